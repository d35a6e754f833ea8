import VitrineSupport
import VitrineMarkup

/// Checks for markup that XML and HTML parsers read differently, in pages that must be valid as both.
package enum MarkupForms {
    static func check(_ page: PageTree, _ report: Report) {
        let isXHTML = DocumentTypeRules.isXHTML(page)
        // A page that declares the XHTML namespace is meant for an XML parser, so this function reports its problems
        // only as warnings.
        func add(_ rule: Rule, at node: Int?, offset: Int? = nil, _ message: String) {
            report.add(isXHTML ? .xmlInHTML : rule, at: node, offset: offset, message)
        }
        let text = page.document.text
        if text.starts(with: "<?xml ".utf8) || text.starts(with: [0xEF, 0xBB, 0xBF] + Array("<?xml ".utf8)) {
            add(.xmlOnly, at: nil, offset: 0, "an XML declaration is not allowed in HTML; remove it")
        }
        for section in page.document.cdataSections where section.parent >= 0 {
            let parent = Int(section.parent)
            guard page.vocabularies[parent] == .html, !isRaw(page.names[parent]) else { continue }
            add(
                .xmlOnly, at: nil, offset: Int(section.start),
                "\(tag(page, parent)) has a CDATA section, which HTML reads as a comment; write &lt; and &amp; instead")
        }
        for node in page.hasOddForms ? page.nodes : 0..<0 {
            let found = page.document.nodes[node]
            switch found.kind {
            case .text: continue
            case .element:
                // Most elements are written in the form that is valid in both HTML and XML, and need no further check.
                let isVoid = page.vocabularies[node] == .html && page.names[node].isVoid
                if found.isPrefixed || found.isSelfClosed != isVoid { checkElement(page, node, found, add) }
            case .instruction:
                guard let reason = instructionProblem(page, node) else { continue }
                add(.xmlOnly, at: node, reason)
            case .comment: checkComment(page, node, report)
            }
        }
        for name in [Name.pre, .textarea, .listing] {
            for node in page.elements(name) { checkNewline(page, node, report) }
        }
    }

    /// Returns whether HTML reads all markup in an element as text, in which case a CDATA section does not become a
    /// comment.
    private static func isRaw(_ name: Name) -> Bool {
        [.script, .style, .textarea, .title, .iframe, .noscript, .xmp, .noembed, .noframes].contains(name)
    }

    private static func checkElement(
        _ page: PageTree, _ node: Int, _ found: MarkupDocument.Node, _ add: (Rule, Int?, Int?, String) -> Void
    ) {
        let vocabulary = page.vocabularies[node]
        if found.isPrefixed, vocabulary != .foreign {
            add(
                .prefixedElement, node, nil,
                "\(tag(page, node)) is written with a prefix, which makes it an unknown element in HTML; "
                    + "remove the prefix")
        }
        guard vocabulary == .html else { return }
        let isVoid = page.names[node].isVoid
        if found.isSelfClosed, !isVoid {
            let name = page.elementName(node)
            add(
                .selfClosed, node, nil,
                "<\(name)/> opens the element in HTML and does not close it; write <\(name)></\(name)>")
        } else if isVoid, !found.isSelfClosed, page.document.problems.isEmpty {
            let name = page.elementName(node)
            add(.voidEndTag, node, nil, "</\(name)> is not allowed: <\(name)> has no end tag; write <\(name)/>")
        }
    }

    /// Returns the reason why HTML reads a processing instruction differently from XML; nil if it does not. HTML
    /// supports processing instructions, but not `xml-stylesheet`; it allows fewer characters in their names, and ends
    /// them at the first `>`.
    private static func instructionProblem(_ page: PageTree, _ node: Int) -> String? {
        let name = page.elementName(node)
        if name.lowercased() == "xml-stylesheet" {
            return "\(quoted("<?" + name)) is not allowed in HTML, which reads it as a comment; "
                + "use <link rel=\"stylesheet\">"
        }
        guard let first = name.utf8.first, first.isASCIILetter || first == UInt8(ascii: "_"),
            name.utf8.allSatisfy({ $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") })
        else {
            return "\(quoted("<?" + name)) is read as a comment in HTML; "
                + "expected a name of ASCII letters, digits, “-” and “_”"
        }
        // The XML reader keeps only the name, so the contents are read from the source.
        let document = page.document
        let start = page.start(node)
        guard start < document.sourceCount,
            let end = document.text[start..<document.sourceCount].firstIndex(of: UInt8(ascii: ">")),
            document.text[end - 1] != UInt8(ascii: "?")
        else { return nil }
        return "HTML ends \(quoted("<?" + name)) at the first “>”, and shows the rest as text; "
            + "remove that “>” or the whole instruction"
    }

    private static func checkComment(_ page: PageTree, _ node: Int, _ report: Report) {
        let comment = page.bytes(of: node)
        guard let end = [">", "->"].first(where: { comment.starts(with: $0.utf8) }) else { return }
        report.add(
            .commentStart, at: node,
            "the comment begins with \(quoted(end)), which ends it in HTML; add a space before it")
    }

    private static func checkNewline(_ page: PageTree, _ node: Int, _ report: Report) {
        guard let child = page.children(node).first(where: { _ in true }), page.text(child)?.first == 0x0A else {
            return
        }
        report.add(
            .leadingNewline, at: node,
            "\(tag(page, node)) begins with a line break, which HTML drops and XML keeps; remove it")
    }
}
