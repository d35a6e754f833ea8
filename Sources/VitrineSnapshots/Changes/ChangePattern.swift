/// A pattern of changes that have different values but are accepted together.
package enum ChangePattern: Hashable, Sendable {
    /// Numbers in the same place differ.
    case numbers
    /// Dates, or words with digits such as hashes, in the same place differ.
    case words
    /// Ids that contain digits changed, and no link on the page still refers to the old ones.
    case ids
    /// One place changed in so many different ways that they are not listed individually.
    case place

    /// The minimum number of different changes for ``numbers``, ``words`` and ``ids``.
    static let numberLimit = 4
    /// The minimum number of different changes for ``place``.
    static let placeLimit = 40
}

extension Change {
    /// The words in which the old and the new value of a text or an attribute differ; nil if there is no old or no new
    /// value, for any other change, and for a change with an effect on what assistive technology announces.
    var substitution: Substitution? {
        guard kind == .text || kind == .attribute, effect == nil, subject == .node,
            let before = resolved?.before ?? before, let after = resolved?.after ?? after
        else { return nil }
        return Substitution(before, after)
    }

    /// The words in which the old and the new value differ if they change an accessible name; otherwise nil.
    var substitutionOfName: Substitution? {
        guard kind == .text || kind == .attribute, effect?.kind == .name, let before, let after else { return nil }
        return Substitution(before, after)
    }

    /// The pattern to which a change may belong, and the signature that its members share; nil if there is none.
    var patternSignature: (pattern: ChangePattern, signature: ChangeSignature)? {
        guard let substitution else { return nil }
        if name == "id", brokenLinks == 0, substitution.hasNumbers {
            return (
                .ids, ChangeSignature(kind: kind, layer: layer, component: nil, part: "", name: name, effect: "ids")
            )
        }
        guard let numbers = substitution.numbers else { return nil }
        var signature = placeSignature
        let isNumber = substitution.differsOnlyInDigits
        (signature.before, signature.effect) = (numbers, isNumber ? "numbers" : "words")
        return (isNumber ? .numbers : .words, signature)
    }

    /// The place and the kind of a change, without its values.
    var placeSignature: ChangeSignature {
        let announced = effect.map { ["place", $0.kind.rawValue, $0.role, $0.state ?? ""].joined(separator: "\u{0}") }
        return ChangeSignature(
            kind: kind, layer: layer, component: component, part: part, name: name, isAround: isAround,
            effect: announced ?? "place")
    }
}
