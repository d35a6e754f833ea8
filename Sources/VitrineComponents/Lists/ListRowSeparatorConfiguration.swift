/// The separators of a row: below it, above it, both or none. The last row of an inset group has none below it, and the
/// tiles of a grid have none at all.
public struct ListRowSeparatorConfiguration: Hashable, Sendable {
    /// The distance between an edge and the end of the separator. Only the steps that the stylesheet defines are
    /// possible, because a strict content security policy does not allow inline styles.
    public enum Inset: Int, Hashable, Sendable, CaseIterable {
        /// At the edge.
        case zero
        /// Aligned with texts without an image.
        case small
        /// Twice the small inset.
        case medium
        /// Aligned with texts after an image that is 24 pixels wide, as symbols are by default.
        case large
    }

    /// The edges of the row that have a separator.
    public enum Edges: String, Hashable, Sendable, CaseIterable {
        /// Below the row, so that there is one separator between two rows.
        case bottom
        /// Above the row.
        case top
        /// Above and below the row.
        case all
    }

    /// The insets of both ends of a separator.
    public struct Insets: Hashable, Sendable {
        /// The inset of the leading end.
        public var leading: Inset
        /// The inset of the trailing end.
        public var trailing: Inset

        /// Creates insets.
        public init(leading: Inset = .zero, trailing: Inset = .zero) {
            self.leading = leading
            self.trailing = trailing
        }

        /// No insets: from edge to edge.
        public static let zero = Insets()
    }

    /// Whether the row has separators.
    public var showsSeparator: Bool
    /// The edges that have a separator.
    public var edges: Edges
    /// The insets of the separators.
    public var insets: Insets

    /// Creates a configuration.
    public init(showsSeparator: Bool = true, insets: Insets = .zero, edges: Edges = .bottom) {
        self.showsSeparator = showsSeparator
        self.edges = edges
        self.insets = insets
    }

    /// Returns a configuration without separators.
    public static func hidden() -> ListRowSeparatorConfiguration {
        ListRowSeparatorConfiguration(showsSeparator: false)
    }

    /// Returns a configuration with insets.
    public static func withInset(_ insets: Insets) -> ListRowSeparatorConfiguration {
        ListRowSeparatorConfiguration(insets: insets)
    }

    var classes: String {
        guard showsSeparator else { return "no-separator" }
        let start = insets.leading == .zero ? "" : "line-start-\(insets.leading.rawValue)"
        let end = insets.trailing == .zero ? "" : "line-end-\(insets.trailing.rawValue)"
        let edge = edges == .bottom ? "" : "line-\(edges.rawValue)"
        return [edge, start, end].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
