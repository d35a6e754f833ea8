import VitrineHTML

/// A picture of a row, an action or an empty list.
public enum ListImage: Hashable, Sendable {
    /// A drawing of one colour. It stands beside words that say the same and is not read.
    case symbol(Symbol)
    /// A file among the assets of the site. The text says what it shows; an empty one that it only decorates.
    case asset(String, alt: String = "")
}

extension ListImage {
    /// Writes the picture. A symbol without a size is as high as a line.
    func write(_ html: HTML, size: ImageConfiguration.Size = .zero) {
        let box = size.width > 0 && size.height > 0
        switch self {
        case .symbol(let symbol):
            symbol.write(html, width: box ? size.width : 24, height: box ? size.height : 24)
        case .asset(let path, let alt):
            html.img(
                .src(html.asset(path)), .alt(alt), .when(box, .width(size.width)),
                .when(box, .height(size.height)), .loading("lazy"))
        }
    }
}
