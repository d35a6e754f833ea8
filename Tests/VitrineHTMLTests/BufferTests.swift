import Testing
import VitrineHTML

@Suite("The buffer of a writer")
struct BufferTests {
    @Test("Parts of the output")
    func ranges() {
        let html = HTML()
        html.p("abc")
        #expect(html.count == 10)
        #expect(html.bytes() == Array("<p>abc</p>".utf8))
        #expect(html.bytes(in: 3..<6) == Array("abc".utf8))
        #expect(html.bytes(in: 0..<0) == [])
        #expect(html.bytes(in: 6..<100) == Array("</p>".utf8))
        #expect(html.bytes(in: 50..<60) == [])
        #expect(html.bytes(in: -5..<3) == Array("<p>".utf8))
        #expect(html.withBytes { $0.count } == 10)
        #expect(html.withBytes { $0.first } == UInt8(ascii: "<"))
    }

    @Test("Truncating the output")
    func truncate() {
        let html = HTML()
        html.text("abc")
        html.p("def")
        html.truncate(to: 3)
        html.text("&")
        #expect(html.string == "abc&amp;")
        html.truncate(to: 100)
        html.truncate(to: -1)
        #expect(html.string == "abc&amp;")
        html.truncate(to: 0)
        #expect(html.string == "")
    }

    @Test("The next element does not get the attributes of a fragment that ended")
    func endedMark() {
        let html = HTML()
        html.beginFragment(FragmentRoot(id: "a", component: "A", instance: nil))
        html.text("x")
        html.truncate(to: 0)
        html.endFragment()
        html.p("b")
        #expect(html.string == "<p>b</p>")
    }

    @Test("A reset restores the initial state of a writer")
    func reset() {
        let html = HTML()
        html.p("a\0", .href("javascript:0"))
        html.beginFragment(FragmentRoot(id: "a", component: "A", instance: nil))
        html.reset()
        #expect(html.count == 0)
        #expect(html.problems == [])
        html.p("b")
        #expect(html.string == "<p>b</p>")
        #expect(html.problems == [])
    }

    @Test("Problems are returned once")
    func takeProblems() {
        let html = HTML()
        html.p(.id("a"), .id("b")) {}
        html.comment("--")
        html.element("1") {}
        #expect(html.takeProblems(after: 1).map(\.kind) == [.commentText("--"), .elementName("1")])
        #expect(html.takeProblems(after: 5) == [])
        #expect(html.takeProblems().map(\.kind) == [.duplicateAttribute("id")])
        #expect(html.problems == [])
    }

    @Test("Bytes of another writer")
    func append() {
        expectHTML("<ul><li>a &amp; b</li><li>c</li></ul>") { html in
            let part = HTML()
            part.li("a & b")
            html.ul {
                html.append(rendered: part.bytes())
                html.append(rendered: [])
                html.li("c")
            }
        }
    }

    @Test("Small buffers can grow at every position", arguments: [0, 1, 63, 64, 65])
    func growth(capacity: Int) {
        let html = HTML(capacity: capacity)
        var expected = ""
        for length in 0...150 {
            let filler = String(repeating: "x", count: length)
            html.p(filler, .id(filler), .class(filler), .when(length % 2 == 0, .hidden))
            expected += "<p id=\"\(filler)\" class=\"\(filler)\"\(length % 2 == 0 ? " hidden=\"\"" : "")>\(filler)</p>"
            html.br()
            html.text(length)
            expected += "<br/>\(length)"
        }
        #expect(html.string == expected)
        expectWellFormed(html.bytes())
    }

    @Test("A writer does not retain its attachment")
    func attachment() {
        final class Session {}
        let html = HTML()
        var session: Session? = Session()
        html.attachment = session
        #expect(html.attachment === session)
        session = nil
        #expect(html.attachment == nil)
    }
}
