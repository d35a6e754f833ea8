/// The separators of a row: below it, above it, or both. The last row of an inset group has none below.
public struct ListRowSeparatorConfiguration: Hashable, Sendable {
    /// The distance of the line from an edge, as one of the theme's spaces: markup contains no lengths, because a strict
    /// content security policy forbids inline styles.
    public enum Inset: Int, Hashable, Sendable, CaseIterable {
        /// At the edge.
        case zero
        /// At the start of texts without an image.
        case small
        /// Twice the small inset.
        case medium
        /// At the start of texts after an image.
        case large
    }

    /// The positions of the lines.
    public enum Edges: String, Hashable, Sendable, CaseIterable {
        /// Below the row, so that there is one line between two rows.
        case bottom
        /// Above the row.
        case top
        /// Above and below the row.
        case all
    }

    /// The insets at both ends.
    public struct Insets: Hashable, Sendable {
        /// The inset at the leading end.
        public var leading: Inset
        /// The inset at the trailing end.
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
    /// The positions of the lines.
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

    /// The classes of the row's element.
    var classes: String {
        guard showsSeparator else { return "no-separator" }
        let start = insets.leading == .zero ? "" : "line-start-\(insets.leading.rawValue)"
        let end = insets.trailing == .zero ? "" : "line-end-\(insets.trailing.rawValue)"
        let edge = edges == .bottom ? "" : "line-\(edges.rawValue)"
        return [edge, start, end].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
