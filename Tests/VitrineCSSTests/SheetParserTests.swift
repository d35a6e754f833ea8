import Testing
import VitrineCSS

@Suite struct SheetParserTests {
    /// Returns a string for each rule, such as `>p{color:red;margin:0!}`: one `>` for each enclosing rule, the selector
    /// or the at-rule with its prelude, and the declarations, with `!` after important ones.
    private func shape(_ text: String) -> [String] {
        let sheet = StyleSheet(text)
        return sheet.rules.map { rule in
            var depth = 0
            var at = rule.parent
            while at >= 0 {
                depth += 1
                at = sheet.rules[Int(at)].parent
            }
            let prelude = sheet.list.source(Int(rule.prelude.lowerBound)..<Int(rule.prelude.upperBound))
            let head = rule.kind == .at ? "@" + sheet.list.name(Int(rule.token)) + " " + prelude : prelude
            let declarations = sheet.declarations[
                Int(rule.declarations.lowerBound)..<Int(rule.declarations.upperBound)
            ].map {
                sheet.name($0) + ":" + sheet.list.source(Int($0.value.lowerBound)..<Int($0.value.upperBound))
                    + ($0.isImportant ? "!" : "")
            }
            return String(repeating: ">", count: depth) + head + "{" + declarations.joined(separator: ";") + "}"
        }
    }

    @Test(arguments: [
        ("a { color: red }", ["a{color:red}"]),
        ("a{color:red;;b:c !important}", ["a{color:red;b:c!}"]),
        ("a { --x: { y }; z: 1 }", ["a{--x:{ y };z:1}"]),
        ("a { x: 1; & b { y: 2 } z: 3 }", ["a{x:1}", ">& b{y:2}", ">{z:3}"]),
        ("a { b:hover { c: d } }", ["a{}", ">b:hover{c:d}"]),
        ("@media print { a { x: y } }", ["@media print{}", ">a{x:y}"]),
        ("@import 'x.css'; a {}", ["@import 'x.css'{}", "a{}"]),
        ("a { color red; b: c }", ["a{b:c}"]),
        ("a { x: (]; y: 1 } b {}", ["a{x:(]; y: 1 } b {}}"]),
        ("a } b { c: d }", ["a } b{c:d}"]),
        ("<!-- a { b: c } -->", ["a{b:c}"]),
        ("a { b: c", ["a{b:c}"]),
        ("a { b: url(x y); c: d }", ["a{c:d}"]),
        ("a { B\\6c ock: 1 }", ["a{block:1}"]),
    ]) func recoversAsSpecified(text: String, expected: [String]) {
        #expect(shape(text) == expected)
    }

    @Test(arguments: [
        (#"a\"#, "a\u{FFFD}"), (#"\"#, "\u{FFFD}"), (#"#a\"#, "a\u{FFFD}"), (#"@a\"#, "a\u{FFFD}"),
        (#"1px\"#, "px\u{FFFD}"), (#"a\62 c"#, "abc"),
    ]) func escapesInNames(text: String, expected: String) {
        let list = TokenList(text)
        #expect(list.count == 1)
        #expect(list.name(0) == expected)
    }

    @Test(arguments: [
        (#""a\"#, "a"), (#""a\\"#, #"a\"#), ("\"a\\\nb\"", "ab"), (#""a\ ""#, "a "),
        (#"url(a\"#, "a\u{FFFD}"), (#"url( a )"#, "a"), (#"url(a\ )"#, "a "), (#"url(a\  )"#, "a "),
        (#"url(a\ "#, "a "), (#"url(a\\ )"#, #"a\"#), (#"url(a\41 )"#, "aA"), (#"url(\ )"#, " "), ("url( )", ""),
    ]) func escapesInStringsAndAddresses(text: String, expected: String) {
        let list = TokenList(text)
        #expect(list.count == 1)
        #expect(list.string(0) == expected)
    }

    @Test func styleAttributeIsOneRule() {
        let sheet = StyleSheet(declarations: Array("color: red; a { b: c } margin: 0".utf8))
        #expect(sheet.declarations.filter { $0.rule == 0 }.map { sheet.name($0) } == ["color"])
    }

    @Test(arguments: [
        ("a { b: c", SyntaxProblem.Kind.unclosedBlock), ("/* x", .unclosedComment), ("a { b: 'x\n }", .badString),
        ("a", .missingBlock), ("a { b }", .missingColon("b")), ("a { b: }", .missingValue("b")),
        ("a { b: c ! d }", .misplacedImportant), ("a { b: c !important d }", .misplacedImportant),
        ("a { b: !important }", .missingValue("b")), ("a { b: c) !important }", .invalidDeclaration),
    ]) func syntaxProblems(text: String, expected: SyntaxProblem.Kind) {
        #expect(StyleSheet(text).problems.map(\.kind).contains(expected))
    }

    @Test func placesAreLinesAndColumns() {
        let sheet = StyleSheet("a {\r\n  é: 1;\n\tcolor: red }")
        let token = sheet.declarations[1].name
        #expect(sheet.place(Int(sheet.list[Int(token)].start)) == TextPlace(line: 3, column: 2))
    }

    @Test func nestingHasNoLimit() {
        let deep = String(repeating: "(", count: 100_000)
        #expect(StyleSheet("a { b: " + deep).problems.contains { $0.kind == .unclosedBlock })
        let rules = String(repeating: "a{", count: 100_000)
        #expect(StyleSheet(rules).rules.count == 100_000)
    }

    @Test func randomBytesAreRead() {
        var state: UInt64 = 1
        let bytes = (0..<200_000).map { _ -> UInt8 in
            state = state &* 6_364_136_223_846_793_005 &+ 1
            return UInt8(truncatingIfNeeded: state >> 33)
        }
        let sheet = StyleSheet(bytes)
        #expect(sheet.problemCount > 0)
        #expect(sheet.problems.count <= StyleSheet.problemLimit)
        #expect(sheet.list.count <= bytes.count)
    }
}
