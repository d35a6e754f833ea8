import Foundation
import Vitrine
import VitrineKit

/// The lists and rows that the pages about lists show.
enum ListSamples {
    /// A standard row with an explicit configuration.
    struct Sample: ListViewItem {
        let id: String
        var row: ListRowConfiguration
        var onSelectAction: Destination?
        var onDetailAction: Destination?
        var separatorConfiguration = ListRowSeparatorConfiguration()

        var configuration: ListItemConfiguration { .list(row) }

        init(
            _ id: String, _ row: ListRowConfiguration, onSelect: Destination? = nil, onDetail: Destination? = nil,
            separator: ListRowSeparatorConfiguration = .init()
        ) {
            self.id = id
            self.row = row
            onSelectAction = onSelect
            onDetailAction = onDetail
            separatorConfiguration = separator
        }
    }

    /// A contact with actions: some contacts can be pinned, called or deleted, depending on their number.
    struct Actionable: ListViewItem {
        var contact: ContactItem
        var number: Int

        var id: Int { contact.id }
        var displayName: String? { contact.name }
        var configuration: ListItemConfiguration { contact.configuration }
        var onSelectAction: Destination? { contact.onSelectAction }
        var onDeleteAction: Destination? { number < 3 ? .section("lists-empty") : nil }
        var separatorConfiguration: ListRowSeparatorConfiguration { contact.separatorConfiguration }
        var leadingContextualActions: [ListViewContextualAction] {
            guard number < 2 else { return [] }
            return [
                ListViewContextualAction(
                    title: "Pin", image: .symbol(.pin), backgroundColor: .muted, destination: .section("lists-sections")
                )
            ]
        }
        var trailingContextualActions: [ListViewContextualAction] {
            guard number != 2 else { return [] }
            let dialled = contact.phone.filter { $0 == "+" || $0.isNumber }
            return [
                ListViewContextualAction(
                    title: "Call", image: .symbol(.phone), destination: .address("tel:\(dialled)")),
                ListViewContextualAction(title: "Write", image: .symbol(.envelope), destination: nil),
            ]
        }
        var menuActions: ListViewMenuActions? {
            guard number == 1 else { return nil }
            return ListViewMenuActions(
                preview: Notice(variant: .info, title: .verbatim(contact.name), message: "In \(contact.address)."),
                performPreviewAction: contact.onSelectAction)
        }

        init(_ contact: ContactItem, number: Int) {
            self.contact = contact
            self.number = number
        }
    }

    static var arrangements: [any ListViewItem] {
        let names: [ListRowConfiguration.Appearance: LocalizedText] = [
            .default: "Default", .subtitle: "Subtitle", .value: "Value", .header: "Header",
        ]
        return ListRowConfiguration.Appearance.allCases.map { appearance in
            Sample(
                appearance.rawValue,
                ListRowConfiguration(
                    text: .localized(names[appearance] ?? .verbatim(appearance.rawValue)),
                    secondaryText: .localized("Second text"), appearance: appearance))
        } + [
            Sample(
                "no-second",
                ListRowConfiguration(
                    text: .localized("Subtitle without one"), secondaryText: "", appearance: .subtitle)),
            Sample(
                "rtl", ListRowConfiguration(text: "ساحة الميناء", secondaryText: "٧ دقائق", appearance: .value),
                onSelect: .section("labels")),
        ]
    }

    static var accessories: [any ListViewItem] {
        let names: [ListRowConfiguration.AccessoryType: LocalizedText] = [
            .none: "Nothing", .checkmark: "Check mark", .disclosureIndicator: "Arrow", .detailButton: "Info, a picture",
        ]
        return ListRowConfiguration.AccessoryType.allCases.map { accessory in
            Sample(
                accessory.rawValue,
                ListRowConfiguration(
                    text: .localized(names[accessory] ?? .verbatim(accessory.rawValue)), accessoryType: accessory),
                onSelect: .section("lists-contacts"))
        } + [
            Sample(
                "detail-link",
                ListRowConfiguration(
                    text: .localized("Info, a button that leads elsewhere"), accessoryType: .detailButton),
                onSelect: .section("lists-contacts"), onDetail: .section("lists-sections"))
        ]
    }

    static var images: [any ListViewItem] {
        [
            Sample("accent", ListRowConfiguration(image: .symbol(.star), text: .localized("In the color of links"))),
            Sample(
                "danger",
                ListRowConfiguration(
                    image: .symbol(.bell), text: .localized("In the color of danger"),
                    imageConfig: ImageConfiguration(tintColor: .danger))),
            Sample(
                "plain",
                ListRowConfiguration(
                    image: .symbol(.clock), text: .localized("In the color of the text"),
                    imageConfig: ImageConfiguration(tintColor: nil))),
            Sample(
                "asset",
                ListRowConfiguration(
                    image: .asset("harbor.svg", alt: "A harbor with two boats"), text: .localized("A picture"),
                    secondaryText: .localized("Fits into 72 by 48 pixels"), appearance: .subtitle,
                    imageConfig: ImageConfiguration(tintColor: nil, maximumSize: .init(width: 72, height: 48)))),
        ]
    }

    static var texts: [any ListViewItem] {
        [
            Sample(
                "runs",
                ListRowConfiguration(
                    text: .attributed([
                        .init("Line 7 "), .init("departs now", style: .strong, color: .danger), .init(" instead of "),
                        .init("8:15", style: .struckThrough),
                    ]),
                    secondaryText: .attributed([
                        .init("See the "), .init("timetable", style: .emphasized, link: .section("lists-sections")),
                        .init(" for the rest."),
                    ]), appearance: .subtitle)),
            Sample(
                "lines",
                ListRowConfiguration(
                    text: .localized("At most one line, at most two"), secondaryText: .localized(long),
                    appearance: .subtitle,
                    textConfig: LabelConfiguration(numberOfLines: 1),
                    secondaryTextConfig: LabelConfiguration(textColor: .muted, numberOfLines: 2))),
            Sample(
                "changed",
                ListRowConfiguration(
                    text: .localized("Next departure"), secondaryText: .localized("4 min"), appearance: .value,
                    secondaryTextConfig: LabelConfiguration(isHighlighted: true))),
        ]
    }

    private static let long: LocalizedText =
        "The ferry waits for the last bus from the station when it is late, and for nobody else. Whoever misses it takes the next one, which goes in the morning."

    /// A network error.
    static var offline: any Error { Offline() }

    private struct Offline: LocalizedError, CustomNSError {
        static var errorDomain: String { NSURLErrorDomain }
        var errorDescription: String? { "The timetable could not be reached." }
    }

    static func separators(_ configuration: ListSectionConfiguration) -> ListView {
        let lines: [(LocalizedText, ListRowSeparatorConfiguration)] = [
            ("From edge to edge", .init()), ("Inset to the text", .withInset(.init(leading: .small))),
            ("Inset at both ends", .withInset(.init(leading: .medium, trailing: .medium))), ("None", .hidden()),
            ("The last row", .init()),
        ]
        return ListView(
            id: "lines",
            sections: [
                ListViewSection(
                    id: "lines",
                    contents: lines.map {
                        Sample($0.0.key, ListRowConfiguration(text: .localized($0.0)), separator: $0.1)
                    },
                    configuration: configuration)
            ])
    }

    /// Rows with separators below, above, and both below and above.
    static var edges: ListView {
        let edges: [(LocalizedText, ListRowSeparatorConfiguration.Edges)] = [
            ("Below", .bottom), ("Above", .top), ("Above and below", .all),
        ]
        return ListView(
            id: "edges",
            sections: edges.map { title, edge in
                ListViewSection(
                    id: .string(edge.rawValue),
                    contents: [
                        Sample(
                            edge.rawValue, ListRowConfiguration(text: .localized(title)),
                            separator: ListRowSeparatorConfiguration(edges: edge))
                    ], configuration: .plain)
            })
    }

    /// A row with a title and actions.
    struct Colorful: ListViewItem {
        let id: String
        var title: LocalizedText
        var trailingContextualActions: [ListViewContextualAction]
        var onDeleteAction: Destination?

        var configuration: ListItemConfiguration { .list(ListRowConfiguration(text: .localized(title))) }
    }

    static var colors: ListView {
        let names: [(ListColor, LocalizedText)] = [
            (.ink, "Ink"), (.muted, "Muted"), (.accent, "Accent"), (.danger, "Danger"),
        ]
        let here = Destination.section("lists-actions")
        let backgrounds = names.map {
            ListViewContextualAction(
                title: "\($0.1), background", image: .systemName("paintbrush.fill"), backgroundColor: $0.0,
                destination: here)
        }
        let words = names.map {
            ListViewContextualAction(title: "\($0.1), words", textColor: $0.0, destination: here)
        }
        let kinds = [
            ListViewContextualAction(title: "Normal", destination: here),
            ListViewContextualAction(style: .destructive, title: "Destructive", destination: here),
            ListViewContextualAction(title: "Not now", destination: nil),
        ]
        return ListView(
            id: "colors",
            sections: [
                ListViewSection(
                    id: "colors",
                    contents: [
                        Colorful(
                            id: "all", title: "Actions in every color",
                            trailingContextualActions: backgrounds + words + kinds, onDeleteAction: here)
                    ])
            ], openActions: "all")
    }

    static func segments(label: LocalizedText) -> SegmentedControl {
        SegmentedControl(
            id: "show", label: label,
            segments: [
                .init(title: "Rows", destination: .section("lists-ready-rows")),
                .init(title: "Looks", destination: .section("lists-appearances")),
                .init(title: "Nothing", destination: .section("lists-empty")),
            ], selectedSegmentIndex: 0)
    }

    static var readyRows: [any ListViewItem] {
        [
            segments(label: "Show"), HeaderItem(id: "near", title: .localized("Nearby")),
            DefaultRow(id: "all", title: .localized("All stops"), onSelectAction: .section("lists-contacts")),
            SubtitleRow(
                id: "square", title: .localized("Harbor Square"), subtitle: .localized("Lines 3 and 7"),
                image: .symbol(.pin),
                onSelectAction: .section("lists-sections")),
            ValueRow(
                id: "next", title: .localized("Next departure"), subtitle: .localized("7 min"), accessoryType: .none),
            ErrorCaption(id: "late", text: .localized("Line 3 is late.")),
            MessageButtonRow(id: "more", title: "Load more", destination: .section("lists-appearances")),
            FootnoteRow(id: "note", text: .localized("Times are those of the timetable.")),
        ]
    }
}
