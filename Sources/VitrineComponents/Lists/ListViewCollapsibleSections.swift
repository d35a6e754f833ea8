/// The sections of a list that can be closed, and those that are. It takes precedence over the sections' own state. Readers
/// open and close them without code, so there is no `didTap`, and there are no haptics.
public protocol ListViewCollapsibleSections {
    /// The sections that are collapsed.
    var collapsedSections: Set<ItemID> { get }

    /// Returns whether a section can be closed; a section that cannot is always open.
    func canCollapseSection(_ section: ListViewSection) -> Bool
}

extension ListViewCollapsibleSections {
    /// Returns true for every section.
    public func canCollapseSection(_ section: ListViewSection) -> Bool { true }

    /// Returns the state of a section.
    func state(of section: ListViewSection) -> ListViewSection.CollapseState? {
        guard section.title != nil, canCollapseSection(section) else { return nil }
        return collapsedSections.contains(section.id) ? .collapsed : .expanded
    }
}
