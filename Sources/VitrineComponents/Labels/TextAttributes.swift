/// The look of a text, as classes of the site's stylesheet.
public struct TextAttributes: Hashable, Sendable, ExpressibleByArrayLiteral {
    /// The classes, in order.
    public var classes: [String]

    /// Whether there are no classes.
    public var isEmpty: Bool { classes.isEmpty }

    /// Creates attributes with these classes.
    public init(classes: [String]) { self.classes = classes }

    /// Creates attributes with these classes.
    public init(arrayLiteral classes: String...) { self.classes = classes }

    /// The look of the surrounding text.
    public static let main: TextAttributes = ["label"]
    /// The look of a link.
    public static let tappable: TextAttributes = ["tappable"]
}
