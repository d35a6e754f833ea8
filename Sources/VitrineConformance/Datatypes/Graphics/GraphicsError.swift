import VitrineSupport

/// A problem with the value of an SVG or MathML attribute.
enum GraphicsError: Equatable, Sendable {
    /// A negative number where none is allowed.
    case negative
    /// A unit that is not a CSS unit of length.
    case unit(Bytes)
    case viewBoxCount(Int)
    case oddCoordinates(Int)
    /// A path that does not begin with the command `M` or `m`.
    case pathStart
    /// Something other than a path command where one is expected.
    case pathCommand(FoundText)
    /// A command without the numbers that it needs: the command, how many numbers it needs, and how many were found in
    /// the last group.
    case pathNumbers(Unicode.Scalar, Int, found: Int)
    /// A flag of an arc that is not 0 or 1.
    case arcFlag(FoundText)
    /// An unknown transform function.
    case transform(Bytes)
    /// A transform function with a wrong number of arguments, and the numbers that it accepts.
    case transformNumbers(Bytes, [Int], found: Int)
}
