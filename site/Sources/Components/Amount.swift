import Vitrine

/// A number of to-dos or contacts, with plural forms from the catalog.
enum Amount: Hashable, Sendable {
    case todos(Int)
    case contacts(Int)

    var text: LocalizedText {
        switch self {
        case .todos(let count): "\(count) to-dos"
        case .contacts(let count): "\(count) contacts"
        }
    }
}
