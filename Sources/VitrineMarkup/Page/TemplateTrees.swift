import VitrineSupport

/// The contents of templates, each of which is a separate tree with its own ids.
package struct TemplateTrees {
    /// For each node, the nearest template around it, or -1 for nodes of the page itself; empty without templates.
    private var templates: [Int32] = []
    private var tables: [Int: IDTable] = [:]

    /// Creates an empty value, for a page without templates.
    package init() {}

    /// Finds the templates of a document, given the names of its nodes.
    package init(_ document: MarkupDocument, _ names: [Name]) {
        templates = Array(repeating: -1, count: document.nodes.count)
        for node in document.nodes.indices {
            let parent = Int(document.nodes[node].parent)
            guard parent >= 0 else { continue }
            templates[node] = names[parent] == .template ? Int32(parent) : templates[parent]
        }
    }

    /// Returns the nearest template around a node; nil for nodes of the page itself.
    package func template(around node: Int) -> Int? {
        guard !templates.isEmpty, templates[node] >= 0 else { return nil }
        return Int(templates[node])
    }

    /// The element with an id in the contents of a template; nil if there is none.
    package func element(withID id: Bytes, in template: Int) -> Int? { tables[template]?[id] }

    /// Adds an id that is a range of the page's bytes.
    /// - Returns: false when another element of the same contents already has this id.
    package mutating func insert(_ range: Range<Int>, _ node: Int, _ template: Int, _ text: [UInt8]) -> Bool {
        tables[template, default: IDTable(text)].insert(range, node)
    }
}

extension PageTree {
    /// The template whose contents a node belongs to; nil for the page's own tree.
    package func template(around node: Int) -> Int? { trees.template(around: node) }

    /// The element with an id in the tree of a node: the page, or the contents of the template around the node.
    package func element(withID id: Bytes, near node: Int) -> Int? {
        guard let template = trees.template(around: node) else { return ids[id] }
        return trees.element(withID: id, in: template)
    }

    /// Returns whether a node belongs to a tree that browsers show: the page itself, or a declarative shadow root in
    /// such a tree. The contents of other templates are material for scripts, so their references cannot be checked.
    package func isLive(_ node: Int) -> Bool {
        var template = trees.template(around: node)
        while let around = template {
            guard has(.shadowrootmode, around) else { return false }
            template = trees.template(around: around)
        }
        return true
    }
}
