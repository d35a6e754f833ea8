/// The width and the color scheme in which a page is drawn.
package struct PixelView: Hashable, Sendable, CustomStringConvertible {
    /// Light or dark.
    package enum Scheme: String, Hashable, Sendable, CaseIterable { case light, dark }

    /// The width of the window in CSS pixels, each of which is one pixel of the picture.
    package var width: Int
    /// The value of `prefers-color-scheme`.
    package var scheme: Scheme

    /// A view.
    package init(width: Int, scheme: Scheme) { (self.width, self.scheme) = (width, scheme) }

    /// `1280 px, light`
    package var description: String { "\(width) px, \(scheme.rawValue)" }
}
