/// The layout of the items of a ``ListView``. Sections, identities, actions and updates are the same in both layouts.
public enum ListLayout: Hashable, Sendable {
    /// Below one another.
    case list
    /// Side by side, as many as fit in a line, as in a collection view.
    case grid(TileSize)

    /// The minimum width of a tile; the tiles of a line share the remaining width.
    public enum TileSize: String, Hashable, Sendable, CaseIterable {
        /// 7.5 rem: an icon with a word.
        case small
        /// 11 rem: an image with two lines of text.
        case medium
        /// 18 rem: a card.
        case large
    }

    var classes: String {
        switch self {
        case .list: ""
        case .grid(let size): "grid tiles-\(size.rawValue)"
        }
    }
}
