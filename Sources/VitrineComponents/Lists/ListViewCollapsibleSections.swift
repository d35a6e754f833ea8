/// Which sections of a list can be closed, and which are. It takes precedence over what the sections say. The reader
/// opens and closes them; a page has no code to notify, so there is no `didTap`, and there are no haptics.
public protocol ListViewCollapsibleSections {
    /// The sections that are closed.
    var collapsedSections: Set<ItemID> { get }

    /// Whether a section can be closed; one that cannot is always open.
    func canCollapseSection(_ section: ListViewSection) -> Bool
}

extension ListViewCollapsibleSections {
    /// Every section can.
    public func canCollapseSection(_ section: ListViewSection) -> Bool { true }

    /// The state of a section.
    func state(of section: ListViewSection) -> ListViewSection.CollapseState? {
        guard section.title != nil, canCollapseSection(section) else { return nil }
        return collapsedSections.contains(section.id) ? .collapsed : .expanded
    }
}
