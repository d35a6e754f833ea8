/// A problem with a number.
enum NumberError: Equatable, Sendable {
    /// A number below the smallest that is allowed.
    case tooSmall(least: Int)
    /// A number above the largest that is allowed.
    case tooLarge(most: Int)
    case plusSign
    /// No digit after a point or an `e`.
    case digitMissing(after: Unicode.Scalar)
}
