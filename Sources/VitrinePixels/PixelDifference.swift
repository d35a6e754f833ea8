import VitrineSupport

/// What differs between two pictures of a page.
package struct PixelDifference: Hashable, Sendable {
    /// The widths and heights of the two.
    package struct Size: Hashable, Sendable {
        package var width: Int
        package var height: Int
    }

    /// How many pixels differ. Where one picture is larger, what it has more counts.
    package var count: Int
    /// The left edge of all that differs, and its top.
    package var left: Int
    package var top: Int
    /// How large the rectangle around all of it is.
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
