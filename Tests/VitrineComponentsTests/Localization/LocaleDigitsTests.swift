import Foundation
import Testing
import VitrineComponents

@Suite("Whole numbers")
struct LocaleDigitsTests {
    @Test(
        "A short number is formatted as by Foundation in every locale",
        arguments: [0, 7, 10, 99, 100, 987, 999, 1000, -5, -100])
    func everyLocale(number: Int) {
        let systems = ["", "@numbers=hans", "@numbers=hanidec", "@numbers=roman", "@numbers=deva", "@numbers=beng"]
        let names = Locale.availableIdentifiers.sorted() + systems.map { "en\($0)" }
        for name in names {
            let locale = Locale(identifier: name)
            let formatters = Formatters(locale: locale, timeZone: .gmt, now: Date(timeIntervalSince1970: 0))
            let expected = number.formatted(.number.locale(formatters.locale))
            #expect(formatters.string(from: number) == expected, "\(name)")
        }
    }
}
