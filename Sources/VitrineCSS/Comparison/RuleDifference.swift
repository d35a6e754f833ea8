import VitrineSupport

/// The rules of two sets that can make a difference. Elements that match none of these rules need not be compared,
/// unless the difference of an ancestor reaches them (``Reach``), or they depend on the difference because of a `style`
/// attribute (``StyleAttributes``).
///
/// Rules that both sets contain in the same order make no difference, unless they depend on a custom property that one
/// of the other rules declares, or on a file, font or animation that changed. An element that matches only rules that
/// make no difference has the same declarations in both sets; only the values that it inherits, or that depend on
/// inherited ones, may differ.
package struct RuleDifference: Sendable {
    /// How far a difference can reach from a matching element.
    package enum Reach: Int, Comparable, Sendable {
        /// Only the element. Descendants may inherit the changed values, but nothing else changes for them.
        case element
        /// Also its children: they may become items of a flex container or a grid, or stop being items.
        case children
        /// All its descendants: their sizes in `em`, their `currentcolor` and similar values can change.
        case descendants

        package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    }

    /// The old set.
    package let old: RuleSet
    /// The new set.
    package let new: RuleSet
    /// The rules of the old set that can make a difference, in order.
    package private(set) var oldRules: [Int32] = []
    /// The rules of the new set that can make a difference, in order.
    package private(set) var newRules: [Int32] = []
    /// Whether everything can differ, because layers, namespaces, registered properties or imports differ.
    package private(set) var isWhole = false
    /// The custom properties that the rules of ``oldRules`` and ``newRules`` declare.
    package private(set) var customs: Set<String> = []
    /// The pseudo-elements that the rules of ``oldRules`` and ``newRules`` style.
    package private(set) var pseudoElements: Set<String> = []
    /// The state pseudo-classes in the selectors of ``oldRules`` and ``newRules``.
    package private(set) var states: Set<String> = []

    /// Whether there are no differences.
    package var isEmpty: Bool { !isWhole && oldRules.isEmpty && newRules.isEmpty }

    /// Compares two sets that were made under the same conditions.
    /// - Parameters:
    ///   - outline: returns the outline of a sheet.
    ///   - isForced: returns whether a declaration of a sheet makes a difference although its text is the same, because
    ///     a file, font or animation that it refers to has changed.
    package init(
        _ old: RuleSet, _ new: RuleSet, outline: (StyleSheet) -> SheetOutline,
        isForced: (StyleSheet, Int) -> Bool = { _, _ in false }
    ) {
        self.old = old
        self.new = new
        let (before, after) = (Items(old, outline), Items(new, outline))
        let pairs = Self.common(before.keys, after.keys)
        let (keptOld, keptNew) = (Set(pairs.map(\.0)), Set(pairs.map(\.1)))
        isWhole = before.whole != after.whole || Self.hasOtherLayers(pairs, before, after, old, new)
        var (dirtyOld, dirtyNew) = (before.flags { !keptOld.contains($0) }, after.flags { !keptNew.contains($0) })
        Self.force(&dirtyOld, old, isForced)
        Self.force(&dirtyNew, new, isForced)
        spread(&dirtyOld, &dirtyNew)
        oldRules = dirtyOld.indices.filter { dirtyOld[$0] }.map { Int32($0) }
        newRules = dirtyNew.indices.filter { dirtyNew[$0] }.map { Int32($0) }
        describe()
    }

    // MARK: - Rules that both sets contain

    /// The style rules of a set with their texts, without the rules of the user agent. A rule with several selectors,
    /// which is several rules of the set, is one item.
    private struct Items {
        var keys: [String] = []
        /// The rules of each item.
        var rules: [Range<Int>] = []
        /// The texts of at-rules that affect other rules.
        var whole: [String] = []
        private let count: Int

        init(_ set: RuleSet, _ outline: (StyleSheet) -> SheetOutline) {
            count = set.rules.count
            let outlines = set.sheets.map { $0.origin == .userAgent ? nil : outline($0.sheet) }
            for case let found? in outlines {
                whole += found.atRules.filter { ["layer", "namespace", "property", "import"].contains($0.name) }
                    .map(\.text)
            }
            var last: (Int32, Int32)?
            for (number, rule) in set.rules.enumerated() where rule.origin != .userAgent {
                let first = set.declarations[Int(rule.declarations.lowerBound)]
                let own = set.sheets[Int(first.sheet)].sheet.declarations[Int(first.declaration)].rule
                if let last, last == (first.sheet, own) {
                    rules[rules.count - 1] = rules[rules.count - 1].lowerBound..<number + 1
                } else {
                    keys.append(outlines[Int(first.sheet)]?.rules[Int(own)] ?? "")
                    rules.append(number..<number + 1)
                }
                last = (first.sheet, own)
            }
        }

        func flags(_ isDirty: (Int) -> Bool) -> [Bool] {
            var flags = [Bool](repeating: false, count: count)
            for item in keys.indices where isDirty(item) { for rule in rules[item] { flags[rule] = true } }
            return flags
        }
    }

    /// Pairs of indices of equal texts in both lists. From pair to pair, both indices ascend.
    private static func common(_ old: [String], _ new: [String]) -> [(Int, Int)] {
        var start = 0
        while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
        var end = 0
        while end < old.count - start, end < new.count - start, old[old.count - 1 - end] == new[new.count - 1 - end] {
            end += 1
        }
        var pairs = (0..<start).map { ($0, $0) }
        var places: [String: [Int]] = [:]
        for place in (start..<new.count - end).reversed() { places[new[place], default: []].append(place) }
        var middle: [(Int, Int)] = []
        for place in start..<old.count - end {
            if let partner = places[old[place]]?.popLast() { middle.append((place, partner)) }
        }
        pairs += LongestIncreasing.places(middle.map(\.1)).map { middle[$0] }
        return pairs + (0..<end).map { (old.count - end + $0, new.count - end + $0) }
    }

    /// Whether rules that both sets contain are divided into layers differently, or their layers are in another order.
    private static func hasOtherLayers(
        _ pairs: [(Int, Int)], _ before: Items, _ after: Items, _ old: RuleSet, _ new: RuleSet
    ) -> Bool {
        var partners: [Int: Int] = [:]
        for (one, other) in pairs {
            let layer = old.rules[before.rules[one].lowerBound].layer
            let partner = new.rules[after.rules[other].lowerBound].layer
            if let known = partners[layer], known != partner { return true }
            partners[layer] = partner
        }
        let values = partners.sorted { $0.key < $1.key }.map(\.value)
        return zip(values, values.dropFirst()).contains { $0 >= $1 }
    }

    private static func force(_ flags: inout [Bool], _ set: RuleSet, _ isForced: (StyleSheet, Int) -> Bool) {
        for (number, rule) in set.rules.enumerated() where !flags[number] && rule.origin != .userAgent {
            flags[number] = rule.declarations.contains { index in
                let declared = set.declarations[Int(index)]
                return isForced(set.sheets[Int(declared.sheet)].sheet, Int(declared.declaration))
            }
        }
    }

    // MARK: - Rules that depend on others

    /// Marks the rules that may depend on a custom property of a marked rule, and repeats this until it finds no more.
    private mutating func spread(_ dirtyOld: inout [Bool], _ dirtyNew: inout [Bool]) {
        var isComplete = false
        while !isComplete {
            isComplete = true
            for (set, flags) in [(old, dirtyOld), (new, dirtyNew)] {
                for (number, rule) in set.rules.enumerated() where flags[number] {
                    for index in rule.declarations {
                        guard let name = set.declarations[Int(index)].customName else { continue }
                        if customs.insert(name).inserted { isComplete = false }
                    }
                }
            }
            guard !customs.isEmpty else { return }
            let oldCount = Self.addDependent(&dirtyOld, old, customs)
            let newCount = Self.addDependent(&dirtyNew, new, customs)
            if oldCount + newCount > 0 { isComplete = false }
        }
    }

    /// The custom properties that the given rules declare.
    func customs(_ oldRules: [Int32], _ newRules: [Int32]) -> Set<String> {
        var names: Set<String> = []
        for (set, rules) in [(old, oldRules), (new, newRules)] {
            for number in rules {
                names.formUnion(set.rules[Int(number)].declarations.compactMap { set.declarations[Int($0)].customName })
            }
        }
        return names
    }

    /// The pseudo-elements whose styles may depend on custom properties.
    var pseudoElementsWithCustoms: Set<String> {
        var names: Set<String> = []
        for set in [old, new] {
            for rule in set.rules where rule.origin != .userAgent {
                guard let name = rule.selector.pseudoElement, !names.contains(name) else { continue }
                let isText = rule.declarations.contains { index in
                    if case .text = set.declarations[Int(index)].value { true } else { false }
                }
                if isText { names.insert(name) }
            }
        }
        return names
    }

    private static func addDependent(_ flags: inout [Bool], _ set: RuleSet, _ customs: Set<String>) -> Int {
        var count = 0
        for (number, rule) in set.rules.enumerated() where !flags[number] && rule.origin != .userAgent {
            let isDependent =
                rule.container >= 0 && set.asksForStyle(rule.container)
                || rule.declarations.contains { index in
                    if case .text(let text) = set.declarations[Int(index)].value { return uses(text, customs) }
                    return false
                }
            guard isDependent else { continue }
            flags[number] = true
            count += 1
        }
        return count
    }

    /// Whether a text contains one of the names as an identifier.
    static func uses(_ text: String, _ customs: Set<String>) -> Bool {
        guard text.utf8.contains(UInt8(ascii: "-")) else { return false }
        let list = TokenList(text)
        return (0..<list.count).contains { list[$0].kind == .ident && customs.contains(list.name($0)) }
    }

    // MARK: - Properties that can differ

    /// Properties whose values descendants inherit and compute other values from, for example with `em`,
    /// `currentcolor`, `bolder` or `match-parent`.
    private static let inherited: Set<String> = [
        "color", "font-size", "font-family", "line-height", "direction", "writing-mode", "color-scheme",
        "text-orientation", "font-weight", "text-align",
    ]

    private mutating func describe() {
        for (set, rules) in [(old, oldRules), (new, newRules)] {
            for number in rules {
                let rule = set.rules[Int(number)]
                if let name = rule.selector.pseudoElement { pseudoElements.insert(name) }
                rule.selector.collectStates(&states)
            }
        }
    }

    /// The properties that can differ, those that they are computed from, and those that the visibility and contrast of
    /// text depend on; nil if all properties can differ.
    var properties: PropertySet? {
        guard !isWhole else { return nil }
        var names: Set<String> = []
        for (set, rules) in [(old, oldRules), (new, newRules)] {
            for number in rules {
                for index in set.rules[Int(number)].declarations {
                    let declared = set.declarations[Int(index)]
                    guard declared.customName == nil else { continue }
                    let longhands = declared.property.entry.longhands
                    for property in longhands.isEmpty ? [declared.property] : longhands {
                        guard !Self.decisive.contains(property.name) else { return nil }
                        names.insert(property.name)
                        names.formUnion(LogicalProperties.targets(property).map(\.name))
                    }
                }
            }
        }
        // The widths of borders depend on their styles, and each overflow property on the other.
        for name in names where name.hasPrefix("border-") && (name.hasSuffix("-width") || name.hasSuffix("-style")) {
            for side in ["top", "right", "bottom", "left"] {
                names.formUnion(["border-\(side)-width", "border-\(side)-style"])
            }
        }
        if names.contains(where: { $0.hasPrefix("overflow-") }) { names.formUnion(["overflow-x", "overflow-y"]) }
        if !pseudoElements.isEmpty { names.insert("content") }
        return PropertySet(names.sorted() + Self.behindText + ComputedStyle.clipping + ["visibility"])
    }

    /// Properties that determine how the values of other properties are computed, for example sizes in `em`, logical
    /// sides and system colors.
    static let decisive: Set<String> = [
        "all", "font-size", "font-family", "line-height", "color-scheme", "direction", "writing-mode",
        "text-orientation", "zoom",
    ]

    /// The properties that the contrast of text depends on.
    private static let behindText = [
        "color", "background-color", "background-image", "background-clip", "opacity", "filter", "mix-blend-mode",
    ]

    /// How far the differences of the given rules can reach.
    func reach(_ oldRules: [Int32], _ newRules: [Int32]) -> Reach {
        if isWhole { return .descendants }
        var reach = Reach.element
        var properties: Set<PropertyID> = []
        for (set, rules) in [(old, oldRules), (new, newRules)] {
            for number in rules where set.rules[Int(number)].selector.pseudoElement == nil {
                for index in set.rules[Int(number)].declarations {
                    let declared = set.declarations[Int(index)]
                    guard declared.customName == nil else { continue }
                    let isText = if case .text = declared.value { true } else { false }
                    let longhands = isText ? declared.property.entry.longhands : []
                    for property in longhands.isEmpty ? [declared.property] : longhands {
                        properties.insert(property)
                        properties.formUnion(LogicalProperties.targets(property))
                        if property.name == "display" { reach = max(reach, .children) }
                        if Self.inherited.contains(property.name) || property.name == "all" { reach = .descendants }
                    }
                }
            }
        }
        // A property that is not inherited by default is inherited where a rule sets it to `inherit`.
        guard reach < .descendants, !properties.isEmpty else { return reach }
        return [old, new].contains { Self.inherits(properties, $0) } ? .descendants : reach
    }

    /// Whether a declaration of a rule set may set one of the given properties to `inherit`.
    private static func inherits(_ properties: Set<PropertyID>, _ set: RuleSet) -> Bool {
        func concerns(_ property: PropertyID) -> Bool {
            properties.contains(property) || !properties.isDisjoint(with: LogicalProperties.targets(property))
        }
        return set.declarations.contains { declared in
            switch declared.value {
            case .components: return false
            case .wide(let keyword): return keyword == .inherit && concerns(declared.property)
            case .text(let text):
                guard containsInherit(text) else { return false }
                // The value of a custom property may become a part of the value of any property.
                if declared.customName != nil { return true }
                let longhands = declared.property.entry.longhands
                return longhands.isEmpty ? concerns(declared.property) : longhands.contains(where: concerns)
            }
        }
    }

    private static func containsInherit(_ text: String) -> Bool {
        guard Array(text.utf8).mentions(ignoringCase: "inherit") else { return false }
        let list = TokenList(text)
        return (0..<list.count).contains { list.isIdent($0, "inherit") }
    }
}

extension RuleSet {
    /// Whether a container query, or one around it, tests custom properties.
    fileprivate func asksForStyle(_ number: Int32) -> Bool {
        var number = number
        while number >= 0 {
            let container = containers[Int(number)]
            let list = sheets[Int(container.sheet)].sheet.list
            if container.prelude.contains(where: { list[$0].kind == .function && list.lowerName($0) == "style" }) {
                return true
            }
            number = container.parent
        }
        return false
    }
}

extension Selector {
    /// Adds the states that the selector tests, including those in ``SimpleSelector/arguments``.
    func collectStates(_ states: inout Set<String>) {
        for compound in compounds {
            for test in compound.tests {
                if case .state(let name) = test { states.insert(name) }
                for selector in test.arguments { selector.collectStates(&states) }
            }
        }
    }
}
