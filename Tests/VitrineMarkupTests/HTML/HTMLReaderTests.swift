import Testing

@testable import VitrineMarkup

@Suite("Reading HTML")
struct HTMLReaderTests {
    private func errors(_ markup: String) -> [String] {
        let problems = HTMLReader(names: []).read(Array(markup.utf8)).html?.problems ?? []
        return problems.map { "\($0.line):\($0.column) \($0.error.name) \($0.subject ?? "-")" }
    }

    @Test(arguments: [
        ("<p>", "1:1 missing-doctype -"), ("<!DOCTYPE html><p a a>", "1:22 duplicate-attribute a"),
        ("<!DOCTYPE html>\n<div/>", "2:1 non-void-html-element-start-tag-with-trailing-solidus div"),
        ("<!DOCTYPE html></b>", "1:16 unexpected-end-tag b"),
        ("<!DOCTYPE html><b><i></b></i>", "1:22 misnested-end-tag b"),
        ("<!DOCTYPE html><table>x</table>", "1:23 text-in-table -"),
        ("<!DOCTYPE html><table><p></table>", "1:23 content-in-table p"),
        ("<!DOCTYPE html><table><tbody><td>x</table>", "1:30 missing-start-tag td"),
        ("<!DOCTYPE html><head><noscript>x</noscript>", "1:32 content-in-head-noscript -"),
        ("<!DOCTYPE html><div>", "1:21 eof-with-open-elements div"),
        ("<!DOCTYPE html><div><p></div></p>", "1:30 unexpected-end-tag p"),
        ("<!DOCTYPE html><svg><p>", "1:21 html-element-in-foreign-content p"),
    ]) func errorsHaveNamesAndPlaces(markup: String, expected: String) {
        #expect(errors(markup).contains(expected), "\(errors(markup))")
    }

    @Test(
        "An end tag is reported as an end tag, and only once",
        arguments: [
            ("<p><span>x</p>", ["end-tag-with-open-elements p"]),
            ("<p><span><p>x</span>", ["start-tag-with-open-elements p", "unexpected-end-tag span"]),
            ("<table><caption><b>x<tr><td>y</table>", ["start-tag-with-open-elements tr"]),
            ("<table><caption><b>x</table>", ["end-tag-with-open-elements table"]),
            ("<div><svg><g></div>", ["end-tag-with-open-elements div"]),
            ("<div><svg></g></svg></div>", ["unexpected-end-tag g"]),
            ("<svg><g><path></g></svg>", ["end-tag-with-open-elements g"]),
            ("<p><svg></p>", ["end-tag-with-open-elements p"]),
            ("<svg></p></svg>", ["unexpected-end-tag p", "unexpected-end-tag svg"]),
            ("<table><tr><td><svg></table>", ["end-tag-with-open-elements table"]),
            ("<table></div></table>", ["unexpected-end-tag div"]),
            ("<b><table></b></table></b>", ["misnested-end-tag b"]),
            ("<a><b><a>x</a></b>", ["nested-element a"]),
        ])
    func endTags(markup: String, expected: [String]) {
        let found = errors("<!DOCTYPE html>" + markup).map {
            $0.split(separator: " ").dropFirst().joined(separator: " ")
        }
        #expect(found.filter { !$0.hasPrefix("eof") } == expected, "\(markup)")
    }

    @Test("A start tag is not reported as an end tag, even if the limit of formatting elements is exceeded")
    func forgottenFormattingElement() {
        let others = (0..<520).map { "<b id=\($0)>" }.joined()
        let found = errors("<!DOCTYPE html><nobr>\(others)<nobr>")
        #expect(found.contains { $0.hasSuffix("nested-element nobr") })
        #expect(!found.contains { $0.contains("end-tag") }, "\(found)")
    }

    @Test("A document in “srcdoc” needs no doctype, and is not in quirks mode", arguments: [true, false])
    func srcdoc(isSrcdoc: Bool) {
        var options = HTMLReader.Options()
        options.isSrcdoc = isSrcdoc
        let document = HTMLReader(names: []).read(Array("<!-- a --><p>x".utf8), options)
        let problems: [HTMLParseError] = isSrcdoc ? [] : [.missingDoctype]
        let mode: MarkupDocument.QuirksMode = isSrcdoc ? .noQuirks : .quirks
        #expect(document.html?.problems.map(\.error) == problems)
        #expect(document.html?.quirksMode == mode)
    }

    @Test("A document in “srcdoc” has the encoding of the page around it, no matter what it declares")
    func srcdocEncoding() {
        var options = HTMLReader.Options()
        options.isSrcdoc = true
        let document = HTMLReader(names: []).read(Array("<meta charset=big5><p>é".utf8), options)
        #expect(document.html?.encoding == .utf8)
        #expect(document.html?.problems.isEmpty == true)
    }

    @Test("Names in different Unicode forms are different names")
    func namesInUnicodeForms() {
        let page = HTMLReader(names: []).read(Array("<!DOCTYPE html><x\u{E9}></x\u{E9}><xe\u{301}></xe\u{301}>".utf8))
        let names = page.nodes.map { Array(page.names[Int($0.name)].utf8) }.suffix(2)
        #expect(names == [[0x78, 0xC3, 0xA9], [0x78, 0x65, 0xCC, 0x81]])
    }

    @Test(arguments: [("", 50), ("<p a\"b'\0<c>", 54), ("<p =\0=>", 53)])
    func errorsBeyondLimitAreCounted(end: String, count: Int) {
        var options = HTMLReader.Options()
        options.errorLimit = 10
        let html = HTMLReader(names: []).read(
            Array(("<!DOCTYPE html>" + String(repeating: "</b>", count: 50) + end).utf8), options
        ).html
        #expect(html?.problems.count == 10)
        #expect(html?.problemCount == count)
    }

    @Test("Errors in a name with U+0000 are reported once, in order")
    func oddNames() {
        #expect(
            errors("<!DOCTYPE html><p a\"b\0'c>") == [
                "1:20 unexpected-character-in-attribute-name -", "1:22 unexpected-null-character -",
                "1:23 unexpected-character-in-attribute-name -",
            ])
    }

    @Test func everyErrorHasMessage() {
        for error in HTMLParseError.allCases {
            let problem = HTMLParseProblem(error: error, subject: "p", offset: 0, line: 1, column: 1)
            #expect(!problem.message.isEmpty && !problem.message.hasSuffix(".") && !problem.message.contains("("))
        }
    }

    @Test(
        "The message about an end tag that comes while elements are open names the innermost one and its line",
        arguments: [
            (
                "<main>\n\n<section><h2>x</h2>\n<p>y\n</main>",
                "</main> comes while <section>, opened on line 3, is still open; close <section> first"
            ),
            (
                "<body>\n<div>\n<svg>\n</div>",
                "</div> comes while <svg>, opened on line 3, is still open; close <svg> first"
            ),
            ("<body>\n<div>\n</body>", "</body> comes while <div>, opened on line 2, is still open; close <div> first"),
            (
                "<table><tr><td>\n<div></tr></table>",
                "</tr> comes while <div>, opened on line 2, is still open; close <div> first"
            ),
            (
                "<table>\n<caption>\n<i>é\n</table>",
                "</table> comes while <i>, opened on line 3, is still open; close <i> first"
            ),
            (
                "<template>\n<b></template>",
                "</template> comes while <b>, opened on line 2, is still open; close <b> first"
            ),
        ])
    func openElements(_ text: String, _ message: String) {
        let html = HTMLReader(names: []).read(Array(("<!DOCTYPE html>" + text).utf8)).html
        let problem = html?.problems.first { $0.error == .endTagWithOpenElements }
        #expect(problem?.message == message)
    }

    @Test func plainTextIsNotCopied() {
        let document = HTMLReader(names: []).read(Array("<p title=x>one &amp; two<b title='a&lt;b'>three".utf8))
        #expect(document.isPlain && document.sourceCount == 47)
        let inside = document.attributes.map { Int($0.start) < document.sourceCount }
        #expect(inside == [true, false])
    }

    @Test func nameNumbersAreTheSameOnEveryPage() {
        let reader = HTMLReader(names: ["p", "class", "viewBox"])
        for _ in 0..<3 {
            let document = reader.read(Array("<x-y><p class=a><svg viewbox=b>".utf8))
            #expect(document.nodes.filter { $0.name == 0 }.count == 1)
            #expect(document.attributes.map(\.name) == [1, 2])
        }
    }

    @Test func templatesAndShadowRoots() {
        let document = HTMLReader(names: []).read(
            Array(
                "<div><template shadowrootmode=open><p></template><template shadowrootmode=open></template></div>".utf8)
        )
        #expect(document.html?.shadowRoots == [4])
        #expect(
            TreeNotation(document).text.split(separator: "\n").suffix(8) == [
                "|     <div>", "|       <template>", "|         shadowrootmode=\"open\"", "|         content",
                "|           <p>", "|       <template>", "|         shadowrootmode=\"open\"", "|         content",
            ])
    }

    @Test func xmlTreeHasTheSameNotation() throws {
        let page = try MarkupReader(names: []).read(
            Array("<svg xmlns='http://www.w3.org/2000/svg'><a href='x'/><?go on?><!--c--></svg>".utf8))
        #expect(TreeNotation(page).text == "| <svg svg>\n|   <svg a>\n|     href=\"x\"\n|   <?go >\n|   <!-- c -->\n")
    }

    @Test(arguments: [
        ("<?a-B_1 b?c?>", "| <?a-B_1 b?c>"), ("<?a>", "| <?a >"), ("<?a\n b >", "| <?a b >"), ("<?a?b>", "| <?a ?b>"),
        ("<?_x &amp;\u{0}\r\n?>", "| <?_x &amp;\u{0}\n>"), ("<?xml a?>", "| <!-- ?xml a? -->"),
        ("<?XML-stylesheet?>", "| <!-- ?XML-stylesheet? -->"), ("<?a.b>", "| <!-- ?a.b -->"), ("<?1>", "| <!-- ?1 -->"),
    ]) func processingInstructionsAreNodes(markup: String, expected: String) {
        let text = TreeNotation(HTMLReader(names: []).read(Array(markup.utf8))).text
        #expect(text == expected + "\n| <html>\n|   <head>\n|   <body>\n")
    }

    // MARK: - Limits

    private func depth(_ document: MarkupDocument) -> Int {
        var depths: [Int] = []
        for node in document.nodes { depths.append(node.parent < 0 ? 1 : depths[Int(node.parent)] + 1) }
        return depths.max() ?? 0
    }

    @Test(arguments: ["div", "b", "table", "template", "x-y", "svg", "a", "font", "select", "p"]) func depthIsLimited(
        name: String
    ) {
        let document = HTMLReader(names: []).read(Array(String(repeating: "<\(name)>", count: 20_000).utf8))
        #expect(depth(document) <= 514)
        #expect(document.nodes.count < 100_000)
    }

    @Test func deepNestingIsReported() {
        let problems =
            HTMLReader(names: []).read(Array(String(repeating: "<div>", count: 600).utf8)).html?.problems ?? []
        #expect(problems.count { $0.error == .nestingTooDeep } == 1)
    }

    @Test(arguments: [
        "<p><b><i><u>x", "<b a=1><b a=2><p>x", "<table><td>", "<table>x<td>&amp;</td>", "<a><div></a>", "<div></b></p>",
        "<form><form></form>", "<template><td>", "<select><option>", "<svg><foreignObject><p>", "<!-- <!-- --",
        "&amp&x;&#1;",
        "<p a b a b>", "<html a=1><body b=2>", "<table><table><p>", "<ruby><rt><rp>", "<li><p><li>", "<frameset>",
    ]) func nodeCountIsLinear(piece: String) {
        let reader = HTMLReader(names: [])
        let counts = [4_000, 8_000].map { count -> Int in
            let document = reader.read(Array(String(repeating: piece, count: count).utf8))
            return document.nodes.count + document.attributes.count + document.text.count
        }
        #expect(counts[1] < counts[0] * 5 / 2 + 40_000, "\(counts)")
    }

    @Test(
        "ReferenceText decodes references as in the values of attributes",
        arguments: [
            ("a", "a"), ("&", "&"), ("a&&amp;b&", "a&&b&"), ("&lt;&gt &quot;x", "<> \"x"),
            ("&ampx &amp=", "&ampx &amp="),
            ("&notin; &notit; &not", "\u{2209} &notit; \u{AC}"), ("&NotEqualTilde;", "\u{2242}\u{338}"),
            ("?a=1&copy=2&reg;", "?a=1&copy=2\u{AE}"), ("é&eacute;&eacute", "ééé"), ("&unknown; &1;", "&unknown; &1;"),
            ("&#65;&#x42;&#X43 &#67", "ABC C"), ("&#;&#x;&#xg;", "&#;&#x;&#xg;"),
            ("&#128;&#x81;&#x9f;", "\u{20AC}\u{81}\u{178}"),
            ("&#0;&#xD800;&#x110000;&#99999999999;", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
        ])
    func references(text: String, expected: String) {
        let document = HTMLReader(names: []).read(Array("<p title='\(text)'>".utf8))
        #expect(Array(document.value(of: 0)) == Array(expected.utf8))
        #expect(ReferenceText.decoded(Array(text.utf8)) == Array(expected.utf8))
    }

    @Test func manyAttributesAreDistinguished() {
        let markup = "<p " + (0..<10_000).map { "a\($0)=\($0)" }.joined(separator: " ") + " a5>"
        let document = HTMLReader(names: []).read(Array(markup.utf8))
        #expect(document.attributes.count == 10_000)
        #expect(document.html?.problems.count { $0.error == .duplicateAttribute } == 1)
    }

    @Test func attributesOfLaterBodyAreAdded() {
        let document = HTMLReader(names: []).read(Array("<html a=1><body b=2><html a=3 c=4><body b=5 d=6>".utf8))
        #expect(
            TreeNotation(document).text
                == "| <html>\n|   a=\"1\"\n|   c=\"4\"\n|   <head>\n|   <body>\n|     b=\"2\"\n|     d=\"6\"\n")
    }
}
