/// Collects the effects that differences have under several conditions.
struct EffectCollection {
    private struct Key: Hashable {
        var element: Int
        var pseudoElement: String?
        var difference: PropertyDifference
    }

    private var places: [Key: Int] = [:]
    private(set) var found: [StyleEffect] = []

    /// The effects, in the order of the document; a state or width that adds nothing is left out.
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
        // Under a state the same may happen as without it, with another value where the state already had one.
        places[key] = found.count
        var effect = effect
        effect.conditions = conditions
        found.append(effect)
    }
}
