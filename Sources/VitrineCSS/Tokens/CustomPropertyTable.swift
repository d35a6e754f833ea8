import VitrineMarkup
import VitrineSupport

/// The declarations of custom properties in stylesheets, and the rules that use them with `var()`.
package struct CustomPropertyTable: Sendable {
    /// A declaration of a custom property.
    package struct Declaration: Hashable, Sendable {
        /// The name, including the two hyphens.
        package var name: String
        /// The value as written, but with single spaces.
        package var value: String
        /// The name of the sheet.
        package var sheet: String
        /// The line in the sheet, from 1.
        package var line: Int
        /// The selector of the rule, with single spaces. In a nested rule, the selectors of the enclosing rules come
        /// first: `.card { &:hover`.
        package var selector: String
        /// The enclosing `@media`, `@supports`, `@container` and `@scope` rules, from the outermost: `@media print`.
        package var conditions: [String]
        /// Whether the rule is for the root or may be for a theme: one of its selectors has no combinator and is for
        /// the root or `:host`, is `*`, or begins with a `data-` attribute.
        package var isOfTheme: Bool
    }

    /// A rule whose declarations use custom properties.
    package struct Use: Sendable {
        /// The name of the sheet.
        package var sheet: String
        /// The line of the rule in the sheet, from 1.
        package var line: Int
        /// The selector, as in ``CustomPropertyTable/Declaration/selector``, or the at-rule.
        package var selector: String
        /// The enclosing at-rules, as in ``CustomPropertyTable/Declaration/conditions``.
        package var conditions: [String]
        /// For each custom property that the rule uses, keyed by name: the properties whose values use it, in source
        /// order.
        package var properties: [String: [String]]
        var selectors: [Selector]
    }

    /// Declarations, in the order of the sheets.
    package private(set) var declarations: [Declaration] = []
    /// Rules that use custom properties, in the order of the sheets.
    package private(set) var uses: [Use] = []
    /// The names that occur in the texts added with ``add(text:)``, so that they are not reported as unused.
    package private(set) var mentioned: Set<String> = []
    private(set) var atoms = AtomTable()
    /// The indices of ``uses``, grouped by an id, class or name that the selectors require of an element.
    private(set) var buckets = RuleBuckets()

    /// Creates an empty table.
    package init() {}

    /// The state that a rule inherits from the rules and at-rules around it.
    private struct Surroundings {
        var selector = ""
        var nesting = SelectorNesting()
        var conditions: [String] = []
        var isOfTheme = false
        /// Whether the block contains keyframes or descriptors instead of style rules.
        var isOther = false
    }

    // MARK: - Reading

    /// Adds a stylesheet.
    package mutating func add(sheet bytes: [UInt8], name: String) {
        let sheet = StyleSheet(bytes)
        let lines = SheetLines(bytes)
        var known: [Int32: Surroundings] = [:]
        for (number, rule) in sheet.rules.enumerated() {
            var around = rule.parent < 0 ? Surroundings() : known[rule.parent] ?? Surroundings()
            let prelude = Int(rule.prelude.lowerBound)..<Int(rule.prelude.upperBound)
            switch rule.kind {
            case .at:
                let text = "@" + sheet.atName(number) + Self.words(" " + sheet.list.source(prelude))
                switch sheet.atName(number) {
                case "media", "supports", "container", "scope":
                    if around.conditions.count < SelectorNesting.limit { around.conditions.append(text) }
                    if sheet.atName(number) == "scope" {
                        around.nesting.enterScope(sheet.list, prelude, atoms: &atoms)
                    }
                case "layer", "starting-style": break
                default: (around.selector, around.nesting.selectors, around.isOther) = (text, nil, true)
                }
            case .qualified where !around.isOther:
                around.nesting.enterStyleRule(sheet.list, prelude, atoms: &atoms)
                let own = Self.words(sheet.list.source(prelude))
                let isInner = !around.selector.isEmpty
                // Deeper rules are listed with the selector of an enclosing rule, because the length of a full selector
                // grows with the depth.
                if around.nesting.depth <= SelectorNesting.limit {
                    around.selector = isInner ? "\(around.selector) { \(own)" : own
                }
                around.isOfTheme = isInner ? around.isOfTheme && own == "&" : Self.isOfTheme(sheet.list, prelude)
            default: break
            }
            known[Int32(number)] = around
            read(rule, of: sheet, name, around, lines)
        }
    }

    /// Adds a text that may mention custom properties, such as a script or a `style` attribute.
    package mutating func add(text bytes: [UInt8]) {
        let mark = UInt8(ascii: "-")
        var at = 0
        while at + 2 < bytes.count {
            guard bytes[at] == mark, bytes[at + 1] == mark, at == 0 || !Self.isName(bytes[at - 1]) else {
                at += 1
                continue
            }
            var end = at + 2
            while end < bytes.count, Self.isName(bytes[end]) { end += 1 }
            if end > at + 2 { mentioned.insert(String(decoding: bytes[at..<end], as: UTF8.self)) }
            at = end
        }
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...0xFF,
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private mutating func read(
        _ rule: StyleSheet.Rule, of sheet: StyleSheet, _ name: String, _ around: Surroundings,
        _ lines: SheetLines
    ) {
        var properties: [String: [String]] = [:]
        for index in rule.declarations {
            let declaration = sheet.declarations[Int(index)]
            let property = sheet.name(declaration)
            let value = Int(declaration.value.lowerBound)..<Int(declaration.value.upperBound)
            if property.hasPrefix("--"), !around.isOther {
                declarations.append(
                    Declaration(
                        name: property, value: Self.words(sheet.list.source(value)), sheet: name,
                        line: lines.line(of: Int(sheet.list[Int(declaration.name)].start)),
                        selector: around.selector, conditions: around.conditions, isOfTheme: around.isOfTheme))
            }
            for used in Self.names(in: sheet.list, value) where properties[used]?.contains(property) != true {
                properties[used, default: []].append(property)
            }
        }
        guard !properties.isEmpty else { return }
        let selectors = around.nesting.selectors?.filter(\.isPossible) ?? []
        for var selector in selectors {
            // A pseudo-element belongs to the element that the rest of its selector matches.
            selector.pseudoElement = nil
            buckets.add(Int32(uses.count), selector)
        }
        uses.append(
            Use(
                sheet: name, line: lines.line(of: Int(sheet.list[Int(rule.token)].start)), selector: around.selector,
                conditions: around.conditions, properties: properties,
                selectors: selectors))
    }

    /// The names in the `var()` functions of a value, including fallbacks, without duplicates.
    private static func names(in list: TokenList, _ value: Range<Int>) -> [String] {
        var names: [String] = []
        for token in value where list[token].kind == .function && list.lowerName(token) == "var" {
            let inside = list.trimmed(list.inside(token))
            guard let first = inside.first, list[first].kind == .ident else { continue }
            let name = list.name(first)
            if name.hasPrefix("--"), !names.contains(name) { names.append(name) }
        }
        return names
    }

    /// Returns a text on one line, with single spaces. One leading space is kept.
    private static func words(_ text: String) -> String {
        let start = text.hasPrefix(" ") ? " " : ""
        let words = text.split(whereSeparator: \.isWhitespace)
        return words.isEmpty ? "" : start + words.joined(separator: " ")
    }

    /// Whether a list contains a selector that has no combinator and is for the root or `:host`, is `*`, or begins with
    /// a `data-` attribute.
    private static func isOfTheme(_ list: TokenList, _ prelude: Range<Int>) -> Bool {
        var start = prelude.lowerBound
        while start < prelude.upperBound {
            var end = start
            while end < prelude.upperBound, list[end].kind != .comma { end = list.after(end) }
            end = min(end, prelude.upperBound)
            if isOneOfTheme(list, list.trimmed(start..<end)) { return true }
            start = end + 1
        }
        return false
    }

    private static func isOneOfTheme(_ list: TokenList, _ range: Range<Int>) -> Bool {
        var isFound = false
        var index = range.lowerBound
        while index < range.upperBound {
            switch list[index].kind {
            case .whitespace: return false
            case .ident:
                let name = list.lowerName(index)
                let isPseudo = index > range.lowerBound && list[index - 1].kind == .colon
                isFound =
                    isFound
                    || (isPseudo ? name == "root" || name == "host" : index == range.lowerBound && name == "html")
            case .openSquare:
                let inside = list.trimmed(list.inside(index))
                if let first = inside.first, list[first].kind == .ident, list.lowerName(first).hasPrefix("data-") {
                    isFound = isFound || index == range.lowerBound
                }
            case .function:
                let name = list.lowerName(index)
                if ["is", "where"].contains(name) { isFound = isFound || isOfTheme(list, list.inside(index)) }
            case .delim:
                if list.isDelim(index, ">") || list.isDelim(index, "+") || list.isDelim(index, "~") { return false }
                isFound = isFound || list.isDelim(index, "*") && range.count == 1
            default: break
            }
            index = list.after(index)
        }
        return isFound
    }
}
