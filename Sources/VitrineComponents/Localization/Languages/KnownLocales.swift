import Foundation

extension Locale {
    /// The languages that Foundation has words for.
    private static let spoken: Set<String> = Set(
        Locale.availableIdentifiers.map { String($0.prefix { $0 != "_" && $0 != "-" }) })

    /// This locale, or English where Foundation has no words for its language: there it would take those of the machine.
    var withKnownWords: Locale {
        let codes = [identifier, identifier(.bcp47)].map { String($0.prefix { $0 != "_" && $0 != "-" }).lowercased() }
        return codes.contains(where: Self.spoken.contains) ? self : Locale(identifier: "en")
    }
}
