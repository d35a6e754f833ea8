/// Stylesheets made ready for the cascade under certain conditions: rules in buckets, declarations as longhands.
package struct RuleSet: Sendable {
    /// One stylesheet.
    package struct Sheet: Sendable {
        /// Its name in places: a path, or the page with the line of its `style` element.
        package var name: String
        /// The sheet.
        package var sheet: StyleSheet
        /// The origin.
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
        /// Whether every element that meets it in a bucket matches it.
        var isProven = false
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
    /// The properties that styles have; nil for all.
    package let properties: PropertySet?
    /// Whether values hold `attr()`, so that elements with the same rules can have different styles.
    var usesAttributes = false
    /// Whether custom properties are registered that are not inherited.
    var hasOwnCustoms = false
    /// Sheets named by `@import` that the loader did not give.
    package internal(set) var missingImports: [String] = []
    var rules: [Rule] = []
    var declarations: [Declared] = []
    var layerRanks: [Int] = []
    var scopes: [Scope] = []
    var containers: [Container] = []
    var registrations: [String: Registration] = [:]
    /// The rules by what their subjects must have.
    var buckets = RuleBuckets()

    init(conditions: StyleConditions, properties: PropertySet?) {
        self.conditions = conditions
        self.properties = properties
    }

    /// The place of a declaration: its sheet, line and column.
    package func place(sheet: Int, declaration: Int) -> (name: String, place: TextPlace) {
        let info = sheets[sheet]
        let token = info.sheet.declarations[declaration].name
        var place = info.sheet.place(Int(info.sheet.list[Int(token)].start))
        place.line += info.firstLine
        return (info.name, place)
    }

    /// The selector of the rule that has a declaration, as written; nil for keyframes and similar.
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
