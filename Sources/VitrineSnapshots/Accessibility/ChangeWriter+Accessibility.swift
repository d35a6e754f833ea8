import VitrineAccessibility
import VitrineSupport

/// Adds differences in what assistive technology announces to the changes that cause them, or as separate changes if
/// there is no cause or the cause already has a different effect.
extension ChangeWriter {
    mutating func addEffects(from old: AccessibilityTree, to new: AccessibilityTree) {
        let comparison = AccessibilityComparison(matching, from: old, to: new)
        guard !comparison.found.isEmpty else { return }
        let causes = EffectCauses(placed, matching)
        var separate: [Landmarks: Int] = [:]
        for found in comparison.found where !causes.isInText(found) {
            guard let cause = causes.cause(of: found, matching) else {
                addSeparateChange(found)
                continue
            }
            var effect = found.effect
            effect.causeElement = causes.element(of: cause, apartFrom: found)
            guard merge(effect, into: cause) else { continue }
            let landmarks = Landmarks(cause: cause, role: effect.role)
            if effect.isOfMarkup, let index = separate[landmarks] {
                placed[index].change.effect?.count += 1
                continue
            }
            guard let index = addSeparateChange(found), effect.isOfMarkup else { continue }
            separate[landmarks] = index
            placed[index].order = placed[cause].order
        }
    }

    /// The landmarks of one role in markup that was added or removed.
    private struct Landmarks: Hashable {
        /// The index of the change that added or removed the markup.
        var cause: Int
        var role: String
    }

    /// Adds an effect to a change.
    /// - Returns: whether the effect needs a separate change, because that change already has a different effect.
    private mutating func merge(_ effect: AccessibleEffect, into cause: Int) -> Bool {
        guard var known = placed[cause].change.effect else {
            var effect = effect
            effect.hasCause = true
            placed[cause].change.effect = effect
            placed[cause].change.layer = .accessibility
            return false
        }
        // If an element took its name from a heading that was added or removed, the effect on that element is reported
        // instead.
        if known.isOfMarkup, known.role == "heading", !effect.isOfMarkup {
            var effect = effect
            effect.hasCause = true
            placed[cause].change.effect = effect
            return false
        }
        guard known.kind == effect.kind, known.state == effect.state, known.after == effect.after,
            known.isOfMarkup == effect.isOfMarkup,
            known.kind == .state || known.kind == .announced || known.kind == .silenced
        else { return true }
        // If one change adds or removes landmarks with different roles, only those with the role of the first one are
        // counted here.
        if known.isOfMarkup, known.role != effect.role { return true }
        known.count += 1
        placed[cause].change.effect = known
        return false
    }

    /// Adds a change for an effect.
    /// - Returns: the index of the change; nil if the effect is reported with another change.
    @discardableResult
    private mutating func addSeparateChange(_ found: AccessibilityComparison.Found) -> Int? {
        let effect = found.effect
        // A heading inside an added or removed element is reported with that element.
        if found.effect.isOfMarkup, effect.role == "heading" { return nil }
        guard let node = found.new ?? found.old else { return nil }
        let isOld = found.new == nil
        // If the element is in both versions, only its announcement changed, so the change is neither an insertion nor
        // a removal.
        let kind: Change.Kind =
            switch effect.kind {
            case .announced where found.old == nil: .inserted
            case .silenced where found.new == nil: .removed
            default: .attribute
            }
        var change = change(kind, .accessibility, at: node, isOld: isOld)
        change.effect = effect
        switch effect.kind {
        case .nameLost, .nameGained, .name: change.name = "accessible name"
        case .role: change.name = "role"
        case .description: change.name = "accessible description"
        case .state: change.name = effect.state
        case .announced, .silenced: change.name = kind == .attribute ? "announcement" : nil
        }
        let sayings = effect.name.isEmpty ? effect.role : "\(effect.role) \(AccessibilityPrinter.quoted(effect.name))"
        change.before = effect.kind == .silenced ? sayings : effect.before
        change.after = effect.kind == .announced ? sayings : effect.after
        placed.append(.init(order: isOld ? 0 : node, node: node, isOld: isOld, change: change))
        return placed.count - 1
    }
}
