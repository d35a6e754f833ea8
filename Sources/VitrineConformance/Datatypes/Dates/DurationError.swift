/// A problem with a duration.
enum DurationError: Equatable, Sendable {
    /// Neither a number of days nor `T` after `P`.
    case nothingAfterP(found: FoundText)
    /// A number after `P` that is not a number of days.
    case notDays(found: FoundText)
    /// No number after `T`.
    case nothingAfterT(found: FoundText)
    /// A number after `T` without a unit, or with an unknown, repeated or misplaced one.
    case timeUnit(found: FoundText)
    case fraction(digits: Int)
    /// A fraction of a unit other than seconds.
    case fractionOfUnit(Unicode.Scalar)
    /// No number where one is expected.
    case numberMissing(found: FoundText)
    /// A number without a unit, or with an unknown one.
    case unit(found: FoundText)
    case repeatedUnit(Unicode.Scalar)
}
