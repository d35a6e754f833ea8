import Foundation
import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

/// Returns the message of a datatype about a value; nil if the value is valid. An unknown datatype is a problem, too.
func problem(_ type: String, _ value: String) -> String? {
    guard let datatype = Datatype.named[type] else { return "no type \(type)" }
    return datatype.error(Bytes(value.utf8))?.message
}

@Suite("Dates and times")
struct DateTypeTests {
    @Test(
        "Valid values",
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
        "Valid values with whitespace",
        arguments: [
            ("local-datetime", "2026-11-21 14:54"), ("date-or-global-datetime", "2026-11-21 14:54Z"),
            ("duration", " 1w  2d 3 h\t4m\n5.25 s "), ("duration", "3s 4h"), ("time-datetime", "2026-11-21 14:54"),
        ] as [(String, String)])
    func spaced(type: String, value: String) { #expect(problem(type, value) == nil) }

    @Test(
        "Invalid values, with the reason",
        arguments: [
            ("date", "", "expected a date such as 2026-11-21"),
            ("date", "2026-13-01", "there is no month 13"), ("date", "2026-00-01", "there is no month 0"),
            ("date", "2026-11-31", "there is no day 31 in this month, which has 30 days"),
            ("date", "2026-02-29", "there is no day 29 in this month, which has 28 days"),
            ("date", "1900-02-29", "there is no day 29 in this month, which has 28 days"),
            ("date", "2028-02-30", "there is no day 30 in this month, which has 29 days"),
            ("date", "2026-11-32", "there is no day 32"), ("date", "2026-11-00", "there is no day 0"),
            ("date", "0000-01-01", "there is no year 0"),
            ("date", "026-01-01", "expected a year of at least four digits, found “026”"),
            ("date", "2026-1-01", "expected a two-digit month, found “1”"),
            ("date", "2026-01-1", "expected a two-digit day, found “1”"),
            ("date", "2026-11", "expected “-” as in 2026-11-21, found the end"),
            ("date", "2026/11/21", "expected “-” as in 2026-11, found “/”"),
            ("date", "2026-11-21 ", "it ends with a space"),
            ("date", " 2026-11-21", "it begins with a space"),
            ("date", "２０２６-11-21", "expected a year of at least four digits, found “２”"),
            ("date", "-2026-11-21", "expected a year of at least four digits, found “-”"),
            ("date", "+2026-11-21", "expected a year of at least four digits, found “+”"),
            ("date", "2026-11-21T00:00Z", "unexpected “T00:00Z” after the date"),
            ("month", "2026-13", "there is no month 13"), ("month", "2026-11-21", "unexpected “-21” after the month"),
            ("week", "2025-W53", "there is no week 53 in this year, which has 52 weeks"),
            ("week", "2026-W54", "there is no week 54"),
            ("week", "2026-W00", "there is no week 0"), ("week", "2026-w47", "expected “W” as in 2026-W47, found “w”"),
            ("week", "2026W47", "expected “-” as in 2026-W47, found “W”"),
            ("week", "2026-W4", "expected a two-digit week, found “4”"),
            ("time", "24:00", "there is no hour 24"), ("time", "23:60", "there is no minute 60"),
            ("time", "23:59:60", "there is no second 60"), ("time", "9:00", "expected a two-digit hour, found “9”"),
            ("time", "14", "expected “:” as in 14:54, found the end"),
            ("time", "14:54:", "expected a two-digit second, found the end"),
            ("time", "14:54:39.", "a digit is missing after the decimal point"),
            ("time", "14:54:39.1234", "the fraction has 4 digits; at most three are allowed"),
            ("time", "14:54Z", "unexpected “Z” after the time"),
            ("time", "2:54 PM", "expected a two-digit hour, found “2”"),
            ("time", "14:54:39,5", "unexpected “,5” after the time"),
            ("local-datetime", "2026-11-21", "expected “T” and a time as in 2026-11-21T14:54, found the end"),
            ("local-datetime", "2026-11-21t14:54", "expected “T” and a time as in 2026-11-21T14:54, found “t”"),
            ("local-datetime", "2026-11-21  14:54", "expected a two-digit hour, found a space"),
            ("local-datetime", "2026-11-21T14:54Z", "unexpected “Z” after the date and time"),
            ("normalized-local-datetime", "2026-11-21 14:54", "expected “T” between date and time, found a space"),
            ("normalized-local-datetime", "2026-11-21T14:54:00", "the seconds are zero; remove them"),
            ("normalized-local-datetime", "2026-11-21T14:54:00.000", "the seconds are zero; remove them"),
            (
                "normalized-local-datetime", "2026-11-21T14:54:10.50",
                "the fraction ends with a zero; remove zeros at the end"
            ),
            ("date-or-global-datetime", "2026-11-21T14:54", "expected a time zone such as Z or +01:00, found the end"),
            ("date-or-global-datetime", "2026-11-21T14:54z", "expected a time zone such as Z or +01:00, found “z”"),
            ("date-or-global-datetime", "2026-11-21T14:54+24:00", "there is no hour 24"),
            ("date-or-global-datetime", "2026-11-21T14:54+01:60", "there is no minute 60"),
            (
                "date-or-global-datetime", "2026-11-21T14:54+1:00",
                "expected two digits each for hours and minutes of the time zone, as in +01:00"
            ),
            ("date-or-global-datetime", "2026-11-21T14:54+01", "expected “:” as in +01:00, found the end"),
            ("date-or-global-datetime", "2026-11-21T14:54+010", "expected “:” as in +01:00, found the end"),
            ("date-or-global-datetime", "2026-11-21T14:54-00:00", "-00:00 is not a time zone; write Z or +00:00"),
            ("date-or-global-datetime", "2026-11", "expected “-” as in 2026-11-21, found the end"),
            ("date-or-global-datetime", "14:54", "expected a year of at least four digits, found “14”"),
            ("duration", "P", "expected days as in P2D, or “T” and a time as in PT4H18M3S, found the end"),
            ("duration", "PT", "expected hours, minutes or seconds after “T”, as in PT4H18M3S, found the end"),
            ("duration", "P2DT", "expected hours, minutes or seconds after “T”, as in PT4H18M3S, found the end"),
            (
                "duration", "P1Y",
                "expected “D” after the number of days, as in P2D, found “Y”"
            ),
            (
                "duration", "P2W",
                "expected “D” after the number of days, as in P2D, found “W”"
            ),
            (
                "duration", "PT3M4H",
                "expected H, M or S after the number, in this order, as in PT4H18M3S, found “H”"
            ),
            (
                "duration", "PT4H4H",
                "expected H, M or S after the number, in this order, as in PT4H18M3S, found “H”"
            ),
            ("duration", "PT1.5H", "a fraction before “H” is not allowed; only seconds may have one"),
            ("duration", "PT1.S", "a digit is missing after the decimal point"),
            ("duration", "PT1.1234S", "the fraction has 4 digits; at most three are allowed"),
            ("duration", "PT4H ", "it ends with a space"),
            (
                "duration", "pt4h",
                "expected a duration such as PT4H18M3S or 4h 18m 3s, found “p”"
            ),
            ("duration", "4h 4h", "duplicate unit “h”"), ("duration", "4H 4h", "duplicate unit “h”"),
            ("duration", "1.5h", "a fraction before “h” is not allowed; only seconds may have one"),
            ("duration", "4 ", "expected w, d, h, m or s after the number, found the end"),
            ("duration", "4y", "expected w, d, h, m or s after the number, found “y”"),
            (
                "duration", "-4h",
                "expected a duration such as PT4H18M3S or 4h 18m 3s, found “-”"
            ),
        ] as [(String, String, String)])
    func wrong(type: String, value: String, reason: String) { #expect(problem(type, value) == reason, "\(value)") }

    @Test("<time> accepts every form")
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
        #expect(problem("time-datetime", "11-31") == "there is no day 31 in this month, which has 30 days")
        #expect(problem("time-datetime", "999") == "expected a year of at least four digits, found “999”")
        #expect(
            problem("time-datetime", "tomorrow")
                == "expected a date such as 2026-11-21, a time such as 14:54 or a duration such as PT4H18M3S")
        #expect(problem("time-datetime", " 2026 ") == "it begins with a space")
    }

    @Test("Days of months and weeks of years are the same as in Foundation's calendar")
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
            // In the ISO calendar, December 28 is always in the last week of the year.
            let late = try #require(calendar.date(from: DateComponents(year: year, month: 12, day: 28)))
            let weeks = calendar.component(.weekOfYear, from: late)
            for week in 52...53 {
                let value = String(format: "%04d-W%02d", year, week)
                #expect((problem("week", value) == nil) == (week <= weeks), "\(value)")
            }
        }
    }

    @Test("Values of 10 MB are checked quickly")
    func long() {
        let digits = String(repeating: "9", count: 10_000_000)
        #expect(problem("date", digits + "-01-01") == nil)
        #expect(problem("duration", "P\(digits)D") == nil)
        #expect(problem("time-datetime", digits) == nil)
        #expect(problem("duration", String(repeating: " ", count: 10_000_000)) != nil)
        #expect(problem("time-datetime", String(repeating: " ", count: 10_000_000)) != nil)
    }

    @Test(
        "The text of <time> is the value if there is no attribute",
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
