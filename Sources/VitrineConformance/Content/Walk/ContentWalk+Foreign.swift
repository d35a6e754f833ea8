import VitrineXML

/// Elements that are not HTML, and HTML elements that nobody knows.
extension ContentWalk {
    /// An element of SVG or MathML.
    mutating func visitForeign(_ node: Int, isSVG: Bool, isRoot: Bool) {
        let parent = open.count - 1
        let form = foreign.form(node, page)
        if open[parent].mode == .html {
            if isRoot {
                let element = open.count
                visit(node, isSVG ? ForeignElements.svgKind : ForeignElements.mathKind)
                // A root without children has not been opened.
                if open.count > element { open[element].mode = isSVG ? .svg : .math }
                return
            }
            report.add(
                .childNotAllowed, at: node,
                "\(tag(page, node)) of \(isSVG ? "SVG" : "MathML") stands in \(outer(open[parent])); "
                    + "it may stand in \(isSVG ? "<svg>" : "<math>") only")
        } else {
            if open[parent].forbidden & models.tabindexBits != 0, page.has(.tabindex, node) {
                _ = judgeExclusions(node, .tolerated, open[parent].forbidden & models.tabindexBits)
            }
            if !form.contains(isSVG ? .svg : .math) { refuseForeign(node, isSVG: isSVG) }
        }
        if form.contains(isSVG ? .svgFlow : .mathFlow) {
            push(node, mode: .integration, model: models.flowSet)
        } else if form.contains(isSVG ? .svgPhrasing : .mathPhrasing) {
            push(node, mode: .integration, model: models.phrasingSet)
        } else {
            push(node, mode: isSVG ? .svg : .math)
        }
    }

    private func refuseForeign(_ node: Int, isSVG: Bool) {
        let language = isSVG ? "SVG" : "MathML"
        let isHTML = models.kindOfName[Int(Name(page.elementName(node)).rawValue)] != ContentModels.unknown
        let place = isSVG ? "<foreignObject>" : "<mtext> and <annotation-xml>"
        report.add(
            .elementUnknown, at: node,
            isHTML
                ? "\(tag(page, node)) is no element of \(language); HTML may stand in \(place) only"
                : "\(tag(page, node)) is no element of \(language)")
    }

    /// An element of HTML in the midst of SVG or MathML.
    func refuseInForeign(_ node: Int) {
        let parent = open[open.count - 1]
        let place = parent.mode == .svg ? "<foreignObject>" : "<mtext> and <annotation-xml>"
        report.add(
            .childNotAllowed, at: node,
            "\(tag(page, node)) of HTML stands in \(outer(parent)); there HTML may stand in \(place) only"
        )
    }

    mutating func refuseNamespace(_ node: Int) {
        hasForeign = true
        let namespace = page.document.namespaces[Int(page.document.nodes[node].namespace)]
        report.add(
            .elementForeign, at: node,
            "\(tag(page, node)) is in the namespace \(quoted(namespace)); HTML knows its own, SVG and MathML only")
    }

    /// A name that is not in the Standard: a custom element, or a mistake.
    mutating func unknown(_ node: Int) -> Kind {
        if foreign.form(node, page).contains(.custom) { return .custom }
        report.add(
            .elementUnknown, at: node,
            "\(tag(page, node)) is no element of HTML"
                + (CustomElements.problem(page.elementName(node), page.syntax)
                    .map { ", nor a custom element: \($0)" } ?? ""))
        return .tolerated
    }
}
