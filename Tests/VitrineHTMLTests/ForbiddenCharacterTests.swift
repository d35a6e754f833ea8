import Testing
import VitrineHTML

@Suite("Characters that are not allowed in HTML become U+FFFD and are reported")
struct ForbiddenCharacterTests {
    static let controls = (0x00...0x1F).filter { ![0x09, 0x0A, 0x0D].contains($0) }
    static let noncharacters =
        Array(0xFDD0...0xFDEF) + (0...16).flatMap { plane in [plane << 16 | 0xFFFE, plane << 16 | 0xFFFF] }

    @Test("C0 controls, DEL, C1 controls, noncharacters", arguments: [controls, Array(0x7F...0x9F), noncharacters])
    func everywhere(scalars: [Int]) {
        for scalar in scalars {
            let source = "a\(text(scalar))b"
            let once: [HTMLProblem.Kind] = [.replacedCharacter(UInt32(scalar))]
            expectHTML("a\u{FFFD}b", problems: once) { html in html.text(source) }
            expectHTML("<p title=\"a\u{FFFD}b\"></p>", problems: once) { html in html.p(.title(source)) {} }
            expectHTML("<!--a\u{FFFD}b-->", problems: once) { html in html.comment(source) }
            expectHTML("<script>a\u{FFFD}b</script>", problems: once) { html in html.script(source: source) }
            expectHTML("<style>a\u{FFFD}b</style>", problems: once) { html in html.style(source) }
        }
    }

    @Test(
        "Characters next to forbidden ones are kept",
        arguments: [
            0x20, 0x7E, 0xA0, 0xD7FF, 0xE000, 0xFDCF, 0xFDF0, 0xFFFD, 0x10000, 0x1FFFD, 0x20000, 0x10FFFD,
        ])
    func neighbors(scalar: Int) {
        let source = text(scalar)
        expectHTML("<p title=\"\(source)\">\(source)</p>") { html in html.p(source, .title(source)) }
    }

    @Test("Every character from U+00A0 to U+2FFFF is written as it is, unless it is forbidden")
    func allOthers() {
        let forbidden = Set(Self.noncharacters)
        let html = HTML()
        var source = ""
        for scalar in 0xA0...0x2FFFF where !forbidden.contains(scalar) { source += text(scalar) }
        html.text(source)
        #expect(html.bytes() == Array(source.utf8))
        #expect(html.problems == [])
    }

    @Test("The offset of a problem is the number of bytes before the character")
    func offsets() {
        let html = HTML()
        html.p("12345678\u{1}é\u{7F}")
        #expect(html.problems.map(\.offset) == [11, 16])
        #expect(html.problems.map(\.kind) == [.replacedCharacter(0x01), .replacedCharacter(0x7F)])
    }

    @Test("A replaced character is a warning, not an error")
    func severity() {
        #expect(!HTMLProblem.Kind.replacedCharacter(0).isError)
        #expect(HTMLProblem.Kind.duplicateAttribute("id").isError)
        #expect(HTMLProblem.Kind.commentText("--").isError)
    }

    @Test(
        "A lone surrogate is U+FFFD in a string, and is written as U+FFFD",
        arguments: [[0xD800], [0xDFFF], [0xDC00, 0xD800], [0x61, 0xDBFF, 0x62]] as [[UInt16]])
    func surrogates(units: [UInt16]) {
        let source = String(decoding: units, as: UTF16.self)
        let expected = units.map { $0 < 0x80 ? text(Int($0)) : "\u{FFFD}" }.joined()
        expectHTML("<p title=\"\(expected)\">\(expected)</p>") { html in html.p(source, .title(source)) }
    }

    @Test(
        "Invalid UTF-8 is U+FFFD in a string, and is written as U+FFFD",
        arguments: [
            ([0xFF], "\u{FFFD}"),
            ([0x61, 0x80, 0x62], "a\u{FFFD}b"),
            ([0xC3], "\u{FFFD}"),
            ([0xC3, 0x3C], "\u{FFFD}&lt;"),
            ([0xE2, 0x82], "\u{FFFD}"),
            ([0xF0, 0x9F, 0x98], "\u{FFFD}"),
            ([0xC0, 0xBC], "\u{FFFD}\u{FFFD}"),
        ] as [([UInt8], String)])
    func invalidUTF8(bytes: [UInt8], expected: String) {
        expectHTML(expected) { html in html.text(String(decoding: bytes, as: UTF8.self)) }
    }

    @Test("NUL does not end a text")
    func nul() {
        expectHTML("<p>a\u{FFFD}&lt;</p>", problems: [.replacedCharacter(0)]) { html in html.p("a\0<") }
    }
}
