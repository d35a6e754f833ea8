import VitrineMarkup
import VitrineSupport

/// The rules for `srcset` and `sizes` of images, sources and preloads.
enum SourceSetRules: RuleGroup {
    static var rules: [Rule] { [.srcsetSizesMissing, .sizesWithoutWidths, .sizesAuto, .pictureSource] }

    static func check(_ page: PageTree, _ report: Report) {
        for image in page.elements(.img) where page.document.nodes[image].attributeCount > 1 {
            let pair = Pair(page, image, .srcset, .sizes)
            guard pair.srcset != nil || pair.sizes != nil else { continue }
            pair.judge(report, isAutoAllowed: isLazy(page, image), mayLeaveOut: false)
        }
        for picture in page.elements(.picture) { judgePicture(page, report, picture) }
        for link in page.elements(.link) {
            let pair = Pair(page, link, .imagesrcset, .imagesizes)
            guard pair.srcset != nil || pair.sizes != nil else { continue }
            pair.judge(report, isAutoAllowed: false, mayLeaveOut: false)
        }
    }

    private static func judgePicture(_ page: PageTree, _ report: Report, _ picture: Int) {
        var lastSource = -1
        var image: Int?
        for child in page.children(picture) {
            switch page.names[child] {
            case .source where page.isElement(child): lastSource = child
            case .img where page.isElement(child): image = child
            default: break
            }
        }
        guard lastSource >= 0 else { return }
        let allowsAuto = image.map { isLazy(page, $0) && isAuto(page.value(.sizes, $0)) } ?? false
        let competes = image.map { page.has(.srcset, $0) ? $0 : -1 } ?? -1
        for source in page.children(picture) where page.names[source] == .source && page.isElement(source) {
            let pair = Pair(page, source, .srcset, .sizes)
            // A `source` without `srcset` is reported by another rule.
            if pair.srcset != nil { pair.judge(report, isAutoAllowed: allowsAuto, mayLeaveOut: allowsAuto) }
            guard source < lastSource || source < competes, !page.has(.type, source) else { continue }
            let media = page.attribute(.media, source)
            let query = media.map { page.value(of: $0).trimmed } ?? []
            guard query.isEmpty || query.equals(ignoringCase: "all") else { continue }
            report.add(
                .pictureSource, at: source, attribute: media,
                "<source> in <picture> always applies (no “media” or “type” limits it), so later sources and “srcset” "
                    + "of <img> are never used; add “media” or “type”, or remove what is never used"
            )
        }
    }

    private static func isLazy(_ page: PageTree, _ image: Int) -> Bool {
        page.value(.loading, image).map { $0.equals(ignoringCase: "lazy") } ?? false
    }

    /// Returns whether a value of `sizes` is `auto` or begins with `auto,`, ignoring case; false for nil.
    static func isAuto(_ sizes: Bytes?) -> Bool {
        guard let sizes else { return false }
        let value = sizes.trimmed
        return value.equals(ignoringCase: "auto") || value.hasPrefix(ignoringCase: "auto,")
    }
}

/// The candidates and sizes of one element: `srcset` and `sizes`, or `imagesrcset` and `imagesizes` of a preload.
private struct Pair {
    let page: PageTree
    let node: Int
    var srcset: Int?
    var sizes: Int?

    init(_ page: PageTree, _ node: Int, _ srcset: Name, _ sizes: Name) {
        self.page = page
        self.node = node
        for attribute in page.attributes(node) {
            let name = page.attributeName(attribute)
            if name == srcset { self.srcset = attribute } else if name == sizes { self.sizes = attribute }
        }
    }

    func judge(_ report: Report, isAutoAllowed: Bool, mayLeaveOut: Bool) {
        if let sizes, !isAutoAllowed, SourceSetRules.isAuto(page.value(of: sizes)) {
            report.add(
                .sizesAuto, at: node, attribute: sizes,
                "“\(page.attributeSpelling(sizes))” of \(tag(page, node)) is \(quoted(page.value(of: sizes))), "
                    + (page.names[node] == .source
                        ? "which is only allowed if <img> has sizes=\"auto\" and loading=\"lazy\""
                        : "which is only allowed on <img> with loading=\"lazy\""))
            return
        }
        // Another rule reports `sizes` without `srcset` where that is not allowed.
        guard let srcset else { return }
        let candidates = SourceCandidates(page.value(of: srcset))
        let name = page.attributeSpelling(srcset)
        if let sizes {
            // If only some candidates have widths, `srcset` itself is invalid, and another rule reports it.
            guard !candidates.hasWidths, candidates.hasOthers else { return }
            report.add(
                .sizesWithoutWidths, at: node, attribute: srcset,
                "“\(page.attributeSpelling(sizes))” of \(tag(page, node)) needs candidates with widths such as “640w”, but "
                    + "“\(name)” is \(quoted(page.value(of: srcset)))")
        } else if candidates.hasWidths, !mayLeaveOut {
            report.add(
                .srcsetSizesMissing, at: node, attribute: srcset,
                "“\(name)” of \(tag(page, node)) has candidates with widths, but there is no “\(name == "srcset" ? "sizes" : "imagesizes")”; "
                    + "add it to say how wide the image is shown")
        }
    }
}

extension Rule {
    static let srcsetSizesMissing = Rule(
        "srcset-sizes-missing", .error, "Image candidates with widths must come with “sizes”",
        because: """
            A browser chooses among widths before it knows the layout. Without `sizes` it assumes that the image is \
            as wide as the window.
            """,
        reference: .html("embedded-content.html#attr-img-srcset"),
        wrong: ["<p><img src=\"a.png\" srcset=\"a.png 320w, b.png 640w\" alt=\"Boat\"/></p>"],
        right: [
            "<p><img src=\"a.png\" srcset=\"a.png 320w, b.png 640w\" sizes=\"50vw\" alt=\"Boat\"/></p>",
            "<p><img src=\"a.png\" srcset=\"b.png 2x\" alt=\"Boat\"/></p>",
            """
            <p><picture><source srcset="a.png 320w, b.png 640w" media="(min-width: 40em)"/>\
            <img src="c.png" sizes="auto" loading="lazy" width="9" height="9" alt="Boat"/></picture></p>
            """,
        ])

    static let sizesWithoutWidths = Rule(
        "sizes-without-widths", .error, "“sizes” must come with image candidates that have widths",
        because: "Browsers use “sizes” to choose among candidates by their widths. Without widths it does nothing.",
        reference: .html("images.html#srcset-attributes"),
        wrong: [
            "<p><img src=\"a.png\" srcset=\"b.png 2x\" sizes=\"50vw\" alt=\"Boat\"/></p>"
        ],
        right: ["<p><img src=\"a.png\" srcset=\"b.png 640w\" sizes=\"50vw\" alt=\"Boat\"/></p>"])

    static let sizesAuto = Rule(
        "sizes-auto", .error, "“sizes” must not be “auto” unless the image is loaded lazily",
        because: "For images that are not lazy, a browser has to choose a file before it knows the layout.",
        reference: .html("images.html#sizes-attributes"),
        wrong: ["<p><img src=\"a.png\" srcset=\"b.png 640w\" sizes=\"auto\" alt=\"Boat\"/></p>"],
        right: [
            """
            <p><img src="a.png" srcset="b.png 640w" sizes="auto, 50vw" loading="lazy" width="9" height="9" alt="Boat"/></p>
            """
        ])

    /// A `source` that always applies must not come before another `source`, or before an `img` with `srcset`.
    static let pictureSource = Rule(
        "picture-source", .error, "A <source> that always applies must not come before other sources",
        because: """
            Browsers use the first source that applies, so those after it, and “srcset” of <img>, are never used.
            """,
        reference: .html("embedded-content.html#the-source-element"),
        wrong: [
            """
            <p><picture><source srcset="a.png"/><source srcset="b.png" media="print"/>\
            <img src="c.png" alt="Boat"/></picture></p>
            """,
            "<p><picture><source srcset=\"a.png\" media=\" all \"/><img srcset=\"c.png\" alt=\"Boat\"/></picture></p>",
        ],
        right: [
            """
            <p><picture><source srcset="a.png" media="print"/><source srcset="b.avif" type="image/avif"/>\
            <source srcset="c.png"/><img src="c.png" alt="Boat"/></picture></p>
            """
        ])
}
