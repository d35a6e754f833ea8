import VitrineSupport

/// The difference between two pictures of a page.
package struct PixelDifference: Hashable, Sendable {
    /// The width and height of a picture.
    package struct Size: Hashable, Sendable {
        package var width: Int
        package var height: Int
    }

    /// The number of different pixels. If one picture is larger, its additional pixels count as different.
    package var count: Int
    /// The left edge of the rectangle around all differences.
    package var left: Int
    package var top: Int
    /// The width of the rectangle around all differences.
    package var width: Int
    package var height: Int
    package var before: Size
    package var after: Size

    /// `340 pixels differ, in 20 by 17 at 100, 220`, and how high the page is where that differs.
    package var sentence: String {
        let count = Count.of(count, "pixel differs", "pixels differ")
        let size =
            before.height != after.height ? "; the page is \(after.height) pixels high, and was \(before.height)" : ""
        return "\(count), in \(width) by \(height) at \(left), \(top)" + size
    }
}
