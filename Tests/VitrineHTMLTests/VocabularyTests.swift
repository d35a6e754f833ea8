import Testing
import VitrineHTML

@Suite("Vocabulary")
struct VocabularyTests {
    @Test("A whole page")
    func page() {
        expectHTML(
            "<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\" dir=\"ltr\">"
                + "<head><meta charset=\"utf-8\"/><title>T</title><base href=\"/\"/>"
                + "<link rel=\"stylesheet\" href=\"a.css\"/></head><body><header><h1>A</h1><nav>"
                + "<a href=\"#m\">m</a></nav></header>"
                + "<main id=\"m\"><article><h2>B</h2><p>c<sub>1</sub></p></article><aside>d</aside></main>"
                + "<footer><small>e</small></footer></body></html>"
        ) { html in
            html.html(.lang("en"), .dir("ltr")) {
                html.head {
                    html.meta(.charset("utf-8"))
                    html.title("T")
                    html.base(.href("/"))
                    html.link(.rel("stylesheet"), .href("a.css"))
                }
                html.body {
                    html.header {
                        html.h1("A")
                        html.nav { html.a("m", .href("#m")) }
                    }
                    html.main(.id("m")) {
                        html.article {
                            html.h2("B")
                            html.p {
                                html.text("c")
                                html.sub("1")
                            }
                        }
                        html.aside("d")
                    }
                    html.footer { html.small("e") }
                }
            }
        }
    }

    @Test("A table")
    func table() {
        expectHTML(
            "<table><caption>c</caption><colgroup><col span=\"2\"/></colgroup><thead><tr>"
                + "<th scope=\"col\">a</th></tr></thead>"
                + "<tbody><tr><td headers=\"h\">1</td></tr></tbody><tfoot><tr><td>2</td></tr></tfoot></table>"
        ) { html in
            html.table {
                html.caption("c")
                html.colgroup { html.col(.span(2)) }
                html.thead { html.tr { html.th("a", .scope("col")) } }
                html.tbody { html.tr { html.td("1", .headers("h")) } }
                html.tfoot { html.tr { html.td("2") } }
            }
        }
    }

    @Test("A form")
    func form() {
        expectHTML(
            "<form action=\"/a\" method=\"post\" accept-charset=\"utf-8\"><fieldset><legend>l</legend>"
                + "<label for=\"i\">n</label>"
                + "<input id=\"i\" name=\"n\" type=\"text\" required=\"\" maxlength=\"9\"/>"
                + "<select name=\"s\"><optgroup label=\"g\">"
                + "<option value=\"1\" selected=\"\">one</option></optgroup></select>"
                + "<button type=\"submit\">go</button>"
                + "<progress value=\"1\" max=\"2\">half</progress></fieldset></form>"
        ) { html in
            html.form(.action("/a"), .method("post"), .acceptCharset("utf-8")) {
                html.fieldset {
                    html.legend("l")
                    html.label("n", .for("i"))
                    html.input(.id("i"), .name("n"), .type("text"), .required, .maxlength(9))
                    html.select(.name("s")) {
                        html.optgroup(.label("g")) { html.option("one", .value("1"), .selected) }
                    }
                    html.button("go", .type("submit"))
                    html.progress("half", .value("1"), .max("2"))
                }
            }
        }
    }

    @Test("Elements that contain only text")
    func textElements() {
        expectHTML(
            "<em>1</em><strong>2</strong><s>3</s><cite>4</cite><q>5</q><dfn>6</dfn>"
                + "<abbr title=\"t\">7</abbr><code>8</code>"
                + "<var>9</var><samp>10</samp><kbd>11</kbd><sup>12</sup><i>13</i><u>14</u><mark>15</mark><bdi>16</bdi>"
                + "<bdo dir=\"rtl\">17</bdo><ins>18</ins><del>19</del><time datetime=\"2020\">20</time>"
                + "<data value=\"1\">21</data>"
        ) { html in
            html.em("1")
            html.strong("2")
            html.s("3")
            html.cite("4")
            html.q("5")
            html.dfn("6")
            html.abbr("7", .title("t"))
            html.code("8")
            html.var("9")
            html.samp("10")
            html.kbd("11")
            html.sup("12")
            html.i("13")
            html.u("14")
            html.mark("15")
            html.bdi("16")
            html.bdo("17", .dir("rtl"))
            html.ins("18")
            html.del("19")
            html.time("20", .datetime("2020"))
            html.data("21", .value("1"))
        }
    }

    @Test("Media and interactive elements")
    func media() {
        expectHTML(
            "<picture><source srcset=\"a.avif\" type=\"image/avif\"/>"
                + "<img src=\"a.png\" width=\"1\" height=\"2\" loading=\"lazy\"/>"
                + "</picture><video controls=\"\" poster=\"p.png\"><track src=\"t.vtt\" kind=\"captions\"/></video>"
                + "<figure><figcaption>f</figcaption></figure><details open=\"\"><summary>s</summary>d</details>"
                + "<dialog>x</dialog><dl><dt>t</dt><dd>d</dd></dl><ruby>r<rp>(</rp><rt>t</rt><rp>)</rp></ruby>"
        ) { html in
            html.picture {
                html.source(.srcset("a.avif"), .type("image/avif"))
                html.img(.src("a.png"), .width(1), .height(2), .loading("lazy"))
            }
            html.video(.controls, .poster("p.png")) { html.track(.src("t.vtt"), .kind("captions")) }
            html.figure { html.figcaption("f") }
            html.details(.open) {
                html.summary("s")
                html.text("d")
            }
            html.dialog("x")
            html.dl {
                html.dt("t")
                html.dd("d")
            }
            html.ruby {
                html.text("r")
                html.rp("(")
                html.rt("t")
                html.rp(")")
            }
        }
    }
}
