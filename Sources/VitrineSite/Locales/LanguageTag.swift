import Foundation

/// Language tags that a site can be rendered in: well formed by BCP 47, with a language that is known.
enum LanguageTag {
    /// Why a text is no language tag that can be used; nil when it is one.
    static func problem(with tag: String) -> String? {
        let example = "as in de, pt-BR or zh-Hant"
        if tag.isEmpty { return "a language tag must not be empty; it is written \(example)" }
        let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
        let isPlain = parts.allSatisfy { part in
            (1...8).contains(part.utf8.count) && part.utf8.allSatisfy(Self.isAlphanumeric)
        }
        guard isPlain, let language = parts.first, (2...3).contains(language.utf8.count),
            language.utf8.allSatisfy({ !(0x30...0x39).contains($0) })
        else { return "\"\(tag)\" is not a language tag; one is written \(example)" }
        guard Locale.LanguageCode(language.lowercased()).isISOLanguage || isAvailable(language.lowercased()) else {
            return "no language is known as \"\(language)\""
        }
        return nil
    }

    /// The tag as it is usually written, `zh-Hant-TW`: language small, script with a capital, region in capitals.
    static func canonical(_ tag: String) -> String {
        var parts: [String] = []
        var isPrivate = false
        for (index, part) in tag.split(separator: "-").map({ $0.lowercased() }).enumerated() {
            let isWord = part.utf8.allSatisfy { !(0x30...0x39).contains($0) }
            if index == 0 || isPrivate {
                parts.append(part)
            } else if part.utf8.count == 4, isWord {
                parts.append(part.prefix(1).uppercased() + part.dropFirst())
            } else if part.utf8.count == 2 {
                parts.append(part.uppercased())
            } else {
                parts.append(part)
            }
            if part.utf8.count == 1 { isPrivate = true }
        }
        return parts.joined(separator: "-")
    }

    /// The language's own name for itself, `Deutsch`; the tag where Foundation does not know it.
    static func ownName(_ tag: String) -> String {
        let locale = Locale(identifier: tag)
        return locale.localizedString(forIdentifier: tag) ?? tag
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    }

    private static func isAvailable(_ language: String) -> Bool {
        Locale.availableIdentifiers.contains(language)
    }
}
