import VitrineMarkup

/// The rules for the root element, for content models, for elements that are unknown, proposed or in other namespaces,
/// and for elements that are allowed only in certain places.
enum ContentRules: RuleGroup {
    static var rules: [Rule] {
        [
            .rootElement, .elementUnknown, .elementExperimental, .elementForeign, .childNotAllowed, .childOrder,
            .childRepeated, .childMissing, .textNotAllowed, .nestedInteractive, .labelControls, .descendantNotAllowed,
            .mainMisplaced, .areaWithoutMap, .metadataInBody,
        ]
    }

    static func check(_ page: PageTree, _ report: Report) {
        checkRoot(page, report)
        var walk = ContentWalk(page, report)
        walk.run()
    }

    private static func checkRoot(_ page: PageTree, _ report: Report) {
        guard let root = page.nodes.first(where: page.isElement), page.names[root] != .html else { return }
        report.add(.rootElement, at: root, "the root of the page is \(tag(page, root)); expected <html>")
    }
}

extension Rule {
    static let rootElement = Rule(
        "root-element", .error, "The root of a page must be <html>",
        because:
            "A browser adds <html> around anything else, so it does not build the tree that was written.",
        reference: .html("semantics.html#the-html-element"),
        wrong: [.page("<!DOCTYPE html>\n<main><h1>Example</h1></main>")],
        right: [
            .page(
                """
                <!DOCTYPE html>
                <html lang="en">
                <head><meta charset="utf-8"/><title>Example</title></head>
                <body><main><h1>Example</h1></main></body>
                </html>
                """)
        ])

    static let elementUnknown = Rule(
        "element-unknown", .error, "An element must be defined by HTML, SVG or MathML, or be a custom element",
        because: """
            Browsers give an unknown element no meaning. Custom elements have a hyphen in their names, and HTML will \
            never use such a name.
            """,
        reference: .html("infrastructure.html#extensibility-2"),
        wrong: [
            "<p><color>red</color></p>", "<Font-Face>red</Font-Face>",
            "<svg viewBox=\"0 0 1 1\" role=\"img\" aria-label=\"A dot\"><dot r=\"1\"/></svg>",
        ],
        right: [
            "<p><my-color>red</my-color></p>",
            "<svg viewBox=\"0 0 1 1\" role=\"img\" aria-label=\"A dot\"><circle r=\"1\"/></svg>",
        ])

    /// An element should be in the HTML Standard, not only in a proposal.
    static let elementExperimental = Rule(
        "element-experimental", .warning, "An element should be in the HTML Standard",
        because: """
            Most browsers do not know elements that are only proposed, and the proposals may change or disappear.
            """,
        reference: .html("infrastructure.html#extensibility-2"),
        wrong: ["<portal></portal>"],
        right: ["<iframe src=\"next.html\" title=\"The next page\"></iframe>"])

    static let elementForeign = Rule(
        "element-foreign", .error, "An element must be in the namespace of HTML, SVG or MathML",
        because: """
            Browsers know no elements of other namespaces. In the syntax of HTML, they also ignore namespaces: \
            <x:note> becomes an unknown element with a colon in its name.
            """,
        reference: .html("parsing.html#tree-construction"),
        wrong: [
            "<p><x:note xmlns:x=\"https://example.org/notes\">One</x:note></p>",
            .page(
                """
                <!DOCTYPE html>
                <html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en">
                <head><meta charset="utf-8"/><title>Example</title></head>
                <body><main><h1>Example</h1><p><svg><path d="M0 0h9"/></svg></p></main></body>
                </html>
                """),
        ],
        right: ["<p><x-note>One</x-note></p>"])

    static let mainMisplaced = Rule(
        "main-misplaced", .error,
        "<main> may only be inside <html>, <body>, <div>, a custom element or a <form> without an accessible name",
        because: "It is the main content of the page, not of a part of it; screen readers jump to it.",
        reference: .html("grouping-content.html#hierarchically-correct-main-element"),
        wrong: [
            .page(
                """
                <!DOCTYPE html>
                <html lang="en">
                <head><meta charset="utf-8"/><title>Example</title></head>
                <body><article><main><h1>Example</h1></main></article></body>
                </html>
                """)
        ],
        right: [
            .page(
                """
                <!DOCTYPE html>
                <html lang="en">
                <head><meta charset="utf-8"/><title>Example</title></head>
                <body><div><main><h1>Example</h1></main></div></body>
                </html>
                """)
        ])

    static let areaWithoutMap = Rule(
        "area-without-map", .error, "<area> must be in a <map>",
        because: "An area outside a map belongs to no image, so nobody can see or reach it.",
        reference: .html("image-maps.html#the-area-element"),
        wrong: ["<p><area shape=\"rect\" coords=\"0,0,9,9\" href=\"#\" alt=\"The corner\"/></p>"],
        right: [
            """
            <p><img src="plan.png" alt="The plan" usemap="#plan"/>\
            <map name="plan"><area shape="rect" coords="0,0,9,9" href="rooms.html" alt="The corner"/></map></p>
            """
        ])

    static let metadataInBody = Rule(
        "metadata-in-body", .error, "<link> and <meta> about the page must be in <head>",
        because: """
            Browsers and crawlers look for information about the page in the head. In the body, these elements may \
            only hold microdata, and <link> may also load resources.
            """,
        reference: .html("semantics.html#the-link-element"),
        wrong: [
            "<p><meta name=\"author\" content=\"Ann\"/>Text</p>", "<p><link rel=\"icon\" href=\"icon.png\"/>Text</p>",
        ],
        right: [
            .head("<meta name=\"author\" content=\"Ann\"/>\n<link rel=\"icon\" href=\"icon.png\"/>"),
            "<div itemscope=\"\"><meta itemprop=\"author\" content=\"Ann\"/>Text</div>",
        ])
}
