import Vitrine

/// A number of things; the words for them are the catalog's, with a plural for each language.
enum Amount: Hashable, Sendable {
    case todos(Int)
    case contacts(Int)

    /// The words.
    var text: LocalizedText {
        switch self {
        case .todos(let count): "\(count) to-dos"
        case .contacts(let count): "\(count) contacts"
        }
    }
}
