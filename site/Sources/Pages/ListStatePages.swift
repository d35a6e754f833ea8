import Vitrine
import VitrineKit

/// The pages about grids, and about lists that are loading or could not be loaded.
enum ListStatePages {
    private static let group = "Lists"

    static func sections(_ contacts: [Contact]) -> [Section] {
        [grid(Array(contacts.prefix(6))), loading(Array(contacts.prefix(3)))]
    }

    private static func grid(_ contacts: [Contact]) -> Section {
        let symbols = ["folder", "photo", "music.note", "film", "doc.text", "book", "map", "cart"]
        let tiles = symbols.map {
            DefaultRow(
                id: .string($0), title: .string($0), image: .systemName($0), accessoryType: .none,
                onSelectAction: .section("symbols"))
        }
        return Section(id: "lists-grid", title: "Grids", header: ListHeader(title: "Grids")) {
            Story(
                "Small tiles",
                ListView(
                    id: "small",
                    sections: [
                        ListViewSection(id: "first", title: "Used last", contents: Array(tiles.prefix(4))),
                        ListViewSection(
                            id: "second", title: "Others", contents: Array(tiles.dropFirst(4)),
                            collapseState: .expanded, showsCount: true),
                    ], layout: .grid(.small)),
                notes: "The same sections as in a list: titles, folding, counts.", tags: ["list", "grid"])
            Story("Medium tiles", people("medium", contacts, .medium), tags: ["list", "grid"])
            Story(
                "Large tiles with actions",
                ListView(
                    id: "large",
                    sections: [
                        ListViewSection(
                            id: "people",
                            contents: contacts.prefix(3).enumerated().map {
                                ListSamples.Actionable(ContactItem($1), number: $0)
                            })
                    ], layout: .grid(.large)), tags: ["list", "grid"])
        }
        .group(group)
        .summary("A list whose items are tiles, as in a collection view: the same sections, actions and updates.")
    }

    private static func people(_ id: ItemID, _ contacts: [Contact], _ size: ListLayout.TileSize) -> ListView {
        ListView(
            id: id, sections: [ListViewSection(id: "people", contents: contacts.map { ContactItem($0) })],
            layout: .grid(size))
    }

    private static func loading(_ contacts: [Contact]) -> Section {
        Section(id: "lists-loading", title: "Loading and failing", header: ListHeader(title: "Loading and failing")) {
            Story(
                "Loading", LoadingState(), notes: "A ring that turns, unless the reader prefers reduced motion.",
                tags: ["state"])
            Story("Loading, in words", LoadingState(title: "Contacts are on their way."), tags: ["state"])
            Story("Skeleton of rows", Skeleton(), notes: "Drawn, and read as one word.", tags: ["state"])
            Story("Skeleton of lines", Skeleton(count: 4, shape: .line), tags: ["state"])
            Story("Skeleton of tiles", Skeleton(count: 4, shape: .tile), tags: ["state", "grid"])
            Story(
                "Failed", FailedState(error: ListSamples.offline, retry: .section("lists-loading", row: "Loading")),
                notes: "The text comes from the error; trying again leads to the first state.", tags: ["state"])
            Story(
                "Refreshing",
                ListView(
                    id: "refreshing",
                    sections: [ListViewSection(id: "people", contents: contacts.map { ContactItem($0) })],
                    isRefreshing: true),
                notes: "The rows stay readable while newer ones are loading.", tags: ["state", "list"])
        }
        .group(group)
        .summary("What a list shows while its rows are loading, or when loading failed.")
    }
}
