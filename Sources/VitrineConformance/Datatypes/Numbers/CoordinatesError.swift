import VitrineSupport

/// A problem with the coordinates of an area.
enum CoordinatesError: Equatable, Sendable {
    case space
    case numberMissing
    /// A rectangle without exactly four numbers.
    case rectangleCount(Int)
    /// A circle without exactly three numbers.
    case circleCount(Int)
    /// A polygon with fewer than six numbers.
    case polygonCount(Int)
    /// A polygon with an odd count of numbers.
    case oddCount(Int)
    /// A rectangle whose left edge is not left of its right one.
    case leftNotLess(left: Bytes, right: Bytes)
    /// A rectangle whose top edge is not above its bottom one.
    case topNotLess(top: Bytes, bottom: Bytes)
    case negativeRadius(Bytes)
}
