import Testing
import VitrineMarkup

@Suite("Trees")
struct XMLTreeTests {
    /// Returns a tree as one line, such as `a[x=1]("text", b(), #comment)`.
    func outline(_ element: XMLTree.Element) -> String {
        let attributes = element.attributes.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
        let children = element.children.map { node in
            switch node {
            case .element(let element): outline(element)
            case .text(let text): text.debugDescription
            case .instruction(let name, _): "?\(name)"
            case .comment(let text): "#\(text)"
            }
        }
        return element.name + (attributes.isEmpty ? "" : "[\(attributes)]") + "(\(children.joined(separator: ", ")))"
    }

    @Test(
        "Elements, texts, comments and attributes in order",
        arguments: [
            ("<a/>", "a()"),
            ("<a>x</a>", "a(\"x\")"),
            ("<a x='1' b='2'/>", "a[x=1 b=2]()"),
            ("<a>x<b>y</b>z</a>", "a(\"x\", b(\"y\"), \"z\")"),
            ("<a><!-- c --></a>", "a(# c )"),
            ("<a> <b/> </a>", "a(\" \", b(), \" \")"),
            ("<a>&lt;&amp;&#228;&gt;</a>", "a(\"<&ä>\")"),
            ("<a x='&lt;&#10;&quot;'/>", "a[x=<\n\"]()"),
            ("<a x='1\n2'/>", "a[x=1 2]()"),
            ("<a>1\r\n2</a>", "a(\"1\\n2\")"),
            ("<a><![CDATA[<b>]]></a>", "a(\"<b>\")"),
            ("<a xml:lang='de'/>", "a[xml:lang=de]()"),
            ("<a xmlns:p='q' p:x='1'/>", "a[p:x=1]()"),
            ("<!-- before --><a/><!-- after -->", "a()"),
            ("<ä ö='ü'>👋</ä>", "ä[ö=ü](\"👋\")"),
        ])
    func outlines(text: String, expected: String) throws {
        #expect(try outline(XMLTree(parsing: text).root) == expected)
    }

    @Test("Namespaces and lines")
    func namespaces() throws {
        let root = try XMLTree(parsing: "<a xmlns='urn:one'>\n<p:b xmlns:p='urn:two'/>\n<c/></a>").root
        #expect(root.namespace == "urn:one")
        let children = root.children.compactMap { if case .element(let element) = $0 { element } else { nil } }
        #expect(children.map(\.name) == ["b", "c"])
        #expect(children.map(\.namespace) == ["urn:two", "urn:one"])
        #expect(children.map(\.line) == [2, 3])
        #expect(try XMLTree(parsing: "<a/>").root.namespace == nil)
    }

    @Test("Lines above 65,535", arguments: [65_534, 65_535, 65_536, 200_000])
    func lines(count: Int) throws {
        let text = "<a>" + String(repeating: "\n", count: count) + "<b>x</b></a>"
        guard case .element(let element)? = try XMLTree(parsing: text).root.children.last else {
            Issue.record("no element")
            return
        }
        #expect(element.line == count + 1)
    }

    @Test("A malformed text causes an error with all problems")
    func malformed() throws {
        #expect(
            throws: XMLError.malformed([XMLProblem(line: 1, column: 1, code: 4, message: "the document is empty")])
        ) { try XMLTree(parsing: "") }
        #expect(
            throws: XMLError.malformed([
                XMLProblem(line: 2, column: 5, code: 9, message: "the control character U+0000 is not allowed")
            ])
        ) { try XMLTree(parsing: "<a>\n</a>\0<b>") }
        #expect(
            throws: XMLError.malformed([
                XMLProblem(line: 1, column: 7, code: 26, message: "Entity 'x' not defined", names: ["x"], number: 0),
                XMLProblem(line: 2, column: 4, code: 26, message: "Entity 'y' not defined", names: ["y"], number: 0),
            ])
        ) { try XMLTree(parsing: "<a>&x;\n&y;</a>") }
    }

    @Test("A tree of 256 levels")
    func depth() throws {
        let tree = try XMLTree(parsing: String(repeating: "<a>", count: 256) + String(repeating: "</a>", count: 256))
        var depth = 1
        var element = tree.root
        while case .element(let inner)? = element.children.first {
            element = inner
            depth += 1
        }
        #expect(depth == 256)
    }
}
