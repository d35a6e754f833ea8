/// Stylesheets prepared for the cascade under certain conditions: rules in buckets, declarations as longhands.
package struct RuleSet: Sendable {
    /// One stylesheet.
    package struct Sheet: Sendable {
        /// The name in source locations: the path of the file, the path of the page for a `style` element, or “user
        /// agent” for the user agent stylesheet.
        package var name: String
        /// The parsed sheet.
        package var sheet: StyleSheet
        /// The origin of the sheet.
        package var origin: CascadeOrigin
        /// The number of lines before the sheet in the file that contains it.
        package var firstLine = 0
    }

    /// One selector of a style rule.
    struct Rule: Sendable {
        var selector: Selector
        var origin: CascadeOrigin
        var layer: Int
        var order: UInt32
        var declarations: Range<Int32>
        /// The container condition, as an index in ``RuleSet/containers``; -1 for none.
        var container: Int32 = -1
        /// The scope, as an index in ``RuleSet/scopes``; -1 for none.
        var scope: Int32 = -1
        /// Whether the rule matches every element for which its bucket is searched, in which case the selector need not
        /// be tested.
        var isProven = false
    }

    /// A `@scope` rule. `start` is nil if the rule has no start; `parent` is the index of the enclosing scope, or -1.
    struct Scope: Sendable {
        var start: [Selector]?
        var end: [Selector]
        var parent: Int32
    }

    /// A `@container`: the sheet, the tokens of the condition and the enclosing container.
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

    /// The sheets, in the order in which they were added. A sheet comes before the sheets that it imports.
    package internal(set) var sheets: [Sheet] = []
    /// The atoms of all selectors.
    package internal(set) var atoms = AtomTable()
    /// The conditions that the sheets were prepared for.
    package let conditions: StyleConditions
    /// The properties to compute; nil for all.
    package let properties: PropertySet?
    /// Whether a value in a rule contains `attr()`, so that elements with the same rules can have different styles.
    /// Rules of pseudo-elements do not count.
    var usesAttributes = false
    /// Whether any registered custom property is not inherited.
    var hasOwnCustoms = false
    /// The addresses of imported sheets that the loader did not find, or that were left out because of a limit.
    package internal(set) var missingImports: [String] = []
    var rules: [Rule] = []
    var declarations: [Declared] = []
    var layerRanks: [Int] = []
    var scopes: [Scope] = []
    var containers: [Container] = []
    var registrations: [String: Registration] = [:]
    var buckets = RuleBuckets()

    init(conditions: StyleConditions, properties: PropertySet?) {
        self.conditions = conditions
        self.properties = properties
    }

    /// The location of a declaration: its sheet, line and column.
    package func place(sheet: Int, declaration: Int) -> (name: String, place: TextPlace) {
        let info = sheets[sheet]
        let token = info.sheet.declarations[declaration].name
        var place = info.sheet.place(Int(info.sheet.list[Int(token)].start))
        place.line += info.firstLine
        return (info.name, place)
    }

    /// The selector of the rule that contains a declaration, as written; in keyframes, this is `from`, `to` or a
    /// percentage. Nil in at-rules without selectors, such as `@font-face`.
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
