import VitrineSupport
import Foundation

/// Numbers within limits, at whole steps from the minimum or, without a minimum, from 0.
struct NumberRange: Hashable, Sendable {
    let min: Decimal?
    let max: Decimal?
    /// The interval between the numbers; nil if every number within the limits is allowed.
    let step: Decimal?

    /// Creates a range. A step that is not positive is the same as none.
    init(min: Decimal? = nil, max: Decimal? = nil, step: Decimal? = nil) {
        self.min = min
        self.max = max
        self.step = step.flatMap { $0 > 0 ? $0 : nil }
    }

    func accepts(_ text: String) -> Bool {
        guard let double = Self.double(text) else { return false }
        guard let number = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) else {
            return isInLimits(double) && isAtStep(double)
        }
        if let min, number < min { return false }
        if let max, number > max { return false }
        guard let step else { return true }
        // The quotient can be inexact. The distance is a whole number of steps if the rounded quotient multiplied by
        // the step is exactly the distance.
        let distance = number - (min ?? 0)
        var quotient = distance / step
        guard !quotient.isNaN else { return isAtStep(double) }
        var whole = Decimal()
        NSDecimalRound(&whole, &quotient, 0, .plain)
        return whole * step == distance
    }

    private func isInLimits(_ number: Double) -> Bool {
        if let min, number < Self.double(min) { return false }
        if let max, number > Self.double(max) { return false }
        return true
    }

    private func isAtStep(_ number: Double) -> Bool {
        guard let step else { return true }
        let steps = (number - (min.map(Self.double) ?? 0)) / Self.double(step)
        return steps == steps.rounded()
    }

    /// Returns the minimum to write for a field with this initial value; nil for none. Without a minimum, HTML counts
    /// the steps from the initial value. If the range has steps but no minimum and does not accept the initial value,
    /// a minimum at a step far below 0 is returned. It is a billion steps away, because browsers calculate with 15 to
    /// 18 digits, and some of them are needed for the number itself.
    func minimum(forInitialValue value: String) -> Decimal? {
        guard min == nil, let step, !value.isEmpty, !accepts(value) else { return min }
        let distant = step * -1_000_000_000
        return distant.isNaN ? nil : distant
    }

    /// HTML's grammar of numbers as a regular expression.
    static let pattern = "-?(?:[0-9]+|[0-9]*\\.[0-9]+)(?:[eE][+\\-]?[0-9]+)?"

    /// Returns whether a text is a number in the syntax of HTML and within the range of `Double`, like the numbers that
    /// browsers accept. `-1.5e3` and `.5` are numbers; `+1`, `1.`, `1,5` and `1e309` are not.
    static func isNumber(_ text: String) -> Bool { double(text) != nil }

    private static func double(_ text: String) -> Double? {
        DecimalNumber(Array(text.utf8)[...]).flatMap { $0.value.isFinite ? $0.value : nil }
    }

    private static func double(_ number: Decimal) -> Double { NSDecimalNumber(decimal: number).doubleValue }
}
