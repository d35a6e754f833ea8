import VitrineMarkup

/// The accessibility tree of a page or a fragment, made only from its markup: roles, names, descriptions, states and
/// texts.
///
/// Roles are those of WAI-ARIA, given by `role` or by the element (HTML Accessibility API Mappings). An announced
/// element without a WAI-ARIA role has its tag name as the role, such as `audio`, `dl`, `iframe` or `summary`. A field
/// without a WAI-ARIA role has a role named after its type, such as `date-field` or `password-field`.
/// Elements hidden by markup are left out. Styles have no effect: content that they hide is included, and content that
/// they add is not. Elements without semantics are replaced by their contents, and consecutive inline texts are joined.
package struct AccessibilityTree: Sendable {
    /// An announced element or text.
    package struct Node: Sendable {
        /// The role; ``AccessibilityTree/text`` for a text.
        package internal(set) var role: String
        /// The name, on one line; empty if there is none.
        package internal(set) var name = ""
        /// Whether the name comes from the content of the element.
        package internal(set) var isNamedByContents = false
        /// The description; empty when there is none.
        package internal(set) var description = ""
        /// States and properties, each at most once.
        package internal(set) var states: [State] = []
        /// The text of a text node, or the value of a field, a meter or the like; empty if there is none.
        package internal(set) var value = ""
        /// The index of the parent node; -1 at the top.
        package internal(set) var parent: Int
        /// The index after the last descendant.
        package internal(set) var end: Int
        /// The number of the element or text in the document.
        package internal(set) var source: Int

        /// The value of a state; nil when the node does not have it.
        package func state(_ name: String) -> String? { states.first { $0.name == name }?.value }
    }

    /// A state or property: `level` `2`, `checked` `mixed`, `disabled` `true`.
    package struct State: Hashable, Sendable {
        /// The name: that of a WAI-ARIA attribute without `aria-`, or `focusable`, `lang`, `max`, `min` or `start`.
        package var name: String
        /// The value; `true` for a state without a value.
        package var value: String
    }

    /// The role of texts.
    package static let text = "text"

    /// All nodes, in the order in which they are read.
    package internal(set) var nodes: [Node] = []
    /// Whether names or nodes are missing because a limit was reached: there are too many references to large texts, or
    /// elements are nested too deeply.
    package internal(set) var isCut = false

    /// The children of a node; for -1, the nodes at the top.
    package func children(_ node: Int) -> [Int] {
        var found: [Int] = []
        var child = node + 1
        let end = node < 0 ? nodes.count : nodes[node].end
        while child < end {
            found.append(child)
            child = nodes[child].end
        }
        return found
    }

    /// Creates the tree of a parsed page. If the XML is not well-formed, the tree ends where the parser stopped.
    /// - Parameter document: a document from a reader that was created with ``Name/spellings``.
    package init(_ document: MarkupDocument, syntax: PageSyntax = .html) {
        var reading = AccessibilityReading(PageTree(document, syntax: syntax))
        reading.read()
        self = reading.tree
    }

    init() {}

    /// Creates the tree of a page or fragment.
    ///
    /// ```swift
    /// let tree = try AccessibilityTree(markup: Array("<h2>Boats</h2>".utf8))
    /// tree.nodes[0].role  // "heading"
    /// tree.nodes[0].state("level")  // "2"
    /// ```
    /// - Parameter markup: well-formed markup with one root element.
    /// - Throws: ``XMLError/malformed(_:)`` with the syntax errors that were found, or ``XMLError/outOfMemory``.
    package init(markup: [UInt8]) throws(XMLError) {
        let document = try MarkupReader(names: Name.spellings).read(markup)
        guard document.problems.isEmpty else { throw .malformed(document.problems) }
        self.init(document)
    }

    /// The names with which a reader must be created, so that trees can be made from its documents.
    package static var names: [String] { Name.spellings }
}

extension AccessibilityTree {
    /// The landmark roles. Users of screen readers can jump from one landmark to the next.
    package static let landmarks: Set<String> = [
        "banner", "complementary", "contentinfo", "form", "main", "navigation", "region", "search",
    ]

    /// The roles of controls, including roles of this tree that WAI-ARIA does not have, such as `date-field`.
    package static let controls: Set<String> = [
        "button", "checkbox", "combobox", "link", "listbox", "menuitem", "menuitemcheckbox", "menuitemradio", "option",
        "radio", "scrollbar", "searchbox", "slider", "spinbutton", "switch", "tab", "textbox", "treeitem", "gridcell",
        "summary", "color-field", "date-field", "datetime-local-field", "file-field", "month-field", "password-field",
        "time-field", "week-field", "audio", "video", "iframe",
    ]
}

extension AccessibilityTree {
    /// The tree with a number added to every ``Node/source``.
    package func shifted(by count: Int) -> AccessibilityTree {
        guard count != 0 else { return self }
        var tree = self
        for node in tree.nodes.indices { tree.nodes[node].source += count }
        return tree
    }

    /// The tree with every ``Node/source`` replaced.
    /// - Parameter numbers: the new number of each source; a source that is not an index of the array stays the same.
    package func renumbered(_ numbers: [Int]) -> AccessibilityTree {
        var tree = self
        for node in tree.nodes.indices where numbers.indices.contains(tree.nodes[node].source) {
            tree.nodes[node].source = numbers[tree.nodes[node].source]
        }
        return tree
    }
}
