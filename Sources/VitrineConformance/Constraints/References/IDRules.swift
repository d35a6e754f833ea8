/// Ids.
enum IDRules: RuleGroup {
    static var rules: [Rule] { [.idRepeated] }

    static func check(_ page: PageTree, _ report: Report) {
        for node in page.repeatedIDs {
            guard let attribute = page.attribute(.id, node) else { continue }
            let id = page.document.value(of: attribute)
            // An empty id is a wrong value, and its own finding.
            guard !id.isEmpty, let first = page.element(withID: id, near: node) else { continue }
            report.add(
                .idRepeated, at: node, attribute: attribute,
                "“id” of \(tag(page, node)) is \(quoted(id)), which \(tag(page, first)) in line "
                    + "\(page.place(page.start(first)).line) has already; an id must be unique")
        }
    }
}

extension Rule {
    /// An id is unique.
    static let idRepeated = Rule(
        "id-repeated", .error, "An id stands once in a page",
        because: """
            Links, labels and descriptions find an element by its id. Where two elements have it, they reach the first \
            one only.
            """,
        reference: .html("dom.html#the-id-attribute"),
        wrong: ["<p id=\"a\">One</p><p id=\"a\">Two</p>"],
        right: ["<p id=\"a\">One</p><p id=\"b\">Two</p>", "<p id=\"a\">One</p><p id=\"A\">Two</p>"])
}
