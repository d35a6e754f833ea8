import Testing
import VitrineHTML

@Suite("Drawings and formulas")
struct ForeignTests {
    @Test("A drawing has its namespace, and its names keep their case")
    func svg() {
        expectHTML(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 16 16\" aria-hidden=\"true\">"
                + "<linearGradient id=\"g\" gradientUnits=\"userSpaceOnUse\">"
                + "<stop offset=\"0\" stop-color=\"red\"></stop>"
                + "</linearGradient><path d=\"M2 8l4 4 8-8\"></path></svg>"
        ) { html in
            html.svg(.viewBox("0 0 16 16"), .aria("hidden", "true")) { svg in
                svg.linearGradient(.id("g"), .gradientUnits("userSpaceOnUse")) {
                    svg.stop(.offset("0"), .stopColor("red")) {}
                }
                svg.path(.d("M2 8l4 4 8-8")) {}
            }
        }
    }

    @Test("Text in a drawing is escaped")
    func svgText() {
        expectHTML(
            "<svg xmlns=\"http://www.w3.org/2000/svg\"><title>a &lt; b</title><text x=\"1\">c &amp; d</text>"
                + "<text>e<tspan>&gt;</tspan></text></svg>"
        ) { html in
            html.svg { svg in
                svg.title("a < b")
                svg.text("c & d", .x("1"))
                svg.text {
                    svg.write("e")
                    svg.tspan(">")
                }
            }
        }
    }

    @Test("HTML inside a drawing")
    func foreignObject() {
        expectHTML(
            "<svg xmlns=\"http://www.w3.org/2000/svg\"><foreignObject width=\"10\">"
                + "<div xmlns=\"http://www.w3.org/1999/xhtml\"><p>x</p></div></foreignObject></svg>"
        ) { html in
            html.svg { svg in svg.foreignObject(.width(10)) { html in html.p("x") } }
        }
    }

    @Test("A formula")
    func math() {
        expectHTML(
            "<math xmlns=\"http://www.w3.org/1998/Math/MathML\"><mfrac><mn>1</mn><msup><mi>x</mi>"
                + "<mn>2</mn></msup></mfrac>"
                + "<mo>&lt;</mo></math>"
        ) { html in
            html.math { math in
                math.mfrac {
                    math.mn("1")
                    math.msup {
                        math.mi("x")
                        math.mn("2")
                    }
                }
                math.mo("<")
            }
        }
    }

    @Test("A link in a drawing may have only allowed schemes")
    func links() {
        expectHTML(
            "<svg xmlns=\"http://www.w3.org/2000/svg\"><a></a><use href=\"#a\"></use></svg>",
            problems: [.refusedURL(attribute: "href", scheme: "javascript")]
        ) { html in
            html.svg { svg in
                svg.a(.href("javascript:0")) {}
                svg.use(.href("#a")) {}
            }
        }
    }
}
