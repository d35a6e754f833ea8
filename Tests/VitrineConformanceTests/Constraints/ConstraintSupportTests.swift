import TestSupport
import Testing
import VitrineMarkup

@testable import VitrineSupport
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("Helpers of the constraint rules")
struct ConstraintSupportTests {
    private func bytes(_ text: String) -> Bytes { Array(text.utf8)[...] }

    @Test(
        "Valid floating-point numbers",
        arguments: [
            ("0", 0), ("-0", 0), ("12", 12), ("-1.5", -1.5), (".5", 0.5), ("-.5", -0.5), ("1e3", 1000), ("1E-2", 0.01),
            ("1.5e+2", 150), ("007", 7),
        ] as [(String, Double)])
    func numbers(text: String, number: Double) { #expect(AttributeText.number(bytes(text)) == number) }

    @Test(
        "Texts that are not valid numbers",
        arguments: [
            "", " 1", "1 ", "+1", "1.", ".", "-", "e3", "1e", "1e+", "1,5", "0x1", "inf", "nan", "1e999", "--1",
        ])
    func noNumbers(text: String) { #expect(AttributeText.number(bytes(text)) == nil) }

    @Test("Whole tokens are compared, ignoring case")
    func tokens() {
        #expect(bytes(" a\tPreLoad\nb ").hasToken(ignoringCase: "preload"))
        #expect(!bytes("preloads modulepreload").hasToken(ignoringCase: "preload"))
        #expect(!bytes("").hasToken(ignoringCase: "preload"))
        #expect(bytes("AUTO").equals(ignoringCase: "auto"))
        #expect(!bytes("aut").equals(ignoringCase: "auto") && !bytes("a\u{55}t0").equals(ignoringCase: "auto"))
        #expect(bytes(" \n a b\t").trimmed.elementsEqual("a b".utf8))
    }

    @Test("Lengths are in UTF-16 code units")
    func lengths() {
        for text in ["", "abc", "äöü", "€", "😀", "👩‍👩‍👧", "e\u{301}"] {
            #expect(AttributeText.length(bytes(text)) == text.utf16.count)
        }
    }

    @Test("Candidates of srcset")
    func candidates() {
        func read(_ text: String) -> [Bool] {
            let found = SourceCandidates(bytes(text))
            return [found.hasWidths, found.hasOthers]
        }
        #expect(read("") == [false, false])
        #expect(read("a") == [false, true])
        #expect(read("a 1w") == [true, false])
        #expect(read("a 1w, b 2w,") == [true, false])
        #expect(read("a 1w, b") == [true, true])
        #expect(read("a, b 2x") == [false, true])
        #expect(read("a,b 1w") == [true, false])
        #expect(read("data:image/png;base64,AA== 1w") == [true, false])
    }

    /// Tests that the fast lookup agrees with a walk up the tree, in random trees.
    @Test("The nearest enclosing element of a node", arguments: 0..<60)
    func enclosing(seed: Int) throws {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func next(_ bound: UInt64) -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state >> 33) % bound
        }
        var markup = ""
        var open: [String] = []
        for _ in 0..<80 {
            if next(3) == 0, let last = open.popLast() {
                markup += "</\(last)>"
            } else {
                let name = ["form", "div", "p"][Int(next(3))]
                open.append(name)
                markup += "<\(name)>"
            }
        }
        while let last = open.popLast() { markup += "</\(last)>" }
        let reader = try MarkupReader(names: Name.spellings)
        let page = PageTree(reader.read(Array("<body>\(markup)</body>".utf8)), syntax: .html)
        let forms = Enclosing(page, .form)
        for node in page.nodes { #expect(forms.around(node) == page.ancestor(node, .form)) }
    }

    @Test("Quotations are short and on one line")
    func quotations() {
        #expect(quoted(bytes("a")) == "“a”")
        #expect(quoted(bytes("")) == "“”")
        #expect(quoted(bytes(String(repeating: "ä", count: 60))) == "“\(String(repeating: "ä", count: 60))”")
        #expect(quoted(bytes(String(repeating: "ä", count: 61))) == "“\(String(repeating: "ä", count: 60))…”")
        #expect(quoted(bytes("a\nb")) == "“a b”")
    }

    @Test("The time for thousands of similar elements is linear")
    func hostile() throws {
        let checker = try ConformanceChecker()
        let many: [(Int) -> String] = [
            { "<form><input type=\"radio\" name=\"r\($0)\"/></form>" },
            { "<details name=\"d\" id=\"i\($0 / 2)\"><summary>x</summary></details>" },
            { "<template><p id=\"a\">\($0)</p></template>" },
            { "<a href=\"#none\($0)\">x</a><a name=\"n\($0)\">x</a>" },
            { "<select required=\"\"><option selected=\"\">\($0)</option><option selected=\"\">b</option></select>" },
            { "<video><track src=\"\($0)\" srclang=\"en\"/></video>" },
            { _ in "<p>&#x85;</p>" },
        ]
        func time(_ count: Int, _ make: (Int) -> String) -> Duration {
            let page = Rule.Example.body((0..<count).map(make).joined()).document
            return ProcessorTime.measure { _ = checker.check(Array(page.utf8), path: "page.html") }
        }
        for make in many {
            _ = time(100, make)
            let small = time(250, make)
            let large = time(1_000, make)
            #expect(large < small * 24 + .milliseconds(300))
        }
    }
}
