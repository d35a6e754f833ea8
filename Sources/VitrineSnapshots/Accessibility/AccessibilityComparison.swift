import VitrineAccessibility

/// Compares the accessibility trees of two versions of a page, to find differences that the changes of the markup do
/// not show directly.
///
/// Nodes are matched by the elements that they come from; the remaining ones by what they announce, and then by their
/// role in the same parent. So a wrapper that was added or removed makes no difference. The time is proportional to the
/// sizes of the trees.
struct AccessibilityComparison {
    /// An effect and the markup that it comes from.
    struct Found {
        var effect: AccessibleEffect
        /// The node of its markup in the old tree and in the new one; nil if that tree does not have it.
        var old: Int?
        var new: Int?
    }

    private let matching: TreeMatching
    private let old: AccessibilityTree
    private let new: AccessibilityTree
    /// For every node of the new markup, its counterpart in the old one; -1 if there is none. ``heirs`` is the reverse.
    private var origins: [Int]
    private var heirs: [Int]
    /// For every node of the new accessibility tree, its counterpart in the old one; -1 if there is none.
    private var partners: [Int]
    private var isTaken: [Bool]
    private(set) var found: [Found] = []

    init(_ matching: TreeMatching, from old: AccessibilityTree, to new: AccessibilityTree) {
        (self.matching, self.old, self.new) = (matching, old, new)
        origins = Array(repeating: -1, count: matching.new.nodes.count)
        heirs = Array(repeating: -1, count: matching.old.nodes.count)
        partners = Array(repeating: -1, count: new.nodes.count)
        isTaken = Array(repeating: false, count: old.nodes.count)
        matchMarkup()
        matchBySource()
        matchBySayings()
        matchByRole()
        for node in new.nodes.indices where partners[node] >= 0 { compare(partners[node], node) }
        findAnnounced()
        findSilenced()
    }

    // MARK: - Matching

    private mutating func matchMarkup() {
        for list in matching.lists {
            for (child, origin) in list.children {
                guard let origin else { continue }
                let isWhole = matching.old.nodes[origin].hash == matching.new.nodes[child].hash
                for inner in 0..<(isWhole ? matching.new.size(child) : 1) {
                    origins[child + inner] = origin + inner
                    heirs[origin + inner] = child + inner
                }
            }
        }
    }

    private mutating func pair(_ oldNode: Int, _ newNode: Int) {
        partners[newNode] = oldNode
        isTaken[oldNode] = true
    }

    private mutating func matchBySource() {
        var places = Array(repeating: -1, count: heirs.count)
        for node in old.nodes.indices where old.isElement(node) && places.indices.contains(old.nodes[node].source) {
            places[old.nodes[node].source] = node
        }
        for node in new.nodes.indices where new.isElement(node) && origins.indices.contains(new.nodes[node].source) {
            let origin = origins[new.nodes[node].source]
            if origin >= 0, places[origin] >= 0 { pair(places[origin], node) }
        }
    }

    /// Matches nodes with equal announcements, in order.
    private mutating func matchBySayings() {
        func key(_ tree: AccessibilityTree, _ node: Int) -> String {
            let one = tree.nodes[node]
            return ([one.role, one.name, one.description, one.value] + one.states.flatMap { [$0.name, $0.value] })
                .joined(separator: "\u{0}")
        }
        let (old, new) = (old, new)
        match(isUnique: false, { key(old, $0) }, { key(new, $0) })
    }

    /// Matches nodes that are the only unmatched ones with their role in the same parent.
    private mutating func matchByRole() {
        let (old, new) = (old, new)
        var found = Array(repeating: -2, count: old.nodes.count)
        for node in new.nodes.indices where partners[node] >= 0 { found[partners[node]] = node }
        let heirs = found
        match(isUnique: true) { node in
            let parent = old.nodes[node].parent
            return "\(old.nodes[node].role) \(parent < 0 ? -1 : heirs[parent])"
        } _: { node in
            "\(new.nodes[node].role) \(new.nodes[node].parent)"
        }
    }

    private mutating func match(isUnique: Bool, _ oldKey: (Int) -> String, _ newKey: (Int) -> String) {
        var places: [String: [Int]] = [:]
        for node in old.nodes.indices.reversed() where !isTaken[node] && old.isElement(node) {
            places[oldKey(node), default: []].append(node)
        }
        guard !places.isEmpty else { return }
        let free = new.nodes.indices.filter { partners[$0] < 0 && new.isElement($0) }.map { ($0, newKey($0)) }
        var counts: [String: Int] = [:]
        if isUnique { for (_, key) in free { counts[key, default: 0] += 1 } }
        for (node, key) in free {
            if isUnique, counts[key] != 1 || places[key]?.count != 1 { continue }
            if let origin = places[key]?.popLast() { pair(origin, node) }
        }
    }

    // MARK: - Differences

    /// States whose changes are not reported here, because the changes of their attributes already say enough.
    private static let data: Set<String> = ["checked", "selected", "placeholder", "min", "max", "start", "lang"]

    private mutating func compare(_ oldNode: Int, _ newNode: Int) {
        let (before, after) = (old.nodes[oldNode], new.nodes[newNode])
        func add(_ kind: AccessibleEffect.Kind, state: String? = nil, from one: String, to other: String) {
            let effect = AccessibleEffect(
                kind: kind, role: before.role, name: kind == .nameGained ? "" : before.name, state: state,
                before: one.isEmpty ? nil : one, after: other.isEmpty ? nil : other)
            found.append(Found(effect: effect, old: before.source, new: after.source))
        }
        let isOther = before.role != after.role
        // If a name from content appeared or disappeared together with a change of role, only the role is reported.
        if before.name != after.name,
            !(isOther && before.name.isEmpty != after.name.isEmpty
                && (before.isNamedByContents || after.isNamedByContents))
        {
            if after.name.isEmpty {
                // If computing the names reached its limit, an empty name does not mean that the name was lost.
                if !new.isCut { add(.nameLost, from: before.name, to: "") }
            } else if before.name.isEmpty {
                if !after.isNamedByContents, !old.isCut { add(.nameGained, from: "", to: after.name) }
            } else if !(before.isNamedByContents && after.isNamedByContents) {
                add(.name, from: before.name, to: after.name)
            }
        }
        if before.role != after.role { add(.role, from: before.role, to: after.role) }
        if before.description != after.description {
            add(.description, from: before.description, to: after.description)
        }
        if before.states != after.states {
            let names = before.states.map(\.name) + after.states.map(\.name).filter { before.state($0) == nil }
            for name in names
            where !(isOther && (before.state(name) == nil || after.state(name) == nil))
                && before.state(name) != after.state(name) && !Self.data.contains(name)
            {
                add(.state, state: name, from: before.state(name) ?? "", to: after.state(name) ?? "")
            }
        }
    }

    private mutating func findAnnounced() {
        for lone in unpaired(.announced, in: new, isPaired: { partners[$0] >= 0 }, markup: origins) {
            found.append(Found(effect: lone.effect, old: lone.other, new: lone.source))
        }
    }

    private mutating func findSilenced() {
        for lone in unpaired(.silenced, in: old, isPaired: { isTaken[$0] }, markup: heirs) {
            found.append(Found(effect: lone.effect, old: lone.source, new: lone.other))
        }
    }

    /// Returns the outermost elements that only one side announces.
    /// - Parameter markup: for each node of that side's markup, its counterpart on the other side; negative if there is
    ///   none.
    /// - Returns: for each element, the effect, the node of its markup, and the counterpart of that node, which is nil
    ///   if the markup was added or removed, too.
    private func unpaired(
        _ kind: AccessibleEffect.Kind, in tree: AccessibilityTree, isPaired: (Int) -> Bool, markup: [Int]
    ) -> [(effect: AccessibleEffect, source: Int, other: Int?)] {
        var result: [(effect: AccessibleEffect, source: Int, other: Int?)] = []
        var end = 0
        for node in tree.nodes.indices where node >= end && !isPaired(node) && tree.isElement(node) {
            let source = tree.nodes[node].source
            guard markup.indices.contains(source) else { continue }
            let hasCounterpart = markup[source] >= 0
            guard hasCounterpart || isNotable(tree, node) else { continue }
            var effect = AccessibleEffect(kind: kind, role: tree.nodes[node].role, name: tree.nodes[node].name)
            effect.isOfMarkup = !hasCounterpart
            result.append((effect, source, hasCounterpart ? markup[source] : nil))
            end = tree.nodes[node].end
        }
        return result
    }

    /// Returns whether users navigate directly to the node, because it is a landmark or a heading. Any other node that
    /// was added or removed together with its markup is reported only as markup.
    private func isNotable(_ tree: AccessibilityTree, _ node: Int) -> Bool {
        tree.nodes[node].role == "heading" || AccessibilityTree.landmarks.contains(tree.nodes[node].role)
    }
}

extension AccessibilityTree {
    /// Returns whether a node is an element, not just text.
    func isElement(_ node: Int) -> Bool { nodes[node].role != Self.text }

    /// Returns whether another tree announces the same, even if its markup is different.
    func announcesTheSame(as other: AccessibilityTree) -> Bool {
        nodes.count == other.nodes.count
            && zip(nodes, other.nodes).allSatisfy { one, other in
                one.end == other.end && one.role == other.role && one.name == other.name
                    && one.value == other.value && one.description == other.description && one.states == other.states
            }
    }
}
