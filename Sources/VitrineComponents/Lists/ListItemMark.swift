/// What became of an item of a list.
package enum ListItemMark: Hashable, Sendable {
    /// It was not there before.
    case inserted
    /// It is gone; shown where it was.
    case removed
    /// It shows something else.
    case reloaded
    /// It went from one place to another; places count from 1, in the section where each is.
    case moved(from: Int, to: Int)
    /// It went to another section.
    case movedFromSection(LocalizedText)

    /// What is written below the item.
    var words: LocalizedText {
        switch self {
        case .inserted: .own("New")
        case .removed: .own("Deleted")
        case .reloaded: .own("Changed")
        case .moved(let old, let new): .own("Moved from place \(old) to place \(new)")
        case .movedFromSection(let section): .own("Moved here from \(section)")
        }
    }

    /// The drawing before the words.
    var symbol: Symbol {
        switch self {
        case .inserted: Symbol(systemName: "plus.circle")
        case .removed: Symbol(systemName: "minus.circle")
        case .reloaded: Symbol(systemName: "arrow.triangle.2.circlepath")
        case .moved(let old, let new): Symbol(systemName: new < old ? "arrow.up" : "arrow.down")
        case .movedFromSection: Symbol(systemName: "arrow.up.arrow.down")
        }
    }

    /// The name in a class.
    var name: String {
        switch self {
        case .inserted: "inserted"
        case .removed: "removed"
        case .reloaded: "reloaded"
        case .moved, .movedFromSection: "moved"
        }
    }
}
