/// How the bytes are written, before anything is said about elements.
enum SyntaxRules: RuleGroup {
    static var rules: [Rule] { [.wellFormed] }

    static func check(_ page: PageTree, _ report: Report) {
        if page.document.problems.isEmpty { return }
        if let found = InputRules.problem(withEncodingOf: page.document.text[..<page.document.sourceCount]) {
            return report.add(.utf8, at: nil, offset: found.offset, found.message)
        }
        for problem in page.document.problems {
            report.add(
                .wellFormed, at: nil, offset: page.offset(line: problem.line, column: problem.column), problem.message)
        }
    }
}

extension Rule {
    /// A page is well-formed XML.
    static let wellFormed = Rule(
        "well-formed", .error, "A page is well-formed XML",
        because: """
            Then browsers, feed readers and XML parsers see the same tree, and a forgotten end tag is found where it was \
            forgotten.
            """,
        reference: .html("xhtml.html#parsing-xhtml-documents"),
        wrong: ["<p><b>one</p>"], right: ["<p><b>one</b></p>"])
}
