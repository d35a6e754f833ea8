import VitrineMarkup

/// The rules for the title and the language of a page.
enum PageHead {
    static func check(_ page: PageTree, _ report: Report) {
        for title in page.elements(.title) {
            guard let head = page.parent(title), page.names[head] == .head else { continue }
            if !page.descendants(title).contains(where: { page.isNonblankText($0) }) {
                report.add(
                    .titleEmpty, at: title, "<title> is empty; say what the page is about")
            }
        }
        for root in page.elements(.html) where page.parent(root) == nil {
            let isSaid = page.attributes(root).contains {
                page.attributeName($0) == .lang || page.attributeSpelling($0) == "xml:lang"
            }
            if !isSaid {
                report.add(
                    .pageLanguage, at: root, "<html> has no “lang”; add the language of the page, such as lang=\"en\"")
            }
        }
    }
}

extension Rule {
    /// The title of a page must not be empty.
    static let titleEmpty = Rule(
        "title-empty", .error, "The title of a page must not be empty",
        because: "People see the title in tabs, bookmarks and search results, and screen readers read it first.",
        reference: .html("semantics.html#the-title-element"),
        wrong: [
            .page(
                """
                <!DOCTYPE html>
                <html lang="en">
                <head><meta charset="utf-8"/><title> </title></head>
                <body><main><h1>Example</h1></main></body>
                </html>
                """)
        ],
        right: [
            .page(
                """
                <!DOCTYPE html>
                <html lang="en">
                <head><meta charset="utf-8"/><title>Boats for hire</title></head>
                <body><main><h1>Boats for hire</h1></main></body>
                </html>
                """)
        ])

    /// A page should declare its language.
    static let pageLanguage = Rule(
        "page-language", .warning, "A page should declare its language",
        because: "Screen readers choose a voice by it, and browsers use it to hyphenate and to offer translations.",
        reference: .wcag("language-of-page"),
        wrong: [
            .page(
                """
                <!DOCTYPE html>
                <html>
                <head><meta charset="utf-8"/><title>Boote</title></head>
                <body><main><h1>Boote</h1></main></body>
                </html>
                """)
        ],
        right: [
            .page(
                """
                <!DOCTYPE html>
                <html lang="de">
                <head><meta charset="utf-8"/><title>Boote</title></head>
                <body><main><h1>Boote</h1></main></body>
                </html>
                """)
        ])
}
