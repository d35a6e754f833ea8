/// A problem with a date, a time or both.
enum DateError: Equatable, Sendable {
    /// A part of a date or time that has two digits.
    enum Unit: Equatable, Sendable { case month, day, week, hour, minute, second }

    /// A year of fewer than four digits.
    case yearDigits(found: FoundText)
    case yearZero
    /// A part that does not have two digits.
    case digits(Unit, found: FoundText)
    /// A number that is out of range for its unit, such as month 13.
    case noSuch(Unit, Int)
    /// A day after the last one of its month, and the number of days in the month.
    case dayAfterMonth(Int, days: Int)
    /// Week 53 of a year with 52 weeks.
    case weekAfterYear
    /// A missing separator or letter, such as the `W` in `2026-W47`.
    case expected(Unicode.Scalar, example: String, found: FoundText)
    /// A fraction of a second with no digits or more than three, and the number of digits.
    case fraction(digits: Int)
    case timeMissing(found: FoundText)
    case timeZoneMissing(found: FoundText)
    case timeZoneDigits
    /// The time zone offset `-00:00`, which is not allowed.
    case negativeZero
    /// A space between date and time where only `T` is allowed.
    case spaceBeforeTime
    case zeroSeconds
    case trailingZeros
}
