import VitrineSupport
import Foundation

/// Numbers within limits, at whole steps from the minimum or, without a minimum, from 0.
struct NumberRange: Hashable, Sendable {
    var min: Decimal?
    var max: Decimal?
    var step: Decimal?

    func accepts(_ text: String) -> Bool {
        guard let number = Self.number(text) else { return false }
        if let min, number < min { return false }
        if let max, number > max { return false }
        guard let step, step > 0 else { return true }
        // The quotient can be inexact. The distance is a whole number of steps if the rounded quotient multiplied by
        // the step is exactly the distance.
        let distance = number - (min ?? 0)
        var quotient = distance / step
        var whole = Decimal()
        NSDecimalRound(&whole, &quotient, 0, .plain)
        return whole * step == distance
    }

    /// HTML's grammar of numbers as a regular expression.
    static let pattern = "-?(?:[0-9]+|[0-9]*\\.[0-9]+)(?:[eE][+\\-]?[0-9]+)?"

    /// Returns the value of a number in the syntax of HTML; nil if the text is not such a number. `-1.5e3` and `.5` are
    /// numbers; `+1`, `1.` and `1,5` are not.
    static func number(_ text: String) -> Decimal? {
        guard DecimalNumber.isValid(Array(text.utf8)[...]) else { return nil }
        return Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
    }
}
