import VitrineSupport

/// A problem with a value of SVG or MathML.
enum GraphicsError: Equatable, Sendable {
    /// A negative size.
    case negative
    /// A unit that CSS does not have.
    case unit(Bytes)
    case viewBoxCount(Int)
    case oddCoordinates(Int)
    /// A path that does not begin with the command `M` or `m`.
    case pathStart
    /// Something else where a path command is expected.
    case pathCommand(FoundText)
    /// Too few numbers after a command.
    case pathNumbers(Unicode.Scalar, Int, found: Int)
    /// A flag of an arc that is not 0 or 1.
    case arcFlag(FoundText)
    /// An unknown function.
    case transform(Bytes)
    case transformNumbers(Bytes, [Int], found: Int)
}
