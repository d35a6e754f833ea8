/// One attribute of an element: a name, and a value with the context in which it is checked and escaped.
///
/// ```swift
/// html.a("Read on", .href("more.html"), .class("next"), .class("primary", when: isFirst))
/// ```
///
/// Classes and style declarations may be given more than once on one element: classes are merged into an ordered set,
/// and declarations are merged by property, where the last one wins. Any other repetition is a
/// ``HTMLProblem/Kind/duplicateAttribute(_:)``.
public struct Attribute: Sendable {
    @usableFromInline let name: StaticString
    @usableFromInline let kind: Kind
    @usableFromInline let text: String

    /// The way in which a value is checked and written. It is separate from the text, so that writing an attribute can
    /// borrow the text in place: unpacking the text from an enum would retain and release it for each attribute.
    @usableFromInline
    enum Kind: Sendable {
        /// Nothing is written.
        case omitted
        /// A boolean attribute: present, with an empty value.
        case flag
        case text
        /// One address, checked against ``URLPolicy``.
        case url
        /// One address that loads another document or a script, as in a frame.
        case documentURL
        /// Addresses with descriptors, separated by commas, as in `srcset`.
        case imageCandidates
        /// Addresses separated by spaces, as in `ping`.
        case urlTokens
        /// A set of space-separated tokens that can be merged: `class`.
        case tokens
        /// One style declaration; the name is the property.
        case style
        /// A name without its prefix `data-`.
        case data
        /// A name without its prefix `aria-`.
        case aria
        /// A name known only at run time: the text is `name=value`.
        case named
        /// Like ``named``, but the value may be a script.
        case scripted
        /// A name that is known only at run time and is not allowed: the text is that name.
        case misnamed
    }

    @inlinable @inline(__always)
    init(_ name: StaticString, _ kind: Kind, _ text: String = "") {
        self.name = name
        self.kind = kind
        self.text = text
    }

    /// An attribute that is written only if `condition` is true.
    ///
    /// ```swift
    /// html.button("Save", .when(isBusy, .disabled))
    /// ```
    @inlinable @inline(__always)
    public static func when(_ condition: Bool, _ attribute: @autoclosure () -> Attribute) -> Attribute {
        condition ? attribute() : Attribute("", .omitted)
    }

    /// An attribute that the vocabulary does not list, or whose name is known only at run time. An invalid name is
    /// reported. Values of attributes that hold addresses (`href`, `src`, ...) are still checked against `URLPolicy`.
    /// Capitals are allowed only in names of SVG and MathML; `xmlns` and `srcdoc` are refused.
    /// - Parameter allowingScripts: whether the value may be a script: that of an event handler such as `onclick`, or
    ///   an address with `javascript:`. If false, such an attribute is left out and reported as
    ///   ``HTMLProblem/Kind/eventHandler(_:)`` or ``HTMLProblem/Kind/refusedURL(attribute:scheme:)``.
    public static func attribute(_ name: String, _ value: String, allowingScripts: Bool = false) -> Attribute {
        AttributeName.isOpen(name)
            ? Attribute("", allowingScripts ? .scripted : .named, "\(name)=\(value)") : Attribute("", .misnamed, name)
    }
}
