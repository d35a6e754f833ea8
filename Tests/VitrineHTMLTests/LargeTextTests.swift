import Testing
import VitrineHTML

@Suite("Texts of many megabytes")
struct LargeTextTests {
    static let size = 10 * 1024 * 1024

    @Test("A plain text is written as it is")
    func plain() {
        let source = String(repeating: "0123456789abcde ", count: Self.size / 16)
        let html = HTML(capacity: 0)
        html.p(source)
        #expect(html.count == Self.size + 7)
        #expect(html.bytes(in: 3..<(Self.size + 3)) == Array(source.utf8))
        #expect(html.problems == [])
    }

    @Test("A text that consists only of characters to escape grows accordingly")
    func references() {
        let html = HTML(capacity: 0)
        html.p(String(repeating: "\"", count: 100_000), .title(String(repeating: "\"", count: 1_000_000)))
        #expect(html.count == 2 + 8 + 6_000_000 + 2 + 100_000 + 4)
        #expect(html.bytes(in: 10..<22) == Array("&quot;&quot;".utf8))
        expectWellFormed(html.bytes())
    }

    @Test("Fifty thousand paragraphs are well-formed")
    func paragraphs() {
        let html = HTML()
        for number in 0..<50_000 {
            html.p(.id("p\(number)")) {
                html.text(number)
                html.text(" < ")
                html.text(number + 1)
            }
        }
        let last = "<p id=\"p49999\">49999 &lt; 50000</p>"
        #expect(html.bytes(in: (html.count - last.utf8.count)..<html.count) == Array(last.utf8))
        expectWellFormed(html.bytes())
    }
}
