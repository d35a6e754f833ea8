/// A problem with a duration.
enum DurationError: Equatable, Sendable {
    /// Neither days nor `T` after `P`.
    case nothingAfterP(found: FoundText)
    /// A number after `P` that is not a number of days.
    case notDays(found: FoundText)
    /// Nothing after `T`.
    case nothingAfterT(found: FoundText)
    /// A number after `T` without a valid unit.
    case timeUnit(found: FoundText)
    case fraction(digits: Int)
    /// A fraction of something other than a second.
    case fractionOfUnit(Unicode.Scalar)
    /// No number where one is expected.
    case numberMissing(found: FoundText)
    /// A number without a unit.
    case unit(found: FoundText)
    case repeatedUnit(Unicode.Scalar)
}
