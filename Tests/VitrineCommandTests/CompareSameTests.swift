import Foundation
import Testing

/// Tests which differences `vitrine compare` ignores: only those that affect neither the meaning nor the appearance of
/// a page.
@Suite("vitrine compare: differences that do not count")
struct CompareSameTests {
    /// Two versions of a file, and the sentence that the comparison reports; nil if it reports no difference.
    struct Pair: Sendable, CustomTestStringConvertible {
        var name: String
        var base: String
        var head: String
        var sentence: String?
        var testDescription: String { "\(name): \(base) → \(head)" }

        init(file name: String, _ base: String, _ head: String, _ sentence: String?) {
            (self.base, self.head, self.sentence, self.name) = (base, head, sentence, name)
        }

        /// Creates a pair of pages from the content of their `main` elements. Both have the same stylesheet.
        init(style: String = "", _ base: String, _ head: String, _ sentence: String?) {
            let style = style.isEmpty ? "" : "<style>\(style)</style>"
            self.init(file: "page.html", Desk.page(base, head: style), Desk.page(head, head: style), sentence)
        }
    }

    private static let drawing = "<svg xmlns=\"http://www.w3.org/2000/svg\"><path d=\"M0 0h1\"/></svg>"

    private static let files = [
        Pair(
            file: "a.svg", drawing, drawing.replacing(" xmlns=\"http://www.w3.org/2000/svg\"", with: ""),
            "<svg>: xmlns “http://www.w3.org/2000/svg” removed"),
        Pair(
            file: "a.svg", "<?xml-stylesheet href='a.css'?>" + drawing, "<?xml-stylesheet href='b.css'?>" + drawing,
            "<?xml-stylesheet>: href “a.css” became “b.css”"),
        Pair(file: "a.svg", "<?xml version='1.0'?>" + drawing, drawing, nil),
        Pair(file: "page.xhtml", "<!-- a -->\n" + Desk.page("x"), Desk.page("x"), nil),
        Pair(
            file: "page.html", Desk.page("x"),
            Desk.page("x").replacing("<!DOCTYPE html>", with: "<!DOCTYPE html PUBLIC \"-//W3C//DTD HTML 3.2//EN\">"),
            "Document type: “<!DOCTYPE html>” became “<!DOCTYPE html PUBLIC \"-//W3C//DTD HTML 3.2//EN\" \"\">”"),
        Pair(
            file: "page.html", Desk.page("x"),
            Desk.page("x").replacing("<!DOCTYPE html>", with: "<!DOCTYPE html SYSTEM \"about:legacy-compat\">"), nil),
    ]

    private static let styles = [
        Pair(
            "<p style='margin:1px;margin-left:0'>x</p>", "<p style='margin-left:0;margin:1px'>x</p>",
            "<p>: declarations “margin: 1px; margin-left: 0” became “margin-left: 0; margin: 1px”"),
        Pair(
            "<p style='background:red;background-color:blue'>x</p>",
            "<p style='background-color:blue;background:red'>x</p>",
            "<p>: declarations “background: red; background-color: blue” became “background-color: blue; background: red”"
        ),
        Pair(
            "<p style='line-height:2;font:1em serif'>x</p>", "<p style='font:1em serif;line-height:2'>x</p>",
            "<p>: declarations “line-height: 2; font: 1em serif” became “font: 1em serif; line-height: 2”"),
        Pair(
            "<p style='margin-left:0;margin-inline-start:1px'>x</p>",
            "<p style='margin-inline-start:1px;margin-left:0'>x</p>",
            "<p>: declarations “margin-left: 0; margin-inline-start: 1px” became “margin-inline-start: 1px; margin-left: 0”"
        ),
        Pair(
            "<p style='display:flex;display:-x-flex'>x</p>", "<p style='display:-x-flex'>x</p>",
            "<p>: declarations “display: flex; display: -x-flex” became “display: -x-flex”"),
        Pair(
            "<p style=\"font-family:'A  B'\">x</p>", "<p style=\"font-family:'A B'\">x</p>",
            "<p>: style font-family “'A  B'” became “'A B'”"),
        Pair("<p style='--a:x  y'>x</p>", "<p style='--a:x y'>x</p>", "<p>: style --a “x  y” became “x y”"),
        Pair("<p style='color:red;margin:0 1px'>x</p>", "<p style='margin : 0  1px; COLOR:red;'>x</p>", nil),
        Pair("<p style='color:red/* a */;margin:0'>x</p>", "<p style='color:red;margin:0'>x</p>", nil),
    ]

    private static let whiteSpace = [
        Pair(
            "<p style='white-space:pre'>a  b</p>", "<p style='white-space:pre'>a b</p>",
            "<p>: whitespace “a  b” became “a b”"),
        Pair(style: "p { white-space: pre-line }", "<p>a\nb</p>", "<p>a b</p>", "<p>: whitespace “a⏎b” became “a b”"),
        Pair(style: "i { font-style: normal }", "<p>a\nb</p>", "<p>a b</p>", nil),
        Pair(
            style: "div { display: inline-block }", "<div>a</div> <div>b</div>", "<div>a</div><div>b</div>",
            "<main>: whitespace removed"),
        Pair(
            style: "@media (width < 600px) { li { display: inline } }", "<ul><li>a</li><li>b</li></ul>",
            "<ul><li>a</li> <li>b</li></ul>", "<ul>: whitespace added"),
        Pair(
            style: "ul { display: flex } li { display: inline-block }", "<ul><li>a</li><li>b</li></ul>",
            "<ul> <li>a</li> <li>b</li> </ul>", nil),
        Pair(style: "p::before { content: 'x' }", "<p>a</p>", "<p> a</p>", "<p>: whitespace “a” became “ a”"),
        Pair(style: "p::after { content: 'x' }", "<p>a</p>", "<p> a</p>", nil),
        Pair(
            style: "div { display: inline } p { position: absolute }", "<div>a</div><p>x</p><div>b</div>",
            "<div>a</div><p>x</p> <div>b</div>", "<main>: whitespace added"),
        Pair("<my-a>a</my-a> <my-a>b</my-a>", "<my-a>a</my-a><my-a>b</my-a>", "<main>: whitespace removed"),
        Pair("<div>a</div> <div>b</div>", "<div>a</div>\n  <div>b</div>", nil),
        Pair("<div>a</div><!-- c --><div>b</div>", "<div>a</div><div>b</div>", nil),
        // These cases were found by `Tests/Browser/pictures.py`, which compares the verdicts with what Chromium draws.
        Pair(
            "<math><mi>x</mi></math>", "<math><mi>\nx</mi></math>",
            "<mi>: a line break was added at the start of the text “x”"),
        Pair("<math><mo>-</mo></math>", "<math> <mo>-</mo> </math>", nil),
        Pair(
            "<p>a <b>b</b></p>", "<p>a\u{C}<b>b</b></p>", "<p>: a space became a form feed at the end of the text “a”"),
        Pair("<div>a</div><div>b</div>", "<div>a</div>\u{C}<div>b</div>", "<main>: whitespace added"),
        Pair("<svg><g><path/></g></svg>", "<svg> <g> <path/> </g> </svg>", nil),
        Pair(
            "<svg><text><tspan>a</tspan><tspan>b</tspan></text></svg>",
            "<svg><text><tspan>a</tspan> <tspan>b</tspan></text></svg>", "<text>: whitespace added"),
    ]

    @Test(arguments: files + styles + whiteSpace) func equalPages(pair: Pair) async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try desk.write(pair.base, to: "base/\(pair.name)")
        try desk.write(pair.head, to: "head/\(pair.name)")
        let result = try await desk.run(["compare", "base", "head"])
        #expect(result.errors == "")
        #expect(result.status == (pair.sentence == nil ? 0 : 1))
        let lines = result.output.split(separator: "\n").filter { $0.hasPrefix("  ") }
        let sentences = lines.map { String($0.dropFirst(2)) }
        let expected: [String] = pair.sentence.map { ["\($0), on \(pair.name)"] } ?? []
        #expect(sentences == expected)
    }

    /// Tests that a very long text is compared completely.
    @Test func endOfLongText() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        let words = (0..<5_000).map { "word\($0)" }
        try desk.write(Desk.page("<p>\(words.joined(separator: " "))</p>"), to: "base/a.html")
        try desk.write(Desk.page("<p>\(words.dropLast().joined(separator: " ")) end</p>"), to: "head/a.html")
        let result = try await desk.run(["compare", "base", "head"])
        #expect(result.status == 1)
        #expect(result.output.contains("“…word4997 word4998 word4999” became “…word4997 word4998 end”, on a.html"))
    }
}
