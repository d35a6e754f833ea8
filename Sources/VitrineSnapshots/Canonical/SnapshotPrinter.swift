import VitrineMarkup
import VitrineSupport

/// Writes the canonical form for people. Each element begins a line, unless it is part of short inline content or
/// inside an element that keeps all whitespace, such as `pre`. Long tags have one attribute per line.
///
/// The output can be read back as the same tree (``SnapshotReader/Layout/printed``). If a text on its own line begins
/// or ends with a space, that space is written as `&#32;`: a leading space would be read as indentation, and editors
/// and `git diff --check` treat trailing spaces as mistakes.
package struct SnapshotPrinter {
    /// The number of spaces for each level of indentation.
    static let step = 2
    /// The number of bytes in a line above which tags and inline content are divided into several lines.
    static let width = 100

    private let tree: SnapshotTree
    private var out = ""

    private init(_ tree: SnapshotTree) { self.tree = tree }

    /// Returns the tree as text, which ends with a line feed; empty if the tree is empty.
    package static func text(_ tree: SnapshotTree) -> String {
        var printer = SnapshotPrinter(tree)
        if let type = tree.documentType { printer.out += "<!DOCTYPE \(CanonicalDocumentType.stored(type))>\n" }
        for root in tree.roots { printer.line(root, 0) }
        return printer.out
    }

    /// Returns a subtree as text.
    static func text(_ node: Int, in tree: SnapshotTree) -> String {
        var printer = SnapshotPrinter(tree)
        printer.line(node, 0)
        return printer.out
    }

    /// Returns only the start tag of an element.
    static func tag(_ node: Int, in tree: SnapshotTree) -> String {
        SnapshotPrinter(tree).startTag(node, tree.nodes[node].name ?? "", indentation: "")
    }

    // The parsers limit nesting to 512 levels, so recursion is bounded.
    private mutating func line(_ node: Int, _ depth: Int) {
        let indentation = String(repeating: " ", count: depth * Self.step)
        out += indentation
        guard let name = tree.nodes[node].name else {
            out += edges(Escaping.html(tree.nodes[node].text)) + "\n"
            return
        }
        let tag = startTag(node, name, indentation: indentation)
        if isEmpty(node) || isVerbatim(node) || isInline(node) {
            let flat = tag + contents(node) + endTag(node, name)
            if isEmpty(node) || isVerbatim(node) || indentation.utf8.count + flat.utf8.count <= Self.width {
                out += flat + "\n"
                return
            }
        }
        out += tag + "\n"
        for child in tree.children(node) { line(child, depth + 1) }
        out += indentation + endTag(node, name) + "\n"
    }

    private func isEmpty(_ node: Int) -> Bool { tree.nodes[node].end == node + 1 }

    private func isVerbatim(_ node: Int) -> Bool { tree.nodes[node].isVerbatim }

    /// Returns whether the whole content is inline.
    private func isInline(_ node: Int) -> Bool {
        (node + 1..<tree.nodes[node].end).allSatisfy { inner in
            tree.nodes[inner].name.map { ElementKinds.inline.contains($0) } ?? true
        }
    }

    private func startTag(_ node: Int, _ name: String, indentation: String) -> String {
        let attributes = tree.nodes[node].attributes.map { attribute in
            attribute.value.isEmpty && AttributeKinds.booleans.contains(attribute.name)
                ? "\(attribute.name)=\"\""
                : "\(attribute.name)=\"\(Escaping.html(attribute.value, inAttribute: true))\""
        }
        let close = ElementKinds.void.contains(name) && isEmpty(node) ? "/>" : ">"
        let flat = (["<" + name] + attributes).joined(separator: " ") + close
        guard indentation.utf8.count + flat.utf8.count > Self.width, attributes.count > 1 else { return flat }
        let lines = attributes.map { indentation + String(repeating: " ", count: 2 * Self.step) + $0 }
        return "<\(name)\n" + lines.joined(separator: "\n") + close
    }

    private func endTag(_ node: Int, _ name: String) -> String {
        ElementKinds.void.contains(name) && isEmpty(node) ? "" : "</\(name)>"
    }

    /// Returns the content of an element; whitespace is added only inside long tags.
    private func contents(_ node: Int) -> String {
        tree.children(node).map { child in
            guard let name = tree.nodes[child].name else { return Escaping.html(tree.nodes[child].text) }
            return startTag(child, name, indentation: "") + contents(child) + endTag(child, name)
        }.joined()
    }

    private func edges(_ text: String) -> String {
        var text = text
        if text.hasPrefix(" ") { text = "&#32;" + text.dropFirst() }
        if text.hasSuffix(" ") { text = text.dropLast() + "&#32;" }
        return text
    }
}
