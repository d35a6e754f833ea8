import Testing

@testable import VitrineMarkup

@Suite("Documents as flat arrays")
struct MarkupReaderTests {
    /// Describes each node in one line. For elements: index of the parent, name, attributes, the index after the last
    /// descendant, and `/` if it is self-closed. For other nodes: index of the parent, kind, and bytes.
    private func outline(_ document: MarkupDocument) -> [String] {
        document.nodes.indices.map { index in
            let node = document.nodes[index]
            let text = String(decoding: node.kind == .element ? [] : document.bytes(of: index), as: UTF8.self)
            guard node.kind == .element else { return "\(node.parent) \(node.kind) \(text)" }
            let attributes = (0..<Int(node.attributeCount)).map { number -> String in
                let attribute = Int(node.firstAttribute) + number
                let value = String(decoding: document.value(of: attribute), as: UTF8.self)
                return document.names[Int(document.attributes[attribute].name)] + "=" + value
            }
            return ([String(node.parent), document.names[Int(node.name)]] + attributes).joined(separator: " ")
                + " ..<\(node.end)" + (node.isSelfClosed ? " /" : "")
        }
    }

    @Test func nodesAreInDocumentOrder() throws {
        let reader = try MarkupReader(names: ["p", "class"])
        let page = reader.read(Array("<p class='x'>one &amp; two<br/><!--c--><?go on?></p>".utf8))
        #expect(page.problems.isEmpty)
        #expect(
            outline(page) == [
                "-1 p class=x ..<5", "0 text one & two", "0 br ..<3 /", "0 comment c", "0 instruction ",
            ])
        #expect(page.nodes[0].name == 0 && page.attributes[0].name == 1)
    }

    @Test(arguments: [
        ("<!doctype html><p/>", true), ("\u{FEFF} <!-- a --><!-- b -->\n<!DocType HTML>\n<p/>", true),
        ("<!DOCTYPE html><p/>", true), ("<!doctyp html><p/>", false), ("<!doctype", false),
        ("<!--<!doctype html>", false),
        ("<p/><!doctype html>", false), ("<!doctype html SYSTEM><p/>", false),
        ("<!Doctype html><!doctype html><p/>", false),
    ]) func caseOfDocumentType(markup: String, isRight: Bool) throws {
        let reader = try MarkupReader(names: [])
        let page = reader.read(Array(markup.utf8))
        #expect(page.problems.isEmpty == isRight)
        #expect(!isRight || page.documentType != nil)
        let isXML = markup.contains("<!DOCTYPE")
        #expect(reader.read(Array(markup.utf8), asXML: true).problems.isEmpty == (isRight && isXML))
    }

    @Test func byteOrderMarkKeepsPlaces() throws {
        let page = try MarkupReader(names: []).read(Array("\u{FEFF}<a b='c'>one &amp; two<d/></a>".utf8))
        #expect(page.problems.isEmpty)
        #expect(outline(page) == ["-1 a b=c ..<3", "0 text one & two", "0 d ..<3 /"])
        #expect(page.attributes[0].start == 9 && page.nodes[0].start == 11)
    }

    @Test func textSectionsHavePlaces() throws {
        let page = try MarkupReader(names: []).read(Array("<a>é<![CDATA[1 < 2\r\n]]>x<b><![CDATA[]]></b></a>".utf8))
        #expect(outline(page) == ["-1 a ..<3", "0 text é1 < 2\nx", "0 b ..<3"])
        #expect(page.cdataSections.map(\.start) == [5, 28] && page.cdataSections.map(\.parent) == [0, 2])
    }

    @Test func valuesWithReferencesAreDecoded() throws {
        let page = try MarkupReader(names: []).read(
            Array("<a b='1&lt;2' c='&amp;#38;é&#38;&quot;'>x&#x41;y<d/>é &gt; è</a>".utf8))
        #expect(outline(page) == ["-1 a b=1<2 c=&#38;é&\" ..<4", "0 text xAy", "0 d ..<3 /", "0 text é > è"])
    }

    @Test("Texts and values longer than the parser's buffer are complete", arguments: [300, 5_000, 70_000, 1_000_000])
    func long(count: Int) throws {
        let reader = try MarkupReader(names: [])
        let text = String(repeating: "word ", count: count / 5)
        for markup in ["<a b='\(text)'>\(text)<c/>\(text)</a>", "<a b='\(text)&amp;'>\(text)&amp;\(text)<c/></a>"] {
            let page = reader.read(Array(markup.utf8))
            #expect(page.problems.isEmpty)
            let decoded = markup.replacing("&amp;", with: "&")
            let value = String(decoding: page.value(of: 0), as: UTF8.self)
            #expect(decoded.hasPrefix("<a b='\(value)'>"))
            let texts = page.nodes.indices.filter { page.nodes[$0].kind == .text }
                .map { String(decoding: page.bytes(of: $0), as: UTF8.self) }
            #expect(decoded.hasSuffix(">" + texts.joined(separator: "<c/>") + (texts.count == 2 ? "</a>" : "<c/></a>")))
        }
    }

    @Test func malformedDocumentEndsAtMistake() throws {
        let reader = try MarkupReader(names: [])
        let page = reader.read(Array("<a><b></a>".utf8))
        #expect(page.problems.count == 2)
        #expect(page.nodes.map(\.end) == [2, 2])
        #expect(reader.read([]).problems.first?.message == "the document is empty")
        #expect(
            reader.read(Array("<!DOCTYPE a [<!ENTITY x 'y'>]><a>&x;</a>".utf8)).problems.first?.message
                == "entity declarations are not allowed")
        #expect(reader.read(Array("<a/>".utf8)).problems.isEmpty)
    }

    @Test func namespacesHaveNumbers() throws {
        let page = try MarkupReader(names: []).read(
            Array(
                "<h:html xmlns:h='http://www.w3.org/1999/xhtml'><s:svg xmlns:s='http://www.w3.org/2000/svg'/><o xmlns='x:y' xml:lang='de'/></h:html>"
                    .utf8))
        #expect(page.nodes.map(\.namespace) == [1, 2, 6])
        #expect(page.nodes.map(\.isPrefixed) == [true, true, false])
        #expect(page.namespaces[6] == "x:y" && page.attributes[0].namespace == 5)
    }

    @Test("Names in different Unicode forms are different names")
    func namesInUnicodeForms() throws {
        for names in [[], ["\u{E9}"], ["e\u{301}"]] {
            let page = try MarkupReader(names: names).read(
                Array("<a><\u{E9}/><e\u{301}/><\u{E9} e\u{301}=''/></a>".utf8))
            #expect(page.problems.isEmpty)
            let found = page.nodes.map { Array(page.names[Int($0.name)].utf8) }
            #expect(found == [[0x61], [0xC3, 0xA9], [0x65, 0xCC, 0x81], [0xC3, 0xA9]])
            #expect(Array(page.names[Int(page.attributes[0].name)].utf8) == [0x65, 0xCC, 0x81])
        }
    }

    @Test func namesAreNotKept() throws {
        let reader = try MarkupReader(names: ["p"])
        for round in 0..<4 {
            let page = reader.read(
                Array(("<p>" + (0..<9_000).map { "<x\(round)-\($0)/>" }.joined() + "</p>").utf8))
            #expect(page.problems.isEmpty && page.names[0] == "p" && page.names.count < 30_000)
            #expect(page.names[Int(page.nodes[9_000].name)] == "x\(round)-8999")
        }
    }
}
