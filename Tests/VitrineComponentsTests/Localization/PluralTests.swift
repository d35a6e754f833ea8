import Testing

@testable import VitrineComponents

@Suite("Plural forms")
struct PluralTests {
    /// CLDR's samples: languages, category, and numbers, with ranges such as `2~16` replaced with all their numbers.
    static let samples: [(languages: [String], category: PluralCategory, numbers: [String])] = {
        var samples: [(languages: [String], category: PluralCategory, numbers: [String])] = []
        var languages: [String] = []
        for line in PluralSamples.table.split(separator: "\n") {
            guard line.hasPrefix("- ") else {
                languages = line.split(separator: " ").map { String($0).replacing("_", with: "-") }
                continue
            }
            let halves = line.dropFirst(2).split(separator: ": ", omittingEmptySubsequences: false)
            guard halves.count == 2, let category = PluralCategory(rawValue: String(halves[0])) else { continue }
            samples.append((languages, category, halves[1].split(separator: ", ").flatMap { Self.numbers(String($0)) }))
        }
        return samples
    }()

    private static func numbers(_ text: String) -> [String] {
        let ends = text.split(separator: "~")
        guard ends.count == 2, let first = Double(ends[0]), let last = Double(ends[1]) else { return [text] }
        let digits = ends[0].split(separator: ".").dropFirst().first?.count ?? 0
        let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
        return (Int((first * scale).rounded())...Int((last * scale).rounded())).map { number in
            guard digits > 0 else { return "\(number)" }
            let fraction = "\(number % Int(scale))"
            return "\(number / Int(scale))." + String(repeating: "0", count: digits - fraction.count) + fraction
        }
    }

    @Test("Every sample number of CLDR has CLDR's plural form in all languages")
    func everySample() {
        var count = 0
        var wrong: [String] = []
        for (languages, category, numbers) in Self.samples {
            for language in languages {
                for number in numbers {
                    count += 1
                    var found = [PluralCategory(ofDecimal: number, language: language)]
                    if let whole = Int(number) { found.append(PluralCategory(of: whole, language: language)) }
                    if found.contains(where: { $0 != category }) { wrong.append("\(language) \(number): \(found)") }
                }
            }
        }
        #expect(wrong.isEmpty)
        #expect(count > 11_900)
        #expect(Set(Self.samples.flatMap(\.languages)).count == PluralRules.all.count)
    }

    @Test(
        "Whole numbers",
        arguments: [
            ("en", [0: "other", 1: "one", -1: "one", 2: "other", 21: "other", Int.min: "other"]),
            ("de", [0: "other", 1: "one", 2: "other"]),
            ("fr", [0: "one", 1: "one", 2: "other", 1_000_000: "many"]),
            ("ja", [0: "other", 1: "other"]),
            ("he", [1: "one", 2: "two", 3: "other", 10: "other"]),
            ("pl", [1: "one", 2: "few", 4: "few", 5: "many", 12: "many", 22: "few", 112: "many", 122: "few"]),
            (
                "ar",
                [0: "zero", 1: "one", 2: "two", 3: "few", 10: "few", 11: "many", 99: "many", 100: "other", 103: "few"]
            ),
        ] as [(String, [Int: String])])
    func wholeNumbers(language: String, forms: [Int: String]) {
        for (number, form) in forms {
            #expect(PluralCategory(of: number, language: language).rawValue == form, "\(language) \(number)")
        }
    }

    @Test("The plural form depends on the digits that are shown")
    func fractions() {
        #expect(PluralCategory(ofDecimal: "1", language: "en") == .one)
        #expect(PluralCategory(ofDecimal: "1.0", language: "en") == .other)
        #expect(PluralCategory(ofDecimal: "-1", language: "en") == .one)
        #expect(PluralCategory(ofDecimal: "1.5", language: "pl") == .other)
        #expect(PluralCategory(ofDecimal: "1.5", language: "cs") == .many)
        #expect(PluralCategory(ofDecimal: "1.2c6", language: "fr") == .many)
    }

    @Test(
        "A tag without rules has those of the shorter tag; pt-PT has rules",
        arguments: [
            ("pt-PT", "0", PluralCategory.other), ("pt-BR", "0", .one), ("pt", "0", .one), ("pt_PT", "0", .other),
            ("PT-pt-x-a", "0", .other), ("zh-Hant-TW", "1", .other), ("ar-EG", "2", .two), ("xx", "1", .other),
            ("", "1", .other), ("-", "1", .other),
        ])
    func tags(language: String, number: String, form: PluralCategory) {
        #expect(PluralCategory(ofDecimal: number, language: language) == form)
    }

    @Test("Long numbers have the correct form, and an invalid number has the form other")
    func longNumbers() {
        #expect(PluralCategory(ofDecimal: String(repeating: "9", count: 400) + "22", language: "pl") == .few)
        #expect(PluralCategory(ofDecimal: "1" + String(repeating: "0", count: 300), language: "en") == .other)
        #expect(PluralCategory(ofDecimal: String(repeating: "0", count: 300) + "1", language: "en") == .one)
        for text in ["", ".", "1e5", "1.2.3", "1c", "1c99999999999999999999", "1c-1", "∞", "١", "NaN"] {
            #expect(PluralCategory(ofDecimal: text, language: "en") == .other, "\(text)")
        }
    }
}
