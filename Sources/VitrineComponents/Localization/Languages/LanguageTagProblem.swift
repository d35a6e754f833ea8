import Foundation
import VitrineSupport

/// Why a text is no tag of a language.
public enum LanguageTagProblem: Error, Hashable, Sendable {
    /// It does not follow the grammar of RFC 5646.
    case malformed(String)
    /// It does, but there is no such language.
    case unknownLanguage(String, tag: String)
}

extension LanguageTagProblem: CustomStringConvertible {
    /// The problem as a sentence.
    public var description: String {
        switch self {
        case .malformed(let tag) where tag.contains("_"):
            "\(quoted(tag)) is not a language tag; join its parts with hyphens: "
                + "\(quoted(tag.replacing("_", with: "-")))"
        case .malformed(let tag):
            "\(quoted(tag)) is not a language tag such as de, pt-BR or zh-Hant"
        case .unknownLanguage(let code, let tag):
            "\(quoted(tag)) names no language: \(quoted(code)) is not in ISO 639"
        }
    }
}
