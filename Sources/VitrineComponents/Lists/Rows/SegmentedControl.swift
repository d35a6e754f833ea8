/// A choice between several views of the same data: links side by side, of which at most one is marked as the current
/// view.
///
/// ```swift
/// SegmentedControl(
///     label: "Show",
///     segments: [
///         .init(title: "Recent", destination: .section("recent")),
///         .init(title: "All", destination: .section("all")),
///     ], selectedSegmentIndex: 0)
/// ```
public struct SegmentedControl: ListViewItem {
    /// One of the choices.
    public struct Segment: Hashable, Sendable {
        /// The title of the choice.
        public var title: LocalizedText
        /// The destination of the link.
        public var destination: Destination

        /// Creates a choice.
        public init(title: LocalizedText, destination: Destination) {
            self.title = title
            self.destination = destination
        }
    }

    /// The identity of the row.
    public let id: ItemID?
    /// The label, which assistive technology reads before the choices.
    public var label: LocalizedText
    /// The choices.
    public var segments: [Segment]
    /// The index of the selected choice; nil or an index out of range selects none.
    public var selectedSegmentIndex: Int?

    /// Creates a control.
    public init(
        id: ItemID? = nil, label: LocalizedText, segments: [Segment], selectedSegmentIndex: Int? = nil
    ) {
        self.id = id
        self.label = label
        self.segments = segments
        self.selectedSegmentIndex = selectedSegmentIndex
    }

    /// The identity; nil without an `id`.
    public var componentID: ItemID? { id }

    /// A custom cell: the item itself.
    public var configuration: ListItemConfiguration { .custom(self) }

    /// No separator.
    public var separatorConfiguration: ListRowSeparatorConfiguration { .hidden() }
}
