import VitrineSupport
import VitrineMarkup

/// Checks elements of SVG and MathML, elements in other namespaces, and unknown elements.
extension ContentWalk {
    mutating func visitForeign(_ node: Int, isSVG: Bool, isRoot: Bool) {
        let parent = open.count - 1
        let form = foreign.form(node, page)
        if isRoot { judgeNamespace(node, isSVG: isSVG) }
        if form.contains(isSVG ? .svgWithoutText : .mathWithoutText) { judgeForeignContent(node, isSVG: isSVG) }
        if open[parent].mode == .html {
            if isRoot {
                let element = open.count
                visit(node, isSVG ? ForeignElements.svgKind : ForeignElements.mathKind)
                // A root that is empty, or contains only one text, was not pushed.
                if open.count > element { open[element].mode = isSVG ? .svg : .math }
                return
            }
            if open[parent].node >= 0 {
                report.add(
                    .childNotAllowed, at: node,
                    "\(tag(page, node)) of \(isSVG ? "SVG" : "MathML") is not allowed in \(outer(open[parent])); "
                        + "it is only allowed in \(isSVG ? "<svg>" : "<math>")")
            }
        } else {
            if open[parent].forbidden & models.tabindexBits != 0, page.has(.tabindex, node) {
                _ = judgeExclusions(node, .tolerated, open[parent].forbidden & models.tabindexBits)
            }
            if !form.contains(isSVG ? .svg : .math) {
                refuseForeign(node, isSVG: isSVG)
            } else if open[parent].mode == (isSVG ? .math : .svg) {
                report.add(
                    .childNotAllowed, at: node,
                    "\(tag(page, node)) of \(isSVG ? "SVG" : "MathML") is not allowed in \(outer(open[parent])) of "
                        + "\(isSVG ? "MathML" : "SVG")")
            }
        }
        if form.contains(isSVG ? .svgFlow : .mathFlow) {
            push(node, mode: .integration, model: models.flowSet)
        } else if form.contains(isSVG ? .svgPhrasing : .mathPhrasing) {
            push(node, mode: .integration, model: models.phrasingSet)
        } else {
            push(node, mode: isSVG ? .svg : .math)
        }
    }

    /// Reports an `svg` or `math` element in the wrong namespace, on a page that declares namespaces. Its contents are
    /// checked as if the namespace were right, so that this is the only finding about the namespace.
    private func judgeNamespace(_ node: Int, isSVG: Bool) {
        guard !page.isReadAsHTML else { return }
        let namespace = Int(nodes[node].namespace)
        let isInHTML = page.parent(node).map { nodes[$0].namespace == 1 } ?? false
        guard namespace == 1 || namespace == 0 && isInHTML else { return }
        report.add(
            .elementForeign, at: node,
            "\(tag(page, node)) is in \(namespace == 1 ? "the namespace of HTML" : "no namespace"); add "
                + "xmlns=\"\(isSVG ? Namespaces.svg : Namespaces.mathML)\"")
    }

    /// Checks an element of SVG or MathML for text that is not allowed, and an element of MathML also for missing or
    /// extra children.
    private func judgeForeignContent(_ node: Int, isSVG: Bool) {
        let language = isSVG ? "SVG" : "MathML"
        if let text = page.children(node).first(where: { page.text($0) != nil && page.isNonblankText($0) }) {
            let bytes = page.bytes(of: text).drop { $0.isHTMLSpace }
            report.add(
                .textNotAllowed, at: text,
                """
                the text \(quoted(bytes)) is not allowed in \(tag(page, node)), which may only contain elements of \
                \(language)
                """)
        }
        guard !isSVG, let count = ForeignElements.partsInMath[page.elementName(node)] else { return }
        let parts = Array(page.childElements(node))
        if parts.count < count {
            report.add(
                .childMissing, at: node,
                "\(tag(page, node)) must contain \(count) elements, but there "
                    + (parts.count == 1 ? "is only 1" : "are only \(parts.count)"))
        } else if parts.count > count {
            report.add(
                .childNotAllowed, at: parts[count],
                "\(tag(page, parts[count])) is not allowed in \(tag(page, node)), which may only contain \(count) elements"
            )
        }
    }

    private func refuseForeign(_ node: Int, isSVG: Bool) {
        let language = isSVG ? "SVG" : "MathML"
        let isHTML = models.kindOfName[Int(Name(page.elementName(node)).rawValue)] != ContentModels.unknown
        let place = isSVG ? "<foreignObject>" : "<mtext> and <annotation-xml>"
        report.add(
            .elementUnknown, at: node,
            isHTML
                ? "\(tag(page, node)) is not an element of \(language); HTML is only allowed in \(place)"
                : "\(tag(page, node)) is not an element of \(language)")
    }

    /// Reports an element of HTML whose parent is an element of SVG or MathML that must not contain HTML.
    func refuseInForeign(_ node: Int) {
        let parent = open[open.count - 1]
        let place = parent.mode == .svg ? "<foreignObject>" : "<mtext> and <annotation-xml>"
        report.add(
            .childNotAllowed, at: node,
            "\(tag(page, node)) of HTML is not allowed in \(outer(parent)); HTML is only allowed in \(place)"
        )
    }

    mutating func refuseNamespace(_ node: Int) {
        hasForeign = true
        let namespace = page.document.namespaces[Int(page.document.nodes[node].namespace)]
        report.add(
            .elementForeign, at: node,
            "\(tag(page, node)) is in the namespace \(quoted(namespace)); "
                + (page.elementName(node) == "svg" || page.elementName(node) == "math"
                    ? "expected \(quoted(page.elementName(node) == "svg" ? Namespaces.svg : Namespaces.mathML))"
                    : "expected that of HTML, SVG or MathML"))
    }

    /// Checks an element whose name is not in the HTML Standard, and reports it unless it is a custom element. Returns
    /// its kind.
    mutating func unknown(_ node: Int) -> Kind {
        if foreign.form(node, page).contains(.custom) { return .custom }
        report.add(
            .elementUnknown, at: node,
            "\(tag(page, node)) is not an element of HTML"
                + (CustomElementName.error(intended: page.elementName(node), page.syntax)
                    .map { ", nor a custom element: \($0.message)" } ?? ""))
        return .tolerated
    }
}
