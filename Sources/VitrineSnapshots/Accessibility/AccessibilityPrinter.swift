import VitrineAccessibility
import VitrineSupport

/// Writes an accessibility tree for people: one node per line, with its role, name, states and text.
///
/// ```text
/// # 1 Todo
/// #   2 Today
///
/// - main:
///   - heading "Todo" [level=1]
///   - heading "Today" [level=2]
///   - list "Today":
///     - listitem:
///       - checkbox "Done" [checked]
///       - text: Buy bread
///   - textbox "New" [required]: Milk
/// ```
/// The headings come first, like the table of contents that a screen reader offers.
package struct AccessibilityPrinter {
    private let tree: AccessibilityTree
    private var out = ""

    private init(_ tree: AccessibilityTree) { self.tree = tree }

    /// Returns the tree as text, which ends with a line feed; empty if nothing is announced.
    package static func text(_ tree: AccessibilityTree) -> String {
        var printer = AccessibilityPrinter(tree)
        let headings = outline(tree)
        printer.out += headings.isEmpty ? "" : headings + "\n"
        for node in tree.children(-1) { printer.line(node, 0) }
        return printer.out
    }

    /// Returns the headings with their levels, one per line after `# `; empty if there are none.
    package static func outline(_ tree: AccessibilityTree) -> String {
        var out = ""
        for node in tree.nodes where node.role == "heading" {
            let level = node.state("level") ?? "2"
            let depth = max(0, min(Int(level) ?? 2, 9) - 1)
            out +=
                "# " + String(repeating: "  ", count: depth) + level + (node.name.isEmpty ? "" : " " + plain(node.name))
            out += "\n"
        }
        return out
    }

    /// Returns one node with its descendants as text.
    static func text(_ node: Int, in tree: AccessibilityTree) -> String {
        var printer = AccessibilityPrinter(tree)
        printer.line(node, 0)
        return printer.out
    }

    // Trees are at most 512 levels deep, so recursion is bounded.
    private mutating func line(_ node: Int, _ depth: Int) {
        let found = tree.nodes[node]
        out += String(repeating: "  ", count: depth) + "- " + found.role
        if found.role == AccessibilityTree.text {
            out += ": " + Self.plain(found.value) + "\n"
            return
        }
        if !found.name.isEmpty { out += " " + Self.quoted(found.name) }
        for state in found.states {
            out += state.value == "true" ? " [\(state.name)]" : " [\(state.name)=\(Self.word(state.value))]"
        }
        if !found.description.isEmpty { out += " [description=\(Self.quoted(found.description))]" }
        let children = repeatsName(node) ? [] : tree.children(node)
        if !found.value.isEmpty {
            out += ": " + Self.plain(found.value)
        } else if children.count == 1, tree.nodes[children[0]].role == AccessibilityTree.text {
            out += ": " + Self.plain(tree.nodes[children[0]].value) + "\n"
            return
        } else if !children.isEmpty {
            out += ":"
        }
        out += "\n"
        for child in children { line(child, depth + 1) }
    }

    /// Returns whether the content is only text, and the same as the name.
    private func repeatsName(_ node: Int) -> Bool {
        let found = tree.nodes[node]
        guard found.isNamedByContents, node + 1 < found.end else { return false }
        var words = ""
        for inner in node + 1..<found.end {
            guard tree.nodes[inner].role == AccessibilityTree.text else { return false }
            words += (words.isEmpty ? "" : " ") + tree.nodes[inner].value
        }
        return words == found.name
    }

    // MARK: - Words

    /// Returns a text for the end of a line, in quotation marks if it could otherwise be misread.
    static func plain(_ text: String) -> String {
        let isSafe =
            text.first != "\"" && text.first != " " && text.last != " "
            && !text.unicodeScalars.contains(where: isHidden)
        return isSafe ? text : quoted(text)
    }

    private static func word(_ text: String) -> String {
        let isWord =
            !text.isEmpty
            && text.utf8.allSatisfy {
                $0 >= 0x80 || $0 > 0x20 && $0 != 0x22 && $0 != 0x5D && $0 != 0x5B && $0 != 0x5C
            }
        return isWord && !text.unicodeScalars.contains(where: isHidden) ? text : quoted(text)
    }

    static func quoted(_ text: String) -> String {
        var out = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case "\n": out += "\\n"
            case "\t": out += "\\t"
            case _ where isHidden(scalar): out += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out + "\""
    }

    /// Returns whether a character is invisible or affects how its line is displayed: controls, line and paragraph
    /// separators, byte order marks, and characters that embed, override or isolate a direction of text.
    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }
}
