import VitrineMarkup

/// The style rules that make something move, and those that depend on `prefers-reduced-motion`.
package struct MotionTable: Sendable {
    /// The effect of the rules on the elements of a page.
    package struct Effect: Hashable, Sendable {
        /// Whether something moves, or looks different for people who prefer reduced motion.
        package var matters = false
        /// Whether one of the rules depends on `prefers-reduced-motion`.
        package var testsPreference = false
    }

    private struct Rule: Sendable {
        var selectors: [Selector]
        var effect: Effect
    }

    /// The state that a rule inherits from the rules around it.
    private struct Surroundings {
        var nesting = SelectorNesting()
        var testsPreference = false
        /// Whether an at-rule around the rule contains something other than style rules, such as keyframes or
        /// descriptors.
        var isOther = false
    }

    /// The states of an element that the pointer or the focus is on.
    private static let states: Set<String> = ["active", "focus", "focus-visible", "focus-within", "hover"]

    private var rules: [Rule] = []
    private var atoms = AtomTable()

    /// Creates a table without stylesheets.
    package init() {}

    /// Whether no rule has an effect that matters.
    package var isEmpty: Bool { !rules.contains(where: \.effect.matters) }

    /// Adds a stylesheet.
    package mutating func add(sheet bytes: [UInt8]) {
        let sheet = StyleSheet(bytes)
        var known: [Int32: Surroundings] = [:]
        for (number, rule) in sheet.rules.enumerated() {
            var around = rule.parent < 0 ? Surroundings() : known[rule.parent] ?? Surroundings()
            let prelude = Int(rule.prelude.lowerBound)..<Int(rule.prelude.upperBound)
            switch rule.kind {
            case .at:
                switch sheet.atName(number) {
                case "media":
                    let isTested = ReducedMotion.isTested(in: sheet.list, prelude)
                    around.testsPreference = around.testsPreference || isTested
                case "scope": around.nesting.enterScope(sheet.list, prelude, atoms: &atoms)
                case "supports", "container", "layer", "starting-style": break
                default: around.isOther = true
                }
            case .qualified where !around.isOther:
                around.nesting.enterStyleRule(sheet.list, prelude, atoms: &atoms)
            default: break
            }
            known[Int32(number)] = around
            add(rule, of: sheet, around)
        }
    }

    private mutating func add(_ rule: StyleSheet.Rule, of sheet: StyleSheet, _ around: Surroundings) {
        guard !around.isOther, let selectors = around.nesting.selectors, !rule.declarations.isEmpty else { return }
        var effect = Effect(testsPreference: around.testsPreference)
        for number in Int(rule.declarations.lowerBound)..<Int(rule.declarations.upperBound) {
            let declaration = sheet.declarations[number]
            var name = sheet.list.lowerName(Int(declaration.name))
            if name.hasPrefix("-webkit-") { name.removeFirst("-webkit-".count) }
            let isMotion = ["animation", "transition", "scroll-behavior"].contains { name.hasPrefix($0) }
            if isMotion {
                let value = declaration.value.first.map { sheet.list.lowerName(Int($0)) } ?? ""
                effect.matters = effect.matters || Self.begins(name) && !Self.calm.contains(value)
            } else if around.testsPreference {
                effect.matters = true
            }
        }
        guard effect.matters || effect.testsPreference else { return }
        rules.append(Rule(selectors: selectors.filter(\.isPossible), effect: effect))
    }

    /// Whether a property starts a movement; other properties only configure it.
    private static func begins(_ name: String) -> Bool {
        ["animation", "animation-name", "transition", "transition-property"].contains(name)
    }

    private static let calm: Set<String> = ["none", "initial", "unset", "revert", "revert-layer"]

    /// The effect of the rules on a page, including the states in which a pointer or the focus is on its elements.
    package func effect(on document: MarkupDocument) -> Effect {
        var found = Effect()
        guard !isEmpty else { return found }
        let tree = ElementTree(document, atoms: atoms)
        var calm = SelectorMatcher(tree)
        var busy = SelectorMatcher(tree, states: Self.states)
        for rule in rules
        where rule.effect.matters && !found.matters || rule.effect.testsPreference && !found.testsPreference {
            let applies = rule.selectors.contains { selector in
                var selector = selector
                // A pseudo-element belongs to the element that the rest of its selector matches.
                selector.pseudoElement = nil
                return tree.elements.indices.contains { calm.matches(selector, $0) || busy.matches(selector, $0) }
            }
            guard applies else { continue }
            found.matters = found.matters || rule.effect.matters
            found.testsPreference = found.testsPreference || rule.effect.testsPreference
        }
        return found
    }
}
