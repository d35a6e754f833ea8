import VitrineMarkup
import VitrineSupport

/// The rule for references from SVG elements to elements of the same page: elements to reuse, paths for text and
/// motion, gradients and patterns.
enum GraphicsReferenceRules: RuleGroup {
    static var rules: [Rule] { [.graphicsReference] }

    static func check(_ page: PageTree, _ report: Report) {
        guard page.elements(.svg).contains(where: { _ in true }) else { return }
        for node in page.nodes where page.vocabularies[node] == .svg && page.document.nodes[node].attributeCount > 0 {
            judge(node, page, report)
        }
    }

    /// The elements to which `href` may refer, by the name of the element with the `href`. An empty list means any
    /// element of SVG. Elements that are not listed are not checked.
    private static let targets: [String: [String]] = [
        "use": [], "mpath": ["path"], "textPath": ["path", "circle", "ellipse", "line", "polygon", "polyline", "rect"],
        "linearGradient": ["linearGradient", "radialGradient"], "radialGradient": ["linearGradient", "radialGradient"],
        "pattern": ["pattern"],
    ]

    private static func judge(_ node: Int, _ page: PageTree, _ report: Report) {
        guard let wanted = targets[page.elementName(node)], page.isLive(node) else { return }
        let own = page.attribute(.href, node)
        // `href` takes precedence over `xlink:href`.
        let linked = page.attributes(node).first {
            page.document.attributes[$0].namespace == Namespaces.xlinkNumber
                && page.document.names[Int(page.document.attributes[$0].name)] == "href"
        }
        guard let attribute = own ?? linked else { return }
        let address = page.value(of: attribute).trimmed
        guard address.first == UInt8(ascii: "#"), address.count > 1 else { return }
        let id = address.dropFirst()
        let name = page.attributeSpelling(attribute)
        // References with percent-encoded characters are not checked.
        if id.contains(UInt8(ascii: "%")) { return }
        guard let target = page.element(withID: id, near: node) else {
            report.add(
                .graphicsReference, at: node, attribute: attribute,
                "“\(name)” of \(tag(page, node)) is \(quoted(address)), but no element of the page has the id \(quoted(id))"
            )
            return
        }
        let isSVG = page.vocabularies[target] == .svg
        if isSVG, wanted.isEmpty || wanted.contains(page.elementName(target)) {
            if page.elementName(node) == "use", page.ancestors(node).contains(target) {
                report.add(
                    .graphicsReference, at: node, attribute: attribute,
                    "“\(name)” of \(tag(page, node)) refers to \(tag(page, target)), which contains it, so nothing is drawn"
                )
            }
            return
        }
        let words = wanted.isEmpty ? "an SVG element" : wanted.map { "<\($0)>" }.joined(last: "or")
        report.add(
            .graphicsReference, at: node, attribute: attribute,
            "“\(name)” of \(tag(page, node)) refers to \(quoted(id)), the id of \(tag(page, target)); "
                + "it must refer to \(words)")
    }
}

extension Rule {
    static let graphicsReference = Rule(
        "graphics-reference", .warning, "A reference in SVG should refer to an element of the right kind in the page",
        because: "Browsers silently draw nothing for a <use> whose element they do not find.",
        reference: Rule.Reference("SVG 2", "https://svgwg.org/svg2-draft/struct.html#UseElement"),
        wrong: [
            "<p><svg width=\"9\" height=\"9\"><use href=\"#boat\"/></svg></p>",
            "<p id=\"boat\"><svg width=\"9\" height=\"9\"><use href=\"#boat\"/></svg></p>",
        ],
        right: [
            "<p><svg width=\"9\" height=\"9\"><symbol id=\"boat\"><path d=\"M0 0h9\"/></symbol><use href=\"#boat\"/></svg></p>",
            "<p><svg width=\"9\" height=\"9\"><use href=\"icons.svg#boat\"/></svg></p>",
        ])
}
