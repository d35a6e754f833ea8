public import Foundation

// Names of people. Foundation's own formatter exists only on Apple systems, so its rules are implemented here. The
// script of a name takes precedence over the language of the page.
//
// - Names in Chinese, Japanese and Korean script have the family name first; their abbreviation is the family name.
// - In scripts such as Arabic, letters join their neighbors, so a name in such a script is abbreviated to one of its
//   parts instead of initials.
// - All other names are abbreviated to the initials of given and family name, in the order of the language.
extension Formatters {
    /// Formats a name whose parts are known.
    ///
    /// ```swift
    /// let name = PersonNameComponents(givenName: "Anna", familyName: "Schmidt")
    /// formatters.string(from: name, style: .abbreviated)  // AS
    /// ```
    public func string(from name: PersonNameComponents, style: NameStyle = .full) -> String {
        let parts = [name.familyName, name.givenName, name.middleName]
        let script = NameScript(of: parts.compactMap(\.self).joined())
        switch style {
        case .full: return ordered(given: [name.givenName], family: name.familyName, script: script)
        case .long:
            let core = ordered(given: [name.givenName, name.middleName], family: name.familyName, script: script)
            return joined([name.namePrefix, core, name.nameSuffix]) ?? ""
        case .short: return joined([name.nickname]) ?? joined([name.givenName]) ?? joined([name.familyName]) ?? ""
        case .abbreviated: return abbreviated(name, script)
        }
    }

    /// Splits a name that is written as one string into its parts.
    ///
    /// The parts are guessed from usual notations: `Dr. Anna Maria Schmidt`, `Schmidt, Anna`, `Ludwig van Beethoven`,
    /// `杨振宁`, `木田 泰夫`. A name that contains kana but no space is treated as a family name.
    /// - Returns: the parts, or nil when the name contains no letter.
    public func personNameComponents(from name: String) -> PersonNameComponents? {
        NameParser.components(of: name, familyFirst: isFamilyFirst)
    }

    /// Returns the abbreviation of a name, usually its initials, to show instead of a portrait. Nil when the name
    /// contains no letter.
    ///
    /// ```swift
    /// formatters.initials(of: "Ludwig van Beethoven")  // LB
    /// ```
    public func initials(of name: String) -> String? {
        personNameComponents(from: name).map { string(from: $0, style: .abbreviated) }
    }

    /// Whether the family name comes first in the language, whatever the script.
    private var isFamilyFirst: Bool { ["hu", "vi", "km"].contains(locale.language.languageCode?.identifier) }

    private func ordered(given: [String?], family: String?, script: NameScript) -> String {
        let parts = script.isEastAsian || isFamilyFirst ? [family] + given : given + [family]
        let needsNoSpace = script == .hangul || script == .han && locale.language.languageCode?.identifier != "ja"
        return joined(parts, needsNoSpace ? "" : " ") ?? ""
    }

    private func abbreviated(_ name: PersonNameComponents, _ script: NameScript) -> String {
        switch script {
        case .han, .japanese, .hangul: return joined([name.familyName]) ?? joined([name.givenName]) ?? ""
        case .joined: return string(from: name, style: .short)
        case .separate:
            let given = initial(name.givenName)
            let family = initial(name.familyName)
            return (isFamilyFirst ? [family, given] : [given, family]).compactMap(\.self).joined()
        }
    }

    /// Returns the first letter of a name in upper case; nil if there is none. Words that begin with a lowercase
    /// letter, such as `van`, are skipped unless all words do.
    private func initial(_ name: String?) -> String? {
        let words = (name ?? "").split(whereSeparator: \.isWhitespace)
        let word = words.first { $0.first?.isLowercase == false } ?? words.first
        let letter = word?.first { $0.unicodeScalars.contains(where: \.properties.isAlphabetic) }
        return letter.flatMap { String($0).uppercased(with: locale).first }.map(String.init)
    }

    private func joined(_ parts: [String?], _ separator: String = " ") -> String? {
        let parts = parts.compactMap(\.self).filter { !$0.isEmpty }
        return parts.isEmpty ? nil : parts.joined(separator: separator)
    }
}
