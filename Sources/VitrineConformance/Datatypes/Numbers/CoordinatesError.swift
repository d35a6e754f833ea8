import VitrineSupport

/// A problem with the coordinates of an area.
enum CoordinatesError: Equatable, Sendable {
    case space
    case numberMissing
    /// Not the four numbers of a rectangle.
    case rectangleCount(Int)
    /// Not the three numbers of a circle.
    case circleCount(Int)
    /// Fewer numbers than three corners have.
    case polygonCount(Int)
    /// A corner with one number.
    case oddCount(Int)
    /// A rectangle whose left edge is not left of its right one.
    case leftNotLess(left: Bytes, right: Bytes)
    /// A rectangle whose top edge is not above its bottom one.
    case topNotLess(top: Bytes, bottom: Bytes)
    case negativeRadius(Bytes)
}
