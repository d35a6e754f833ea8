/// One attribute of an element: a name of the vocabulary and a value that knows its context.
///
/// ```swift
/// html.a("Read on", .href("more.html"), .class("next"), .class("primary", when: isFirst))
/// ```
///
/// Given more than once on one element, classes join into an ordered set and style declarations join by
/// property, the last one winning; any other repetition is a ``HTMLProblem/Kind/duplicateAttribute(_:)``.
public struct Attribute: Sendable {
    @usableFromInline let name: StaticString
    @usableFromInline let kind: Kind
    @usableFromInline let text: String

    /// How a value is checked and written. Kept apart from the text, so that writing an attribute borrows the
    /// text where it lies: unpacking it from an enum would count references on each of them.
    @usableFromInline
    enum Kind: Sendable {
        /// Nothing is written.
        case omitted
        /// A boolean attribute: present, with an empty value.
        case flag
        case text
        /// One address, held to ``URLPolicy``.
        case url
        /// One address that shows a document of its own, as a frame does.
        case documentURL
        /// Addresses with descriptors between commas, as in `srcset`.
        case imageCandidates
        /// Addresses between spaces, as in `ping`.
        case urlTokens
        /// A set of space-separated tokens that merges: `class`.
        case tokens
        /// One style declaration; the name is the property.
        case style
        /// The name lacks the `data-` in front.
        case data
        /// The name lacks the `aria-` in front.
        case aria
        /// A name known only at run time: the text is `name=value`.
        case named
        /// The same, and the value may be a script.
        case scripted
        /// An invalid name that is only known at run time: the text is that name.
        case misnamed
    }

    @inlinable @inline(__always)
    init(_ name: StaticString, _ kind: Kind, _ text: String = "") {
        self.name = name
        self.kind = kind
        self.text = text
    }

    /// An attribute only when `condition` holds.
    ///
    /// ```swift
    /// html.button("Save", .when(isBusy, .disabled))
    /// ```
    @inlinable @inline(__always)
    public static func when(_ condition: Bool, _ attribute: @autoclosure () -> Attribute) -> Attribute {
        condition ? attribute() : Attribute("", .omitted)
    }

    /// An attribute that the vocabulary does not list, or whose name is data. A name that is none is
    /// reported; names that hold addresses (`href`, `src`, ...) are held to `URLPolicy` all the same. Capitals
    /// are only for SVG and MathML; `xmlns` and `srcdoc` are refused.
    /// - Parameter allowingScripts: whether the value may be a script: that of an event handler such as `onclick`, or an address
    ///   with `javascript:`. Otherwise they are left out and reported as ``HTMLProblem/Kind/eventHandler(_:)`` and
    ///   ``HTMLProblem/Kind/refusedURL(attribute:scheme:)``.
    public static func attribute(_ name: String, _ value: String, allowingScripts: Bool = false) -> Attribute {
        AttributeName.isOpen(name)
            ? Attribute("", allowingScripts ? .scripted : .named, "\(name)=\(value)") : Attribute("", .misnamed, name)
    }
}
