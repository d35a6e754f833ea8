import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineSite

@Suite("vitrine.yml")
struct ConfigurationTests {
    private func read(_ text: String) throws -> SiteConfiguration {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write(text, to: "site/vitrine.yml")
        return try SiteConfiguration(folder: bench.site)
    }

    /// Returns the line and the message of every problem in `vitrine.yml`, and expects each of them to be a usage
    /// error.
    private func problems(_ text: String) throws -> [String] {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write(text, to: "site/vitrine.yml")
        let found = #expect(throws: SiteProblems.self) { try SiteConfiguration(folder: bench.site) }?.all ?? []
        #expect(found.allSatisfy { $0.kind == .usage && $0.file == "\(bench.path)/site/vitrine.yml" })
        return found.map { "\($0.line ?? 0): \($0.message)" }
    }

    @Test func missingFileGivesDefaults() throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let configuration = try SiteConfiguration(folder: bench.site)
        #expect(configuration == SiteConfiguration())
        #expect(configuration.title == "Gallery")
        #expect(configuration.language == "en")
        #expect(configuration.direction == nil)
        #expect(configuration.theme == "default")
    }

    @Test(arguments: ["", "\n", "# nothing yet\n"]) func emptyFileGivesDefaults(text: String) throws {
        #expect(try read(text) == SiteConfiguration())
    }

    @Test func allKeys() throws {
        let configuration = try read(
            """
            title: "Läden & <Lager>"
            description: Was es gibt.
            language: de-CH
            direction: rtl
            theme: paper
            """)
        #expect(configuration.title == "Läden & <Lager>")
        #expect(configuration.description == "Was es gibt.")
        #expect(configuration.language == "de-CH")
        #expect(configuration.direction == .rightToLeft)
        #expect(configuration.theme == "paper")
    }

    private static let known =
        "budget, calendar, check, description, devices, direction, language, locales, now, policy, search, snapshots, source, theme, timeZone, title"

    @Test func localesCalendarTimeZoneAndNow() throws {
        let configuration = try read(
            """
            locales: [de, ar-EG, zh-Hant]
            timeZone: Asia/Tokyo
            calendar: japanese
            now: 2026-01-31T12:00:00Z
            """)
        #expect(configuration.locales == ["de", "ar-EG", "zh-Hant"])
        #expect(configuration.timeZone.identifier == "Asia/Tokyo")
        #expect(configuration.calendar == .japanese)
        #expect(configuration.now.timeIntervalSince1970 == 1_769_860_800)
        #expect(configuration.direction == nil)
    }

    @Test func mistakesInLocalesAndDates() throws {
        let found = try problems(
            """
            locales: [de, xx, en_US, 7]
            timeZone: Moon/Sea
            calendar: moon
            now: tomorrow
            """)
        #expect(
            found == [
                "1: locales: “xx” is not a known language: “xx” is not in ISO 639",
                "1: locales: “en_US” is not a language tag; join its parts with hyphens: “en-US”",
                "1: locales: “7” is not a language tag such as de, pt-BR or zh-Hant",
                "2: unknown time zone “Moon/Sea”; use a name such as Europe/Berlin or GMT+0100",
                """
                3: unknown calendar “moon”; the calendars are buddhist, chinese, coptic, ethiopic, gregorian, gregory, hebrew, \
                indian, islamic, islamic-civil, islamic-tbla, islamic-umalqura, iso8601, japanese, persian, roc
                """,
                "4: now must be a date and time such as 2026-01-31T12:00:00Z, found “tomorrow”",
            ])
        #expect(try problems("locales: de") == ["1: locales must be a list, such as [de, ar]"])
    }

    @Test func numberAsTitle() throws {
        #expect(try read("title: 2027").title == "2027")
    }

    @Test(arguments: ["2026-01-31", "2026-01-31T12:00:00", "2026-01-31T12:00:00Zjunk", "2026-02-31T12:00:00Z"])
    func invalidMoments(text: String) throws {
        #expect(
            try problems("now: \(text)\n") == [
                "1: now must be a date and time such as 2026-01-31T12:00:00Z, found “\(text)”"
            ])
    }

    @Test func unknownKeyListsKnownKeys() throws {
        #expect(
            try problems("title: A\nthem: paper\n") == [
                "2: unknown key “them” (did you mean “theme”?); the keys are \(Self.known)"
            ])
    }

    @Test func allMistakesAtOnce() throws {
        #expect(
            try problems("titel: A\ntitle: [A, B]\nlanguage: \"\"\ndirection: up\n") == [
                "1: unknown key “titel” (did you mean “title”?); the keys are \(Self.known)",
                "2: title must be a string",
                "3: language: “” is not a language tag such as de, pt-BR or zh-Hant",
                "4: direction must be ltr or rtl, found “up”",
            ])
    }

    @Test(arguments: ["- title\n- theme\n", "just a text\n"]) func notAMapping(text: String) throws {
        #expect(try problems(text) == ["1: must be a mapping of keys to values"])
    }

    @Test func badYAML() throws {
        let found = try problems("title: A\ntheme: \"paper\nlanguage: en\n")
        #expect(found.count == 1)
        #expect(found.first?.contains(": is not valid YAML: ") == true)
        #expect(found.first?.hasPrefix("0") == false)
    }

    @Test func badIndentation() throws {
        let found = try problems("title: A\n  theme: paper\n")
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("2: is not valid YAML: ") == true)
    }

    @Test func keyTwice() throws {
        #expect(
            try problems("title: A\ntheme: paper\ntitle: B\n") == [
                "3: is not valid YAML: duplicate key “title”: the first is on line 1"
            ])
    }

    @Test func invalidUTF8() throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write(Array("title: A\ndescription: ".utf8) + [0xFF, 0x0A], to: "site/vitrine.yml")
        let found = #expect(throws: SiteProblems.self) { try SiteConfiguration(folder: bench.site) }
        #expect(found?.all.map(\.description) == ["\(bench.path)/site/vitrine.yml:2: error: is not UTF-8"])
        #expect(found?.all.map(\.kind) == [.usage])
    }
}
