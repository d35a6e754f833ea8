import Testing

@testable import VitrineMarkup

@Suite("Differences between parsing as XML and as HTML")
struct DifferenceTests {
    private func difference(_ markup: String) throws -> String? {
        let bytes = Array(markup.utf8)
        let html = HTMLReader(names: ["p"]).read(bytes)
        let xml = try MarkupReader(names: ["p"]).read(bytes)
        return xml.firstDifference(from: html, named: "in the other reading")
            .map { "\($0.offset) \($0.description)" }
    }

    private func page(_ body: String) -> String {
        """
        <!DOCTYPE html>
        <html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en">
        <head><title>T</title></head>
        <body>\(body)</body>
        </html>

        """
    }

    @Test(arguments: [
        "<p class=\"a\">one &amp; <b>two</b></p>", "<br/><img src=\"x\" alt=\"\"/>",
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\"><linearGradient/><path d=\"M0 0\"/></svg>",
        "<table><tbody><tr><td>x</td></tr></tbody></table>", "<!-- c --><template><p>x</p></template>",
        "<textarea>\n\nx</textarea>", "<textarea>\n\n</textarea>",
        "<math xmlns=\"http://www.w3.org/1998/Math/MathML\"><mi>x</mi></math>",
    ]) func polyglotMarkupHasNoDifference(body: String) throws {
        #expect(try difference(page(body)) == nil)
    }

    @Test("A page without namespaces is read the same, but an SVG drawing in the HTML namespace is not")
    func namespaces() throws {
        let plain = page("<p>x</p><svg><g></g></svg>").replacing(" xmlns=\"http://www.w3.org/1999/xhtml\"", with: "")
        #expect(try difference(plain) == nil)
        #expect(try difference(page("<svg><g></g></svg>"))?.contains("<svg>") == true)
    }

    @Test(arguments: [
        ("<div/><p>x</p>", "is in <body>, but in the other reading it is in <div>"),
        ("<table><tr><td>x</td></tr></table>", "<tr>, but <tbody> in the other reading"),
        ("<p><div>x</div></p>", "<div> is in <p>, but in the other reading it is in <body>"),
        ("<pre>\n\nx</pre>", "in the other reading"), ("<p>\nx<textarea>\n</textarea></p>", "in the other reading"),
        ("<P>x</P>", "<P>, but <p> in the other reading"),
        ("<p CLASS=\"a\">x</p>", "attribute “CLASS” of <p> is missing in the other reading"),
    ]) func differencesAreFound(body: String, expected: String) throws {
        let found = try #require(try difference(page(body)))
        #expect(found.contains(expected), "\(found)")
    }
}
