import VitrineSupport

/// A problem with the value of an SVG or MathML attribute.
enum GraphicsError: Equatable, Sendable {
    /// A negative number where none is allowed.
    case negative
    /// A unit that is not a CSS unit of length.
    case unit(Bytes)
    /// A number other than 0 without a unit, where a unit or a percent sign is required.
    case unitMissing
    case viewBoxCount(Int)
    case oddCoordinates(Int)
    /// A path that does not begin with the command `M` or `m`.
    case pathStart
    /// Something other than a path command where one is expected.
    case pathCommand(FoundText)
    /// A path command whose numbers are missing or do not form complete groups: the command, the size of a group, and
    /// the count of all numbers that were found.
    case pathNumbers(Unicode.Scalar, Int, found: Int)
    /// An arc flag that is neither 0 nor 1.
    case arcFlag(FoundText)
    /// An unknown transform function.
    case transform(Bytes)
    /// A transform function with a wrong number of arguments: its name, the counts of arguments that it accepts, and
    /// the count that was found.
    case transformNumbers(Bytes, [Int], found: Int)
}
