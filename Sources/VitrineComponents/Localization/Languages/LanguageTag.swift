import Foundation

/// A BCP 47 language tag that is well formed and whose language is known.
///
/// ```swift
/// let tag = try LanguageTag("zh-Hant-TW")
/// ```
package struct LanguageTag: Hashable, Sendable {
    /// The tag in its usual letters: `zh-Hant-TW` for `ZH-hant-tw`.
    package let text: String

    /// Outdated codes of languages that are still in use.
    private static let retired: Set<String> = ["in", "iw", "ji", "jw", "mo", "sh", "tl"]
    /// Codes of ISO 639 that are no language: undetermined, several, none, uncoded.
    private static let special: Set<String> = ["und", "mul", "zxx", "mis"]

    /// Checks a tag.
    /// - Throws: ``LanguageTagProblem`` when it is not well formed, or when ISO 639 has no such language.
    package init(_ tag: String) throws(LanguageTagProblem) {
        guard tag.utf8.count <= 100, LanguageTagSyntax.isWellFormed(tag) else { throw .malformed(tag) }
        let code = String(tag.prefix { $0 != "-" }).lowercased()
        let isKnown = Locale.LanguageCode(code).isISOLanguage || Self.retired.contains(code)
        guard isKnown, !Self.special.contains(code) else {
            throw .unknownLanguage(code, tag: tag)
        }
        text = Locale(identifier: tag).identifier(.bcp47)
    }
}

/// The start of a text that may be very long, for messages.
func shortened(_ text: String, to limit: Int = 60) -> String {
    let start = text.prefix(limit)
    return start.endIndex == text.endIndex ? text : start + "…"
}

extension RenderContext {
    /// A problem with a language tag; nil when a page can be rendered in its language.
    package static func problem(withLanguage tag: String) -> LanguageTagProblem? {
        do {
            _ = try LanguageTag(tag)
            return nil
        } catch {
            return error
        }
    }
}
