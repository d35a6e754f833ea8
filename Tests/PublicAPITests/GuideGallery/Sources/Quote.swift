import Vitrine

/// What a guest said; shown by `templates/quote.mustache`.
struct Quote: Component {
    var text: String
    var author: String?
}
