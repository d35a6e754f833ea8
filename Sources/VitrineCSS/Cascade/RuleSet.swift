/// Style sheets made ready for the cascade under certain conditions: rules in buckets, declarations as longhands.
package struct RuleSet: Sendable {
    /// One style sheet.
    package struct Sheet: Sendable {
        /// Its name in places: a path, or the page with the line of its `style` element.
        package var name: String
        /// The sheet.
        package var sheet: StyleSheet
        /// Where it comes from.
        package var origin: CascadeOrigin
        /// The line before its first one in the file it is written in.
        package var firstLine = 0
    }

    /// One selector of a style rule.
    struct Rule: Sendable {
        var selector: Selector
        var origin: CascadeOrigin
        var layer: Int
        var order: UInt32
        var declarations: Range<Int32>
        /// The condition of a container, as a number of ``RuleSet/containers``; -1 for none.
        var container: Int32 = -1
        /// The scope, as a number of ``RuleSet/scopes``; -1 for none.
        var scope: Int32 = -1
    }

    /// A `@scope`.
    struct Scope: Sendable {
        var start: [Selector]?
        var end: [Selector]
        var parent: Int32
    }

    /// A `@container`: the sheet, the tokens of the condition and the one around it.
    struct Container: Sendable {
        var sheet: Int32
        var prelude: Range<Int>
        var parent: Int32
    }

    /// A registered custom property: CSS Properties and Values 1, section 2.
    struct Registration: Sendable {
        var syntax: String
        var isInherited: Bool
        var initial: String?
    }

    /// The sheets, in the order of the cascade.
    package internal(set) var sheets: [Sheet] = []
    /// Atoms of all selectors.
    package internal(set) var atoms = AtomTable()
    /// The conditions that the sheets were made ready for.
    package let conditions: StyleConditions
    /// Sheets named by `@import` that the loader did not give.
    package internal(set) var missingImports: [String] = []
    var rules: [Rule] = []
    var declarations: [Declared] = []
    var layerRanks: [Int] = []
    var scopes: [Scope] = []
    var containers: [Container] = []
    var registrations: [String: Registration] = [:]
    /// Attributes whose values only matter to style sheets through these names.
    var buckets = RuleBuckets()

    init(conditions: StyleConditions) { self.conditions = conditions }

    /// The place of a declaration: its sheet, line and column.
    package func place(sheet: Int, declaration: Int) -> (name: String, place: SourcePlace) {
        let info = sheets[sheet]
        let token = info.sheet.declarations[declaration].name
        var place = info.sheet.place(Int(info.sheet.list[Int(token)].start))
        place.line += info.firstLine
        return (info.name, place)
    }

    /// The selector of the rule that has a declaration, as written; nil for keyframes and the like.
    package func selectorText(sheet: Int, declaration: Int) -> String? {
        let source = sheets[sheet].sheet
        var rule = source.declarations[declaration].rule
        while rule >= 0 {
            let found = source.rules[Int(rule)]
            if found.kind == .qualified {
                return source.list.source(Int(found.prelude.lowerBound)..<Int(found.prelude.upperBound))
            }
            rule = found.parent
        }
        return nil
    }
}

/// Rules by what their subject must have, so that an element only meets those that may match it.
struct RuleBuckets: Sendable {
    var byID: [Int32: [Int32]] = [:]
    var byClass: [Int32: [Int32]] = [:]
    var byName: [Int32: [Int32]] = [:]
    var others: [Int32] = []
    /// Rules of pseudo-elements by name.
    var pseudoElements: [String: [Int32]] = [:]

    mutating func add(_ rule: Int32, _ selector: Selector) {
        if let name = selector.pseudoElement {
            pseudoElements[name, default: []].append(rule)
            return
        }
        var name: Int32?
        var anyClass: Int32?
        for test in selector.compounds[0].tests {
            switch test {
            case .id(let atom):
                byID[atom, default: []].append(rule)
                return
            case .class(let atom): anyClass = atom
            case .type(let exact, let lower): name = exact == lower ? exact : nil
            case .any(let selectors):
                // Alternatives can be in several buckets, when each of them has a key.
                if let keys = Self.keys(selectors) {
                    for key in keys { insert(key, rule) }
                    return
                }
            default: break
            }
        }
        if let anyClass {
            byClass[anyClass, default: []].append(rule)
        } else if let name {
            byName[name, default: []].append(rule)
        } else {
            others.append(rule)
        }
    }

    private enum Key: Hashable { case id(Int32), anyClass(Int32), name(Int32) }

    private mutating func insert(_ key: Key, _ rule: Int32) {
        switch key {
        case .id(let atom): byID[atom, default: []].append(rule)
        case .anyClass(let atom): byClass[atom, default: []].append(rule)
        case .name(let atom): byName[atom, default: []].append(rule)
        }
    }

    /// The keys of alternatives; nil when one of them has none.
    private static func keys(_ selectors: [Selector]) -> Set<Key>? {
        var keys: Set<Key> = []
        for selector in selectors {
            var key: Key?
            for test in selector.compounds[0].tests {
                switch test {
                case .id(let atom): key = .id(atom)
                case .class(let atom): key = .anyClass(atom)
                case .type(let exact, let lower): if key == nil, exact == lower { key = .name(exact) }
                default: break
                }
            }
            guard let key else { return nil }
            keys.insert(key)
        }
        return keys
    }
}
