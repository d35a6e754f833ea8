import Testing
import VitrineSupport

@Suite("Texts for markup, terminals and people")
struct TextTests {
    @Test(
        "HTML",
        arguments: [
            ("a<b>&\"'", "a&lt;b&gt;&amp;\"'", "a&lt;b&gt;&amp;&quot;'"), ("\n\t", "\n\t", "&#10;&#9;"),
            ("\r", "&#13;", "&#13;"), ("é😀", "é😀", "é😀"), ("", "", ""),
        ])
    func html(text: String, inText: String, inAttribute: String) {
        #expect(Escaping.html(text) == inText)
        #expect(Escaping.html(text, inAttribute: true) == inAttribute)
        #expect(String(decoding: Escaping.unescaped(Array(inAttribute.utf8)), as: UTF8.self) == text)
    }

    @Test(
        "References in XML are resolved",
        arguments: [
            ("&#65;&#x41;&#x4a;", "AAJ"), ("&#+65;", "&#+65;"), ("&#x+41;", "&#x+41;"), ("&#-0;", "&#-0;"),
            ("&#;", "&#;"), ("&#x;", "&#x;"), ("&nbsp;", "&nbsp;"), ("&amp;#65;", "&#65;"),
        ])
    func references(text: String, expected: String) {
        #expect(String(decoding: Escaping.unescaped(Array(text.utf8)), as: UTF8.self) == expected)
    }

    /// The widths follow East_Asian_Width in Unicode 16: 2 for W and F, 1 for A and N. Flags and characters with emoji
    /// presentation (U+FE0F) also have width 2.
    @Test(
        "Columns in a terminal",
        arguments: [
            ("a", 1), ("日", 2), ("Ａ", 2), ("é", 1), ("e\u{301}", 1), ("\u{3247}", 2), ("\u{3248}", 1),
            ("\u{324F}", 1), ("\u{3250}", 2), ("\u{2630}", 2), ("\u{268F}", 2), ("\u{4DC0}", 2), ("\u{1D300}", 2),
            ("\u{1D377}", 1), ("\u{26A0}", 1), ("\u{26A0}\u{FE0F}", 2), ("\u{1F1E9}\u{1F1EA}", 2),
        ] as [(Character, Int)])
    func columns(character: Character, width: Int) { #expect(DisplayWidth.of(character) == width) }

    @Test func xml() {
        #expect(
            Escaping.xml("a<b>&\"\n\u{1}\u{FFFE}\u{1F600}") == "a&lt;b&gt;&amp;&quot;&#10;␁&lt;U+FFFE&gt;\u{1F600}")
    }

    @Test(
        "Markdown",
        arguments: [
            ("a|b", "a\\|b"), ("<b>&", "&lt;b&gt;&amp;"), ("@me", "&#64;me"),
            ("*_`[]#~!$\\", "\\*\\_\\`\\[\\]\\#\\~\\!\\$\\\\"),
            ("one\ntwo", "one␊two"), ("\u{202E}x", "&lt;U+202E&gt;x"),
            // Markers of lists (CommonMark 0.31, 5.2), and beginnings that are not markers.
            ("1. intro.txt", "1\\. intro.txt"), ("2) a", "2\\) a"), ("- x.txt", "\\- x.txt"), ("+ x", "\\+ x"),
            ("-", "\\-"), ("1.5 MB", "1.5 MB"), ("-x", "-x"), ("a - b", "a - b"),
            // Thematic breaks (4.1), underlines of headings (4.3) and indented code (4.4).
            ("---", "\\---"), ("- - -", "\\- - -"), ("--- ", "\\--- "), ("===", "\\==="), ("--x", "--x"),
            ("=x", "=x"), ("    a", "&#32;   a"), (" - a", "&#32;- a"),
        ])
    func markdown(text: String, expected: String) { #expect(Escaping.markdown(text) == expected) }

    @Test(
        "Characters that control a terminal are replaced with visible ones",
        arguments: [
            ("plain é日", "plain é日"), ("\u{1B}[31m", "␛[31m"), ("\u{7F}\u{85}", "␡<U+0085>"), ("a\nb", "a␊b"),
            ("\u{200E}\u{200F}\u{61C}", "<U+200E><U+200F><U+061C>"), ("\u{2028}\u{2029}", "<U+2028><U+2029>"),
            ("\u{202A}\u{202E}\u{2066}\u{2069}", "<U+202A><U+202E><U+2066><U+2069>"), ("\u{FEFF}", "<U+FEFF>"),
        ])
    func terminal(text: String, expected: String) { #expect(TerminalText.safe(text) == expected) }

    @Test(arguments: [(0, "0 pages"), (1, "1 page"), (2, "2 pages"), (1_204, "1,204 pages"), (-1_000, "-1,000 pages")])
    func counts(number: Int, text: String) { #expect(Count.of(number, "page", "pages") == text) }

    @Test func lists() {
        #expect([String]().joined(last: "or") == "")
        #expect(["a"].joined(last: "or") == "a")
        #expect(["a", "b"].joined(last: "or") == "a or b")
        #expect(["a", "b", "c"].joined(last: "or") == "a, b or c")
    }

    @Test func tables() {
        #expect("a b\n\n c  d\n".lines == ["a b", " c  d"])
        #expect(" c  d ".words == ["c", "d"])
        #expect("a||b|".cells == ["a", "", "b", ""])
        #expect(hyphenated("ariaLabelledBy") == "aria-labelled-by")
    }

    @Test(arguments: [("outptu", "output"), ("ouput", "output"), ("x", nil), ("", nil), ("formt", "format")])
    func nearestWord(word: String, expected: String?) {
        #expect(nearest(word, in: ["output", "format", "theme"]) == expected)
    }

    @Test func bytesOfASCII() {
        for byte in UInt8.min...UInt8.max {
            let scalar = Unicode.Scalar(byte)
            let character = Character(scalar)
            let isASCII = byte < 0x80
            #expect(byte.isASCIIDigit == ("0"..."9").contains(scalar))
            #expect(byte.isASCIILetter == (isASCII && character.isLetter))
            #expect(byte.isASCIIUppercase == (isASCII && character.isUppercase))
            #expect(byte.isASCIILowercase == (isASCII && character.isLowercase))
            #expect(byte.isASCIIHexDigit == (isASCII && character.isHexDigit))
            #expect(byte.hexDigitValue.map(Int.init) == (isASCII ? character.hexDigitValue : nil))
            #expect(byte.isHTMLSpace == ["\t", "\n", "\u{C}", "\r", " "].contains(scalar))
            #expect(byte.isXMLSpace == ["\t", "\n", "\r", " "].contains(scalar))
            if isASCII { #expect(String(Character(Unicode.Scalar(byte.asciiLowercased))) == character.lowercased()) }
        }
    }
}
