import Foundation
import Testing
import VitrineComponents

#if os(Linux)
    private let hasKnownData = true
#else
    private let hasKnownData = false
#endif

@Suite("Formatters", .enabled(if: hasKnownData))
struct FormatterTests {
    static let languages = ["en", "de", "ar", "ar-EG", "ja"]

    private func expect(
        _ words: [String], sourceLocation: SourceLocation = #_sourceLocation, _ format: (Formatters) -> String
    ) {
        #expect(Self.languages.map { plain(format(.of($0))) } == words, sourceLocation: sourceLocation)
    }

    @Test("Dates and times")
    func dates() {
        expect(["Sep 21, 2026", "21. Sept. 2026", "21 سبتمبر، 2026", "٢١ سبتمبر، ٢٠٢٦", "2026年9月21日"]) {
            $0.string(from: monday, style: .date)
        }
        expect([
            "Monday, September 21, 2026", "Montag, 21. September 2026", "الاثنين، 21 سبتمبر، 2026",
            "الاثنين، ٢١ سبتمبر، ٢٠٢٦", "2026年9月21日 月曜日",
        ]) { $0.string(from: monday, style: .longDate) }
        expect(["2:13 PM", "14:13", "2:13 م", "٢:١٣ م", "14:13"]) { $0.string(from: monday, style: .time) }
        expect([
            "Sep 21, 2026 at 2:13 PM", "21. Sept. 2026, 14:13", "21 سبتمبر، 2026، 2:13 م", "٢١ سبتمبر، ٢٠٢٦، ٢:١٣ م",
            "2026年9月21日 14:13",
        ]) { $0.string(from: monday, style: .shortDateTime) }
    }

    @Test("A time today has no date")
    func contextual() {
        let formatters = Formatters.of("en")
        let midnight = Date(timeIntervalSince1970: 1_789_948_800)
        let shown = [midnight - 1, midnight, midnight + 86_399, midnight + 86_400].map {
            plain(formatters.string(from: $0, style: .contextual))
        }
        #expect(shown == ["Sep 20, 2026 at 11:59 PM", "12:00 AM", "11:59 PM", "Sep 22, 2026 at 12:00 AM"])
        let kiritimati = Formatters(
            locale: Locale(identifier: "en"), timeZone: TimeZone(secondsFromGMT: 14 * 3600) ?? .gmt, now: monday)
        #expect(plain(kiritimati.string(from: midnight, style: .contextual)) == "Sep 21, 2026 at 2:00 PM")
    }

    @Test("Intervals")
    func intervals() {
        expect([
            "Sep 21, 2026, 2:13 – 3:13 PM", "21. Sept. 2026, 14:13–15:13 Uhr", "21 سبتمبر، 2026، 2:13–3:13 م",
            "٢١ سبتمبر، ٢٠٢٦، ٢:١٣–٣:١٣ م", "2026年9月21日 14時13分～15時13分",
        ]) { $0.interval(from: monday, to: monday + 3600) }
        let formatters = Formatters.of("en")
        #expect(plain(formatters.interval(from: monday + 3600, to: monday)) == "Sep 21, 2026, 2:13 – 3:13 PM")
        #expect(plain(formatters.interval(from: monday, to: monday + 3600, style: .contextual)) == "2:13 – 3:13 PM")
        #expect(
            plain(formatters.interval(from: monday, to: monday + 86_400, style: .contextual))
                == "Sep 21, 2026 at 2:13 PM – Sep 22, 2026 at 2:13 PM")
        #expect(plain(formatters.interval(from: monday, to: monday + 86_400, style: .date)) == "Sep 21 – 22, 2026")
        #expect(plain(formatters.interval(from: monday, to: monday, style: .time)) == "2:13 PM")
    }

    @Test("Compact minutes")
    func compactMinutes() {
        expect(["7m", "7min", "7د", "٧د", "7分"]) { $0.compactMinutes(7) }
        expect(["-7m", "-7min", "-7د", "-٧د", "-7分"]) { $0.compactMinutes(-7) }
        expect(["NOW", "JETZT", "الآن", "الآن", "今"]) { $0.compactMinutes(0) }
        expect(["NOW", "JETZT", "الآن", "الآن", "今"]) { $0.compactMinutes(until: monday - 59) }
        expect(["1m", "1min", "1د", "١د", "1分"]) { $0.compactMinutes(until: monday + 119) }
        #expect(Formatters.of("fr").compactMinutes(0) == "MAINTENANT")
    }

    @Test("Long and spoken minutes")
    func longMinutes() {
        expect(["One minute", "Eine Minute", "دقيقة واحدة", "دقيقة واحدة", "1分"]) { $0.longMinutes(1) }
        expect(["7 minutes", "7 Minuten", "7 دقائق", "٧ دقائق", "7分"]) { $0.longMinutes(7) }
        expect(["90 minutes", "90 Minuten", "90 دقيقة", "٩٠ دقيقة", "90分"]) { $0.longMinutes(90) }
        expect(["in 7 minutes", "in 7 Minuten", "خلال 7 دقائق", "خلال ٧ دقائق", "7 分後"]) { $0.spokenMinutes(7) }
        expect(["7 minutes ago", "vor 7 Minuten", "قبل 7 دقائق", "قبل ٧ دقائق", "7 分前"]) { $0.spokenMinutes(-7) }
        expect(["in 90 minutes", "in 90 Minuten", "خلال 90 دقيقة", "خلال ٩٠ دقيقة", "90 分後"]) { $0.spokenMinutes(90) }
        expect(["now", "jetzt", "الآن", "الآن", "今"]) { $0.spokenMinutes(0) }
        #expect(Formatters.of("pl").longMinutes(22) == "22 minuty")
        #expect(Formatters.of("he").longMinutes(2) == "שתי דקות")
        #expect(Formatters.of("fr").longMinutes(1) == "1 minute")
    }

    @Test("How long ago")
    func timeAgo() {
        let now = ["Just Now", "Gerade eben", "الآن", "الآن", "たった今"]
        expect(now) { $0.timeAgoInWords(since: monday) }
        expect(now) { $0.timeAgoInWords(since: monday - 4.9) }
        expect(now) { $0.timeAgoInWords(since: monday + 4.9) }
        expect(["5 seconds ago", "vor 5 Sekunden", "قبل 5 ثوانِ", "قبل ٥ ثوانِ", "5 秒前"]) {
            $0.timeAgoInWords(since: monday - 5)
        }
        expect(["3 days ago", "vor 3 Tagen", "قبل 3 أيام", "قبل ٣ أيام", "3 日前"]) {
            $0.timeAgoInWords(since: monday - 3 * 86_400)
        }
        #expect(Formatters.of("en").timeAgoInWords(since: monday + 7200) == "in 2 hours")
        #expect(Formatters.of("fr").timeAgoInWords(since: monday) == "maintenant")
    }

    @Test("Numbers")
    func numbers() {
        expect(["1,234,567", "1.234.567", "1,234,567", "١٬٢٣٤٬٥٦٧", "1,234,567"]) { $0.string(from: 1_234_567) }
        expect(["-1", "-1", "-1", "-١", "-1"]) { $0.string(from: -1) }
        expect(["1,234.5", "1.234,5", "1,234.5", "١٬٢٣٤٫٥", "1,234.5"]) { $0.decimal(1234.5) }
        expect(["1.50", "1,50", "1.50", "١٫٥٠", "1.50"]) { $0.decimal(1.5, fractionDigits: 2) }
        expect(["25.6%", "25,6 %", "25.6%", "٢٥٫٦٪", "25.6%"]) { $0.percent(0.256) }
        expect(["26%", "26 %", "26%", "٢٦٪", "26%"]) { $0.percent(0.256, fractionDigits: 0) }
        expect(["€1,234.50", "1.234,50 €", "1,234.50 €", "١٬٢٣٤٫٥٠ €", "€1,234.50"]) {
            $0.currency(1234.5, code: "EUR")
        }
        expect(["¥1,235", "1.235 ¥", "1,235 JP¥", "١٬٢٣٥ JP¥", "¥1,235"]) { $0.currency(1234.6, code: "JPY") }
        expect(["1.2 MB", "1,2 MB", "1.2 م.ب", "١٫٢ م.ب", "1.2 MB"]) { $0.byteCount(1_234_567) }
        #expect(Formatters.of("en").decimal(.nan) == "NaN")
        #expect(Formatters.of("en").decimal(1, fractionDigits: -3) == "1")
        #expect(Formatters.of("en").decimal(1, fractionDigits: .max).count == 22)
    }

    @Test("Lists")
    func lists() {
        let three = ["a", "b", "c"]
        #expect(Formatters.of("en").list(three) == "a, b, and c")
        #expect(Formatters.of("de").list(three) == "a, b und c")
        #expect(Formatters.of("ja").list(three) == "a、b、c")
        #expect(Formatters.of("ar").list(three) == "\u{2068}a\u{2069} و\u{2068}b\u{2069} و\u{2068}c\u{2069}")
        #expect(Formatters.of("en").choice(three) == "a, b, or c")
        #expect(Formatters.of("en").list([]) == "")
        #expect(Formatters.of("en").list(["a"]) == "a")
    }

    @Test("A telephone number runs from left to right")
    func phoneNumbers() {
        #expect(Formatters.of("de").phoneNumber("+49 30 123") == "+49 30 123")
        #expect(Formatters.of("ar").phoneNumber("+49 30 123") == "\u{2066}+49 30 123\u{2069}")
    }

    @Test("A custom calendar and time zone")
    func calendars() {
        let thai = Formatters(
            locale: Locale(identifier: "en"), calendar: .buddhist,
            timeZone: TimeZone(identifier: "Asia/Bangkok") ?? .gmt,
            now: monday)
        #expect(plain(thai.string(from: monday, style: .shortDateTime)) == "Sep 21, 2569 BE at 9:13 PM")
    }

    @Test("Extreme dates and numbers")
    func extremes() {
        for language in Self.languages {
            let formatters = Formatters.of(language)
            for seconds in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e15, -1e15] {
                let date = Date(timeIntervalSince1970: seconds)
                for style in DateStyle.allCases {
                    _ = formatters.string(from: date, style: style)
                    _ = formatters.interval(from: date, to: monday, style: style)
                }
                _ = formatters.timeAgoInWords(since: date)
                _ = formatters.compactMinutes(until: date)
                _ = formatters.spokenMinutes(until: date)
            }
            for number in [Int.min, .max] {
                _ =
                    formatters.compactMinutes(number) + formatters.longMinutes(number)
                    + formatters.spokenMinutes(number)
            }
        }
        #expect(Formatters.of("en").timeAgoInWords(since: Date(timeIntervalSince1970: .nan)) == "")
    }

    @Test("An unknown language has the formats of English")
    func unknownLanguage() {
        let formatters = Formatters.of("xx-Nowhere")
        #expect(plain(formatters.string(from: monday, style: .date)) == "Sep 21, 2026")
        #expect(formatters.string(from: 1234) == "1,234")
        #expect(formatters.compactMinutes(0) == "NOW")
        #expect(plain(Formatters.of("la").string(from: monday, style: .date)) == "Sep 21, 2026")
        #expect(plain(Formatters.of("iw").string(from: monday, style: .date)) == "21 בספט׳ 2026")
    }

    @Test("The time zone and the language of the machine have no effect")
    func machine() async {
        await #expect(processExitsWith: .success) {
            for (name, value) in [("TZ", "Pacific/Kiritimati"), ("LANG", "tr_TR.UTF-8"), ("LC_ALL", "tr_TR.UTF-8")] {
                setenv(name, value, 1)
            }
            let latin = Formatters.of("la")
            tzset()
            try #require(TimeZone.current.secondsFromGMT() == 14 * 3600)
            let formatters = Formatters.of("en")
            #expect(plain(formatters.string(from: monday, style: .shortDateTime)) == "Sep 21, 2026 at 2:13 PM")
            #expect(plain(formatters.string(from: monday - 50_000, style: .contextual)) == "12:20 AM")
            #expect(plain(formatters.interval(from: monday, to: monday + 60, style: .time)) == "2:13 – 2:14 PM")
            #expect(formatters.timeAgoInWords(since: monday - 86_400) == "1 day ago")
            #expect(formatters.initials(of: "ivo irr") == "II")
            #expect(formatters.string(from: 1234) == "1,234")
            #expect(latin.string(from: 1234) == "1,234")
            #expect(plain(latin.string(from: monday, style: .longDate)) == "Monday, September 21, 2026")
        }
    }
}
