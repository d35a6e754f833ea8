import VitrineAccessibility
import VitrineMarkup
import VitrineSupport

/// Names of custom elements: a small letter first, a hyphen somewhere, no capitals, and none of eight reserved names.
enum CustomElements {
    /// Names with a hyphen that SVG and MathML have.
    private static let reserved: Set = [
        "annotation-xml", "color-profile", "font-face", "font-face-src", "font-face-uri", "font-face-format",
        "font-face-name", "missing-glyph",
    ]

    /// Whether a name is valid. In HTML capitals do not matter.
    static func isValid(_ name: String, _ syntax: PageSyntax) -> Bool {
        name.utf8.contains(UInt8(ascii: "-")) && problem(name, syntax) == nil
    }

    /// What is wrong with a name; nil when nothing is, or when it has no hyphen and so is not meant to be one.
    static func problem(_ name: String, _ syntax: PageSyntax) -> String? {
        guard name.utf8.contains(UInt8(ascii: "-")) else { return nil }
        let name = syntax == .html ? name.lowercased() : name
        if reserved.contains(name) { return "the name is reserved" }
        if name.utf8.contains(where: \.isASCIIUppercase) { return "its name must have no capitals" }
        guard let first = name.utf8.first, first.isASCIILowercase else {
            return "its name must begin with a letter from a to z"
        }
        return nil
    }
}
