/// Names of custom elements: a hyphen, no capitals, and none of the names that SVG and MathML have taken.
enum CustomElementName {
    private static let taken = [
        "annotation-xml", "color-profile", "font-face", "font-face-src", "font-face-uri", "font-face-format",
        "font-face-name", "missing-glyph",
    ]

    static func problem(_ value: Bytes) -> String? {
        guard let first = value.first, first >= 0x61, first <= 0x7A else {
            return "the name of a custom element begins with a letter from a to z"
        }
        if value.contains(where: { $0 >= 0x41 && $0 <= 0x5A }) {
            return "the name of a custom element has no capitals from A to Z"
        }
        guard value.contains(UInt8(ascii: "-")) else { return "the name of a custom element has a hyphen" }
        if value.contains(where: { $0.isHTMLSpace || $0 == 0 || $0 == 0x2F || $0 == 0x3E }) {
            return "the name of a custom element has no white space, “/” and “>”"
        }
        return taken.contains { value.elementsEqual($0.utf8) } ? "this name belongs to SVG or MathML" : nil
    }
}
