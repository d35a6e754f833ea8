import Vitrine
import VitrineKit

/// The pages about symbols, which have the names of SF Symbols.
enum SymbolPages {
    private static let group = "Small parts"

    static var sections: [Section] { [uses, all] }

    private static var uses: Section {
        Section(id: "symbols", title: "Symbols", header: ListHeader(title: "Symbols")) {
            Story(
                "With a name that is read", SymbolImage(systemName: "heart.fill", label: "Favorite", color: .danger),
                notes: "Without a label a symbol decorates and is not read.", tags: ["symbol"])
            Story("Large", SymbolImage(systemName: "cloud.rain.fill", label: "Rain", size: 64), tags: ["symbol"])
            Story("Parts of one drawing", parts, notes: "Variants are made of the same parts.", tags: ["symbol"])
            Story(
                "In a list",
                ListView(
                    id: "in-a-list",
                    sections: [
                        ListViewSection(
                            id: "rows",
                            contents: [
                                row("bell.badge.plus", "Remind me"), row("person.crop.circle.badge.checkmark", "Ann"),
                                row("trash.fill", "Deleted"), row("wifi.slash", "Not connected"),
                            ])
                    ]), notes: "Images of rows take the same names.", tags: ["symbol", "list"])
        }
        .group(group)
        .summary("Drawings by the names of SF Symbols, made for this project; a page has all of them.")
    }

    private static let parts = SymbolSheet(
        id: "parts",
        names: [
            "bell", "bell.fill", "bell.circle", "bell.circle.fill", "bell.slash", "bell.slash.fill", "bell.badge.plus",
            "bell.fill.badge.plus", "plus", "plus.circle", "plus.circle.fill", "plus.square", "plus.square.fill",
        ])

    private static func row(_ name: String, _ title: LocalizedText) -> DefaultRow {
        DefaultRow(id: .string(name), title: .localized(title), image: .systemName(name), accessoryType: .none)
    }

    private static var all: Section {
        Section(id: "symbols-all", title: "All symbols", header: ListHeader(title: "All symbols")) {
            Story("All symbols", SymbolSheet(id: "all", names: Symbol.systemNames), tags: ["symbol"])
        }
        .group(group)
        .summary("Every name that a symbol can have, with its drawing.")
    }
}
