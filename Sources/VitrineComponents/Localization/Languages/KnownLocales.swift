import Foundation

extension Locale {
    /// The languages that Foundation supports.
    private static let spoken: Set<String> = Set(
        Locale.availableIdentifiers.map { String($0.prefix { $0 != "_" && $0 != "-" }) })

    /// This locale, or English if Foundation does not support its language. For an unsupported language, Foundation
    /// would use the language of the machine.
    var withKnownWords: Locale {
        let codes = [identifier, identifier(.bcp47)].map { String($0.prefix { $0 != "_" && $0 != "-" }).lowercased() }
        return codes.contains(where: Self.spoken.contains) ? self : Locale(identifier: "en")
    }
}
