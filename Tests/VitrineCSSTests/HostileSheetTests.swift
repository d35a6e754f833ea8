import TestSupport
import Testing
import VitrineMarkup

@testable import VitrineCSS

/// Tests that hostile stylesheets can be parsed, checked and applied. `check-bench styles` measures how the time grows
/// with the size of a stylesheet.
@Suite struct HostileSheetTests {
    private static let body = "<div class=\"a\"><p id=\"i\">x</p><p>y</p></div>"

    private func document(_ body: String = body) throws -> MarkupDocument {
        try MarkupReader(names: []).read(
            Array("<html xmlns=\"http://www.w3.org/1999/xhtml\"><body>\(body)</body></html>".utf8))
    }

    /// Checks a stylesheet and applies it to a page. Returns the value of a property for each element in document
    /// order, and the rules.
    /// - Parameter files: the stylesheets that can be imported, by name.
    @discardableResult
    private func apply(
        _ css: [UInt8], _ property: String = "color", files: [String: String] = [:]
    ) throws -> (values: [String], rules: RuleSet) {
        _ = SheetChecker.check(StyleSheet(css))
        var builder = RuleSetBuilder(conditions: StyleConditions())
        builder.add(StyleSheet(css), name: "a.css") { name, _ in files[name].map { (name, Array($0.utf8)) } }
        let rules = builder.finish()
        let tree = ElementTree(try document(), atoms: rules.atoms)
        let styles = DocumentStyles(tree, rules: rules)
        let id = try #require(PropertyID(property))
        return (tree.elements.indices.map { styles.styles[$0].text(id) }, rules)
    }

    @Test func randomBytes() throws {
        var random = SplitMix64(state: 12)
        let count = TestRun.hasLongTests ? 10_000_000 : 300_000
        let bytes = (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
        #expect(!SheetChecker.check(StyleSheet(bytes)).isEmpty)
        try apply(bytes)
    }

    @Test(arguments: 0..<8) func randomPieces(seed: Int) throws {
        var random = SplitMix64(state: UInt64(seed))
        let pieces = [
            "{", "}", "(", ")", "[", "]", ";", ":", ",", "a", ".a", "#i", "@media", "@layer x", "@import 'b.css'",
            "var(--x)",
            "--x", "color", "red", " ", "\n", "/*", "*/", "\"", "'", "\\", "url(", "calc(", "1px", "50%", "!important",
            "&", ">",
            "+", "~", "*", ":is(", ":has(", ":not(", "::before", "@scope", "to", "@container", "style(",
            "@property --x", "\u{0}", "é",
            "@supports", "<!--", "-->", "u+1?", "e3", "light-dark(", "color-mix(in lab,", "rgb(from red",
        ]
        let text = (0..<4_000).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
        try apply(Array(text.utf8), files: ["b.css": text])
    }

    @Test(arguments: [
        "a{", "@media{", "@media (", "@layer x{", "@scope (.a){", "@container (width>1px){", "a { color: (", "[",
        "a { color: calc(",
        ":is(", ".a:not(", ":has(", "& ", "a { & ", "@supports (", "@supports not (", "@import url(", "a{--x:{",
        "a{b:c;d{", "/*", "\"\\",
        "a{color:rgb(from ", "a{color:color-mix(in lab,", "a{--x:var(--x,", "@property --x{syntax:'",
        ":nth-child(1 of ",
    ]) func deepNesting(piece: String) throws {
        try apply(Array(String(repeating: piece, count: 20_000).utf8))
    }

    @Test func longSelectors() throws {
        for part in ["div ", "div > ", "* + ", "* ~ ", ":not(p) ", ":is(div, p) ", ".a.a.a", ":has(p)"] {
            let css = String(repeating: part, count: 10_000) + "p { color: red }"
            #expect(try apply(Array(css.utf8)).values.last == "rgb(0, 0, 0)")
        }
        let list = (0..<10_000).map { "x-\($0)" }.joined(separator: ",") + ", p { color: red }"
        #expect(try apply(Array(list.utf8)).values.last == "rgb(255, 0, 0)")
    }

    /// Tests that the number of steps for matching a long selector is at most proportional to the number of its parts
    /// and to the depth of the document.
    @Test func stepsOfLongSelectors() throws {
        func steps(_ parts: Int, _ depth: Int) throws -> Int {
            var atoms = AtomTable()
            let text = String(repeating: "div ", count: parts) + "x p"
            let selectors = try SelectorParser.parse(text, atoms: &atoms)
            let body = String(repeating: "<div>", count: depth) + "<p/>" + String(repeating: "</div>", count: depth)
            var matcher = SelectorMatcher(ElementTree(try document(body), atoms: atoms))
            #expect(matcher.elements(selectors).isEmpty)
            return matcher.steps
        }
        let small = try steps(100, 100)
        #expect(try steps(200, 100) <= small * 2 + 200)
        #expect(try steps(100, 200) <= small * 2 + 400)
    }

    /// Tests that the number of steps is at most proportional to the number of siblings. All of them have the same
    /// parent, so it need not be tried again for each of them.
    @Test(arguments: [".y ~ .x > .a ~ .b", ".y > .a ~ .b"]) func stepsOfSiblings(selector: String) throws {
        func steps(_ count: Int) throws -> Int {
            var atoms = AtomTable()
            let selectors = try SelectorParser.parse(selector, atoms: &atoms)
            let siblings = String(repeating: "<i class=\"a\"/>", count: count)
            let body = String(repeating: "<p/>", count: count) + "<div class=\"x\">\(siblings)<b class=\"b\"/></div>"
            var matcher = SelectorMatcher(ElementTree(try document(body), atoms: atoms))
            #expect(matcher.elements(selectors).isEmpty)
            return matcher.steps
        }
        #expect(try steps(200) <= 2 * steps(100) + 10)
    }

    /// Tests that a selector that needs too many steps matches nothing, although `:not()` inverts failures inside it.
    @Test(arguments: [(100, 1), (1_000, 0)]) func tooManySteps(spans: Int, count: Int) throws {
        var atoms = AtomTable()
        let selectors = try SelectorParser.parse("div:not(:has(> :nth-child(5000 of span)))", atoms: &atoms)
        let body = "<div>" + String(repeating: "<span/>", count: spans) + "</div>"
        var matcher = SelectorMatcher(ElementTree(try document(body), atoms: atoms))
        #expect(matcher.elements(selectors).count == count)
    }

    @Test(arguments: [
        "--a: var(--a)", "--a: var(--b); --b: var(--a)", "--a: var(--b, var(--a)); --b: var(--a)",
        (0..<5_000).map { "--a\($0): var(--a\(($0 + 1) % 5_000))" }.joined(separator: ";") + ";--a: var(--a0)",
    ]) func circularVariables(declarations: String) throws {
        #expect(try apply(Array("p { \(declarations); color: var(--a, lime) }".utf8)).values.last == "rgb(0, 255, 0)")
    }

    /// Each variable contains the previous one twice, so the length doubles with every variable.
    @Test func variablesThatDouble() throws {
        let declarations = (1..<200).map { "--a\($0): var(--a\($0 - 1)) var(--a\($0 - 1))" }.joined(separator: ";")
        #expect(
            try apply(Array("p { --a0: x; \(declarations); color: var(--a199, lime) }".utf8)).values.last
                == "rgb(0, 255, 0)")
        // A long value in many variables.
        let many = (1..<5_000).map { "--b\($0): var(--a15)" }.joined(separator: ";")
        try apply(Array("p { --a0: x; \(declarations); \(many) }".utf8))
    }

    @Test func circularImports() throws {
        let files = ["a.css": "@import 'b.css';", "b.css": "@import 'a.css'; @import 'b.css'; p { color: lime }"]
        #expect(try apply(Array("@import 'b.css';".utf8), files: files).values.last == "rgb(0, 255, 0)")
    }

    /// Each sheet imports the next one ten times, so without a limit the number of imports would grow exponentially.
    @Test func importsThatMultiply() throws {
        let files = Dictionary(
            uniqueKeysWithValues: (0..<12).map { number in
                ("\(number).css", String(repeating: "@import '\(number + 1).css';", count: 10) + "p { color: lime }")
            })
        let (values, rules) = try apply(Array("@import '0.css';".utf8), files: files)
        #expect(values.last == "rgb(0, 255, 0)")
        #expect(rules.sheets.count <= 1_002)
        #expect(!rules.missingImports.isEmpty)
    }
}
