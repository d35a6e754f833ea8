/// The source of a change: the markup or the declarations that show the difference.
enum ChangeSource {
    /// The maximum number of nodes in a changed element that is shown with its content. It does not apply to elements
    /// that were added or removed.
    private static let wholeLimit = 24
    /// The maximum number of entries of a reordered list that are shown.
    private static let orderLimit = 60

    /// Creates the source from only the values of the change; nil if there are none.
    static func diff(_ change: Change) -> SourceDiff? {
        change.before == nil && change.after == nil ? nil : SourceDiff(change.before, change.after)
    }

    /// Creates the source, if possible from the nodes in both pages; nil if there is nothing to show, as for a changed
    /// picture.
    static func diff(_ change: Change, at place: ComparedPage.Place, in page: ComparedPage) -> SourceDiff? {
        if change.isAround { return diff(change) }
        if let sheet = change.sheet { return declarations(change, sheet) }
        switch change.kind {
        case .inserted: return place.new.map { SourceDiff(nil, SnapshotPrinter.text($0, in: page.new)) } ?? diff(change)
        case .removed: return place.old.map { SourceDiff(SnapshotPrinter.text($0, in: page.old), nil) } ?? diff(change)
        // A move changes only the position, not the markup.
        case .moved: return nil
        case .reordered:
            guard let old = place.old, let new = place.new else { return nil }
            return SourceDiff(order(old, page.old), order(new, page.new))
        case .text, .attribute, .class, .style, .renamed, .split, .joined:
            guard let old = place.old, let new = place.new else { return diff(change) }
            return SourceDiff(markup(old, page.old), markup(new, page.new))
        }
    }

    /// Returns the effect of stylesheets as declarations.
    private static func declarations(_ change: Change, _ sheet: SheetEffect) -> SourceDiff? {
        if case .file = sheet.cause { return nil }
        guard let name = change.name else { return nil }
        func text(_ value: String?, _ token: String?) -> String? {
            guard let value else { return nil }
            guard case .token(let cause) = sheet.cause else { return "\(name): \(value);\n" }
            return (token.map { "\(cause.name): \($0);\n" } ?? "") + "\(name): \(value);\n"
        }
        guard case .token(let token) = sheet.cause else {
            return SourceDiff(text(change.before, nil), text(change.after, nil))
        }
        return SourceDiff(text(change.before, token.before), text(change.after, token.after))
    }

    /// Returns the markup of a node: a small element completely, a large one without its content, and a text either
    /// alone or, if its parent is small, with its parent.
    private static func markup(_ node: Int, _ tree: SnapshotTree) -> String {
        let element = tree.nodes[node].name == nil ? tree.nodes[node].parent : node
        guard element >= 0 else { return SnapshotPrinter.text(node, in: tree) }
        if tree.size(element) <= wholeLimit { return SnapshotPrinter.text(element, in: tree) }
        return tree.nodes[node].name == nil
            ? SnapshotPrinter.text(node, in: tree) : SnapshotPrinter.text(tree.shell(element))
    }

    /// Returns the first entries of a list, one per line, and the number of the others.
    private static func order(_ node: Int, _ tree: SnapshotTree) -> String {
        let children = tree.children(node)
        let lines = children.prefix(orderLimit).map { tree.label(of: $0) + "\n" }
        let more = children.count - orderLimit
        return lines.joined() + (more > 0 ? "… and \(more) more\n" : "")
    }
}

extension SnapshotTree {
    /// Returns a tree of only one element, with an ellipsis for its content.
    fileprivate func shell(_ node: Int) -> SnapshotTree {
        var tree = SnapshotTree()
        var element = nodes[node]
        element.parent = -1
        element.end = size(node) > 1 ? 2 : 1
        tree.nodes = [element]
        if size(node) > 1 { tree.nodes.append(.text("…", parent: 0, end: 2)) }
        return tree
    }

    /// Returns a line for a list entry: its element name with its identity or the beginning of its text.
    fileprivate func label(of node: Int) -> String {
        let name = nodes[node].name ?? "text"
        if let instance = value("data-instance", node) ?? value("id", node) { return "<\(name)> \(instance)" }
        let text = (node..<nodes[node].end).filter { nodes[$0].name == nil }.prefix(8).map { nodes[$0].text }
            .joined(separator: " ")
        return "<\(name)> \(text.prefix(80))"
    }
}
