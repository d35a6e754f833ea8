/// The line below a row. The last row of an inset group has none.
public struct ListRowSeparatorConfiguration: Hashable, Sendable {
    /// How far from an edge the line begins; a step of the theme's spaces, because a page that may be strict about styles
    /// has no measures in its markup.
    public enum Inset: Int, Hashable, Sendable, CaseIterable {
        /// At the edge.
        case zero
        /// Where texts without an image begin.
        case small
        /// As far again.
        case medium
        /// Where texts behind an image begin.
        case large
    }

    /// Insets of both ends.
    public struct Insets: Hashable, Sendable {
        /// Where the line begins.
        public var leading: Inset
        /// Where it ends.
        public var trailing: Inset

        /// Creates insets.
        public init(leading: Inset = .zero, trailing: Inset = .zero) {
            self.leading = leading
            self.trailing = trailing
        }

        /// From edge to edge.
        public static let zero = Insets()
    }

    /// Whether there is a line.
    public var showsSeparator: Bool
    /// How far it is from the edges.
    public var insets: Insets

    /// Creates a configuration.
    public init(showsSeparator: Bool = true, insets: Insets = .zero) {
        self.showsSeparator = showsSeparator
        self.insets = insets
    }

    /// No line.
    public static func hidden() -> ListRowSeparatorConfiguration {
        ListRowSeparatorConfiguration(showsSeparator: false)
    }

    /// A line that keeps its distance.
    public static func withInset(_ insets: Insets) -> ListRowSeparatorConfiguration {
        ListRowSeparatorConfiguration(insets: insets)
    }

    /// The classes of the row.
    var classes: String {
        guard showsSeparator else { return "no-separator" }
        let start = insets.leading == .zero ? "" : "line-start-\(insets.leading.rawValue)"
        let end = insets.trailing == .zero ? "" : "line-end-\(insets.trailing.rawValue)"
        return start.isEmpty || end.isEmpty ? start + end : "\(start) \(end)"
    }
}
