import VitrineAccessibility
import VitrineSupport

/// A difference in what assistive technology announces, caused by a change.
package struct AccessibleEffect: Hashable, Sendable {
    /// The kind of effect.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Something that had a name no longer has one.
        case nameLost
        /// Something that had no name now has one.
        case nameGained
        /// The name is different.
        case name
        /// The role is different.
        case role
        /// The description is different.
        case description
        /// A state or property is different.
        case state
        /// Something that was not announced before is announced now.
        case announced
        /// Something is no longer announced.
        case silenced
    }

    /// The kind of the effect.
    package var kind: Kind
    /// The role; the earlier one if it has changed.
    package var role: String
    /// The name; the earlier one if it has changed or is gone. Empty if there is none.
    package var name: String
    /// The name of the state; nil for effects of another kind.
    package var state: String?
    /// The value that was announced before; nil if there was none.
    package var before: String?
    /// The value that is announced now; nil if there is none.
    package var after: String?
    /// Whether the markup itself was added or removed, not only its announcement.
    package internal(set) var isOfMarkup = false
    /// Whether it is known which change of the markup caused the effect.
    var hasCause = false
    /// The name of the element whose `for` attribute caused the effect on another element; nil for every other cause.
    var causeElement: String?
    /// The number of nodes with this effect. In a group of changes, nodes with the same name are counted only once.
    package internal(set) var count = 1

    /// The effect as a sentence, such as `Button “Save”: its name is gone`, `Heading “Wood”: level 2 became 3` or
    /// `Navigation landmark “Site” removed`.
    package var sentence: String {
        let words = predicate
        return subject.prefix(1).uppercased() + subject.dropFirst() + words
    }

    private var subject: String {
        let kind = AccessibilityTree.landmarks.contains(role) ? "\(role) landmark" : role == "img" ? "image" : role
        let more = count > 1 ? " and \(Count.grouped(count - 1)) more" : ""
        return (name.isEmpty ? kind : "\(kind) “\(Excerpt.of(name))”") + more
    }

    private var predicate: String {
        let (old, new) = Excerpt.of(before, after)
        switch kind {
        case .nameLost: return ": \(count > 1 ? "their names are" : "its name is") gone"
        case .nameGained: return ": accessible name “\(new)” is new"
        case .name:
            let subject = count > 1 ? "their names" : "its name"
            if let whitespace { return ": " + whitespace.sentence(of: subject, quotes: count == 1) }
            guard count > 1, let words = sharedWords else { return ": its name became “\(new)”" }
            if words.before.isEmpty { return ": “\(Excerpt.of(words.after))” added to their names" }
            if words.after.isEmpty { return ": “\(Excerpt.of(words.before))” removed from their names" }
            return ": “\(Excerpt.of(words.before))” became “\(Excerpt.of(words.after))” in their names"
        case .role: return ": \(count > 1 ? "their" : "its") role became \(new)"
        case .description:
            if let whitespace { return ": " + whitespace.sentence(of: "its description", quotes: true) }
            if old.isEmpty { return ": description “\(new)” is new" }
            return new.isEmpty ? ": its description is gone" : ": its description became “\(new)”"
        case .state: return ": " + change(of: state ?? "", from: old, to: new)
        case .announced: return isOfMarkup ? " added" : count > 1 ? " are now announced" : " is now announced"
        case .silenced:
            return isOfMarkup ? " removed" : count > 1 ? " are no longer announced" : " is no longer announced"
        }
    }

    private func change(of state: String, from old: String, to new: String) -> String {
        switch (old, new) {
        case ("", "true"): return "now \(state)"
        case ("true", ""): return "no longer \(state)"
        case ("", _): return "\(state) is now “\(new)”"
        case (_, ""): return "\(state) is no longer “\(old)”"
        default: return "\(state) \(old) became \(new)"
        }
    }

    /// The signature that equal effects in different places share. The name of the affected node is not included if the
    /// effect is the same without it: a hundred buttons that lost their names are one mistake, and so are a hundred
    /// headings with another level.
    var signature: String {
        let words = sharedWords
        let parts =
            [
                kind.rawValue, role, state ?? "", kind == .nameLost ? "" : words?.key.before ?? before ?? "",
                kind == .nameLost ? "" : words?.key.after ?? after ?? "",
            ]
            + (isOfMany || words != nil ? [] : [name, isOfMarkup ? "markup" : ""])
        return parts.joined(separator: "\u{0}")
    }

    /// The difference between the two names or descriptions if it is only whitespace; otherwise, or if one of them is
    /// missing, nil.
    private var whitespace: WhitespaceChange? {
        guard let before, let after, !before.isEmpty, !after.isEmpty else { return nil }
        return WhitespaceChange(before, after)
    }

    /// The words that were replaced, if part of the name is unchanged: the same words may be replaced in many names.
    private var sharedWords: Substitution? {
        guard kind == .name, let before, let after else { return nil }
        let words = Substitution(before, after)
        return words.whitespace == nil && (words.before == before || words.after == after) ? nil : words
    }

    private var isOfMany: Bool {
        switch kind {
        case .nameLost, .role, .state: true
        case .announced, .silenced: hasCause && !isOfMarkup
        case .nameGained, .name, .description: false
        }
    }
}

extension Change {
    /// Whether a control, a field, an image or another element loses its accessible name. This includes an image whose
    /// alternative text was emptied: it is now decorative, and no longer announced at all.
    package var losesName: Bool {
        guard let effect else { return false }
        return effect.kind == .nameLost
            || effect.kind == .silenced && effect.role == "img" && !effect.name.isEmpty && !effect.isOfMarkup
    }
}
