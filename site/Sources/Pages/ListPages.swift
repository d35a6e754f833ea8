import Foundation
import Vitrine
import VitrineKit

/// The pages about lists: the appearance and actions of rows, sections, separators, empty lists and ready-made rows.
enum ListPages {
    private static let group = "Lists"

    static func sections(_ contacts: [Contact]) -> [Section] {
        [
            people(Array(contacts.prefix(4))), appearances, actions(Array(contacts.prefix(4))),
            folding(Array(contacts.prefix(4))), separators, empty, readyRows,
        ]
    }

    private static func people(_ contacts: [Contact]) -> Section {
        Section(
            id: "lists-contacts", title: "Lists of contacts",
            header: ListHeader(title: "Contacts", amount: .contacts(contacts.count))
        ) {
            Story(
                "Standard cell", list("a", contacts.map { ContactItem($0) }),
                notes: "Each row is one link, to the card of the contact.", tags: ["list", "link"])
            Story(
                "Custom cell", id: "Cell of its own", list("b", contacts.map { ContactCellItem($0) }),
                notes: "Any registered component is a cell.", tags: ["list", "class"])
            Story(
                "With formatters",
                list(
                    "c",
                    contacts.enumerated().map { index, contact in
                        ContactCellItem(contact, knownSince: Date(timeIntervalSince1970: 1e9 + 9e7 * Double(index)))
                    }),
                notes: "The cell uses the formatters of the page; the item has a date, not a formatted text.",
                tags: ["list", "class", "date"])
        }
        .group(group)
        .summary("The same contacts in three kinds of cells: standard, custom, and with dates.")
    }

    private static func list(_ id: String, _ items: [any ListViewItem]) -> ListView {
        ListView(id: .string(id), sections: [ListViewSection(id: "people", contents: items)])
    }

    private static var appearances: Section {
        Section(
            id: "lists-appearances", title: "Appearances of a row",
            header: ListHeader(title: "Appearances of a row")
        ) {
            Story(
                "Arrangements", list("arrangements", ListSamples.arrangements),
                notes: "The standard one does not show the second text.", tags: ["list", "variant"])
            Story(
                "Accessories", list("accessories", ListSamples.accessories),
                notes: "Each has a text for screen readers; the arrow has that of the link.",
                tags: ["list", "variant", "link"])
            Story(
                "Images", list("images", ListSamples.images),
                notes: "A symbol takes a color, a picture keeps its own.", tags: ["list", "svg"])
            Story(
                "Texts", list("texts", ListSamples.texts),
                notes: "Runs, links, limits of lines, and a value that has just changed.", tags: ["list", "length"])
        }
        .group(group)
        .summary("Four layouts of two texts, with images before them and accessories after them.")
    }

    private static func actions(_ contacts: [Contact]) -> Section {
        Section(
            id: "lists-actions", title: "Actions on rows",
            header: ListHeader(title: "Actions on rows")
        ) {
            Story(
                "Every color", ListSamples.colors,
                notes:
                    "The colors of every theme, as backgrounds and text colors; the actions are open, as after a swipe.",
                tags: ["list", "variant"])
            Story(
                "Strip of actions",
                list("strip", contacts.enumerated().map { ListSamples.Actionable(ContactItem($1), number: $0) }),
                notes: "One strip is open at a time. It works without a script.", tags: ["list", "link"])
        }
        .group(group)
        .summary("A button at the end of the row opens what a swipe would: leading, trailing, and Delete last.")
    }

    private static func folding(_ contacts: [Contact]) -> Section {
        Section(
            id: "lists-sections", title: "Sections of a list",
            header: ListHeader(title: "Sections")
        ) {
            Story(
                "From a data source", ListView(id: "alerts", dataSource: AlertSource()),
                notes: "The source says which sections are closed and which cannot be closed.", tags: ["list", "state"])
            Story(
                "Plain, brought up to date",
                ListView(
                    id: "plain",
                    sections: [
                        ListViewSection(
                            id: "people", title: "People", contents: contacts.map { ContactItem($0) },
                            footer: .localized("A note below the items."), configuration: .plain, showsCount: true)
                    ], lastUpdated: Date(timeIntervalSinceReferenceDate: -3600)),
                tags: ["list", "variant", "date"])
            Story(
                "Empty title", id: "Title without words",
                ListView(
                    id: "untitled",
                    sections: [
                        ListViewSection(id: "people", title: "", contents: [DefaultRow(title: .localized("One row"))])
                    ]),
                notes: "The heading has a name for screen readers.", tags: ["list", "empty"])
            Story(
                "Custom header", id: "Header of its own",
                ListView(
                    id: "headed",
                    sections: [
                        ListViewSection(
                            id: "progress", title: "Reading", header: Meter(title: "Pages", done: 106, total: 212),
                            contents: [
                                SubtitleRow(title: .localized("Chapter 9"), subtitle: .localized("From page 107"))
                            ],
                            collapseState: .expanded)
                    ]),
                notes: "Any component; the title above it still folds.", tags: ["list"])
            Story(
                "A color behind",
                ListView(
                    id: "tinted",
                    sections: [
                        ListViewSection(
                            id: "warnings", title: "Warnings",
                            contents: [ErrorCaption(text: .localized("The lift is out of order."))],
                            configuration: ListSectionConfiguration(.insetGrouped, backgroundColor: .danger))
                    ]), tags: ["list", "variant"])
        }
        .group(group)
        .summary("Titles that fold their items, count them and stay in view; headers, footers, two styles.")
    }

    private static var separators: Section {
        Section(
            id: "lists-separators", title: "Lines between rows",
            header: ListHeader(title: "Lines")
        ) {
            Story("On a sheet", ListSamples.separators(.insetGrouped), tags: ["list", "variant"])
            Story("Plain", ListSamples.separators(.plain), tags: ["list", "variant"])
            Story(
                "Above, below, both", ListSamples.edges, notes: "Each row says where its lines are.",
                tags: ["list", "variant"])
        }
        .group(group)
        .summary("From edge to edge, inset, or none. The last row of a sheet never has one.")
    }

    private static var empty: Section {
        Section(
            id: "lists-empty", title: "Empty lists",
            header: ListHeader(title: "Nothing to show")
        ) {
            Story(
                "Standard",
                ListView(
                    id: "standard", sections: [],
                    emptyData: .standard(
                        .init(
                            title: "No contacts", body: "People you add are listed here.", image: .symbol(.people),
                            buttonConfig: .init(title: "Add a contact", destination: .section("kind-declarative"))))),
                tags: ["list", "empty"])
            Story(
                "At the top",
                ListView(
                    id: "top", sections: [],
                    emptyData: .standard(.init(alignment: .top, title: "No results", image: .symbol(.tray)))),
                tags: ["list", "empty"])
            Story(
                "An error", ListView(id: "error", sections: [], emptyData: EmptyData(error: ListSamples.offline)),
                notes: "The text comes from the error, and the picture from its kind.", tags: ["list", "empty"])
            Story(
                "A component",
                ListView(
                    id: "custom", sections: [],
                    emptyData: .custom(EmptyResults(title: "Nothing found.", message: "Shown by a template."))),
                tags: ["list", "empty", "template"])
            Story(
                "A section without items",
                ListView(
                    id: "without-items",
                    sections: [
                        ListViewSection(
                            id: "bookmarks", title: "Bookmarks",
                            contents: [EmptyDataRow(title: "No bookmarks", body: "Star a row to keep it here.")])
                    ]), tags: ["list", "empty"])
        }
        .group(group)
        .summary("What a list without sections shows; a section without items is still a section.")
    }

    private static var readyRows: Section {
        Section(
            id: "lists-ready-rows", title: "Ready-made rows", header: ListHeader(title: "Ready rows")
        ) {
            ListView(id: "together", sections: [ListViewSection(id: "rows", contents: ListSamples.readyRows)])
            RowSpacer(type: .fixed(15))
            Story("Segmented control", ListSamples.segments(label: "Pages about lists"), tags: ["list", "link"])
            Story(
                "Heading", HeaderItem(title: .localized("Nearby"), subtitle: .localized("Within ten minutes")),
                tags: ["list"])
            Story(
                "One text",
                DefaultRow(title: .localized("Appearances of a row"), onSelectAction: .section("lists-appearances")),
                tags: ["list", "link"])
            Story(
                "Two texts",
                SubtitleRow(title: .localized("Harbor Square"), subtitle: .localized("Stop 14"), accessoryType: .none),
                tags: ["list"])
            Story(
                "A value",
                ValueRow(title: .localized("Next departure"), subtitle: .localized("7 min"), accessoryType: .none),
                tags: ["list"])
            Story(
                "Button", MessageButtonRow(title: "Load more", destination: .section("lists-contacts")),
                tags: ["list", "link"])
            Story("Error", ErrorCaption(text: .localized("The timetable could not be loaded.")), tags: ["list"])
            Story("No data", EmptyDataRow(title: "No bookmarks", image: .symbol(.star)), tags: ["list", "empty"])
            Story(
                "Footnote",
                FootnoteRow(
                    text: .localized("Times are those of the timetable."), subtitle: .localized("Without warranty.")),
                tags: ["list"])
        }
        .group(group)
        .summary("The rows that most lists need, one by one and together.")
    }
}
