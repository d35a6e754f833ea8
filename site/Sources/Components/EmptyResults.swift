import Vitrine

/// A placeholder for a list without entries, rendered by `templates/empty-results.mustache`.
struct EmptyResults: Component {
    var title: LocalizedText
    var message: LocalizedText?
}
