import Testing
import VitrineMarkup

@Suite("Malformed documents")
struct MalformedTests {
    @Test(
        "The first problem with its place",
        arguments: [
            ("", Expected(1, 1, "the document is empty")),
            (" ", Expected(1, 2, "Start tag expected, '<' not found")),
            ("\n\n", Expected(3, 1, "Start tag expected, '<' not found")),
            ("x", Expected(1, 1, "Start tag expected, '<' not found")),
            ("<a>", Expected(1, 4, "Premature end of data in tag a line 1")),
            ("<a", Expected(1, 3, "Couldn't find end of Start Tag a line 1")),
            ("<a></b>", Expected(1, 8, "Opening and ending tag mismatch: a line 1 and b")),
            ("<A></a>", Expected(1, 8, "Opening and ending tag mismatch: A line 1 and a")),
            ("<a>\n  <b>\n</a>", Expected(3, 5, "Opening and ending tag mismatch: b line 2 and a")),
            ("<p>one<br></p>", Expected(1, 15, "Opening and ending tag mismatch: br line 1 and p")),
            ("<a/><b/>", Expected(1, 5, "Extra content at the end of the document")),
            ("<a/>x", Expected(1, 5, "Extra content at the end of the document")),
            ("<a b/>", Expected(1, 5, "Specification mandates value for attribute b")),
            ("<a b=c/>", Expected(1, 6, "AttValue: \" or ' expected")),
            ("<a b='1' b='2'/>", Expected(1, 15, "Attribute b redefined")),
            ("<a b='<'/>", Expected(1, 7, "Unescaped '<' not allowed in attributes values")),
            ("<a b='1'c='2'/>", Expected(1, 9, "attributes construct error")),
            ("<a x:b='1'/>", Expected(1, 11, "Namespace prefix x for b on a is not defined")),
            ("<x:a/>", Expected(1, 5, "Namespace prefix x on a is not defined")),
            ("<a>&nbsp;</a>", Expected(1, 10, "Entity 'nbsp' not defined")),
            ("<a>&amp</a>", Expected(1, 8, "EntityRef: expecting ';'")),
            ("<a>x & y</a>", Expected(1, 7, "xmlParseEntityRef: no name")),
            ("<a>1 < 2</a>", Expected(1, 7, "StartTag: invalid element name")),
            ("<a>]]></a>", Expected(1, 4, "Sequence ']]>' not allowed in content")),
            ("<a><!-- b -- c --></a>", Expected(1, 11, "Double hyphen within comment")),
            ("<a>\u{1}</a>", Expected(1, 4, "PCDATA invalid Char value 1")),
            ("<a>\u{C}</a>", Expected(1, 4, "PCDATA invalid Char value 12")),
            ("<a>&#0;</a>", Expected(1, 8, "xmlParseCharRef: invalid xmlChar value 0")),
            (
                "<a><?xml version='1.0'?></a>",
                Expected(1, 9, "XML declaration allowed only at the start of the document")
            ),
        ])
    func firstProblem(text: String, expected: Expected) throws {
        let first = try #require(problems(in: text).first)
        #expect(Expected(first.line, first.column, first.message).testDescription == expected.testDescription)
        #expect(first.code > 0)
    }

    @Test("Several problems are in document order")
    func several() throws {
        let found = try problems(in: "<a>&x;\n&y;\n<b></c></a>")
        #expect(found.map(\.line) == [1, 2, 3])
        #expect(found.map(\.message).prefix(2) == ["Entity 'x' not defined", "Entity 'y' not defined"])
    }

    @Test("At most a hundred problems are reported")
    func manyProblems() throws {
        #expect(try problems(in: "<a>" + String(repeating: "&x;", count: 1_000) + "</a>").count == 100)
    }

    @Test(
        "Bytes that are not UTF-8",
        arguments: [[0xFF], [0x80], [0xC3], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80]] as [[UInt8]])
    func invalidUTF8(bytes: [UInt8]) throws {
        let found = try WellFormednessChecker().check(Array("<p>\nab".utf8) + bytes + Array("</p>".utf8))
        #expect(found.first?.line == 2)
        #expect(found.first?.column == 3)
    }

    @Test("UTF-16 is not read as UTF-8")
    func utf16() throws {
        #expect(try !WellFormednessChecker().check([0xFF, 0xFE, 0x3C, 0, 0x61, 0, 0x2F, 0, 0x3E, 0]).isEmpty)
    }

    @Test("A NUL is a problem", arguments: ["\0", "<a>\0</a>", "<a b='\0'/>", "\0<a/>", "<\0a/>"])
    func nul(text: String) throws {
        #expect(try !problems(in: text).isEmpty)
    }

    @Test("A NUL after the root element hides nothing", arguments: ["<a/>\0", "<a/>\0<b>", "<a/>\n\0 & more"])
    func nulAfterRootElement(text: String) throws {
        let found = try problems(in: text)
        #expect(!found.isEmpty)
    }
}
