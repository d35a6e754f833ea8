import VitrineAccessibility
import VitrineSupport

/// Adds differences in what assistive technology announces to the changes that cause them, or as separate changes if
/// there is no cause.
extension ChangeWriter {
    mutating func addEffects(from old: AccessibilityTree, to new: AccessibilityTree) {
        let comparison = AccessibilityComparison(matching, from: old, to: new)
        guard !comparison.found.isEmpty else { return }
        let causes = EffectCauses(placed, matching)
        for found in comparison.found where !causes.isInText(found) {
            if let cause = causes.cause(of: found, matching) {
                var effect = found.effect
                effect.causeElement = causes.element(of: cause, apartFrom: found)
                guard merge(effect, into: cause) else { continue }
            }
            addAlone(found)
        }
    }

    /// Adds an effect to a change.
    /// - Returns: whether the effect needs a separate change, because this one already has a different effect.
    private mutating func merge(_ effect: AccessibleEffect, into cause: Int) -> Bool {
        guard var known = placed[cause].change.effect else {
            var effect = effect
            effect.hasCause = true
            placed[cause].change.effect = effect
            placed[cause].change.layer = .accessibility
            return false
        }
        // If an element took its name from a removed heading, the effect on that element is reported instead.
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
        // The content of a landmark was added or removed together with it.
        if known.isOfMarkup { return false }
        known.count += 1
        placed[cause].change.effect = known
        return false
    }

    private mutating func addAlone(_ found: AccessibilityComparison.Found) {
        let effect = found.effect
        // A heading inside an added or removed element is reported with that element.
        if found.effect.isOfMarkup, effect.role == "heading" { return }
        guard let node = found.new ?? found.old else { return }
        let isOld = found.new == nil
        let kind: Change.Kind = effect.kind == .announced ? .inserted : effect.kind == .silenced ? .removed : .attribute
        var change = change(kind, .accessibility, at: node, isOld: isOld)
        change.effect = effect
        switch effect.kind {
        case .nameLost, .nameGained, .name: change.name = "accessible name"
        case .role: change.name = "role"
        case .description: change.name = "accessible description"
        case .state: change.name = effect.state
        case .announced, .silenced: break
        }
        let sayings = effect.name.isEmpty ? effect.role : "\(effect.role) \(AccessibilityPrinter.quoted(effect.name))"
        change.before = effect.kind == .silenced ? sayings : effect.before
        change.after = effect.kind == .announced ? sayings : effect.after
        placed.append(.init(order: isOld ? 0 : node, node: node, isOld: isOld, change: change))
    }
}
