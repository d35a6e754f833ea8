import VitrineAccessibility
import VitrineSupport

/// Puts what assistive technology tells otherwise to the changes that it comes from, or among them where there is none.
extension ChangeWriter {
    mutating func addEffects(from old: AccessibilityTree, to new: AccessibilityTree) {
        let comparison = AccessibilityComparison(matching, from: old, to: new)
        guard !comparison.found.isEmpty else { return }
        let causes = EffectCauses(placed)
        for found in comparison.found where !causes.isInText(found.effect) {
            if let cause = causes.cause(of: found, matching) {
                guard merge(found.effect, into: cause) else { continue }
            }
            addAlone(found)
        }
    }

    /// Gives an effect to a change.
    /// - Returns: whether the effect needs a change of its own, because the other one has one already.
    private mutating func merge(_ effect: AccessibleEffect, into cause: Int) -> Bool {
        guard var known = placed[cause].change.effect else {
            var effect = effect
            effect.hasCause = true
            placed[cause].change.effect = effect
            placed[cause].change.layer = .accessibility
            return false
        }
        guard known.kind == effect.kind, known.state == effect.state, known.after == effect.after,
            known.isOfMarkup == effect.isOfMarkup,
            known.kind == .state || known.kind == .told || known.kind == .untold
        else { return true }
        // What a landmark holds came or went with it.
        if known.isOfMarkup { return false }
        known.count += 1
        placed[cause].change.effect = known
        return false
    }

    private mutating func addAlone(_ found: AccessibilityComparison.Found) {
        let effect = found.effect
        // A heading in something that came or went is told by that.
        if found.effect.isOfMarkup, effect.role == "heading" { return }
        guard let node = found.new ?? found.old else { return }
        let isOld = found.new == nil
        let kind: Change.Kind = effect.kind == .told ? .inserted : effect.kind == .untold ? .removed : .attribute
        var change = change(kind, .accessibility, at: node, isOld: isOld)
        change.effect = effect
        switch effect.kind {
        case .nameLost, .nameGained, .name: change.name = "accessible name"
        case .role: change.name = "role"
        case .description: change.name = "accessible description"
        case .state: change.name = effect.state
        case .told, .untold: break
        }
        let sayings = effect.name.isEmpty ? effect.role : "\(effect.role) \(AccessibilityPrinter.quoted(effect.name))"
        change.before = effect.kind == .untold ? sayings : effect.before
        change.after = effect.kind == .told ? sayings : effect.after
        placed.append(.init(order: isOld ? 0 : node, node: node, isOld: isOld, change: change))
    }
}

/// Which change is behind what assistive technology tells otherwise.
private struct EffectCauses {
    private var changed: [Int: [Int]] = [:]
    private var inserted: [Int: Int] = [:]
    private var removed: [Int: Int] = [:]
    private let placed: [ChangeWriter.Placed]
    /// What texts became, where every text that read so became the same.
    private var texts: [String: String] = [:]

    init(_ placed: [ChangeWriter.Placed]) {
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

    /// Whether a name changed because the very text that it is changed, which is said there.
    func isInText(_ effect: AccessibleEffect) -> Bool {
        guard effect.kind == .name, let before = effect.before, let after = effect.after else { return false }
        return texts[before] == after
    }

    func cause(of found: AccessibilityComparison.Found, _ matching: TreeMatching) -> Int? {
        guard !found.effect.isOfMarkup else { return source(of: found, matching) }
        guard var node = found.new else { return nil }
        if let index = own(found.effect, changed[node] ?? []) { return index }
        while matching.new.nodes[node].parent >= 0 {
            node = matching.new.nodes[node].parent
            if let index = around(found.effect, changed[node] ?? []) { return index }
        }
        return nil
    }

    /// The change that brought or took the markup. A heading is worth a word only where it came or went by itself.
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

    /// The change of the element itself.
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
            case .told, .untold: return Self.shaping.contains(name) || Self.hiding.contains(name)
            case .state: return isOf(effect.state ?? "", name) || name == "type"
            }
        }
    }

    /// The change of something around it.
    private func around(_ effect: AccessibleEffect, _ changes: [Int]) -> Int? {
        changes.first { index in
            let change = placed[index].change
            guard let name = change.name, change.kind == .attribute else {
                return change.kind == .renamed
                    && (effect.kind == .role || effect.kind == .told || effect.kind == .untold)
            }
            switch effect.kind {
            case .told, .untold, .role: return Self.hiding.contains(name)
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
