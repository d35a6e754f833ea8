import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("SVG, MathML, custom and unknown elements")
struct ForeignTests {
    @Test(
        "Names and places",
        arguments: [
            ("<p><svg><g><path d=\"\"/><linearGradient/><feDropShadow/><a><text>1</text></a></g></svg></p>", []),
            ("<svg><lineargradient/></svg>", []), ("<svg><mesh/><solidcolor/><hkern/><tref/><view/></svg>", []),
            ("<svg><title>1 <b>2</b></title><desc><p>3</p></desc></svg>", []),
            ("<svg><title><p>2</p></title></svg>", ["child-not-allowed"]),
            ("<svg><foreignObject><div><p>1</p></div><svg><g/></svg></foreignObject></svg>", []),
            ("<svg><foreignObject><li>1</li></foreignObject></svg>", ["child-not-allowed"]),
            ("<svg><foreignObject><p><div>1</div></p></foreignObject></svg>", ["child-not-allowed"]),
            ("<svg><style>a {}</style><script>1</script></svg>", []), ("<svg><svg><svg/></svg></svg>", []),
            ("<svg><blob/></svg>", ["element-unknown"]), ("<svg><div>1</div></svg>", ["element-unknown"]),
            ("<svg><g><p>1</p></g></svg>", ["element-unknown"]), ("<p>1 <circle/></p>", ["element-unknown"]),
            (
                "<svg xmlns=\"http://www.w3.org/2000/svg\"><g><p xmlns=\"http://www.w3.org/1999/xhtml\">1</p></g></svg>",
                ["child-not-allowed"]
            ),
            ("<p><g xmlns=\"http://www.w3.org/2000/svg\"/></p>", ["child-not-allowed"]),
            ("<ul><svg/></ul>", ["child-not-allowed"]), ("<table><tr><td><svg/></td></tr></table>", []),
            ("<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:x=\"urn:x\"><metadata><x:y/></metadata></svg>", []),

            ("<p><math><mrow><mi>x</mi><mo>=</mo><mn>1</mn></mrow></math></p>", []),
            ("<math><mtext>1 <b>2</b></mtext><mi><mglyph/></mi></math>", []),
            ("<math><mtext><p>1</p></mtext></math>", ["child-not-allowed"]),
            (
                "<math><semantics><mi>x</mi><annotation-xml encoding=\"text/html\"><p>1</p></annotation-xml></semantics></math>",
                []
            ),
            (
                "<math><semantics><mi>x</mi><annotation-xml encoding=\"MathML-Content\"><apply><plus/><ci>x</ci></apply></annotation-xml></semantics></math>",
                []
            ),
            (
                "<math><semantics><mi>x</mi><annotation-xml encoding=\"SVG1.1\"><svg><g/></svg></annotation-xml></semantics></math>",
                []
            ),
            ("<math><semantics><mi>x</mi><annotation encoding=\"TeX\">x</annotation></semantics></math>", []),
            ("<math><mfoo/></math>", ["element-unknown"]), ("<math><p>1</p></math>", ["element-unknown"]),
            ("<math><mtable><mtr><mtd><mn>1</mn></mtd></mtr></mtable></math>", []),
            ("<ol><math/></ol>", ["child-not-allowed"]),
            ("<svg>One</svg>", ["text-not-allowed"]),
            ("<svg><g>One</g>two</svg>", ["text-not-allowed", "text-not-allowed"]),
            ("<svg><text>One <tspan>two</tspan></text><metadata>three</metadata></svg>", []),
            (
                "<svg xmlns=\"http://www.w3.org/2000/svg\"><math xmlns=\"http://www.w3.org/1998/Math/MathML\"/></svg>",
                ["child-not-allowed"]
            ),
            ("<math>x</math>", ["text-not-allowed"]), ("<math><mrow>x<mi>y</mi></mrow></math>", ["text-not-allowed"]),
            ("<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>", []),
            ("<math><mfrac><mn>1</mn></mfrac></math>", ["child-missing"]),
            ("<math><msup><mi>x</mi><mn>2</mn><mn>3</mn></msup></math>", ["child-not-allowed"]),
            ("<math><munderover><mo>∑</mo><mi>i</mi></munderover></math>", ["child-missing"]),
            ("<math><msqrt><mn>1</mn><mo>+</mo><mn>2</mn></msqrt></math>", []),

            ("<my-x><li-x>1</li-x></my-x>", []), ("<p><my-x>1</my-x></p>", []), ("<p><My-X>1</My-X></p>", []),
            ("<p><a-é>1</a-é></p>", []),
            ("<p><x-1.2_>1</x-1.2_></p>", []),
            ("<my-x><li>1</li></my-x>", ["child-not-allowed"]),
            ("<p><font-face>1</font-face></p>", ["element-unknown"]),
            ("<p><annotation-xml>1</annotation-xml></p>", ["element-unknown"]),
            ("<p><_a-b>1</_a-b></p>", ["element-unknown"]),
            ("<p><foo>1</foo></p>", ["element-unknown"]),
            ("<foo><li>1</li><bar/></foo>", ["element-unknown", "element-unknown"]),
            ("<p><href>1</href></p>", ["element-unknown"]), ("<p><image/></p>", ["element-unknown"]),
            ("<DIV><P>1</P></DIV>", []), ("<P><DIV>1</DIV></P>", ["child-not-allowed"]),
            ("<table><foo/></table>", ["element-unknown"]), ("<picture><foo/></picture>", ["element-unknown"]),
            ("<x:a xmlns:x=\"urn:a\"><x:b/><p>1</p></x:a><x:a xmlns:x=\"urn:a\"/>", ["element-foreign"]),
            ("<ul><x:a xmlns:x=\"urn:a\"/></ul>", ["element-foreign"]),
        ] as [(String, [String])])
    func place(markup: String, rules: [String]) throws {
        #expect(try Broken.body(markup) == rules, "\(markup)")
    }

    @Test(
        "In XHTML, names are case-sensitive, and other namespaces are allowed",
        arguments: [
            ("<p><My-x>1</My-x></p>", ["element-unknown"]), ("<P>1</P>", ["element-unknown"]),
            ("<x:a xmlns:x=\"urn:a\"/>", []),
            ("<svg xmlns=\"http://www.w3.org/2000/svg\"><lineargradient/></svg>", ["element-unknown"]),
        ] as [(String, [String])])
    func xhtml(markup: String, rules: [String]) throws {
        let page = """
            <html xmlns="http://www.w3.org/1999/xhtml"><head><title>1</title></head><body>\(markup)</body></html>
            """
        #expect(try Broken.page(page, syntax: .xhtml) == rules, "\(markup)")
    }
}
