import Foundation
import Testing

@testable import VitrineConformance

/// What a datatype says about a value; a type that does not exist is a problem of its own.
func problem(_ type: String, _ value: String) -> String? {
    guard let datatype = Datatype.named[type] else { return "no type \(type)" }
    return datatype.problem(Bytes(value.utf8))
}

@Suite("Dates and times")
struct DateTypeTests {
    @Test(
        "Right values",
        arguments: [
            ("date", "2026-11-21 0001-01-01 12026-12-31 2028-02-29 2000-02-29 2400-02-29 1996-02-29"),
            ("month", "2026-11 0001-12 123456-01"),
            ("week", "2026-W47 2026-W53 2020-W53 2015-W53 2004-W53 2025-W52 0001-W01 12020-W53"),
            ("time", "00:00 23:59 14:54:39 14:54:39.9 14:54:39.92 14:54:39.929 00:00:00.000"),
            ("local-datetime", "2026-11-21T14:54 2026-11-21T14:54:39.929"),
            ("normalized-local-datetime", "2026-11-21T14:54 2026-11-21T14:54:39 2026-11-21T14:54:00.5"),
            ("date-or-global-datetime", "2026-11-21 2026-11-21T14:54Z 2026-11-21T14:54:39+01:00 2026-11-21T14:54-0800"),
            (
                "duration",
                "PT4H18M3S P2D P2DT3H PT0S PT1.5S PT1.123S P0D PT3M P12345678901234567890D 4h 4h18m3s 1W2D 3s 1.5s"
            ),
        ] as [(String, String)])
    func right(type: String, values: String) {
        for value in values.split(separator: " ") { #expect(problem(type, String(value)) == nil, "\(type) \(value)") }
    }

    @Test(
        "Right values with white space",
        arguments: [
            ("local-datetime", "2026-11-21 14:54"), ("date-or-global-datetime", "2026-11-21 14:54Z"),
            ("duration", " 1w  2d 3 h\t4m\n5.25 s "), ("duration", "3s 4h"), ("time-datetime", "2026-11-21 14:54"),
        ] as [(String, String)])
    func spaced(type: String, value: String) { #expect(problem(type, value) == nil) }

    @Test(
        "Wrong values with the reason",
        arguments: [
            ("date", "", "it is empty where a date is needed"),
            ("date", "2026-13-01", "there is no month 13"), ("date", "2026-00-01", "there is no month 0"),
            ("date", "2026-11-31", "this month has 30 days"), ("date", "2026-02-29", "this month has 28 days"),
            ("date", "1900-02-29", "this month has 28 days"), ("date", "2028-02-30", "this month has 29 days"),
            ("date", "2026-11-32", "there is no day 32"), ("date", "2026-11-00", "there is no day 0"),
            ("date", "0000-01-01", "there is no year 0"), ("date", "026-01-01", "a year has at least four digits"),
            ("date", "2026-1-01", "month has two digits"), ("date", "2026-01-1", "day has two digits"),
            ("date", "2026-11", "“-” is missing, as in 2026-11-21"),
            ("date", "2026/11/21", "“-” is missing, as in 2026-11"),
            ("date", "2026-11-21 ", "“ ” stands behind a date"),
            ("date", " 2026-11-21", "a year has at least four digits"),
            ("date", "２０２６-11-21", "a year has at least four digits"),
            ("date", "-2026-11-21", "a year has at least four digits"),
            ("date", "+2026-11-21", "a year has at least four digits"),
            ("date", "2026-11-21T00:00Z", "“T00:00Z” stands behind a date"),
            ("month", "2026-13", "there is no month 13"), ("month", "2026-11-21", "“-21” stands behind a month"),
            ("week", "2025-W53", "this year has 52 weeks"), ("week", "2026-W54", "there is no week 54"),
            ("week", "2026-W00", "there is no week 0"), ("week", "2026-w47", "“W” is missing, as in 2026-W47"),
            ("week", "2026W47", "“-” is missing, as in 2026-W47"), ("week", "2026-W4", "week has two digits"),
            ("time", "24:00", "there is no hour 24"), ("time", "23:60", "there is no minute 60"),
            ("time", "23:59:60", "there is no second 60"), ("time", "9:00", "hour has two digits"),
            ("time", "14", "“:” is missing, as in 14:54"), ("time", "14:54:", "second has two digits"),
            ("time", "14:54:39.", "a fraction of a second has one to three digits"),
            ("time", "14:54:39.1234", "a fraction of a second has one to three digits"),
            ("time", "14:54Z", "“Z” stands behind a time"), ("time", "2:54 PM", "hour has two digits"),
            ("time", "14:54:39,5", "“,5” stands behind a time"),
            ("local-datetime", "2026-11-21", "“T” and a time are missing, as in 2026-11-21T14:54"),
            ("local-datetime", "2026-11-21t14:54", "“T” and a time are missing, as in 2026-11-21T14:54"),
            ("local-datetime", "2026-11-21  14:54", "hour has two digits"),
            ("local-datetime", "2026-11-21T14:54Z", "“Z” stands behind a date with time"),
            ("normalized-local-datetime", "2026-11-21 14:54", "“T” stands between date and time"),
            ("normalized-local-datetime", "2026-11-21T14:54:00", "seconds that are zero are left out"),
            ("normalized-local-datetime", "2026-11-21T14:54:00.000", "seconds that are zero are left out"),
            ("normalized-local-datetime", "2026-11-21T14:54:10.50", "zeros at the end are left out"),
            ("date-or-global-datetime", "2026-11-21T14:54", "a time zone is missing, as in Z or +01:00"),
            ("date-or-global-datetime", "2026-11-21T14:54z", "a time zone is missing, as in Z or +01:00"),
            ("date-or-global-datetime", "2026-11-21T14:54+24:00", "a time zone is at most 23:59 away"),
            ("date-or-global-datetime", "2026-11-21T14:54+01:60", "a time zone is at most 23:59 away"),
            (
                "date-or-global-datetime", "2026-11-21T14:54+1:00",
                "hours and minutes of a time zone have two digits each"
            ),
            ("date-or-global-datetime", "2026-11-21T14:54+01", "“:” is missing, as in +01:00"),
            ("date-or-global-datetime", "2026-11-21T14:54+010", "“:” is missing, as in +01:00"),
            ("date-or-global-datetime", "2026-11-21T14:54-00:00", "the time zone of London is written Z or +00:00"),
            ("date-or-global-datetime", "2026-11", "“-” is missing, as in 2026-11-21"),
            ("date-or-global-datetime", "14:54", "a year has at least four digits"),
            ("duration", "P", "behind P stand days, as in P2D, or T with hours, minutes and seconds"),
            ("duration", "PT", "behind T stand hours, minutes and seconds, as in PT4H18M3S"),
            ("duration", "P2DT", "behind T stand hours, minutes and seconds, as in PT4H18M3S"),
            (
                "duration", "P1Y",
                "behind P stand days, as in P2D, or T with hours, minutes and seconds, as in PT4H"
            ),
            (
                "duration", "P2W",
                "behind P stand days, as in P2D, or T with hours, minutes and seconds, as in PT4H"
            ),
            (
                "duration", "PT3M4H",
                "behind T stand hours H, minutes M and seconds S in this order, as in PT4H18M3S"
            ),
            (
                "duration", "PT4H4H",
                "behind T stand hours H, minutes M and seconds S in this order, as in PT4H18M3S"
            ),
            ("duration", "PT1.5H", "only seconds have a fraction"),
            ("duration", "PT1.S", "a fraction of a second has one to three digits"),
            ("duration", "PT1.1234S", "a fraction of a second has one to three digits"),
            ("duration", "PT4H ", "“ ” stands behind a duration"),
            (
                "duration", "pt4h",
                "a duration is written as PT4H18M3S or as numbers with w, d, h, m and s"
            ),
            ("duration", "4h 4h", "each unit stands once"), ("duration", "4H 4h", "each unit stands once"),
            ("duration", "1.5h", "only seconds have a fraction"),
            ("duration", "4 ", "behind a number of a duration stands w, d, h, m or s"),
            ("duration", "4y", "behind a number of a duration stands w, d, h, m or s"),
            (
                "duration", "-4h",
                "a duration is written as PT4H18M3S or as numbers with w, d, h, m and s"
            ),
        ] as [(String, String, String)])
    func wrong(type: String, value: String, reason: String) { #expect(problem(type, value) == reason, "\(value)") }

    @Test("<time> takes every form")
    func timeForms() {
        let right = [
            "2026-11", "2026-11-21", "11-21", "--11-21", "02-29", "14:54", "14:54:39.929", "2026-11-21T14:54",
            "2026-11-21 14:54:39", "Z", "+0000", "+00:00", "-0800", "-08:00", "2026-11-21T14:54Z",
            "2026-11-21 14:54:39.929-08:00", "2026-W47", "2026", "0001", "10000", "PT4H18M3S", "4h 18m 3s", "1.5s",
            " 3s ", "P2D",
        ]
        for value in right { #expect(problem("time-datetime", value) == nil, "\(value)") }
        let wrong = [
            "", " ", "2026-11-21 ", " 2026", "2026-13", "2026-W54", "2026-w01", "24:00", "11-31", "02-30", "-11-21",
            "---11-21", "+1:00", "z", "999", "0000", "tomorrow", "21.11.2026", "11/21/2026", "2026-11-21T14:54X",
            "2026-11-21T14:54Zz", "2026-11-21T", "P", "4", "1.5", "2026-11-21T24:00", "13-01", "+25:00", "-00:00",
            "3:54",
            "14:54 PM", "2026-11-21TT14:54", "2026-11-21T14:54 +01:00", "١٤:٥٤",
        ]
        for value in wrong { #expect(problem("time-datetime", value) != nil, "\(value)") }
        #expect(problem("time-datetime", "2026-13") == "there is no month 13")
        #expect(problem("time-datetime", "11-31") == "this month has 30 days")
        #expect(problem("time-datetime", "999") == "a year has at least four digits")
        #expect(
            problem("time-datetime", "tomorrow")
                == "it is not a date such as 2026-11-21, a time such as 14:54 or a duration such as PT4H18M3S")
        #expect(problem("time-datetime", " 2026 ") == "white space stands around it")
    }

    @Test("Days of months and weeks of years are those of Foundation's calendar")
    func calendar() throws {
        var calendar = Calendar(identifier: .iso8601)
        calendar.timeZone = .gmt
        for year in Array(1896...2110) + [1600, 2000, 2400, 2399, 2401] {
            for month in 1...12 {
                let date = try #require(calendar.date(from: DateComponents(year: year, month: month, day: 1)))
                let days = try #require(calendar.range(of: .day, in: .month, for: date)).count
                for day in 28...31 {
                    let value = String(format: "%04d-%02d-%02d", year, month, day)
                    #expect((problem("date", value) == nil) == (day <= days), "\(value)")
                }
            }
            // 28 December is always in the last week of its year.
            let late = try #require(calendar.date(from: DateComponents(year: year, month: 12, day: 28)))
            let weeks = calendar.component(.weekOfYear, from: late)
            for week in 52...53 {
                let value = String(format: "%04d-W%02d", year, week)
                #expect((problem("week", value) == nil) == (week <= weeks), "\(value)")
            }
        }
    }

    @Test("Values of 10 MB are judged at once")
    func long() {
        let digits = String(repeating: "9", count: 10_000_000)
        #expect(problem("date", digits + "-01-01") == nil)
        #expect(problem("duration", "P\(digits)D") == nil)
        #expect(problem("time-datetime", digits) == nil)
        #expect(problem("duration", String(repeating: " ", count: 10_000_000)) != nil)
        #expect(problem("time-datetime", String(repeating: " ", count: 10_000_000)) != nil)
    }

    @Test(
        "The text of <time> counts where there is no attribute",
        arguments: [
            ("<time>2026-11-21</time>", false), ("<time datetime=\"2026\">last year</time>", false),
            ("<time>last year</time>", true), ("<time></time>", true), ("<time> 2026 </time>", true),
            ("<time>20<!-- x -->26</time>", false), ("<time>2026&#x2d;11</time>", false),
            ("<time>4h<!-- x --> 18m</time>", false),
        ] as [(String, Bool)])
    func text(markup: String, isWrong: Bool) throws {
        #expect(
            try RuleExampleTests.broken(Rule.Example.body("<p>\(markup)</p>").document)
                == (isWrong ? ["value-date"] : []))
    }
}
