import Vitrine

/// A colored circle with initials, which the page's formatters make from a name.
struct Avatar: Component, Identifiable {
    let id: Int
    var name: String
}
