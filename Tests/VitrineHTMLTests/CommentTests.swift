import Testing
import VitrineHTML

@Suite("Comments")
struct CommentTests {
    @Test(
        "Texts that HTML and XML both read as one comment",
        arguments: [
            "", " a ", "a-b", "- a", "<b>", "a > b", "a & b", "\"", "!", "!>", "<!", "a->b", "é", "\t\n", "-a",
        ])
    func accepted(source: String) {
        expectHTML("<!--\(source)-->") { html in html.comment(source) }
    }

    @Test("A carriage return becomes a line feed")
    func lineBreaks() {
        expectHTML("<!--a\nb\nc-->") { html in html.comment("a\r\nb\rc") }
    }

    @Test(
        "Texts that would end the comment early are omitted",
        arguments: [
            "--", "a--b", "-->", "a--!>b", "a-", "-", ">", ">a", "->", "->a", "<!--", "<!-", "--\u{301}", "-\u{301}--",
        ])
    func refused(source: String) {
        expectHTML("<p></p>", problems: [.commentText(source)]) { html in html.p { html.comment(source) } }
    }

    @Test("A combining mark does not hide the arrow", arguments: ["->\u{301}<script>alert(1)</script>", "->\u{FE0F}a"])
    func arrowWithMark(source: String) {
        expectHTML("", problems: [.commentText(source)]) { html in html.comment(source) }
    }

    @Test("A comment cannot end an element whose content browsers read as text")
    func commentInRawText() {
        let html = HTML()
        html.noscript { html.comment("</noscript><script>alert(1)</script>") }
        #expect(!html.string.contains("<script>"))
    }
}
