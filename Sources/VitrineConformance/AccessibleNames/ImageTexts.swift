import VitrineAccessibility
import VitrineMarkup
import VitrineSupport

/// Checks the alternative texts of images, image buttons and the areas of image maps.
enum ImageTexts {
    static func check(_ page: PageTree, _ report: Report) {
        for image in page.elements(.img) { checkImage(image, page, report) }
        for input in page.elements(.input) { checkInput(input, page, report) }
        for area in page.elements(.area) { checkArea(area, page, report) }
    }

    private static func checkImage(_ image: Int, _ page: PageTree, _ report: Report) {
        guard let attribute = page.attribute(.alt, image) else {
            if !mayLackText(image, page) {
                report.add(
                    .imageAlt, at: image,
                    """
                    <img> has no “alt”; add text that replaces the image, or alt="" if the image is only decoration
                    """)
            }
            return
        }
        let text = page.value(of: attribute)
        if !text.isEmpty {
            checkBlank(image, attribute, text, page, report)
        } else if let title = page.attribute(.title, image), !page.value(of: title).isBlank {
            report.add(
                .decorativeTitle, at: image, attribute: title,
                """
                <img> has an empty “alt”, which means decoration, but also the title \(quoted(page.value(of: title))); \
                move the title to “alt”, or remove it if the image is only decoration
                """)
        }
    }

    /// Whether a missing `alt` is tolerated, as HTML provides for images whose contents are not known (“Images whose
    /// contents are not known” and “Guidance for conformance checkers”). The image must have a title, or be in a figure
    /// with a caption and no other content, or have the empty attribute `generator-unable-to-provide-required-alt`.
    private static func mayLackText(_ image: Int, _ page: PageTree) -> Bool {
        if let title = page.value(.title, image), !title.isBlank { return true }
        if page.attributes(image).contains(where: { isGeneratorMark($0, of: image, page) }) { return true }
        guard let figure = page.ancestor(image, .figure) else { return false }
        var hasCaption = false
        var node = figure + 1
        let end = page.descendants(figure).upperBound
        while node < end {
            let inside = page.descendants(node)
            switch page.names[node] {
            case .figcaption where page.parent(node) == figure:
                hasCaption = hasCaption || inside.contains { page.isNonblankText($0) || page.names[$0] == .img }
                node = inside.upperBound
                continue
            // These elements represent nothing.
            case .script, .template:
                node = inside.upperBound
                continue
            // The sources of the image, if it is in a `picture`.
            case .source: break
            default:
                if page.isNonblankText(node) { return false }
                let isElement = page.document.nodes[node].kind == .element
                // Elements around the image, such as a link, are not further content.
                if isElement, node != image, !inside.contains(image) { return false }
            }
            node += 1
        }
        return hasCaption
    }

    /// Whether an attribute says that a generator has no text for an image. The attribute is not conforming, but where
    /// it excuses a missing `alt`, a checker must not report it (HTML, “Guidance for conformance checkers”).
    static func isGeneratorMark(_ attribute: Int, of node: Int, _ page: PageTree) -> Bool {
        page.names[node] == .img && !page.has(.alt, node) && page.value(of: attribute).isEmpty
            && page.attributeSpelling(attribute) == "generator-unable-to-provide-required-alt"
    }

    private static func checkInput(_ input: Int, _ page: PageTree, _ report: Report) {
        guard page.value(.type, input)?.equals(ignoringCase: "image") ?? false else { return }
        guard let attribute = page.attribute(.alt, input) else {
            report.add(
                .imageButtonAlt, at: input,
                "<input type=\"image\"> has no “alt”; add one that says what the button does")
            return
        }
        let text = page.value(of: attribute)
        if text.isEmpty {
            report.add(
                .imageButtonAlt, at: input, attribute: attribute,
                "“alt” of <input type=\"image\"> is empty; say what the button does")
        } else {
            checkBlank(input, attribute, text, page, report)
        }
    }

    private static func checkArea(_ area: Int, _ page: PageTree, _ report: Report) {
        guard page.has(.href, area) else { return }
        guard let attribute = page.attribute(.alt, area) else {
            report.add(
                .areaAlt, at: area,
                "<area> has “href” but no “alt”; add one that says where the link leads")
            return
        }
        checkBlank(area, attribute, page.value(of: attribute), page, report)
    }

    private static func checkBlank(_ node: Int, _ attribute: Int, _ text: Bytes, _ page: PageTree, _ report: Report) {
        guard !text.isEmpty, text.isBlank else { return }
        let advice =
            switch page.names[node] {
            case .input: "say what the button does"
            case .area: "say where the link leads"
            default: "say what the image shows, or write alt=\"\" for decoration"
            }
        report.add(
            .altBlank, at: node, attribute: attribute,
            "“alt” of \(tag(page, node)) is only whitespace; \(advice)")
    }
}
