import Foundation
import Vitrine
import VitrineKit

/// A contact in a list, with a custom cell.
struct ContactCellItem: ListViewItem {
    let id: Int
    var cell: ContactCell

    var displayName: String? { cell.name }
    var configuration: ListItemConfiguration { .custom(cell) }
}

extension ContactCellItem {
    init(_ contact: Contact, knownSince: Date? = nil) {
        self.init(
            id: contact.id,
            cell: ContactCell(
                avatar: Avatar(id: contact.id, name: contact.name), name: contact.name,
                address: "\(contact.city), \(contact.country)", language: contact.language, knownSince: knownSince))
    }
}
