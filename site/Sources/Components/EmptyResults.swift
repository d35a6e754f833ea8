import Vitrine

/// What stands where a list has nothing to show; the view is `templates/empty-results.mustache`.
struct EmptyResults: Component {
    var title: LocalizedText
    var message: LocalizedText?
}
