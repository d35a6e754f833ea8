import Foundation
import VitrineComponents
import VitrineHTML

// The samples of Documentation/coming-from-oba-list-view.md. ListGuideTests compares them with the guide.

enum ListGuide {
    struct ContactViewModel: ListViewItem {
        var id: UUID
        var name: String
        var address: String
        var onSelectAction: Destination?

        var configuration: ListItemConfiguration {
            .list(
                ListRowConfiguration(
                    image: .symbol(.person), text: name, secondaryText: address,
                    appearance: .subtitle, accessoryType: .disclosureIndicator))
        }
    }

    struct ContactCard: Component {
        var name: String
        var address: String
    }

    final class ContactCell: ReusableComponentView {
        private var card: ContactCard?

        func prepareForReuse() { card = nil }
        func configure(with viewModel: ContactCard) { card = viewModel }

        func body(_ html: HTML) {
            html.div(.class("contact")) {
                html.p(card?.name ?? "")
                html.p(card?.address ?? "")
            }
        }
    }

    struct ContactCardItem: ListViewItem {
        var id: UUID
        var card: ContactCard

        var configuration: ListItemConfiguration { .custom(card) }
    }

    struct LastCall: Component {
        var date: Date
    }

    struct LastCallView: ComponentView {
        let call: LastCall
        init(viewModel: LastCall) { call = viewModel }

        func body(_ html: HTML) {
            html.p(html.context.formatters.string(from: call.date, style: .contextual))
        }
    }

    struct ContactLists: ListViewDataSource, ListViewCollapsibleSections {
        var friends: [ContactViewModel]
        var collapsedSections: Set<ItemID> = []

        func items(for list: ItemID) -> [ListViewSection] {
            guard !friends.isEmpty else { return [] }
            return [ListViewSection(id: "contacts_section", title: "Friends", contents: friends, showsCount: true)]
        }

        func emptyData(for list: ItemID) -> EmptyData? {
            .standard(.init(title: "No contacts", image: .symbol(.people)))
        }

        func collapsibleSections(for list: ItemID) -> (any ListViewCollapsibleSections)? { self }
    }

    static func row(_ call: LastCall) -> ListRowConfiguration {
        let row = ListRowConfiguration(
            text: .string("Ann"), secondaryText: .localized("Called \(call.date, style: .contextual)"),
            appearance: .subtitle)
        return row
    }

    static func page(_ friends: [ContactViewModel]) -> Section {
        let page = Section(id: "contacts", title: "Contacts") {
            ListView(id: "people", dataSource: ContactLists(friends: friends))
        }
        return page
    }

    static var call: ListViewContextualAction {
        let call = ListViewContextualAction(
            title: "Call", image: .symbol(.phone), destination: .address("tel:+4790000000"))
        return call
    }
}
