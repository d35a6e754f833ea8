/// One simple selector.
enum SimpleSelector: Sendable {
    /// An element name: as written, and in lowercase for HTML elements.
    case type(name: Int32, lower: Int32)
    /// An element in a namespace, by its URI; "" for none.
    case namespace(String)
    case id(Int32)
    case `class`(Int32)
    indirect case attribute(AttributeTest)
    /// `:is()` and `:where()`.
    case any([Selector])
    case not([Selector])
    /// `:has()`, with the combinators before its relative selectors.
    case has([(Selector.Combinator, Selector)])
    indirect case nth(NthTest)
    case language([String])
    case direction(isRTL: Bool)
    /// The element that a relative selector of `:has()` begins at.
    case anchor
    case root, scope, empty, link, checked, disabled, enabled, required, optional, readOnly, readWrite
    case placeholderShown, defaultChoice, open, onlyChild, onlyOfType, indeterminate
    /// A state that depends on a user or a script; it matches only if it is active.
    case state(String)
    /// A pseudo-class that matches nothing in a static document.
    case never

    /// The selectors in the argument of `:is()`, `:not()`, `:has()` and `:nth-child()`.
    var arguments: [Selector] {
        switch self {
        case .any(let selectors), .not(let selectors): selectors
        case .has(let selectors): selectors.map(\.1)
        case .nth(let test): test.selectors ?? []
        default: []
        }
    }
}
