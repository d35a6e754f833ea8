/// Determines which sections of a list can be collapsed and which are collapsed. It takes precedence over the
/// ``ListViewSection/collapseState`` of the sections.
///
/// Unlike the protocol in OBAListView, it has no `didTap` and no haptics, because a page runs no code when the reader
/// opens or closes a section.
public protocol ListViewCollapsibleSections {
    /// The identities of the collapsed sections.
    var collapsedSections: Set<ItemID> { get }

    /// Returns whether a section can be collapsed. A section that cannot be collapsed is always open.
    func canCollapseSection(_ section: ListViewSection) -> Bool
}

extension ListViewCollapsibleSections {
    /// Returns true: by default, every section with a title can be collapsed.
    public func canCollapseSection(_ section: ListViewSection) -> Bool { true }

    /// Returns the state of a section; nil if the section cannot be collapsed or has no title.
    func state(of section: ListViewSection) -> ListViewSection.CollapseState? {
        guard section.title != nil, canCollapseSection(section) else { return nil }
        return collapsedSections.contains(section.id) ? .collapsed : .expanded
    }
}
