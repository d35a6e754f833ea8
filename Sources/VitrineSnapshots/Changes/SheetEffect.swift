import VitrineCSS
import VitrineSupport

/// The effect of stylesheets or other files on an element. The property and its values are in the ``Change``.
package struct SheetEffect: Hashable, Sendable {
    /// The cause of a difference.
    package enum Cause: Hashable, Sendable {
        /// Changed rules that apply to the element, or a changed font, animation or file to which its rules refer.
        case rules
        /// A changed custom property that the element's styles use.
        case token(PropertyDifference.Token)
        /// A changed file that the element refers to, such as a picture. Its path is in ``Change/name``.
        case file(FileChange)
    }

    /// The cause of the effect.
    package var cause: Cause
    /// The conditions under which the effect occurs.
    package var conditions: Set<StyleCondition>
    /// Whether the element can be seen, as in ``StyleEffect/isSeen``; always true for an effect of a file.
    package var isSeen = true
    /// The old and new contrast of the element's text, as in ``StyleEffect/contrast``.
    package var contrast: StyleEffect.Contrasts?

    /// Returns the signature of a change with this effect. Changes with the same signature form a group.
    func signature(of change: Change) -> ChangeSignature {
        var signature = ChangeSignature(
            kind: change.kind, layer: change.layer, component: change.component, part: change.part, name: change.name,
            before: change.before, after: change.after, effect: nil)
        switch cause {
        case .rules: signature.effect = "sheet " + conditions.sorted().map(\.name).joined(separator: " ")
        case .token(let token):
            (signature.component, signature.part, signature.name) = (nil, "", token.name)
            (signature.before, signature.after) = (token.before, token.after)
            signature.effect = "token"
        case .file(let file):
            (signature.component, signature.part) = (nil, "")
            signature.effect = "file \(file.words)"
        }
        return signature
    }

    /// Returns the sentence of a change, such as
    /// `ContactCard, heading: color #1a1a1a became #777777 (contrast 17.4 became 4.4), in light mode`.
    func sentence(of change: Change) -> String {
        let subject = subject(of: change)
        switch cause {
        case .file(let file): return "\(subject): \(change.name ?? "") \(file.words)"
        case .rules, .token:
            let texts = Excerpt.of(change.before, change.after)
            return "\(subject): \(change.name ?? "") \(texts.before) became \(texts.after)" + contrastWords
                + conditionWords
        }
    }

    /// Returns the component and its part; outside of components, the element.
    private func subject(of change: Change) -> String {
        guard let component = change.component else { return change.part }
        return change.part.isEmpty ? component : "\(component), \(change.part)"
    }

    /// The color scheme and the width at which a frame shows the effect.
    var look: ReviewFrame.Look {
        let isLight = !conditions.isDisjoint(with: [.light, .narrow])
        var look = ReviewFrame.Look()
        if isLight, !conditions.contains(.dark) { look.scheme = "light" }
        if !isLight, conditions.contains(.dark) { look.scheme = "dark" }
        look.isNarrow = conditions.contains(.narrow) && !conditions.contains(.light)
        return look
    }

    /// Returns a note for the review if the frames do not show the effect; otherwise nil.
    func note(hasFormerFile: Bool) -> String? {
        if case .file(let file) = cause {
            return hasFormerFile || file != .replaced
                ? nil : "The old file was not kept with the snapshots, so both frames show the new one."
        }
        guard conditions.isDisjoint(with: [.light, .dark, .narrow]), !conditions.isEmpty else { return nil }
        return "This happens \(conditions.phrase); the frames here do not show it."
    }

    /// The change of the contrast: ` (contrast 17.4 became 4.4)`.
    var contrastWords: String {
        contrast.map { " (contrast \($0.texts.before) became \($0.texts.after))" } ?? ""
    }

    /// The conditions: `, in light mode`.
    var conditionWords: String {
        let phrase = conditions.phrase
        return phrase.isEmpty ? "" : ", \(phrase)"
    }
}

extension StyleEffect.Contrasts {
    /// Both contrasts as texts with at most one decimal.
    var texts: (before: String, after: String) {
        (Contrast.text(before, decimals: 1), Contrast.text(after, decimals: 1))
    }

    /// Whether the contrast was sufficient and no longer is: WCAG 1.4.3 requires 4.5 for text that is not large.
    private var fails: Bool { before >= 4.5 && after < 4.5 }

    /// Returns whether this change of contrast should be reported instead of another one.
    func isWorse(than other: Self) -> Bool { fails != other.fails ? fails : after < other.after }
}
