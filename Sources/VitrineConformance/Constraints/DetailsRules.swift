import VitrineAccessibility
import VitrineMarkup
import VitrineSupport

/// The rules for `details` elements with the same name, which form a group: at most one of them may be open.
enum DetailsRules: RuleGroup {
    static var rules: [Rule] { [.detailsSeveralOpen, .detailsNested] }

    static func check(_ page: PageTree, _ report: Report) {
        var open: [ScopedName: Int] = [:]
        var enclosing: Enclosing?
        for details in page.elements(.details) where page.document.nodes[details].attributeCount > 0 {
            guard let attribute = page.attribute(.name, details) else { continue }
            let name = page.value(of: attribute)
            guard !name.isEmpty else { continue }
            let known = enclosing ?? Enclosing(page, .details)
            enclosing = known
            judgeNesting(page, report, details, attribute, known)
            guard page.has(.open, details) else { continue }
            let key = ScopedName(scope: page.template(around: details) ?? -1, name: name)
            guard let first = open[key] else {
                open[key] = details
                continue
            }
            report.add(
                .detailsSeveralOpen, at: details, attribute: page.attribute(.open, details),
                "the <details> on line \(page.place(page.start(first)).line) of the same group, \(quoted(name)), "
                    + "is already “open”; remove “open” from one of them")
        }
    }

    private static func judgeNesting(
        _ page: PageTree, _ report: Report, _ details: Int, _ attribute: Int, _ known: Enclosing
    ) {
        let name = page.value(of: attribute)
        let tree = page.template(around: details)
        var outer = known.around(details)
        while let around = outer {
            if page.template(around: around) != tree { return }
            if page.value(.name, around) == name {
                report.add(
                    .detailsNested, at: details, attribute: attribute,
                    "<details> of the group \(quoted(name)) is inside another one of the same group, which closes when "
                        + "this one opens; give it another “name”")
                return
            }
            outer = known.around(around)
        }
    }
}

extension Rule {
    static let detailsSeveralOpen = Rule(
        "details-several-open", .error, "At most one <details> of a group may be open",
        because: "Browsers close the others at once, so the page does not show what its markup says.",
        reference: .html("interactive-elements.html#attr-details-name"),
        wrong: [
            """
            <details name="g" open=""><summary>One</summary><p>1</p></details>
            <details name="g" open=""><summary>Two</summary><p>2</p></details>
            """
        ],
        right: [
            """
            <details name="g" open=""><summary>One</summary><p>1</p></details>
            <details name="g"><summary>Two</summary><p>2</p></details>
            <details name="h" open=""><summary>Three</summary><p>3</p></details>
            """
        ])

    static let detailsNested = Rule(
        "details-nested", .error, "A <details> must not be inside another one of its group",
        because: "Opening the inner one closes the outer one, so the inner one disappears.",
        reference: .html("interactive-elements.html#attr-details-name"),
        wrong: [
            """
            <details name="g"><summary>One</summary><details name="g"><summary>Two</summary><p>2</p></details></details>
            """
        ],
        right: [
            """
            <details name="g"><summary>One</summary><details name="h"><summary>Two</summary><p>2</p></details></details>
            """
        ])
}
