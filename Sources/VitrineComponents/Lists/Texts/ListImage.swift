import VitrineHTML

/// An image of a row, an action, an empty list or a ``FailedState``.
public enum ListImage: Hashable, Sendable {
    /// A symbol in one color. It is hidden from assistive technology, because the text next to it has the same meaning.
    case symbol(Symbol)
    /// A file among the assets of the site. Files named `NAME@2x` and `NAME@3x` next to it are used on high-resolution
    /// screens. `alt` describes the image; an empty `alt` marks it as decorative.
    case asset(String, alt: String = "")
}

extension ListImage {
    /// Returns a symbol by its name in SF Symbols, like `UIImage(systemName:)`; see ``Symbol/init(systemName:)``.
    public static func systemName(_ name: String) -> ListImage { .symbol(Symbol(systemName: name)) }

    /// Writes the image. A symbol without a size is 24 pixels high.
    func write(_ html: HTML, size: ImageConfiguration.Size = .zero) {
        let (hasWidth, hasHeight) = (size.width > 0, size.height > 0)
        switch self {
        case .symbol(let symbol):
            // A symbol is square, so a limit on one side limits both.
            let side = hasWidth ? size.width : hasHeight ? size.height : 24
            symbol.write(html, width: side, height: hasHeight ? size.height : side)
        case .asset(let path, let alt):
            let scales = html.scales(ofAsset: path)
            html.img(
                .src(html.asset(path)), .when(!scales.isEmpty, .srcset(scales)), .alt(alt),
                .when(hasWidth, .width(size.width)),
                .when(hasHeight, .height(size.height)), .loading("lazy"))
        }
    }
}
