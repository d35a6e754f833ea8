import VitrineSupport

/// A problem with the coordinates of an `<area>`. The integers are the counts of numbers that were found.
enum CoordinatesError: Equatable, Sendable {
    case space
    case numberMissing
    /// A rectangle without exactly four numbers.
    case rectangleCount(Int)
    /// A circle without exactly three numbers.
    case circleCount(Int)
    /// A polygon with fewer than six numbers.
    case polygonCount(Int)
    /// A polygon with an odd number of coordinates.
    case oddCount(Int)
    /// A rectangle whose left edge is not to the left of its right edge.
    case leftNotLess(left: Bytes, right: Bytes)
    /// A rectangle whose top edge is not above its bottom edge.
    case topNotLess(top: Bytes, bottom: Bytes)
    case negativeRadius(Bytes)
}
