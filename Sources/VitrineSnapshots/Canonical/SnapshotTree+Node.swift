extension SnapshotTree {
    /// A node of the tree. It is kept as small as 48 bytes, because a page of 26 MB has about a million nodes, and both
    /// versions of the page are in memory.
    package struct Node: Sendable {
        private enum Content {
            case element(name: String, attributes: [Attribute])
            case text(String)
        }

        private var content: Content
        private var storedParent: Int32
        /// The value of `end`; the highest bit is set if all whitespace inside is significant.
        private var storedEnd: UInt32
        /// The hash of the node and its content.
        package var hash = TreeHash.zero

        private static let verbatimBit: UInt32 = 1 << 31

        private init(_ content: Content, _ parent: Int, _ end: Int, _ isVerbatim: Bool) {
            self.content = content
            storedParent = Int32(truncatingIfNeeded: parent)
            storedEnd = UInt32(truncatingIfNeeded: end) | (isVerbatim ? Self.verbatimBit : 0)
        }

        /// Creates an element.
        /// - Parameter attributes: the attributes, sorted by name, except that an added `xmlns` comes last.
        package static func element(
            _ name: String, _ attributes: [Attribute], parent: Int, end: Int, isVerbatim: Bool = false
        ) -> Self { Self(.element(name: name, attributes: attributes), parent, end, isVerbatim) }

        /// Creates a text node.
        package static func text(_ text: String, parent: Int, end: Int, isVerbatim: Bool = false) -> Self {
            Self(.text(text), parent, end, isVerbatim)
        }

        /// The name of an element; nil for a text.
        package var name: String? {
            if case .element(let name, _) = content { name } else { nil }
        }

        /// Whether the node is a text.
        package var isText: Bool {
            if case .text = content { true } else { false }
        }

        /// The attributes, sorted by name, except that an added `xmlns` comes last; empty for a text.
        package var attributes: [Attribute] {
            get { if case .element(_, let attributes) = content { attributes } else { [] } }
            set { if case .element(let name, _) = content { content = .element(name: name, attributes: newValue) } }
        }

        /// Replaces the name and the attributes of an element.
        mutating func becomeElement(_ name: String, _ attributes: [Attribute]) {
            content = .element(name: name, attributes: attributes)
        }

        /// The text; empty for an element.
        package var text: String {
            get { if case .text(let text) = content { text } else { "" } }
            set { if case .text = content { content = .text(newValue) } }
        }

        /// The index of the parent; -1 at the top level.
        package var parent: Int {
            get { Int(storedParent) }
            set { storedParent = Int32(truncatingIfNeeded: newValue) }
        }

        /// The index after the last node of the subtree.
        package var end: Int {
            get { Int(storedEnd & ~Self.verbatimBit) }
            set { storedEnd = UInt32(truncatingIfNeeded: newValue) | (storedEnd & Self.verbatimBit) }
        }

        /// Whether all whitespace inside is significant.
        package var isVerbatim: Bool { storedEnd & Self.verbatimBit != 0 }

        /// A hash of only the element's name and component; the same for all texts.
        var label: TreeHash {
            var label = TreeHasher()
            switch content {
            case .text: label.mix(2)
            case .element(let name, let attributes):
                label.mix(name)
                for attribute in attributes where attribute.name == "data-component" { label.mix(attribute.value) }
            }
            return label.hash
        }
    }
}
