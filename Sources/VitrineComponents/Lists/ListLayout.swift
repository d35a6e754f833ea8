/// How the items of a ``ListView`` are laid out. Sections, identities, actions and updates are the same in both.
public enum ListLayout: Hashable, Sendable {
    /// One below the other.
    case list
    /// Side by side, as many as fit, as in a collection view.
    case grid(TileSize)

    /// The least width of a tile; tiles share what the line leaves over.
    public enum TileSize: String, Hashable, Sendable, CaseIterable {
        /// 7.5 times the size of the text: an icon with a word.
        case small
        /// 11 times the size of the text: a picture with two lines.
        case medium
        /// 18 times the size of the text: a card.
        case large
    }

    /// The classes of the list.
    var classes: String {
        switch self {
        case .list: ""
        case .grid(let size): "grid tiles-\(size.rawValue)"
        }
    }
}
