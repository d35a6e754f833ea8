/// Determines which sections of a list can be collapsed and which are collapsed. It takes precedence over the states of
/// the sections. The reader opens and closes sections; a page has no code to notify, so there is no `didTap`, and there
/// are no haptics.
public protocol ListViewCollapsibleSections {
    /// The sections that are collapsed.
    var collapsedSections: Set<ItemID> { get }

    /// Returns whether a section can be collapsed; one that cannot is always open.
    func canCollapseSection(_ section: ListViewSection) -> Bool
}

extension ListViewCollapsibleSections {
    /// Returns true: by default, every section can be collapsed.
    public func canCollapseSection(_ section: ListViewSection) -> Bool { true }

    /// Returns the state of a section; nil if it cannot be collapsed.
    func state(of section: ListViewSection) -> ListViewSection.CollapseState? {
        guard section.title != nil, canCollapseSection(section) else { return nil }
        return collapsedSections.contains(section.id) ? .collapsed : .expanded
    }
}
