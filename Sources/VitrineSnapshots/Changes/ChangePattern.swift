/// What changes share that are one decision, although they do not read the same.
package enum ChangePattern: Hashable, Sendable {
    /// Each page has other numbers or dates in the same place.
    case numbers
    /// Ids are others, and what refers to them follows.
    case ids
    /// The same place changed in so many different ways that they are not listed one by one.
    case place

    /// Numbers that differ in fewer ways than this are listed one by one.
    static let numberLimit = 4
    /// Places that differ in fewer ways than this are listed one by one.
    static let placeLimit = 40
}

extension Change {
    /// What both values are in the same words, where only a part of a text differs; nil for what was added, removed or
    /// moved.
    var substitution: Substitution? {
        guard kind == .text || kind == .attribute, effect == nil, subject == .node,
            let before = resolved?.before ?? before, let after = resolved?.after ?? after
        else { return nil }
        return Substitution(before, after)
    }

    /// The same for a text or a value that only changes a name.
    var substitutionOfName: Substitution? {
        guard kind == .text || kind == .attribute, effect?.kind == .name, let before, let after else { return nil }
        return Substitution(before, after)
    }

    /// The pattern that a change may be one of, and what those have in common.
    var patternSignature: (pattern: ChangePattern, signature: ChangeSignature)? {
        guard let substitution else { return nil }
        if name == "id", brokenLinks == 0, substitution.hasNumbers {
            return (
                .ids, ChangeSignature(kind: kind, layer: layer, component: nil, part: "", name: name, effect: "ids")
            )
        }
        guard let numbers = substitution.numbers else { return nil }
        var signature = placeSignature
        (signature.before, signature.effect) = (numbers, "numbers")
        return (.numbers, signature)
    }

    /// Where a change is and what kind it is, whatever it says.
    var placeSignature: ChangeSignature {
        let announced = effect.map { ["place", $0.kind.rawValue, $0.role, $0.state ?? ""].joined(separator: "\u{0}") }
        return ChangeSignature(
            kind: kind, layer: layer, component: component, part: part, name: name, isAround: isAround,
            effect: announced ?? "place")
    }
}
