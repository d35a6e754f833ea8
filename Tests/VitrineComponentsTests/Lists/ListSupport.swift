import Foundation
import VitrineComponents
import VitrineHTML

/// An item for tests, in which every property of an item can be set.
struct Stop: ListViewItem {
    var id: Int
    var row = ListRowConfiguration(text: "Harbor")
    var onSelectAction: Destination?
    var onDeleteAction: Destination?
    var onDetailAction: Destination?
    var leadingContextualActions: [ListViewContextualAction] = []
    var trailingContextualActions: [ListViewContextualAction] = []
    var menuActions: ListViewMenuActions?
    var separatorConfiguration = ListRowSeparatorConfiguration()
    var cell: Note?

    var configuration: ListItemConfiguration { cell.map { .custom($0) } ?? .list(row) }

    init(_ id: Int, _ text: String = "Harbor") {
        self.id = id
        row.text = .string(text)
    }

    init(_ row: ListRowConfiguration, select: Destination? = nil) {
        id = 1
        self.row = row
        onSelectAction = select
    }
}

/// An item of another type that shows what a ``Stop`` shows by default.
struct Landing: ListViewItem {
    var id: Int
    var configuration: ListItemConfiguration { .list(ListRowConfiguration(text: "Harbor")) }
}

extension ListView {
    /// Creates a list with the id “list” and one section, “stops”, which has no title.
    init(_ items: any ListViewItem...) {
        self.init(id: "list", sections: [ListViewSection(id: "stops", contents: items)])
    }
}

extension RenderSession {
    /// Renders a list as a row of a page and returns its markup and its problems.
    func page(_ list: ListView) -> (markup: String, problems: [String]) {
        reset()
        render(list, id: "page--list", instance: "page/list", role: .row)
        return (html.string, takeProblems().map(\.error.description))
    }

    /// Renders a list with one item and returns the markup inside the element of that item.
    func row(_ item: any ListViewItem) -> String {
        let markup = page(ListView(item)).markup
        let start = "data-instance=\"page/list/1\">"
        guard let from = markup.range(of: start), let to = markup.range(of: "</li></ul></section></div>") else {
            return markup
        }
        return String(markup[from.upperBound..<to.lowerBound])
    }
}
