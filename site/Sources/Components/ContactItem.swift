import Vitrine
import VitrineKit

/// A contact in a list: the name, the place, and a link to the card.
struct ContactItem: ListViewItem {
    let id: Int
    var name: String
    var address: String
    var phone: String
    /// The id of the section with the card.
    var page: String
    var isSelected = false

    var displayName: String? { name }
    var configuration: ListItemConfiguration {
        .list(
            ListRowConfiguration(
                image: .symbol(.person), text: name, secondaryText: address, appearance: .subtitle,
                accessoryType: isSelected ? .checkmark : .disclosureIndicator))
    }
    var onSelectAction: Destination? { .section(.string(page), row: .integer(id)) }
    var separatorConfiguration: ListRowSeparatorConfiguration { .withInset(.init(leading: .large)) }
}

extension ContactItem {
    init(_ contact: Contact) {
        self.init(
            id: contact.id, name: contact.name, address: "\(contact.city), \(contact.country)", phone: contact.phone,
            page: Region(country: contact.country)?.section ?? "")
    }
}
