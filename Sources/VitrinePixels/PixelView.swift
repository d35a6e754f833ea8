/// How a page is looked at: so wide, in a color scheme.
package struct PixelView: Hashable, Sendable, CustomStringConvertible {
    /// Light or dark.
    package enum Scheme: String, Hashable, Sendable, CaseIterable { case light, dark }

    /// In CSS pixels; each is a pixel of the picture.
    package var width: Int
    /// What `prefers-color-scheme` says.
    package var scheme: Scheme

    /// A view.
    package init(width: Int, scheme: Scheme) { (self.width, self.scheme) = (width, scheme) }

    /// `1280 px, light`
    package var description: String { "\(width) px, \(scheme.rawValue)" }
}
