import Foundation
import Vitrine

/// Shows each call with its result.
struct FormatSampleView: ComponentView {
    let sample: FormatSample

    init(viewModel: FormatSample) { sample = viewModel }

    func body(_ html: HTML) {
        html.dl(.class("formats")) {
            for (call, result) in rows(html.context) {
                html.dt(.dir("ltr")) { html.code(call) }
                html.dd(result, .dir("auto"))
            }
        }
    }

    private func rows(_ context: RenderContext) -> [(String, String)] {
        let (formatters, now) = (context.formatters, context.now)
        func later(_ minutes: Double) -> Date { now.addingTimeInterval(minutes * 60) }
        switch sample.kind {
        case .minutes:
            return [0, 7, -3, 135].flatMap { minutes in
                [
                    ("compactMinutes(\(minutes))", formatters.compactMinutes(minutes)),
                    ("longMinutes(\(minutes))", formatters.longMinutes(minutes)),
                    ("spokenMinutes(\(minutes))", formatters.spokenMinutes(minutes)),
                ]
            }
        case .moments:
            return DateStyle.allCases.map {
                ("string(from: now, style: .\($0))", formatters.string(from: now, style: $0))
            }
                + [
                    ("interval(from: now, to: now + 90 min)", formatters.interval(from: now, to: later(90))),
                    ("timeAgoInWords(since: now - 90 min)", formatters.timeAgoInWords(since: later(-90))),
                    ("compactMinutes(until: now + 7 min)", formatters.compactMinutes(until: later(7))),
                ]
        case .numbers:
            return [
                ("string(from: 1234567)", formatters.string(from: 1_234_567)),
                ("decimal(3.14159, fractionDigits: 2)", formatters.decimal(3.14159, fractionDigits: 2)),
                ("percent(0.256)", formatters.percent(0.256)),
                ("currency(12.5, code: \"EUR\")", formatters.currency(Decimal(12.5), code: "EUR")),
                ("byteCount(5_300_000)", formatters.byteCount(5_300_000)),
                ("list([\"A\", \"B\", \"C\"])", formatters.list(["A", "B", "C"])),
                ("choice([\"A\", \"B\", \"C\"])", formatters.choice(["A", "B", "C"])),
            ]
        case .names:
            return [
                ("initials(of: \"Ann van der Berg\")", formatters.initials(of: "Ann van der Berg") ?? ""),
                ("initials(of: \"山田太郎\")", formatters.initials(of: "山田太郎") ?? ""),
                ("phoneNumber(\"+4721000000\")", formatters.phoneNumber("+4721000000")),
            ]
        }
    }
}
