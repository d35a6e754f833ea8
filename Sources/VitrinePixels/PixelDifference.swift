import VitrineSupport

/// The difference between two pictures of a page.
package struct PixelDifference: Hashable, Sendable {
    /// The number of pixels that differ. If one picture is larger, its additional pixels are included.
    package var count: Int
    /// The left and top edges of the rectangle around all differing pixels, in pixels.
    package var left: Int
    package var top: Int
    /// The size of this rectangle.
    package var width: Int
    package var height: Int
    /// The height of the old page, in pixels. Its picture is shorter if the page is taller than
    /// ``PageCamera/highest``.
    package var oldHeight: Int
    /// The height of the new page.
    package var newHeight: Int

    /// The difference in words: `340 pixels differ, in an area of 20 by 17 at 100, 220`, followed by the heights of
    /// both pages if they differ.
    package var sentence: String {
        let count = Count.of(count, "pixel differs", "pixels differ")
        let size = oldHeight != newHeight ? "; the page was \(oldHeight) pixels high, and is now \(newHeight)" : ""
        return "\(count), in an area of \(width) by \(height) at \(left), \(top)" + size
    }
}
