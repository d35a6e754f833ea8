import VitrineMarkup
import VitrineSupport

/// The rule for `meter` and `progress`: their numbers must be within a range.
enum GaugeRules: RuleGroup {
    static var rules: [Rule] { [.gaugeRange] }

    static func check(_ page: PageTree, _ report: Report) {
        for meter in page.elements(.meter) { judgeMeter(page, report, meter) }
        for progress in page.elements(.progress) { judgeProgress(page, report, progress) }
    }

    private static func judgeMeter(_ page: PageTree, _ report: Report, _ meter: Int) {
        // If a bound is not a number, there is nothing to compare with.
        guard let low = number(page, .min, meter, 0), let high = number(page, .max, meter, 1) else { return }
        guard low.value <= high.value else {
            let attribute = high.attribute ?? low.attribute
            report.add(
                .gaugeRange, at: meter, attribute: attribute,
                "the range of <meter> begins at \(show(page, low, "0")) and ends at \(show(page, high, "1")), which is "
                    + "less\(remark(low, high))")
            return
        }
        for name in [Name.value, .low, .high, .optimum] {
            guard let found = number(page, name, meter, .nan), let attribute = found.attribute,
                found.value < low.value || found.value > high.value
            else { continue }
            report.add(
                .gaugeRange, at: meter, attribute: attribute,
                "“\(name.spelling)” of <meter> is \(quoted(page.value(of: attribute))), which is "
                    + outside(page, found.value < low.value, low, high))
        }
        guard let lower = number(page, .low, meter, .nan), let upper = number(page, .high, meter, .nan),
            let attribute = lower.attribute, lower.value > upper.value
        else { return }
        report.add(
            .gaugeRange, at: meter, attribute: attribute,
            "“low” of <meter> is \(quoted(page.value(of: attribute))), greater than “high”, which is "
                + show(page, upper, ""))
    }

    private static func judgeProgress(_ page: PageTree, _ report: Report, _ progress: Int) {
        guard let end = number(page, .max, progress, 1) else { return }
        guard end.value > 0 else {
            report.add(
                .gaugeRange, at: progress, attribute: end.attribute,
                "“max” of <progress> is \(show(page, end, "1")); expected a number greater than 0")
            return
        }
        guard let value = number(page, .value, progress, .nan), let attribute = value.attribute,
            value.value < 0 || value.value > end.value
        else { return }
        report.add(
            .gaugeRange, at: progress, attribute: attribute,
            "“value” of <progress> is \(quoted(page.value(of: attribute))), which is "
                + (value.value < 0 ? "less than 0" : outside(page, false, (0, nil), end)))
    }

    private typealias Bound = (value: Double, attribute: Int?)

    /// Returns the number in an attribute, or `missing` if the element does not have the attribute; nil if the value is
    /// not a number.
    private static func number(_ page: PageTree, _ name: Name, _ node: Int, _ missing: Double) -> Bound? {
        guard let attribute = page.attribute(name, node) else { return (missing, nil) }
        return AttributeText.number(page.value(of: attribute)).map { ($0, attribute) }
    }

    private static func show(_ page: PageTree, _ bound: Bound, _ missing: String) -> String {
        bound.attribute.map { AttributeText.string(page.value(of: $0).prefix(60)) } ?? missing
    }

    /// Describes a number outside a range, in words that follow “which is”.
    private static func outside(_ page: PageTree, _ isBelow: Bool, _ low: Bound, _ high: Bound) -> String {
        isBelow
            ? "less than \(limit(page, low, "“min”", "0"))" : "greater than \(limit(page, high, "“max”", "1"))"
    }

    private static func limit(_ page: PageTree, _ bound: Bound, _ name: String, _ missing: String) -> String {
        bound.attribute == nil ? "\(missing), the default \(name)" : "\(name) \(show(page, bound, missing))"
    }

    private static func remark(_ low: Bound, _ high: Bound) -> String {
        low.attribute == nil || high.attribute == nil ? "; the default range is 0 to 1" : ""
    }
}

extension Rule {
    static let gaugeRange = Rule(
        "gauge-range", .error,
        "The numbers of a meter or progress bar must be within its range, and “low” must not be greater than “high”",
        because: "A value outside the range is shown as empty or full. The default range is 0 to 1.",
        reference: .html("form-elements.html#the-meter-element"),
        wrong: [
            "<p><meter value=\"12\" aria-label=\"Radius\">12 cm</meter></p>",
            "<p><meter value=\"5\" min=\"0\" max=\"10\" low=\"8\" high=\"2\" aria-label=\"Stock\">5</meter></p>",
            "<p><progress value=\"7\" max=\"5\" aria-label=\"Copies\">7 of 5</progress></p>",
        ],
        right: [
            "<p><meter value=\"12\" max=\"20\" low=\"4\" high=\"16\" optimum=\"8\" aria-label=\"Radius\">12 cm</meter></p>",
            "<p><progress value=\"0.5\" aria-label=\"Copies\">Half</progress></p>",
            "<p><progress aria-label=\"Copies\">Wait</progress></p>",
        ])
}
