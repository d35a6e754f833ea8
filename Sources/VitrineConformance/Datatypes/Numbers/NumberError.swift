/// A problem with a number.
enum NumberError: Equatable, Sendable {
    /// A number less than the smallest one that is allowed.
    case tooSmall(least: Int)
    /// A number greater than the largest one that is allowed.
    case tooLarge(most: Int)
    case plusSign
    /// A missing digit after a decimal point, or in the exponent after `e` or `E`.
    case digitMissing(after: Unicode.Scalar)
}
