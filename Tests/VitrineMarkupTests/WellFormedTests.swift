import Testing
import VitrineMarkup

@Suite("Well-formed documents")
struct WellFormedTests {
    @Test(
        "Documents without a problem",
        arguments: [
            "<a/>", "<a></a>", "<a>x</a>", "<a b='1' c=\"2\"/>", "<a>&lt;&gt;&amp;&quot;&apos;&#65;&#x1F600;</a>",
            "<?xml version=\"1.0\"?><a/>", "<!DOCTYPE html>\n<html></html>", "<a><!-- b --></a>",
            "<a><![CDATA[<&]]></a>",
            "<a/><!-- after --><?pi after?>\n", "\u{FEFF}<a/>", "<ä>ö</ä>", "<a xml:lang='de'/>",
            "<a xmlns:x='y' x:b='1'/>",
            "<x:a xmlns:x='y'/>", "<a\n>\n</a\n>", "<a b='>'/>", "<a>]]&gt;</a>", "<a>\u{7F}\u{85}\u{9F}</a>",
            "<a>\u{D7FF}\u{E000}\u{10000}</a>", "<a>\t\r\n</a>", "<a b='\t&#10;'/>",
            "<!DOCTYPE l [ <!-- nothing is declared --> ]><l/>",
        ])
    func wellFormed(text: String) throws {
        #expect(try problems(in: text) == [])
    }

    @Test("A UTF-8 document that declares Latin-1 is read as UTF-8")
    func declaredEncoding() throws {
        #expect(try problems(in: "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a>é</a>") == [])
    }

    @Test("A relative address as a namespace is not a problem")
    func relativeNamespace() throws {
        let found = try problems(in: "<a xmlns='one'/>")
        #expect(found == [])
    }

    @Test("The bytes can be passed as an unsafe buffer")
    func lentBytes() throws {
        let checker = try WellFormednessChecker()
        Array("<a></b>".utf8).withUnsafeBufferPointer { #expect(checker.check($0).count == 1) }
        #expect(checker.check(UnsafeBufferPointer(start: nil, count: 0)).count == 1)
    }

    @Test("A large document with many small elements")
    func large() throws {
        let text = "<a>" + String(repeating: "<b c='d'>text</b>\n", count: 500_000) + "</a>"
        #expect(try problems(in: text) == [])
    }
}
