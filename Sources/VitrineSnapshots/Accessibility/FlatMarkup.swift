import VitrineConformance
import VitrineXML

/// Writes a canonical tree without any layout, so that a parser finds the same nodes in the same order.
struct FlatMarkup {
    private let tree: SnapshotTree
    private(set) var bytes: [UInt8] = []
    /// How many nodes the parser finds before the first of the tree.
    let lead: Int

    init(_ tree: SnapshotTree) {
        self.tree = tree
        let isPage = tree.nodes.first?.name == "html" && tree.nodes.first?.end == tree.nodes.count
        lead = isPage ? 0 : 1
        bytes.reserveCapacity(tree.nodes.count * 32)
        if !isPage { bytes += "<v>".utf8 }
        for root in tree.roots { write(root) }
        if !isPage { bytes += "</v>".utf8 }
    }

    // Trees come from a parser that nests at most 256 levels, so recursion is bounded.
    private mutating func write(_ node: Int) {
        guard let name = tree.nodes[node].name else {
            escape(tree.nodes[node].text)
            return
        }
        bytes.append(UInt8(ascii: "<"))
        bytes += name.utf8
        // Names in foreign namespaces have no prefix here, and say nothing to assistive technology.
        for attribute in tree.nodes[node].attributes
        where !attribute.name.utf8.contains(where: { $0 == 0x7B || $0 == 0x3A }) {
            bytes.append(0x20)
            bytes += attribute.name.utf8
            bytes += "=\"".utf8
            escape(attribute.value)
            bytes.append(0x22)
        }
        // A link of SVG is one by an attribute of XLink too.
        if name == "a", tree.value("href", node) == nil, let link = tree.value("xlink:href", node) {
            bytes += " href=\"".utf8
            escape(link)
            bytes.append(0x22)
        }
        bytes.append(UInt8(ascii: ">"))
        var child = node + 1
        while child < tree.nodes[node].end {
            write(child)
            child = tree.nodes[child].end
        }
        bytes += "</".utf8
        bytes += name.utf8
        bytes.append(UInt8(ascii: ">"))
    }

    private mutating func escape(_ text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): bytes += "&amp;".utf8
            case UInt8(ascii: "<"): bytes += "&lt;".utf8
            case UInt8(ascii: ">"): bytes += "&gt;".utf8
            case 0x22: bytes += "&quot;".utf8
            case 0x0A: bytes += "&#10;".utf8
            case 0x09: bytes += "&#9;".utf8
            case 0x0D: bytes += "&#13;".utf8
            default: bytes.append(byte)
            }
        }
    }
}

/// Finds out what assistive technology is told of one tree after the other.
///
/// A reader keeps its parser. It is not `Sendable`: every worker has its own.
public final class AccessibilityReader {
    private let reader: MarkupReader

    /// Creates a reader.
    /// - Throws: ``XMLError/outOfMemory`` when the parser cannot be allocated.
    public init() throws(XMLError) { reader = try MarkupReader(names: AccessibilityTree.names) }

    /// What is told of a page or fragment; its nodes name their sources in this tree. Nil for a tree that no parser made.
    public func tree(_ tree: SnapshotTree) -> AccessibilityTree? {
        let flat = FlatMarkup(tree)
        let document = reader.read(flat.bytes)
        guard document.problems.isEmpty, document.nodes.count == tree.nodes.count + flat.lead else { return nil }
        return AccessibilityTree(document).shifted(by: -flat.lead)
    }

    /// The accessibility snapshot of a page or fragment, as ``AccessibilityPrinter`` writes it.
    public func text(_ tree: SnapshotTree) -> String? { self.tree(tree).map(AccessibilityPrinter.text) }
}

extension SnapshotTree {
    /// What assistive technology is told, as text. Whoever asks for many keeps an ``AccessibilityReader``.
    public var accessibilityText: String? { try? AccessibilityReader().text(self) }
}
