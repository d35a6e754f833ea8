import VitrineMarkup
import VitrineSupport

/// The rule for duplicate ids.
enum IDRules: RuleGroup {
    static var rules: [Rule] { [.idRepeated] }

    static func check(_ page: PageTree, _ report: Report) {
        for node in page.repeatedIDs {
            guard let attribute = page.attribute(.id, node) else { continue }
            let id = page.value(of: attribute)
            // An empty id is an invalid value, which another rule reports.
            guard !id.isEmpty, let first = page.element(withID: id, near: node) else { continue }
            report.add(
                .idRepeated, at: node, attribute: attribute,
                "the id \(quoted(id)) of \(tag(page, node)) is already used by \(tag(page, first)) on line "
                    + "\(page.place(page.start(first)).line)")
        }
    }
}

extension Rule {
    static let idRepeated = Rule(
        "id-repeated", .error, "An id must be unique in the page",
        because: """
            Links, labels and descriptions find an element by its id. If two elements have the same id, they find \
            only the first one.
            """,
        reference: .html("dom.html#the-id-attribute"),
        wrong: ["<p id=\"a\">One</p><p id=\"a\">Two</p>"],
        right: ["<p id=\"a\">One</p><p id=\"b\">Two</p>", "<p id=\"a\">One</p><p id=\"A\">Two</p>"])
}
