/// The way in which an item differs from an earlier state of its list.
package enum ListItemMark: Hashable, Sendable {
    /// The item is new.
    case inserted
    /// The item was removed; it is shown at its former place.
    case removed
    /// The content of the item changed.
    case reloaded
    /// The item was moved from one place to another. Places are counted from 1 within the section.
    case moved(from: Int, to: Int)
    /// The item was moved here from another section. The value is the title of that section or, without one, its
    /// identity.
    case movedFromSection(LocalizedText)

    /// The text below the item.
    var words: LocalizedText {
        switch self {
        case .inserted: .own("New")
        case .removed: .own("Deleted")
        case .reloaded: .own("Changed")
        case .moved(let old, let new): .own("Moved from place \(old) to place \(new)")
        case .movedFromSection(let section): .own("Moved here from \(section)")
        }
    }

    /// The symbol before the text.
    var symbol: Symbol {
        switch self {
        case .inserted: Symbol(systemName: "plus.circle")
        case .removed: Symbol(systemName: "minus.circle")
        case .reloaded: Symbol(systemName: "arrow.triangle.2.circlepath")
        case .moved(let old, let new): Symbol(systemName: new < old ? "arrow.up" : "arrow.down")
        case .movedFromSection: Symbol(systemName: "arrow.up.arrow.down")
        }
    }

    /// The word in the class of the item's element, such as `inserted` in `marked-inserted`.
    var name: String {
        switch self {
        case .inserted: "inserted"
        case .removed: "removed"
        case .reloaded: "reloaded"
        case .moved, .movedFromSection: "moved"
        }
    }
}
