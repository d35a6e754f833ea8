import VitrineHTML

/// A text of a row, or the footer of a section. A plain text and an attributed text are never equal, even if their
/// characters are the same.
public enum LabelText: Hashable, Sendable {
    /// A plain string, shown as it is.
    case string(String)
    /// A text with attributes.
    case attributed(AttributedText)
    /// A text in the language of the page, with localized dates and numbers.
    case localized(LocalizedText)
}

extension LabelText: ExpressibleByStringInterpolation {
    /// Creates a plain string, shown as it is.
    public init(stringLiteral value: String) { self = .string(value) }
}

extension LabelText {
    /// Whether the text has no characters. For a localized text, this checks the key, not the translation.
    var isEmpty: Bool {
        switch self {
        case .string(let text): text.isEmpty
        case .attributed(let text): text.runs.allSatisfy(\.text.isEmpty)
        case .localized(let text): text.key.isEmpty
        }
    }

    /// Returns the characters of the text in the language of the page.
    func plain(_ html: HTML) -> String {
        switch self {
        case .string(let text): text
        case .attributed(let text): text.runs.map(\.text).joined()
        case .localized(let text): html.localized(text)
        }
    }
}
