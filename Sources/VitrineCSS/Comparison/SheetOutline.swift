/// The rules of a stylesheet, each as a text. Two rules have the same text only if they have the same selector and
/// declarations in the same enclosing rules.
///
/// A text contains neither comments nor the declarations of enclosing style rules, and each run of whitespace is one
/// space.
package struct SheetOutline: Sendable {
    /// An at-rule that contains no style rules, such as `@font-face`, `@keyframes` and `@property`.
    package struct AtRule: Hashable, Sendable {
        /// The name without `@`.
        package var name: String
        /// The subject of the at-rule: the name of an animation, the family of a font, the layers.
        package var subject: String
        /// The text of the whole at-rule.
        package var text: String
    }

    /// For each rule, by its number, its text; empty if the rule itself has no declarations.
    package private(set) var rules: [String] = []
    /// At-rules that contain no style rules, in order.
    package private(set) var atRules: [AtRule] = []

    /// At-rules that contain style rules.
    private static let groups: Set<String> = ["media", "supports", "layer", "container", "scope", "starting-style"]

    /// Creates the outline of a stylesheet.
    package init(_ sheet: StyleSheet) {
        var around: [String] = []
        rules.reserveCapacity(sheet.rules.count)
        var index = 0
        while index < sheet.rules.count {
            let rule = sheet.rules[index]
            let outer = rule.parent < 0 ? "" : around[Int(rule.parent)]
            let prelude = Self.text(sheet.list, Int(rule.prelude.lowerBound)..<Int(rule.prelude.upperBound))
            if rule.kind == .at {
                let name = sheet.atName(index)
                guard Self.groups.contains(name), rule.hasBlock else {
                    atRules.append(Self.atRule(sheet, index, name, prelude, outer))
                    for _ in index..<max(index + 1, Int(rule.end)) {
                        rules.append("")
                        around.append("")
                    }
                    index = max(index + 1, Int(rule.end))
                    continue
                }
                around.append("\(outer)@\(name) \(prelude){")
            } else {
                around.append(rule.kind == .declarations ? outer : "\(outer)\(prelude){")
            }
            let own = Int(rule.declarations.lowerBound)..<Int(rule.declarations.upperBound)
            rules.append(own.isEmpty ? "" : (around.last ?? "") + Self.text(sheet, own))
            index += 1
        }
    }

    private static func atRule(
        _ sheet: StyleSheet, _ index: Int, _ name: String, _ prelude: String, _ outer: String
    ) -> AtRule {
        let rule = sheet.rules[index]
        var subject = prelude
        var text = "\(outer)@\(name) \(prelude){"
        for inner in index..<max(index + 1, Int(rule.end)) {
            let rule = sheet.rules[inner]
            if inner > index {
                text += self.text(sheet.list, Int(rule.prelude.lowerBound)..<Int(rule.prelude.upperBound)) + "{"
            }
            let own = Int(rule.declarations.lowerBound)..<Int(rule.declarations.upperBound)
            text += self.text(sheet, own)
            for number in own where name == "font-face" && sheet.name(sheet.declarations[number]) == "font-family" {
                subject = unquoted(value(sheet, number))
            }
        }
        return AtRule(name: name, subject: unquoted(subject), text: text)
    }

    /// The text of declarations.
    private static func text(_ sheet: StyleSheet, _ range: Range<Int>) -> String {
        range.map { number in
            let declaration = sheet.declarations[number]
            return "\(sheet.name(declaration)):\(value(sheet, number))\(declaration.isImportant ? "!" : "");"
        }.joined()
    }

    /// The value of a declaration, with single spaces and without comments.
    static func value(_ sheet: StyleSheet, _ declaration: Int) -> String {
        let range = sheet.declarations[declaration].value
        return text(sheet.list, Int(range.lowerBound)..<Int(range.upperBound))
    }

    private static func unquoted(_ text: String) -> String {
        guard let first = text.first, first == "\"" || first == "'", text.count > 1, text.last == first else {
            return text
        }
        return String(text.dropFirst().dropLast())
    }

    /// The text of tokens, with one space for each run of whitespace.
    private static func text(_ list: TokenList, _ range: Range<Int>) -> String {
        var text = ""
        for index in list.trimmed(range) {
            text += list[index].kind == .whitespace ? " " : list.source(index..<index + 1)
        }
        return text
    }
}
