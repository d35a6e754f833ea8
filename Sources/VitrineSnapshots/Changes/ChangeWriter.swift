import VitrineCSS
import VitrineMarkup
import VitrineSupport

/// Converts a matching into changes.
struct ChangeWriter {
    let matching: TreeMatching
    private var old: SnapshotTree { matching.old }
    private var new: SnapshotTree { matching.new }
    private var oldPaths: ElementPaths<SnapshotTree>
    private var newPaths: ElementPaths<SnapshotTree>
    var placed: [Placed] = []
    /// Components whose instances now belong to another component.
    private var components = ComponentRenames()

    /// A change with its position.
    struct Placed {
        /// The node of the new tree by which the change is sorted.
        var order: Int
        /// The node that changed.
        var node: Int
        /// Whether ``node`` is a node of the old tree.
        var isOld = false
        /// The node in the old tree, if the change is a move.
        var origin: Int?
        var change: Change
    }

    init(_ matching: TreeMatching) {
        self.matching = matching
        oldPaths = ElementPaths(matching.old)
        newPaths = ElementPaths(matching.new)
    }

    /// The changes in the order of the new tree; removed nodes come at the position of their parent.
    var changes: [Change] {
        placed.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }.map(
            \.element.change)
    }

    mutating func write() {
        components = ComponentRenames(matching)
        for list in matching.lists { write(list) }
        for pair in matching.pairs { write(pair.old, pair.new) }
        for split in matching.splits { write(split) }
        for extent in matching.extents { write(extent) }
        foldColumns()
        foldReferences()
    }

    mutating func place(_ node: Int, _ change: Change) {
        placed.append(Placed(order: node, node: node, change: change))
    }

    private mutating func write(_ list: TreeMatching.ChildList) {
        let spaces = spacesBesideOthers(list)
        for (child, origin) in list.children
        where origin == nil && !list.explained.contains(child) && !spaces.contains(child) {
            add(.inserted, child, isOld: false, order: child)
        }
        let oldSpaces = oldSpacesBesideOthers(list)
        for node in list.removed where !oldSpaces.contains(node) && !isLabelText(node) {
            add(.removed, node, isOld: true, order: max(list.parent.new, 0))
        }
        if list.isReordered {
            let parent = max(list.parent.new, 0)
            var change = change(.reordered, .markup, at: parent)
            change.after = Count.of(list.moved.count, "entry", "entries") + " of \(list.children.count)"
            place(parent, change)
        } else {
            writeMoves(list)
        }
    }

    /// Adds a change for something that was added or removed.
    private mutating func add(_ kind: Change.Kind, _ node: Int, isOld: Bool, order: Int) {
        let tree = isOld ? old : new
        let isText = tree.nodes[node].name == nil
        let isAround = isOld ? matching.wrappers.old.contains(node) : matching.wrappers.new.contains(node)
        var change = change(
            kind, isText ? tree.layerOfText(node) : .markup, at: node, isOld: isOld, isTagOnly: isAround)
        change.isAround = isAround
        if isAround, tree.isInline(node) { change.label = tree.words(node) }
        let markup = (isAround ? SnapshotPrinter.tag(node, in: tree) : SnapshotPrinter.text(node, in: tree))
            .trimmed(to: Self.markupLimit)
        if kind == .inserted { change.after = markup } else { change.before = markup }
        placed.append(Placed(order: order, node: node, isOld: isOld, change: change))
    }

    /// The number of bytes above which a text, a value or markup is shortened in a change.
    static let markupLimit = 2_000

    private mutating func write(_ origin: Int, _ node: Int) {
        guard let name = new.nodes[node].name, let oldName = old.nodes[origin].name else {
            var change = change(.text, new.layerOfText(node), at: node)
            (change.before, change.after) = String.trimmed(
                old.nodes[origin].text, new.nodes[node].text, to: Self.markupLimit)
            place(node, change)
            return
        }
        if name != oldName {
            var change = change(.renamed, .markup, at: node)
            (change.name, change.before, change.after) = (name, oldName, name)
            place(node, change)
        }
        writeAttributes(origin, node)
    }

    private mutating func writeAttributes(_ origin: Int, _ node: Int) {
        let before = old.nodes[origin].attributes
        let after = new.nodes[node].attributes
        let isSame =
            before.count == after.count
            && zip(before, after).allSatisfy { $0.name == $1.name && Optional($0.value).isSame(as: $1.value) }
        guard !isSame else { return }
        let oldValues = Dictionary(before.map { ($0.name, $0.value) }) { first, _ in first }
        let newValues = Dictionary(after.map { ($0.name, $0.value) }) { first, _ in first }
        // The position is the same for all attributes of the element, so it is not computed again for each of them.
        let base = change(.attribute, .markup, at: node)
        for name in Set(oldValues.keys).union(newValues.keys).sorted()
        where !oldValues[name].isSame(as: newValues[name]) {
            switch name {
            case Change.component where oldValues[name] != nil && newValues[name] != nil:
                var change = change(.renamed, .markup, at: node)
                (change.name, change.component, change.part) = (name, oldValues[name], "")
                (change.before, change.after) = String.trimmed(
                    oldValues[name], newValues[name], to: Self.markupLimit)
                place(node, change)
            case "class" where oldValues[name] ?? "" != newValues[name] ?? "":
                writeTokens(of: node, from: oldValues[name], to: newValues[name])
            case "style":
                writeStyle(of: node, from: oldValues[name] ?? "", to: newValues[name] ?? "")
            default:
                var change = base
                (change.name, change.layer) = (name, Self.layer(of: name, on: node, in: new))
                (change.before, change.after) = String.trimmed(
                    oldValues[name], newValues[name], to: Self.markupLimit)
                place(node, change)
            }
        }
    }

    private mutating func writeTokens(of node: Int, from before: String?, to after: String?) {
        let old = CanonicalAttributes.tokenSet(before ?? "")
        let new = CanonicalAttributes.tokenSet(after ?? "")
        let (gone, come) = (Self.tokens(old, without: new), Self.tokens(new, without: old))
        if components.explain(gone: Set(gone), come: Set(come)) { return }
        var change = change(.class, .style, at: node)
        change.name = "class"
        (change.before, change.after) = (
            gone.isEmpty ? nil : gone.joined(separator: " "), come.isEmpty ? nil : come.joined(separator: " ")
        )
        place(node, change)
    }

    /// Returns the tokens that are not among `others`, compared by their bytes.
    private static func tokens(_ tokens: [String], without others: [String]) -> [String] {
        let known = Set(others.map { Array($0.utf8) })
        return tokens.filter { !known.contains(Array($0.utf8)) }
    }

    private mutating func writeStyle(of node: Int, from before: String, to after: String) {
        let (old, new) = (Self.values(before), Self.values(after))
        let names = Set(old.keys).union(new.keys).sorted().filter { old[$0] != new[$0] }
        // If every property has the same last value, the declarations differ only in their order, or in values that are
        // not the last ones of their property.
        guard !names.isEmpty else { return addStyle("style", before, after, at: node) }
        let base = change(.style, .style, at: node)
        for name in names { addStyle(name, old[name], new[name], at: node, base) }
    }

    /// Returns the last value of each property.
    private static func values(_ style: String) -> [String: String] {
        Dictionary(InlineStyle(style).declarations.map { ($0.name, $0.value) }) { _, last in last }
    }

    private mutating func addStyle(
        _ name: String, _ before: String?, _ after: String?, at node: Int, _ base: Change? = nil
    ) {
        var change = base ?? change(.style, .style, at: node)
        change.name = name
        (change.before, change.after) = String.trimmed(before, after, to: Self.markupLimit)
        place(node, change)
    }

    // MARK: - Places

    mutating func oldPath(_ node: Int) -> String {
        node < 0 ? "the top level of the page" : Self.short(oldPaths.path(node))
    }
    mutating func newPath(_ node: Int) -> String {
        node < 0 ? "the top level of the page" : Self.short(newPaths.path(node))
    }

    /// Returns a path without `/html/body/` at its beginning.
    private static func short(_ path: String) -> String {
        path.hasPrefix("/html/body/") ? String(path.dropFirst(11)) : path
    }

    mutating func change(
        _ kind: Change.Kind, _ layer: Change.Layer, at node: Int, isOld: Bool = false, isTagOnly: Bool = false
    ) -> Change {
        let tree = isOld ? old : new
        // An added, removed or moved element that only contains a component is described as that component.
        let isWhole = [.inserted, .removed, .moved].contains(kind) && !isTagOnly
        let root = (isWhole ? tree.component(wrappedBy: node) : nil) ?? tree.component(around: node)
        return Change(
            kind: kind, layer: layer, component: root.flatMap { tree.value("data-component", $0) },
            instance: root.flatMap { tree.value("data-instance", $0) },
            element: isOld ? oldPaths.path(node) : newPaths.path(node),
            part: root.map { $0 > node } == true ? "" : tree.part(node, of: root))
    }

    /// Returns the layer that an attribute belongs to.
    private static func layer(of name: String, on node: Int, in tree: SnapshotTree) -> Change.Layer {
        if references.contains(name) { return .markup }
        if name == "href", tree.isStylesheet(node) { return .style }
        if name.hasPrefix("aria-") || accessible.contains(name) { return .accessibility }
        return data.contains(name) ? .data : .markup
    }

    private static let accessible: Set<String> = [
        "alt", "role", "title", "lang", "tabindex", "scope", "accesskey",
    ]
    /// Attributes that refer to other elements. Their effects on what is announced are reported at the element that is
    /// announced.
    private static let references: Set<String> = [
        "for", "headers", "aria-activedescendant", "aria-controls", "aria-describedby", "aria-details",
        "aria-errormessage", "aria-flowto", "aria-labelledby", "aria-owns",
    ]
    private static let data: Set<String> = [
        "href", "src", "srcset", "value", "datetime", "content", "action", "cite", "poster", "placeholder", "min",
        "max",
        "checked", "selected", "hreflang", "download",
    ]
}
