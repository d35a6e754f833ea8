import Foundation

/// A well-formed BCP 47 language tag of a known language.
///
/// ```swift
/// let tag = try LanguageTag("zh-Hant-TW")
/// ```
package struct LanguageTag: Hashable, Sendable {
    /// The tag in its canonical form: `zh-Hant-TW` for `ZH-hant-tw`, `he` for the deprecated `iw`.
    package let text: String

    /// Language codes that are still in use although Foundation does not list them as codes of ISO 639.
    private static let retired: Set<String> = ["in", "iw", "ji", "jw", "mo", "sh", "tl"]
    /// Codes of ISO 639 that denote no single language: undetermined, multiple, no linguistic content, uncoded.
    static let special: Set<String> = ["und", "mul", "zxx", "mis"]
    /// The maximum length of a tag, in bytes.
    static let maximumLength = 100

    /// Creates a tag from a text.
    /// - Throws: ``LanguageTagProblem`` when the tag is not well-formed or is longer than 100 bytes, or when its
    ///   language code is unknown or, like `und`, denotes no single language.
    package init(_ tag: String) throws(LanguageTagProblem) {
        guard tag.utf8.count <= Self.maximumLength, LanguageTagSyntax.isWellFormed(tag) else {
            throw .malformed(tag)
        }
        let code = String(tag.prefix { $0 != "-" }).lowercased()
        let isKnown = Locale.LanguageCode(code).isISOLanguage || Self.retired.contains(code)
        guard isKnown, !Self.special.contains(code) else {
            throw .unknownLanguage(code, tag: tag)
        }
        text = Locale(identifier: tag).identifier(.bcp47)
    }
}

/// Returns a text for a message, cut after `limit` characters and followed by an ellipsis if it is longer.
func shortened(_ text: String, to limit: Int = 60) -> String {
    let start = text.prefix(limit)
    return start.endIndex == text.endIndex ? text : start + "…"
}

extension RenderContext {
    /// Returns the problem with a language tag; nil when pages can be rendered in its language.
    package static func problem(withLanguage tag: String) -> LanguageTagProblem? {
        do {
            _ = try LanguageTag(tag)
            return nil
        } catch {
            return error
        }
    }
}
