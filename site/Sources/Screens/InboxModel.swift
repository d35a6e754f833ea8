import Vitrine
import VitrineKit

/// A list of stops that gestures can change.
struct InboxModel {
    private(set) var titles = ["Harbor Square", "Mill Lane", "North Gate", "Old Bridge"]
    private(set) var openRow: String?
    private(set) var isRefreshing = false
    private var former: ListView?

    mutating func swipe(_ title: String) { openRow = title }
    mutating func pull() { (openRow, isRefreshing) = (nil, true) }
    mutating func endRefreshing() { isRefreshing = false }

    /// Changes the rows; until ``settle()``, the list marks the changes.
    mutating func change(_ change: (inout [String]) -> Void) {
        former = plain
        change(&titles)
        (openRow, isRefreshing) = (nil, false)
    }

    /// Removes the marks of the last change.
    mutating func settle() { former = nil }

    private var plain: ListView {
        ListView(
            id: "stops",
            sections: [
                ListViewSection(
                    id: "stops", title: "Stops",
                    contents: titles.map { title in
                        var row = SubtitleRow(
                            id: .string(title), title: title, image: .systemName("bus.fill"), accessoryType: .none,
                            onDeleteAction: .section("lists-gestures"))
                        row.leadingContextualActions = [
                            ListViewContextualAction(
                                title: "Pin", image: .systemName("pin.fill"), backgroundColor: .muted,
                                destination: .section("lists-gestures"))
                        ]
                        return row
                    })
            ], isRefreshing: isRefreshing, openActions: openRow.map { .string($0) })
    }

    /// The list that the screen shows.
    var list: ListView { former.map { plain.showingChanges(from: $0) } ?? plain }
}
