import VitrineSupport

/// The difference between two pictures of a page.
package struct PixelDifference: Hashable, Sendable {
    /// The size of a picture.
    package struct Size: Hashable, Sendable {
        package var width: Int
        package var height: Int
    }

    /// The number of pixels that differ. If one picture is larger, its additional pixels are included.
    package var count: Int
    /// The left and top edges of the rectangle around all differing pixels, in pixels.
    package var left: Int
    package var top: Int
    /// The size of this rectangle.
    package var width: Int
    package var height: Int
    package var before: Size
    package var after: Size

    /// The difference in words: `340 pixels differ, in an area of 20 by 17 at 100, 220`, followed by the old and new
    /// heights of the page if they differ.
    package var sentence: String {
        let count = Count.of(count, "pixel differs", "pixels differ")
        let size =
            before.height != after.height
            ? "; the page was \(before.height) pixels high, and is now \(after.height)" : ""
        return "\(count), in an area of \(width) by \(height) at \(left), \(top)" + size
    }
}
