import Foundation
import Vitrine
import VitrineKit

/// A data source of alerts in sections, some of which are collapsed.
struct AlertSource: ListViewDataSource, ListViewCollapsibleSections {
    let collapsedSections: Set<ItemID> = ["works", "news"]

    func canCollapseSection(_ section: ListViewSection) -> Bool { section.id != "news" }

    func collapsibleSections(for list: ItemID) -> (any ListViewCollapsibleSections)? { self }

    func items(for list: ItemID) -> [ListViewSection] {
        [
            ListViewSection(
                id: "alerts", title: "Service alerts",
                contents: [
                    alert("wind", "Ferries wait for the wind", "Until noon"),
                    alert("bridge", "The bridge is closed", "Lines 3 and 7 go round by the mill"),
                    alert("stop", "The stop at the market moves", "To the other side of the street"),
                ], footer: .localized("Alerts of the last two days."), showsCount: true),
            ListViewSection(
                id: "works", title: "Works",
                contents: [alert("rails", "New rails at the depot", "Nights only")], showsCount: true),
            ListViewSection(
                id: "news", title: "News that cannot be closed",
                contents: [alert("summer", "The summer timetable", "From the first of June")]),
        ]
    }

    private func alert(_ id: ItemID, _ title: LocalizedText, _ subtitle: LocalizedText) -> SubtitleRow {
        SubtitleRow(
            id: id, title: .localized(title), subtitle: .localized(subtitle), image: .symbol(.warning),
            onSelectAction: .section("lists-actions"))
    }
}
