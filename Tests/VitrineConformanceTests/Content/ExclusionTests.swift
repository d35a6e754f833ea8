import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("Elements that must not be inside others")
struct ExclusionTests {
    private static let interactive = ["nested-interactive"]
    private static let excluded = ["descendant-not-allowed"]

    @Test(
        "Links, buttons, options",
        arguments: [
            ("<p><a href=\"#\">A <img src=\"a\" alt=\"\"/><span>b</span></a></p>", []),
            ("<p><a href=\"#\"><a href=\"#\">b</a></a></p>", interactive), ("<p><a>A <a>b</a></a></p>", interactive),
            ("<p><a href=\"#\"><em><span><button>b</button></span></em></a></p>", interactive),
            ("<p><a href=\"#\"><input/></a></p>", interactive),
            ("<p><a href=\"#\"><input type=\"hidden\"/></a></p>", []),
            ("<p><a href=\"#\"><input type=\"HIDDEN\"/></a></p>", []),
            ("<p><a href=\"#\"><label>b</label></a></p>", interactive),
            ("<div><a href=\"#\"><details><summary>b</summary></details></a></div>", interactive),
            ("<p><a href=\"#\"><img src=\"a\" alt=\"\" usemap=\"#m\"/></a></p>", interactive),
            ("<p><a href=\"#\"><video src=\"v\"></video></a></p>", []),
            ("<p><a href=\"#\"><video src=\"v\" controls=\"\"></video></a></p>", interactive),
            ("<p><a href=\"#\"><audio src=\"v\" controls=\"\"></audio></a></p>", interactive),
            ("<p><a href=\"#\"><iframe></iframe></a></p>", interactive),
            ("<p><a href=\"#\"><embed/></a></p>", interactive),
            ("<p><a href=\"#\"><select></select></a></p>", interactive),
            ("<p><a href=\"#\"><textarea></textarea></a></p>", interactive),
            ("<p><a href=\"#\"><span tabindex=\"-1\">b</span></a></p>", interactive),
            ("<p><a href=\"#\" tabindex=\"0\">b</a></p>", []), ("<p><a href=\"#\"><my-x>b</my-x></a></p>", []),
            ("<p><a href=\"#\"><my-x><button>b</button></my-x></a></p>", interactive),
            ("<p><a href=\"#\"><svg tabindex=\"0\"></svg></a></p>", interactive),
            ("<p><a href=\"#\"><svg><g><path tabindex=\"0\"/></g></svg></a></p>", interactive),
            ("<p><a href=\"#\"><svg><foreignObject><button>b</button></foreignObject></svg></a></p>", interactive),
            ("<p><a href=\"#\"><object data=\"o\"></object></a></p>", []),
            ("<p><a href=\"#\"><progress></progress></a></p>", []),
            // One defect has one finding, even if several elements exclude the content; two defects have two.
            ("<p><a href=\"#\"><label><input/></label></a></p>", interactive),
            ("<p><a href=\"#\">A <a href=\"#\"><button>b</button></a></a></p>", interactive + interactive),
            ("<p><a href=\"#\"><template><button>b</button></template></a></p>", []),

            ("<p><button><span>b</span><svg></svg></button></p>", []), ("<p><button><a>b</a></button></p>", []),
            ("<p><button><a href=\"#\">b</a></button></p>", interactive),
            ("<p><button><button>b</button></button></p>", interactive),
            ("<p><button><span tabindex=\"0\">b</span></button></p>", interactive),
            ("<p><button><input/></button></p>", interactive),
            ("<p><button tabindex=\"0\">b</button></p>", []),

            ("<select><option><button>b</button></option></select>", interactive),
            ("<select><option><b><a href=\"#\">b</a></b></option></select>", interactive),
            ("<select><option><span tabindex=\"0\">b</span></option></select>", interactive),
            ("<select><option><b><object data=\"o\"></object></b></option></select>", excluded),
            ("<select><option tabindex=\"0\">b</option></select>", []),
            ("<select><optgroup><legend><b>b</b></legend></optgroup></select>", []),
            ("<select><optgroup><legend><button>b</button></legend></optgroup></select>", interactive),
            ("<select><optgroup><legend><b tabindex=\"1\">b</b></legend></optgroup></select>", interactive),
            ("<fieldset><legend><button>b</button> <input tabindex=\"1\"/></legend></fieldset>", []),
            ("<details><summary><a href=\"#\">b</a></summary></details>", []),

            (
                "<p><canvas><a href=\"#\">b</a><button>b</button><input type=\"radio\"/><input type=\"submit\"/></canvas></p>",
                []
            ),
            ("<p><canvas><select multiple=\"\"></select><select size=\"2\"></select></canvas></p>", []),
            ("<p><canvas><input/></canvas></p>", excluded), ("<p><canvas><select></select></canvas></p>", excluded),
            ("<p><canvas><textarea></textarea></canvas></p>", excluded),
            ("<p><canvas><label>b</label></canvas></p>", excluded),
        ] as [(String, [String])])
    func controls(markup: String, rules: [String]) throws {
        #expect(try Broken.body(markup) == rules, "\(markup)")
    }

    @Test(
        "Labels",
        arguments: [
            ("<p><label>A <input/></label></p>", []), ("<p><label>A <input type=\"hidden\"/><input/></label></p>", []),
            ("<p><label>A <span>b <select><option>1</option></select></span></label></p>", []),
            ("<p><label>A <input/><input/></label></p>", ["label-controls"]),
            (
                "<p><label>A <input/><button>b</button><meter></meter></label></p>",
                ["label-controls", "label-controls"]
            ),
            ("<p><label>A <output></output><progress></progress></label></p>", ["label-controls"]),
            ("<p><label>A <select><button><selectedcontent></selectedcontent></button></select></label></p>", []),
            ("<p><label for=\"a\">A <input id=\"a\"/></label></p>", []),
            ("<p><label for=\"a\">A <input id=\"b\"/></label><input id=\"a\"/></p>", ["label-controls"]),
            ("<p><label for=\"a\">A <input/></label><input id=\"a\"/></p>", ["label-controls"]),
            ("<p><label>A <label>b</label></label></p>", ["descendant-not-allowed"]),
            ("<p><label>A <input/></label> <label>B <input/></label></p>", []),
            ("<p><label>A <a href=\"#\">b</a> <input/></label></p>", []),
            ("<p><label>A <template><input/><input/></template> <input/></label></p>", []),
        ] as [(String, [String])])
    func labels(markup: String, rules: [String]) throws {
        #expect(try Broken.body(markup) == rules, "\(markup)")
    }

    @Test(
        "Elements inside elements of the same kind, and outlines",
        arguments: [
            ("<form><div><form></form></div></form>", excluded), ("<form></form><form></form>", []),
            ("<header><header>1</header></header>", excluded), ("<header><footer>1</footer></header>", excluded),
            ("<footer><section><header>1</header></section></footer>", excluded),
            ("<header><nav><h1>1</h1></nav></header><footer>1</footer>", []),
            ("<article><header>1</header></article>", []),
            ("<address><h2>1</h2></address>", excluded), ("<address><hgroup><h2>1</h2></hgroup></address>", excluded),
            ("<address><div><nav>1</nav></div></address>", excluded),
            ("<address><footer>1</footer></address>", excluded),
            ("<address><address>1</address></address>", excluded),
            ("<address><p>1</p><ul><li>2</li></ul></address>", []),
            ("<dl><dt><h3>1</h3></dt><dd><h3>2</h3></dd></dl>", excluded),
            ("<dl><dt><section>1</section></dt><dd>2</dd></dl>", excluded),
            ("<dl><dt><p>1</p></dt><dd><footer>2</footer></dd></dl>", []),
            ("<table><tr><th><div><h2>1</h2></div></th></tr></table>", excluded),
            ("<table><tr><th><article>1</article></th></tr></table>", excluded),
            ("<table><tr><th><header>1</header></th></tr></table>", excluded),
            ("<table><tr><td><h2>1</h2><header>1</header></td></tr></table>", []),
            ("<table><caption><table></table></caption></table>", excluded),
            ("<table><caption><div><table></table></div></caption></table>", excluded),
            ("<table><caption><p>1</p><h2>2</h2></caption></table>", []),
            ("<p><dfn>1 <em><dfn>2</dfn></em></dfn></p>", excluded),
            ("<p><meter>1 <meter>2</meter></meter></p>", excluded),
            ("<p><progress>1 <b><progress>2</progress></b></progress></p>", excluded),
            ("<p><meter>1 <progress>2</progress></meter></p>", []),
            ("<noscript><div><noscript>1</noscript></div></noscript>", excluded),
            ("<div><video src=\"v\"><p><audio src=\"a\"></audio></p></video></div>", excluded),
            ("<p><audio src=\"a\"><video src=\"v\"></video></audio></p>", excluded),
            ("<p><em><em>1</em></em> <q><q>2</q></q></p>", []),
            ("<p><ruby><span><ruby>A<rt>a</rt></ruby></span><rt>b</rt></ruby></p>", excluded),
            ("<p><ruby><ruby><ruby>A<rt>a</rt></ruby><rt>b</rt></ruby><rt>c</rt></ruby></p>", excluded),
            ("<p><ruby>A<rt><ruby>B<rt>b</rt></ruby></rt></ruby></p>", []),
            ("<p><ruby><ruby>A<rt><ruby>B<rt>b</rt></ruby></rt></ruby><rt>c</rt></ruby></p>", excluded),
        ] as [(String, [String])])
    func descendants(markup: String, rules: [String]) throws {
        #expect(try Broken.body(markup) == rules, "\(markup)")
    }
}
