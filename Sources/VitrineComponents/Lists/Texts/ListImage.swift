import VitrineHTML

/// A picture of a row, an action or an empty list.
public enum ListImage: Hashable, Sendable {
    /// A drawing of one color. It is next to words that say the same and is not read.
    case symbol(Symbol)
    /// A file among the assets of the site; with `NAME@2x` and `NAME@3x` beside it those are for screens with more pixels. The text says what it shows; an empty one that it only decorates.
    case asset(String, alt: String = "")
}

extension ListImage {
    /// A drawing by its name of SF Symbols, as `UIImage(systemName:)` in the source; see ``Symbol/init(systemName:)``.
    public static func systemName(_ name: String) -> ListImage { .symbol(Symbol(systemName: name)) }

    /// Writes the picture. A symbol without a size is as high as a line.
    func write(_ html: HTML, size: ImageConfiguration.Size = .zero) {
        let (hasWidth, hasHeight) = (size.width > 0, size.height > 0)
        switch self {
        case .symbol(let symbol):
            // A drawing is square, so a limit of one side is one of both.
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
