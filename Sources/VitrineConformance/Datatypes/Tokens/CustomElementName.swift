import VitrineMarkup
import VitrineSupport

/// Checks names of custom elements. A valid name begins with a lowercase ASCII letter, has a hyphen and no ASCII
/// capitals, contains no whitespace, NUL, `/` or `>`, and is not reserved for SVG or MathML.
enum CustomElementName {
    private static let reserved = [
        "annotation-xml", "color-profile", "font-face", "font-face-src", "font-face-uri", "font-face-format",
        "font-face-name", "missing-glyph",
    ]

    /// Returns the problem with a name; nil if it is valid.
    static func error(_ value: Bytes) -> TokenError? {
        guard let first = value.first, first >= 0x61, first <= 0x7A else {
            return .customElementStart(found: FoundText(firstOf: value))
        }
        if let capital = value.first(where: \.isASCIIUppercase) {
            return .customElementCapital(Unicode.Scalar(capital))
        }
        guard value.contains(UInt8(ascii: "-")) else { return .customElementHyphen }
        if let wrong = value.first(where: { $0.isHTMLSpace || $0 == 0 || $0 == 0x2F || $0 == 0x3E }) {
            return .customElementCharacter(Unicode.Scalar(wrong))
        }
        return reserved.contains { value.elementsEqual($0.utf8) } ? .customElementReserved : nil
    }

    /// Whether the name of an element is a valid name of a custom element. In HTML, case is ignored.
    static func isValid(_ element: String, _ syntax: PageSyntax) -> Bool { error(element: element, syntax) == nil }

    /// Returns the problem with the name of an element if the name has a hyphen and therefore looks like that of a
    /// custom element; nil if the name is valid or has no hyphen.
    static func error(intended element: String, _ syntax: PageSyntax) -> TokenError? {
        element.utf8.contains(UInt8(ascii: "-")) ? error(element: element, syntax) : nil
    }

    private static func error(element: String, _ syntax: PageSyntax) -> TokenError? {
        let name = Bytes(element.utf8)
        return error(syntax == .html ? name.asciiLowercased() : name)
    }
}
