import VitrineAccessibility

/// Finds the change that caused a difference in what assistive technology announces.
struct EffectCauses {
    private var changed: [Int: [Int]] = [:]
    private var inserted: [Int: Int] = [:]
    private var removed: [Int: Int] = [:]
    private let placed: [ChangeWriter.Placed]
    private let matching: TreeMatching
    /// The new text for each old text that changed.
    private var texts: [String: String] = [:]

    init(_ placed: [ChangeWriter.Placed], _ matching: TreeMatching) {
        self.matching = matching
        self.placed = placed
        for (index, entry) in placed.enumerated() {
            switch entry.change.kind {
            case .attribute, .renamed: changed[entry.node, default: []].append(index)
            case .inserted: inserted[entry.node] = index
            case .removed: removed[entry.node] = index
            case .text:
                if let before = entry.change.before, let after = entry.change.after { texts[before] = after }
            default: break
            }
        }
    }

    /// Returns whether an effect on a name is already reported as a change or a removal of the text that the name comes
    /// from.
    func isInText(_ found: AccessibilityComparison.Found) -> Bool {
        let effect = found.effect
        if effect.kind == .name, let before = effect.before, let after = effect.after { return texts[before] == after }
        // The name of a cell, a row or a list item is its content, whose removal is already reported.
        return effect.kind == .nameLost && Self.cells.contains(effect.role) && found.old.map(hasLostText) == true
    }

    private static let cells: Set<String> = ["cell", "gridcell", "columnheader", "rowheader", "row", "listitem"]

    private func hasLostText(_ node: Int) -> Bool {
        removed.keys.contains { $0 > node && $0 < matching.old.nodes[node].end }
    }

    func cause(of found: AccessibilityComparison.Found, _ matching: TreeMatching) -> Int? {
        guard !found.effect.isOfMarkup else { return source(of: found, matching) }
        guard var node = found.new else { return nil }
        if let index = own(found.effect, changed[node] ?? []) { return index }
        if let index = named(found) { return index }
        while matching.new.nodes[node].parent >= 0 {
            node = matching.new.nodes[node].parent
            if let index = around(found.effect, changed[node] ?? []) { return index }
        }
        return nil
    }

    /// Returns the name of the element whose `for` attribute caused an effect on another element; nil if none did.
    func element(of cause: Int, apartFrom found: AccessibilityComparison.Found) -> String? {
        let entry = placed[cause]
        guard entry.change.kind == .attribute, entry.change.name == "for", entry.node != found.new else { return nil }
        return matching.new.nodes[entry.node].name
    }

    /// Returns the change that added or removed a label, a heading, a caption or another element from which the node
    /// takes its name or description, or the change of a reference between a label and the node; nil if there is none.
    private func named(_ found: AccessibilityComparison.Found) -> Int? {
        switch found.effect.kind {
        case .nameLost, .nameGained, .name, .description, .announced, .silenced: break
        case .role, .state: return nil
        }
        if let node = found.old {
            for source in matching.old.namingNodes(of: node) {
                if let index = enclosing(source, removed, in: matching.old) { return index }
            }
        }
        if let node = found.new {
            for source in matching.new.namingNodes(of: node) {
                if let index = enclosing(source, inserted, in: matching.new) { return index }
            }
        }
        // The cause may also be a label that now refers to a different field, or an id that has changed.
        guard let old = found.old, let new = found.new else { return nil }
        let ids = [matching.old.value("id", old), matching.new.value("id", new)].compactMap(\.self)
        for index in (changed[new] ?? []) where placed[index].change.name == "id" { return index }
        return placed.indices.first { index in
            let change = placed[index].change
            guard change.kind == .attribute, change.name == "for" else { return false }
            return ids.contains { $0 == change.before || $0 == change.after }
        }
    }

    /// Returns the change that added or removed a node or one of its ancestors, otherwise the first such change
    /// inside the node; nil if there is none.
    private func enclosing(_ node: Int, _ changes: [Int: Int], in tree: SnapshotTree) -> Int? {
        var current = node
        while current >= 0 {
            if let index = changes[current] { return index }
            current = tree.nodes[current].parent
        }
        return changes.filter { $0.key > node && $0.key < tree.nodes[node].end }.min { $0.key < $1.key }?.value
    }

    /// Returns the change that added or removed the markup of a node; for a heading, only if the heading itself was
    /// added or removed, not an element around it. Nil if there is none.
    private func source(of found: AccessibilityComparison.Found, _ matching: TreeMatching) -> Int? {
        let isOld = found.new == nil
        guard var node = found.new ?? found.old else { return nil }
        let (tree, changes) = isOld ? (matching.old, removed) : (matching.new, inserted)
        if found.effect.role == "heading" { return changes[node] }
        while node >= 0 {
            if let index = changes[node] { return index }
            node = tree.nodes[node].parent
        }
        return nil
    }

    private static let naming: Set<String> = [
        "aria-label", "aria-labelledby", "alt", "title", "placeholder", "value", "label", "type", "role",
    ]
    private static let describing: Set<String> = ["aria-describedby", "aria-description", "title"]
    private static let hiding: Set<String> = ["hidden", "aria-hidden", "inert", "popover", "open", "role"]
    private static let shaping: Set<String> = [
        "role", "type", "href", "list", "multiple", "size", "scope", "aria-label", "aria-labelledby", "title", "alt",
        "tabindex",
    ]

    /// Returns the change of the element itself that explains an effect.
    private func own(_ effect: AccessibleEffect, _ changes: [Int]) -> Int? {
        changes.first { index in
            let change = placed[index].change
            guard let name = change.name, change.kind == .attribute else {
                return change.kind == .renamed && effect.kind != .description
            }
            switch effect.kind {
            case .nameLost, .nameGained, .name: return Self.naming.contains(name)
            case .description: return Self.describing.contains(name)
            case .role: return Self.shaping.contains(name)
            case .announced, .silenced: return Self.shaping.contains(name) || Self.hiding.contains(name)
            case .state: return isOf(effect.state ?? "", name) || name == "type"
            }
        }
    }

    /// Returns the change of an ancestor that explains an effect.
    private func around(_ effect: AccessibleEffect, _ changes: [Int]) -> Int? {
        changes.first { index in
            let change = placed[index].change
            guard let name = change.name, change.kind == .attribute else {
                return change.kind == .renamed
                    && (effect.kind == .role || effect.kind == .announced || effect.kind == .silenced)
            }
            switch effect.kind {
            case .announced, .silenced, .role: return Self.hiding.contains(name)
            case .state: return isOf(effect.state ?? "", name)
            default: return false
            }
        }
    }

    private func isOf(_ state: String, _ attribute: String) -> Bool {
        attribute == state || attribute == "aria-\(state)" || state == "expanded" && attribute == "open"
            || state == "multiselectable" && attribute == "multiple" || state == "focusable" && attribute == "tabindex"
            || state == "level" && attribute.hasPrefix("heading")
    }
}

extension SnapshotTree {
    /// Returns the other nodes that an element may take its name or its description from.
    fileprivate func namingNodes(of node: Int) -> [Int] {
        var found: [Int] = []
        let names = ["aria-labelledby", "aria-describedby"].compactMap { value($0, node) }
        let ids = Set(names.flatMap(CanonicalAttributes.tokens))
        let own = value("id", node)
        if !ids.isEmpty || own != nil {
            for other in nodes.indices where nodes[other].name != nil {
                if !ids.isEmpty, let id = value("id", other), ids.contains(id) { found.append(other) }
                if let own, nodes[other].name == "label", value("for", other) == own { found.append(other) }
            }
        }
        var parent = nodes[node].parent
        while parent >= 0 {
            if nodes[parent].name == "label" { found.append(parent) }
            parent = nodes[parent].parent
        }
        found += children(node).filter {
            ["caption", "legend", "figcaption", "summary", "title", "desc", "optgroup"].contains(nodes[$0].name ?? "")
        }
        if ["button", "a", "summary"].contains(nodes[node].name ?? "") || value("role", node) != nil {
            found += children(node)
        }
        return found
    }
}
