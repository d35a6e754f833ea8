import Foundation
import VitrineSupport

/// The reason why a text is not accepted as a language tag.
public enum LanguageTagProblem: Error, Hashable, Sendable {
    /// The text does not follow the grammar of RFC 5646, or is longer than 100 bytes. Tags that start with `x-` and
    /// irregular ones such as `i-klingon` are not accepted either.
    case malformed(String)
    /// The tag is well-formed, but its language code is unknown or denotes no single language, such as `und`.
    case unknownLanguage(String, tag: String)
}

extension LanguageTagProblem: CustomStringConvertible {
    /// The message that describes the problem.
    public var description: String {
        switch self {
        case .malformed(let tag) where tag.utf8.count > LanguageTag.maximumLength:
            "\(quoted(tag)) is too long for a language tag: \(tag.utf8.count) bytes; at most "
                + "\(LanguageTag.maximumLength) bytes are allowed"
        case .malformed(let tag) where tag.contains("_"):
            "\(quoted(tag)) is not a language tag; join its parts with hyphens: "
                + "\(quoted(tag.replacing("_", with: "-")))"
        case .malformed(let tag):
            "\(quoted(tag)) is not a language tag such as de, pt-BR or zh-Hant"
        case .unknownLanguage(let code, let tag) where LanguageTag.special.contains(code):
            "\(quoted(tag)) does not name a language: \(quoted(code)) is a special code of ISO 639; "
                + "expected a language such as de"
        case .unknownLanguage(let code, let tag):
            "\(quoted(tag)) is not a known language: \(quoted(code)) is not in ISO 639"
        }
    }
}
