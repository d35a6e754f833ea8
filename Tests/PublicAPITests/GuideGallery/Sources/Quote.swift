import Vitrine

/// A quotation of a guest; shown by `templates/quote.mustache`.
struct Quote: Component {
    var text: String
    var author: String?
}
