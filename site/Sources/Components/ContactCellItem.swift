import Foundation
import Vitrine
import VitrineKit

/// A contact in a list, with a cell of its own.
struct ContactCellItem: ListViewItem {
    let id: Int
    var cell: ContactCell

    var displayName: String? { cell.name }
    var configuration: ListItemConfiguration { .custom(cell) }
}

/// The cell: initials, name and address, and since when they are known, in the words of the page's language.
struct ContactCell: Component {
    var avatar: Avatar
    var name: String
    var address: String
    var language: String
    /// Nil leaves the line out.
    var knownSince: Date?
}

extension ContactCellItem {
    /// The item of a contact.
    init(_ contact: Contact, knownSince: Date? = nil) {
        self.init(
            id: contact.id,
            cell: ContactCell(
                avatar: Avatar(id: contact.id, name: contact.name), name: contact.name,
                address: "\(contact.city), \(contact.country)", language: contact.language, knownSince: knownSince))
    }
}
