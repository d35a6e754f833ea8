/// Compares the styles of the elements of one page under one condition.
struct PageStyleComparison {
    private var old: DocumentStyles
    private var new: DocumentStyles
    private let memo: DifferenceMemo
    /// The addresses, as written in stylesheets, of files that differ between the two versions.
    private let replaced: Set<String>
    /// The names of fonts and animations whose definitions changed, and of fonts whose files changed.
    private let redefined: Set<String>

    private enum Known {
        static let content = PropertyID(known: "content")
        static let fontFamily = PropertyID(known: "font-family")
        static let animation = PropertyID(known: "animation-name")
    }

    init(
        old: DocumentStyles, new: DocumentStyles, memo: DifferenceMemo, replaced: Set<String>,
        redefined: Set<String>
    ) {
        self.old = old
        self.new = new
        self.memo = memo
        self.replaced = replaced
        self.redefined = redefined
    }

    /// Compares elements of the new version with their old versions.
    /// - Parameters:
    ///   - elements: the elements, in document order.
    ///   - affected: the elements that match a rule that differs, or that may use a redefined font or animation.
    ///   - pseudo: for each name of a pseudo-element, the elements whose pseudo-element of that name may differ.
    ///   - origin: returns the old version of an element; nil if there is none.
    ///   - report: called with each difference.
    consuming func compare(
        _ elements: [Int], affected: Set<Int>, pseudo: [String: [Int]], origin: (Int) -> Int?,
        report: (StyleEffect) -> Void
    ) {
        var names: [Int: [String]] = [:]
        for (name, elements) in pseudo.sorted(by: { $0.key < $1.key }) {
            for element in elements { names[element, default: []].append(name) }
        }
        // The contents of an element with `display: none` in either version are not compared.
        var hiddenUntil = -1
        var clippedUntil = -1
        for element in elements where element >= hiddenUntil {
            guard let was = origin(element) else { continue }
            let (before, after) = (old.styles[was], new.styles[element])
            let isHidden = (before.display == "none", after.display == "none")
            if isHidden.0 || isHidden.1 { hiddenUntil = Int(new.tree.elements[element].end) }
            if isHidden.0 && isHidden.1 { continue }
            if before.isClippedAway, after.isClippedAway {
                clippedUntil = max(clippedUntil, Int(new.tree.elements[element].end))
            }
            let isSeen =
                element >= clippedUntil && after.keyword(StyleResolver.Known.visibility) == "visible"
            let sides = (
                PropertyDifference.Side(
                    style: before, parent: parent(was, old), rules: old.rules, attribute: old.tree.value(was, .style)),
                PropertyDifference.Side(
                    style: after, parent: parent(element, new), rules: new.rules,
                    attribute: new.tree.value(element, .style))
            )
            var found = memo.differences(sides.0, sides.1, replaced: replaced)
            if isHidden.0 != isHidden.1 { found = found.filter { $0.name == "display" } }
            let contrasts = found.isEmpty ? nil : contrasts(was, element)
            for difference in found {
                var effect = StyleEffect(
                    element: element, difference: difference, conditions: [], isSeen: isSeen)
                if difference.name == "color" || difference.name == "background-color" { effect.contrast = contrasts }
                report(effect)
            }
            guard !isHidden.0, !isHidden.1 else { continue }
            if affected.contains(element) {
                for difference in redefinitions(after, parent: sides.1.parent) {
                    report(
                        StyleEffect(element: element, difference: difference, conditions: [], isSeen: isSeen))
                }
            }
            for name in names[element] ?? [] {
                for difference in pseudoDifferences(name, was, element) {
                    report(
                        StyleEffect(
                            element: element, pseudoElement: name, difference: difference, conditions: [],
                            isSeen: isSeen))
                }
            }
        }
    }

    private func parent(_ element: Int, _ styles: DocumentStyles) -> ComputedStyle? {
        let parent = Int(styles.tree.elements[element].parent)
        return parent < 0 ? nil : styles.styles[parent]
    }

    private func contrasts(_ was: Int, _ element: Int) -> StyleEffect.Contrasts? {
        guard new.tree.elements[element].hasInk, let before = old.textColors(of: was),
            let after = new.textColors(of: element)
        else { return nil }
        let ratios = (
            Contrast.ratio(before.text, before.background), Contrast.ratio(after.text, after.background)
        )
        return abs(ratios.0 - ratios.1) < 0.05 ? nil : StyleEffect.Contrasts(before: ratios.0, after: ratios.1)
    }

    // MARK: - Fonts and animations

    private func redefinitions(_ style: ComputedStyle, parent: ComputedStyle?) -> [PropertyDifference] {
        guard !redefined.isEmpty else { return [] }
        var found: [PropertyDifference] = []
        for property in [Known.fontFamily, Known.animation] {
            let value = style.components(property)
            // A font is reported where it is set, not where it is inherited.
            if property == Known.fontFamily, let parent, parent.components(property) == value { continue }
            for component in value {
                let name: String
                switch component {
                case .ident(let text), .string(let text): name = text
                default: continue
                }
                guard redefined.contains(name) else { continue }
                let what = property == Known.fontFamily ? "font" : "animation"
                found.append(
                    PropertyDifference(name: property.name, before: name, after: "a different \(what) of that name"))
            }
        }
        return found
    }

    // MARK: - Pseudo-elements

    private mutating func pseudoDifferences(_ name: String, _ was: Int, _ element: Int) -> [PropertyDifference] {
        let (before, after) = (old.style(of: was, pseudoElement: name), new.style(of: element, pseudoElement: name))
        guard before != nil || after != nil else { return [] }
        let (oldStyle, newStyle) = (before ?? old.styles[was].bare, after ?? new.styles[element].bare)
        let sides = (
            PropertyDifference.Side(style: oldStyle, parent: old.styles[was], rules: old.rules),
            PropertyDifference.Side(style: newStyle, parent: new.styles[element], rules: new.rules)
        )
        let found = PropertyDifference.all(sides.0, sides.1, replaced: replaced)
        guard name == "before" || name == "after" else { return found }
        let isShown = (Self.hasBox(oldStyle), Self.hasBox(newStyle))
        if !isShown.0, !isShown.1 { return [] }
        return isShown.0 && isShown.1 ? found : found.filter { $0.name == "content" || $0.name == "display" }
    }

    private static func hasBox(_ style: ComputedStyle) -> Bool {
        !["none", "normal", ""].contains(style.text(Known.content)) && style.display != "none"
    }
}

extension ComputedStyle {
    /// The style that an inline box in this element has if no rule matches the box.
    fileprivate var bare: ComputedStyle {
        ComputedStyle(
            inherited: inherited, own: [:], customs: customs, color: color, isDark: isDark, font: font, mode: mode,
            lengths: lengths, display: "inline", number: -1)
    }
}
