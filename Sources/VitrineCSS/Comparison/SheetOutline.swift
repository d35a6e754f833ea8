/// The rules of a stylesheet, each as a text. Two rules whose texts are not empty have the same text only if they have
/// the same selector and declarations in the same enclosing rules.
///
/// A text does not contain the declarations of enclosing style rules. Each run of whitespace is one space. A comment is
/// left out, or becomes `/**/` if the tokens around it would merge without it.
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

    /// For each rule, by its number, its text; empty if the rule itself has no declarations, and for the at-rules in
    /// ``atRules`` and the rules inside them.
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

    /// The value of a declaration, with single spaces and without the texts of comments.
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

    /// The text of tokens, with one space for each run of whitespace and comments that contains whitespace.
    private static func text(_ list: TokenList, _ range: Range<Int>) -> String {
        let range = list.trimmed(range)
        var text = ""
        for index in range {
            let isFirst = index == range.lowerBound
            if list[index].kind == .whitespace {
                // Whitespace on both sides of a comment is two tokens.
                if isFirst || list[index - 1].kind != .whitespace { text += " " }
                continue
            }
            if !isFirst, list[index - 1].end < list[index].start, merges(list, index - 1, index) { text += "/**/" }
            text += list.source(index..<index + 1)
        }
        return text
    }

    /// Whether two tokens would be read as other tokens if nothing were between them.
    private static func merges(_ list: TokenList, _ first: Int, _ second: Int) -> Bool {
        guard list[first].kind != .whitespace else { return false }
        let joined = TokenList(list.source(first..<first + 1) + list.source(second..<second + 1))
        guard joined.count == 2 else { return true }
        return joined[0].kind != list[first].kind || joined[1].kind != list[second].kind
            || joined[0].end != list[first].end - list[first].start
    }
}
