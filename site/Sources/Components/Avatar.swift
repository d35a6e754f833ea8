import Vitrine

/// A colored circle with the initials of a name, made by the page's formatters.
struct Avatar: Component, Identifiable {
    let id: Int
    var name: String
}
