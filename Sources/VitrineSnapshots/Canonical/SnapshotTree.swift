/// A page or fragment in canonical form: what two versions of it are compared by.
///
/// Attributes are sorted, classes and style properties are sets, white space is what a reader of the page would see,
/// comments are gone. Nodes stand in the order of the document, so a subtree is a range.
public struct SnapshotTree: Sendable {
    /// One node.
    public struct Node: Sendable {
        /// The element's name; nil for a text.
        public var name: String?
        /// Attributes, sorted by name.
        public var attributes: [Attribute] = []
        /// The text of a text node.
        public var text = ""
        /// The element around it; -1 for those at the top.
        public var parent: Int
        /// The node after the last one inside it.
        public var end: Int
        /// Whether white space inside counts.
        public var isVerbatim = false
        /// Everything about the node and what is in it.
        var digest = Digest.zero
        /// Its name and component alone: what it is, whatever it says.
        var label = Digest.zero
    }

    /// One attribute in canonical form.
    public struct Attribute: Hashable, Sendable {
        /// The name, with a prefix where it has a namespace.
        public var name: String
        /// The value; tokens sorted and joined with one space where their order means nothing.
        public var value: String
    }

    /// All nodes.
    public internal(set) var nodes: [Node] = []
    /// How many comments were left out.
    public internal(set) var commentCount = 0
    /// The name in the document type; nil for a fragment.
    public internal(set) var documentType: String?

    init() {}

    /// The nodes at the top.
    var roots: [Int] { siblings(from: 0, to: nodes.count) }

    /// The nodes directly inside an element.
    func children(_ node: Int) -> [Int] { siblings(from: node + 1, to: nodes[node].end) }

    private func siblings(from first: Int, to end: Int) -> [Int] {
        var found: [Int] = []
        var node = first
        while node < end {
            found.append(node)
            node = nodes[node].end
        }
        return found
    }

    /// How many nodes a subtree has.
    func size(_ node: Int) -> Int { nodes[node].end - node }

    /// The value of an attribute.
    func value(_ name: String, _ node: Int) -> String? { nodes[node].attributes.first { $0.name == name }?.value }

    /// Everything in the tree.
    public var digest: String { roots.reduce(into: Digest.zero) { $0.mix(nodes[$1].digest) }.hex }
}

extension SnapshotTree {
    /// Gives every node its digest, the inner ones first.
    mutating func addDigests() {
        for node in nodes.indices.reversed() {
            var digest = Digest.zero
            var label = Digest.zero
            if let name = nodes[node].name {
                digest.mix(1)
                digest.mix(name)
                label.mix(name)
                for attribute in nodes[node].attributes {
                    digest.mix(attribute.name)
                    digest.mix(attribute.value)
                    if attribute.name == "data-component" { label.mix(attribute.value) }
                }
                var child = node + 1
                while child < nodes[node].end {
                    digest.mix(nodes[child].digest)
                    child = nodes[child].end
                }
            } else {
                digest.mix(2)
                digest.mix(nodes[node].text)
                label.mix(2)
            }
            nodes[node].digest = digest
            nodes[node].label = label
        }
    }
}

/// 128 bits that stand for the contents of a subtree. Not for secrets: for telling equal from different.
struct Digest: Hashable, Sendable {
    var high: UInt64
    var low: UInt64

    static let zero = Digest(high: 0x6A09_E667_F3BC_C908, low: 0xBB67_AE85_84CA_A73B)

    mutating func mix(_ value: UInt64) {
        high = (high ^ value) &* 0x9E37_79B9_7F4A_7C15
        high ^= high >> 29
        low = (low &+ value) &* 0xD6E8_FEB8_6659_FD93
        low ^= low >> 32
    }

    mutating func mix(_ other: Digest) {
        mix(other.high)
        mix(other.low)
    }

    mutating func mix(_ text: String) {
        var count: UInt64 = 0
        var word: UInt64 = 0
        for byte in text.utf8 {
            word = word << 8 | UInt64(byte)
            count += 1
            if count & 7 == 0 {
                mix(word)
                word = 0
            }
        }
        // The length tells "ab", "c" from "a", "bc".
        mix(word)
        mix(count)
    }

    /// 32 hexadecimal digits.
    var hex: String {
        [high, low].map { part in
            let digits = String(part, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
