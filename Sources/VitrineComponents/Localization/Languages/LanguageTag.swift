import Foundation

/// A BCP 47 language tag that is well formed and whose language is known.
///
/// ```swift
/// let tag = try LanguageTag("zh-Hant-TW")
/// ```
public struct LanguageTag: Hashable, Sendable {
    /// The tag in its usual letters: `zh-Hant-TW` for `ZH-hant-tw`.
    public let text: String

    /// Codes of languages that have another one now, and are still written.
    private static let retired: Set<String> = ["in", "iw", "ji", "jw", "mo", "sh", "tl"]
    /// Codes of ISO 639 that are no language: undetermined, several, none, uncoded.
    private static let special: Set<String> = ["und", "mul", "zxx", "mis"]

    /// Checks a tag.
    /// - Throws: ``LanguageTagProblem`` when it is not well formed, or when ISO 639 has no such language.
    public init(_ tag: String) throws(LanguageTagProblem) {
        guard tag.utf8.count <= 100, LanguageTagSyntax.isWellFormed(tag) else { throw .malformed(tag) }
        let code = String(tag.prefix { $0 != "-" }).lowercased()
        let isKnown = Locale.LanguageCode(code).isISOLanguage || Self.retired.contains(code)
        guard isKnown, !Self.special.contains(code) else {
            throw .unknownLanguage(code, tag: tag)
        }
        text = Locale(identifier: tag).identifier(.bcp47)
    }
}

/// Why a text is no tag of a language.
public enum LanguageTagProblem: Error, Hashable, Sendable {
    /// It does not follow the grammar of RFC 5646.
    case malformed(String)
    /// It does, but there is no such language.
    case unknownLanguage(String, tag: String)
}

extension LanguageTagProblem: CustomStringConvertible {
    /// The problem in a sentence for people.
    public var description: String {
        switch self {
        case .malformed(let tag) where tag.contains("_"):
            "\"\(shortened(tag))\" is not a language tag; its parts are joined by hyphens: "
                + "\"\(shortened(tag.replacing("_", with: "-")))\""
        case .malformed(let tag):
            "\"\(shortened(tag))\" is not a language tag such as de, pt-BR or zh-Hant"
        case .unknownLanguage(let code, let tag):
            "\"\(shortened(tag))\" names no language: \"\(code)\" is not in ISO 639"
        }
    }
}

/// The start of a text that may be very long, for messages.
func shortened(_ text: String, to limit: Int = 60) -> String {
    let start = text.prefix(limit)
    return start.endIndex == text.endIndex ? text : start + "…"
}

extension RenderContext {
    /// What is wrong with a language tag; nil when a page can be rendered in its language.
    public static func problem(withLanguage tag: String) -> LanguageTagProblem? {
        do {
            _ = try LanguageTag(tag)
            return nil
        } catch {
            return error
        }
    }
}
