/// The width and color scheme in which a page is drawn.
package struct PixelView: Hashable, Sendable, CustomStringConvertible {
    /// A color scheme: light or dark.
    package enum Scheme: String, Hashable, Sendable, CaseIterable { case light, dark }

    /// The width in CSS pixels. Each CSS pixel is one pixel of the picture.
    package var width: Int
    /// The value of `prefers-color-scheme`.
    package var scheme: Scheme

    /// Creates a view.
    package init(width: Int, scheme: Scheme) { (self.width, self.scheme) = (width, scheme) }

    /// The view in words: `1280 px, light`.
    package var description: String { "\(width) px, \(scheme.rawValue)" }
}
