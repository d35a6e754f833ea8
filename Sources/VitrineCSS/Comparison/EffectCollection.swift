/// Collects the differences found under several conditions.
struct EffectCollection {
    private struct Key: Hashable {
        var element: Int
        var pseudoElement: String?
        var difference: PropertyDifference
    }

    private var places: [Key: Int] = [:]
    private(set) var found: [StyleEffect] = []

    /// The effects in document order. Conditions that follow from others are left out: an effect in light colors has
    /// only usual conditions, and an effect on a narrow screen has no other widths.
    var effects: [StyleEffect] {
        found.enumerated().sorted { ($0.element.element, $0.offset) < ($1.element.element, $1.offset) }.map {
            var effect = $0.element
            if effect.conditions.contains(.light) { effect.conditions.formIntersection(StyleCondition.usual) }
            if effect.conditions.contains(.narrow) {
                effect.conditions = effect.conditions.filter { if case .width = $0 { false } else { true } }
            }
            return effect
        }
    }

    mutating func add(_ effect: StyleEffect, _ conditions: Set<StyleCondition>) {
        let key = Key(element: effect.element, pseudoElement: effect.pseudoElement, difference: effect.difference)
        if let place = places[key] {
            found[place].conditions.formUnion(conditions)
            return
        }
        // A difference that has different values under two conditions is two effects: for example, if a rule for a
        // state sets the property, too.
        places[key] = found.count
        var effect = effect
        effect.conditions = conditions
        found.append(effect)
    }
}
