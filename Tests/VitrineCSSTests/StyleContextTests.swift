import TestSupport
import Testing
import VitrineMarkup

@testable import VitrineCSS

/// Compares two ways of computing styles: by context numbers, which pages share, and separately for each page.
@Suite struct StyleContextTests {
    private static let names = ["div", "p", "ul", "li", "a", "em", "input", "section", "x-y"]
    private static let classes = ["a", "b", "c", "unknown"]

    private func compound(_ random: inout SplitMix64) -> String {
        var text = [Self.names.randomElement(using: &random) ?? "", "", "", "*"].randomElement(using: &random) ?? ""
        for _ in 0..<Int.random(in: 0...2, using: &random) {
            text +=
                [
                    ".a", ".b", ".c", "#i1", "#i2", "[title]", "[title^=x]", "[hidden]", ":first-child", ":last-child",
                    ":nth-child(2n)", ":nth-last-of-type(2)", ":only-child", ":empty", ":not(.a)", ":is(p, .b > *)",
                    ":not(li + li)", ":has(> .c)", ":has(+ p)", ":lang(de)", ":dir(rtl)", ":checked", ":disabled",
                    ":where(.a ~ .b)", ":nth-child(1 of .a)", ":link", ":hover", ":root", ":required",
                ].randomElement(using: &random) ?? ""
        }
        return text.isEmpty ? "*" : text
    }

    private func selector(_ random: inout SplitMix64) -> String {
        var text = compound(&random)
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            text += [" ", " > ", " + ", " ~ "].randomElement(using: &random) ?? " "
            text += compound(&random)
        }
        return text
    }

    private func sheet(_ random: inout SplitMix64, rules: Int) -> String {
        (0..<rules).map { number in
            let value =
                [
                    "z-index: \(number)", "order: inherit", "font-size: \(number + 1)px", "--x: \(number)",
                    "height: var(--x)",
                ]
                .randomElement(using: &random) ?? ""
            let rule =
                "\(selector(&random)) { \(value); \([".a &", "& + &", "> *"].randomElement(using: &random) ?? "") { order: \(number) } }"
            switch number % 7 {
            case 3: return "@scope (.a) to (.c) { \(rule) }"
            case 5: return "@container style(--x: 3) { \(rule) }"
            default: return rule
            }
        }.joined(separator: "\n")
    }

    /// Returns the markup of a random element with random children.
    /// - Parameter isUniform: whether all elements except the outermost one are `li` elements without attributes.
    private func element(_ random: inout SplitMix64, _ depth: Int, isUniform: Bool) -> String {
        if isUniform, depth > 0 {
            let inner = depth > 2 ? 0 : Int.random(in: 0...6, using: &random)
            return "<li>" + (0..<inner).map { _ in element(&random, depth + 1, isUniform: true) }.joined() + "</li>"
        }
        let name = Self.names.randomElement(using: &random) ?? "p"
        var attributes = ""
        func add(_ text: String, _ chance: Int) {
            if Int.random(in: 0..<100, using: &random) < chance { attributes += " " + text }
        }
        add("class=\"\(Self.classes.randomElement(using: &random) ?? "") b\"", 30)
        add("class=\"\(Self.classes.randomElement(using: &random) ?? "")\"", attributes.isEmpty ? 40 : 0)
        add("id=\"i\(Int.random(in: 0...3, using: &random))\"", 10)
        add("title=\"\(["x", "y"].randomElement(using: &random) ?? "")\"", 10)
        add("lang=\"de\"", 5)
        add("dir=\"auto\"", 5)
        add("style=\"order: 7\"", 5)
        if name == "a" { add("href=\"#\"", 60) }
        if name == "input" { add("type=\"checkbox\" checked=\"\"", 50) }
        if name == "input" { add("disabled=\"\"", 30) }
        var inner = ["", "text", "\u{5D0}"].randomElement(using: &random) ?? ""
        if depth < 5, name != "input" {
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                inner += element(&random, depth + 1, isUniform: isUniform)
            }
        }
        return "<\(name)\(attributes)>\(inner)</\(name)>"
    }

    private func check(seed: UInt64, rules count: Int, isUniform: Bool = false) throws {
        var random = SplitMix64(state: seed)
        var builder = RuleSetBuilder(conditions: StyleConditions())
        builder.add(StyleSheet(Array(sheet(&random, rules: count).utf8)), name: "a.css")
        let rules = builder.finish()
        let memo = StyleMemo()
        for _ in 0..<6 {
            let body = (0..<4).map { _ in element(&random, 0, isUniform: isUniform) }.joined()
            let page = "<html xmlns=\"http://www.w3.org/1999/xhtml\"><body>\(body)</body></html>"
            let document = try MarkupReader(names: []).read(Array(page.utf8))
            let tree = ElementTree(document, atoms: rules.atoms)
            let shared = DocumentStyles(tree, rules: rules, memo: memo)
            let own = DocumentStyles(tree, rules, StyleMemo(), schemes: [], contexts: nil)
            for element in tree.elements.indices {
                for property in ["z-index", "order", "font-size", "height"].compactMap({ PropertyID($0) }) {
                    let (found, expected) = (shared.styles[element].text(property), own.styles[element].text(property))
                    #expect(found == expected, "\(property.name) of \(tree.path(element)), seed \(seed)")
                }
            }
        }
    }

    @Test(arguments: 0..<16) func sharedStylesEqualSeparateStyles(seed: Int) throws {
        try check(seed: UInt64(seed), rules: 25)
    }

    /// Tests elements that differ only in their position among siblings.
    @Test(arguments: 16..<32) func places(seed: Int) throws {
        try check(seed: UInt64(seed), rules: 40, isUniform: true)
    }

    /// Tests so many rules that their selectors have more sibling conditions than there are bits to record them.
    @Test func manySiblings() throws { try check(seed: 99, rules: 300) }

    @Test func equalContextsShareNumbers() throws {
        var builder = RuleSetBuilder(conditions: StyleConditions())
        builder.add(StyleSheet(Array("li + li { order: 1 } ul > .a { order: 2 }".utf8)), name: "a.css")
        let rules = builder.finish()
        let contexts = StyleContexts([rules])
        func numbers(_ body: String) throws -> [Int32] {
            let document = try MarkupReader(names: []).read(
                Array("<html xmlns=\"http://www.w3.org/1999/xhtml\">\(body)</html>".utf8))
            return try #require(contexts.numbers(ElementTree(document, atoms: rules.atoms), schemes: []))
        }
        // The third `li` gets the same number as the second one. A class that no rule contains makes no difference.
        #expect(try numbers("<ul><li/><li class=\"x\"/><li/><li class=\"a\"/></ul>") == [0, 1, 2, 3, 3, 4])
        #expect(try numbers("<p/><ul id=\"y\"><li/></ul><ul><li/></ul>") == [0, 5, 6, 7, 6, 7])
    }

    /// Tests that a version of a page is numbered again if the other version made the contexts discard all numbers.
    @Test func discardedNumbersAreNotUsed() throws {
        var builder = RuleSetBuilder(conditions: StyleConditions())
        builder.add(StyleSheet(".a { order: 1 } .b { order: 2 } .c { order: 3 }"), name: "a.css")
        let rules = builder.finish()
        let contexts = StyleContexts([rules], limit: 3)
        let memos = (0..<4).map { _ in StyleMemo() }
        for memo in memos { memo.contexts = contexts }
        let order = try #require(PropertyID("order"))
        func version(_ classes: [String]) throws -> PageVersion {
            let body = classes.map { "<p class=\"\($0)\"/>" }.joined()
            let page = "<html xmlns=\"http://www.w3.org/1999/xhtml\">\(body)</html>"
            return PageVersion(
                ElementTree(try MarkupReader(names: []).read(Array(page.utf8)), atoms: rules.atoms))
        }
        func orders(_ version: inout PageVersion, _ memo: StyleMemo) -> [String] {
            let needed = version.tree.elements.map { _ in true }
            return version.styles(rules, memo, needed: needed).styles.dropFirst().map { $0.text(order) }
        }
        // The first version has more contexts than the limit, so all numbers are discarded before the second one.
        var now = try version(["a", "b", "c"])
        var was = try version(["c", "b"])
        #expect(orders(&now, memos[0]) == ["1", "2", "3"])
        #expect(orders(&was, memos[1]) == ["3", "2"])
        #expect(orders(&now, memos[2]) == ["1", "2", "3"])
        #expect(orders(&was, memos[3]) == ["3", "2"])
        var next = try version(["c", "b"])
        #expect(orders(&next, memos[2]) == ["3", "2"])
        #expect(orders(&next, memos[3]) == ["3", "2"])
    }
}
