import VitrineSupport

/// Checks the bounds of numbers, dates and times, and whether the value is within them.
extension FieldCheck {
    func judgeRange(_ report: Report) {
        guard hasRange else { return }
        let low = minimum.flatMap { components(bytes($0)) }
        let high = maximum.flatMap { components(bytes($0)) }
        let isReversed = if let low, let high { high.lexicographicallyPrecedes(low) } else { false }
        // Times of day wrap around: from 21:00 to 06:00 is a valid range.
        if isReversed, type != .time, let maximum, let minimum {
            report.add(
                .inputRangeReversed, at: node, attribute: maximum,
                "“max” of <input> is \(quoted(bytes(maximum))), less than “min”, which is \(quoted(bytes(minimum)))")
            return
        }
        // A warning is not needed if the page itself marks the value as invalid.
        guard let value, let number = components(bytes(value)), page.keyword(.ariaInvalid, node) != "true" else {
            return
        }
        var broken: [String] = []
        if let low, let minimum, number.lexicographicallyPrecedes(low) {
            broken.append("less than “min”, which is \(quoted(bytes(minimum)))")
        }
        if let high, let maximum, high.lexicographicallyPrecedes(number) {
            broken.append("greater than “max”, which is \(quoted(bytes(maximum)))")
        }
        // Only the times between the two bounds are outside a range that wraps around.
        if broken.count > (isReversed ? 1 : 0) {
            report.add(
                .valueOutsideRange, at: node, attribute: value,
                "“value” of <input> is \(quoted(bytes(value))), " + broken.joined(separator: ", and "))
        } else {
            judgeStep(report, value)
        }
    }

    /// Checks whether a value is a whole number of steps above the minimum; the default step is 1. Without a minimum,
    /// the steps begin at the value, so the value is always valid. Fractions are not checked, because in binary
    /// floating point 0.3 is not exactly three times 0.1.
    private func judgeStep(_ report: Report, _ value: Int) {
        guard type == .number || type == .range, let minimum, let low = AttributeText.number(bytes(minimum)),
            let number = AttributeText.number(bytes(value))
        else { return }
        let size: Double
        if let step {
            guard let given = AttributeText.number(bytes(step)), given > 0 else { return }
            size = given
        } else {
            size = 1
        }
        let limit = 9_007_199_254_740_992.0
        guard [low, number, size].allSatisfy({ $0 == $0.rounded() && $0.magnitude < limit / 4 }),
            (number - low).truncatingRemainder(dividingBy: size) != 0
        else { return }
        report.add(
            .valueOutsideRange, at: node, attribute: value,
            "“value” of <input> is \(quoted(bytes(value))), which is not reached in steps of \(Int(size)) from \(Int(low))"
        )
    }

    private var hasRange: Bool {
        switch type {
        case .date, .month, .week, .time, .datetimeLocal, .number, .range: true
        default: false
        }
    }

    /// Returns the components of a value: a single number, or the parts of a date or time, from the largest unit to the
    /// smallest. Nil for a value in another form.
    private func components(_ value: Bytes) -> [Double]? {
        if type == .number || type == .range { return AttributeText.number(value).map { [$0] } }
        var parts: [Double] = []
        for part in value.split(omittingEmptySubsequences: false, whereSeparator: { "-WT :".utf8.contains($0) }) {
            // A week has two separators in a row: 2026-W05.
            if part.isEmpty, type == .week, parts.count == 1 { continue }
            guard let number = AttributeText.number(part), number >= 0 else { return nil }
            parts.append(number)
        }
        let counts: ClosedRange<Int>
        switch type {
        case .date: counts = 3...3
        case .month, .week: counts = 2...2
        case .time: counts = 2...3
        default: counts = 5...6
        }
        guard counts.contains(parts.count) else { return nil }
        // Seconds are optional.
        if parts.count < counts.upperBound { parts.append(0) }
        return parts
    }
}
