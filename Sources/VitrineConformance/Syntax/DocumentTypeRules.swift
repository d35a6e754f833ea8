import VitrineMarkup
import VitrineSupport

/// The first line of a page.
enum DocumentTypeRules {
    static func check(_ page: PageTree, _ report: Report) {
        guard let type = page.document.documentType else {
            // A page that cannot be read up to its root has another problem.
            guard let root = page.nodes.first(where: { page.isElement($0) }) else { return }
            // A page that is XHTML needs none where it is served as what it is.
            guard !isXHTML(page) else {
                report.add(
                    .xmlInHTML, at: root,
                    "the page does not begin with <!DOCTYPE html>; add it, because browsers use quirks mode if it is served as HTML"
                )
                return
            }
            report.add(
                .documentType, at: root,
                "the page does not begin with <!DOCTYPE html>; add it, because browsers use quirks mode without it")
            return
        }
        let place = declaration(page)
        func add(_ message: String) { report.add(.documentType, at: nil, offset: place.lowerBound, message) }
        guard type.name.lowercased() == "html" else {
            add("the document type is \(quoted(type.name)); write <!DOCTYPE html>")
            return
        }
        if let publicID = type.publicID {
            add("the document type \(quoted(publicID)) is obsolete; write <!DOCTYPE html>")
        } else if let systemID = type.systemID, systemID != "about:legacy-compat" {
            add("the document type is declared in \(quoted(systemID)); write <!DOCTYPE html>")
        } else if page.document.text[place].contains(UInt8(ascii: "[")) {
            add("the document type has declarations in brackets, which HTML ignores; write <!DOCTYPE html>")
        }
    }

    /// Whether the root element says that it is XHTML.
    static func isXHTML(_ page: PageTree) -> Bool {
        page.nodes.first { page.isElement($0) }.map { page.document.nodes[$0].namespace == 1 } ?? false
    }

    /// The place of the declaration: from its `<` to the beginning of the root element at most.
    private static func declaration(_ page: PageTree) -> Range<Int> {
        let root = page.nodes.first { page.isElement($0) }.map { page.start($0) } ?? page.document.sourceCount
        let before = page.document.text[..<root]
        var at = before.startIndex
        while let found = before[at...].firstIndex(of: UInt8(ascii: "<")) {
            if before[found...].hasPrefix(ignoringCase: "<!doctype") {
                // A bracket opens before the first `>`, or there is none.
                let end = before[found...].firstIndex(of: UInt8(ascii: ">")) ?? root
                return found..<end
            }
            at = found + 1
            // What looks like a declaration in a comment is none.
            if before[found...].starts(with: "<!--".utf8) {
                while at < root, !before[at...].starts(with: "-->".utf8) { at += 1 }
            }
        }
        return 0..<0
    }
}
