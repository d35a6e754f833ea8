import Foundation
import Synchronization

/// Finds the best match for a language among the languages of a catalog.
///
/// The language itself comes first, then the language with its most likely script and region (`pt-BR` for `pt`), then
/// the prefixes of its tag (`de` for `de-AT`), then those of the tag with script and region. The script must be the
/// same: `zh-TW` is written in the script of `zh-Hant`, so it matches `zh-Hant` and never `zh`.
final class LanguageMatcher: Sendable {
    private let byTag: [String: String]
    private let known = Mutex<[String: [String]]>([:])

    /// Creates a matcher for the languages of a catalog.
    /// - Parameter languages: tags as they are written in the catalog. Tags that differ only in case, or in `_` instead
    ///   of `-`, count as the same.
    init(_ languages: some Sequence<String>) {
        var byTag: [String: String] = [:]
        let sorted = languages.sorted()
        // Tags as written take precedence over expanded ones. If several tags have the same expanded form, such as
        // `zh-Hant` and `zh-TW`, the first in sorted order is used for it.
        for language in sorted { byTag[Self.normalized(language), default: language] = language }
        for language in sorted where byTag[Self.maximal(language)] == nil { byTag[Self.maximal(language)] = language }
        self.byTag = byTag
    }

    /// Returns the best match, as it is written in the catalog; nil when there is none.
    func match(_ language: String) -> String? { matches(language).first }

    /// Returns all matches, the best one first.
    func matches(_ language: String) -> [String] {
        known.withLock { known in
            if let answer = known[language] { return answer }
            let script = Self.script(language)
            var answer: [String] = []
            for candidate in Self.candidates(language) where Self.script(candidate) == script {
                if let match = byTag[candidate], !answer.contains(match) { answer.append(match) }
            }
            known[language] = answer
            return answer
        }
    }

    /// Returns the tags to try, in order; for `zh-TW`, these are `zh-tw`, `zh-hant-tw`, `zh`, `zh-hant` and again `zh`.
    private static func candidates(_ language: String) -> [String] {
        let tag = normalized(language)
        var full = maximal(language)
        var candidates = [tag, full] + shortened(tag)
        while let end = full.lastIndex(of: "-") {
            full = String(full[..<end])
            candidates.append(full)
        }
        return candidates
    }

    private static func shortened(_ tag: String) -> [String] {
        tag.indices.filter { tag[$0] == "-" }.reversed().map { String(tag[..<$0]) }
    }

    private static func normalized(_ language: String) -> String { language.replacing("_", with: "-").lowercased() }

    /// Returns the tag with the most likely script and region of the language.
    private static func maximal(_ language: String) -> String {
        normalized(Locale.Language(identifier: language).maximalIdentifier)
    }

    private static func script(_ language: String) -> String? {
        Locale.Language(identifier: language).script?.identifier
    }
}
