import VitrineMarkup
import VitrineSupport

/// Checks whether a page begins with `<!DOCTYPE html>`.
enum DocumentTypeRules {
    static func check(_ page: PageTree, _ report: Report) {
        guard let type = page.document.documentType else {
            // A page without elements is reported by another rule.
            guard let root = page.nodes.first(where: { page.isElement($0) }) else { return }
            // XHTML that is served as XML does not need a document type, so this is only a warning.
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

    /// Returns whether the root element declares the namespace of XHTML.
    static func isXHTML(_ page: PageTree) -> Bool {
        page.nodes.first { page.isElement($0) }.map { page.document.nodes[$0].namespace == 1 } ?? false
    }

    /// Returns the range of the document type declaration in the source: from its `<` up to, but not including, the
    /// first `>` or, if there is none, the root element. Empty if there is no declaration.
    private static func declaration(_ page: PageTree) -> Range<Int> {
        let root = page.nodes.first { page.isElement($0) }.map { page.start($0) } ?? page.document.sourceCount
        let before = page.document.text[..<root]
        var at = before.startIndex
        while let found = before[at...].firstIndex(of: UInt8(ascii: "<")) {
            if before[found...].hasPrefix(ignoringCase: "<!doctype") {
                // If there is an internal subset, its bracket comes before the first `>`.
                let end = before[found...].firstIndex(of: UInt8(ascii: ">")) ?? root
                return found..<end
            }
            at = found + 1
            // Skips comments, which may contain text that looks like a declaration.
            if before[found...].starts(with: "<!--".utf8) {
                while at < root, !before[at...].starts(with: "-->".utf8) { at += 1 }
            }
        }
        return 0..<0
    }
}
