import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("The children of elements")
struct ChildTests {
    /// Markup with `@` where one child is inserted, the names of allowed children, and the names of some that are not
    /// allowed; “text” is a child that consists of text.
    static let rows: [(around: String, right: String, wrong: String)] = [
        (
            flow("article"), "p div ul table h1 hgroup img a text my-x svg math script template",
            "li dt td tr caption legend"
        ),
        (flow("section"), "header footer nav section main? form dl figure", "title base style head body html source"),
        (flow("nav"), "ul ol menu p a search dialog", "li option optgroup rt rp col"),
        (flow("aside"), "blockquote pre hr address details fieldset", "summary figcaption dd param? track tbody"),
        (flow("header"), "h1 p nav ul img text", "li td style title"),
        (flow("footer"), "p address nav small text", "li th colgroup legend"),
        (flow("address"), "p a br text div ul", "li dd base"),
        (flow("search"), "form input label p", "li option legend title"),
        (flow("div"), "p div span text hr form table noscript my-x slot", "li dt dd tr td option legend summary title"),
        (flow("blockquote"), "p text h2 blockquote footer cite", "li figcaption rt"),
        (flow("dialog"), "form p h2 text button", "li summary legend"),
        (flow("form"), "p label input fieldset button div text", "li option legend td"),
        ("<ul><li>@</li></ul>", "p div ul text a h3 table", "li dt td option"),
        ("<dl><dt>One</dt><dd>@</dd></dl>", "p div ul dl text h3 table", "dd dt li td"),
        ("<dl><dt>@</dt><dd>One</dd></dl>", "p div ul text dfn a", "dd dt li td"),
        ("<figure><figcaption>@</figcaption></figure>", "p text h2 ul cite", "figcaption li dt"),
        ("<table><tbody><tr><td>@</td></tr></tbody></table>", "p ul table text h3 form", "td th tr li caption"),
        ("<table><tbody><tr><th>@</th></tr></tbody></table>", "p ul text a abbr", "td th tr li"),
        ("<table><caption>@</caption><tbody><tr><td>1</td></tr></tbody></table>", "p text strong ul", "caption td li"),

        (
            flow("p"), "span a em img br text input select label svg math script my-x ruby q",
            "div p ul h1 table hr li form"
        ),
        (flow("pre"), "code span a text img", "p div ul pre h2"),
        (flow("h1"), "span em a text img small br", "h2 p div ul hgroup header"),
        (flow("h6"), "span b i text picture", "h6 p div section"),
        (inline("span"), "em a text img button", "div p ul h3 li"),
        (inline("em"), "strong text code", "p div h2"),
        (inline("strong"), "em text", "p section"),
        (inline("small"), "a text", "p div"), (inline("s"), "text b", "p div"), (inline("cite"), "i text", "p div"),
        (inline("q"), "em text", "p blockquote"), (inline("dfn"), "abbr text", "p div"),
        (inline("abbr"), "span text", "p div"), (inline("data value=\"1\""), "text b", "p div"),
        (inline("code"), "var text", "p pre"), (inline("var"), "sub text", "p div"),
        (inline("samp"), "kbd text", "p div"),
        (inline("kbd"), "kbd text", "p ul"), (inline("sub"), "i text", "p div"), (inline("sup"), "a text", "p div"),
        (inline("i"), "b text", "p div"), (inline("b"), "i text", "p h1"), (inline("u"), "text em", "p div"),
        (inline("mark"), "em text", "p li"), (inline("bdi"), "text span", "p div"),
        (inline("bdo dir=\"rtl\""), "text span", "p div"), (inline("output"), "text b", "p div"),
        (inline("label"), "text span input?", "p div"),
        (inline("button type=\"button\""), "text img span svg", "p div h2 ul"),
        (inline("time datetime=\"2026\""), "text b span", "p div"), (inline("time"), "text", "b span p"),
        (inline("progress"), "text b", "p div"), (inline("meter value=\"0\""), "text b", "p div"),
        (inline("textarea"), "text", "b p br"), (inline("iframe"), "", "text b p"),
        (inline("br"), "", "text b"), (inline("wbr"), "", "text i"), (inline("img"), "", "text b"),
        (inline("input"), "", "text b"), (inline("embed"), "", "text b"), (flow("hr"), "", "text p"),

        (inline("a"), "text span em img", "p div li"), (flow("a"), "text span p div ul h1", "li td dt"),
        (inline("ins"), "text b", "p div"), (flow("ins"), "text p ul", "li dd"),
        (inline("del"), "text b", "p div"), (flow("del"), "text p ul", "li tr"),
        (inline("map name=\"m\""), "area text a", "p div"), (flow("map name=\"m\""), "area p a", "li"),
        (inline("object data=\"x\""), "text img param?", "p div"),
        (flow("object data=\"x\""), "text p div", "li source"),
        (inline("canvas"), "text a button", "p div"), (flow("canvas"), "p a table text", "li td"),
        (inline("slot"), "text b", "p div"), (flow("slot"), "text p", "li"),
        (inline("noscript"), "text img", "p div"), (flow("noscript"), "text p form", "li title"),
        (inline("video"), "source track text a", "p div li"), (flow("video"), "source track p text", "li img-x?"),
        (inline("video src=\"v.mp4\""), "track text a", "source p"), (inline("audio"), "source track text a", "p li"),
        (flow("audio src=\"a.mp3\""), "track p text", "source li"),

        ("<ul>@</ul>", "li script template", "text p div ul my-x a dt"),
        ("<ol>@</ol>", "li script template", "text p ol span"),
        ("<menu>@</menu>", "li script template", "text button p"),
        ("<dl>@<dt>One</dt><dd>Two</dd></dl>", "script template", "text p li span div?"),
        ("<dl><div>@<dt>One</dt><dd>Two</dd></div></dl>", "script template", "text p div li"),
        ("<hgroup>@<h1>One</h1></hgroup>", "p script template", "text div ul header span"),
        ("<p><picture>@<img src=\"a\" alt=\"\"/></picture></p>", "source script template", "text span a track picture"),
        ("<table>@</table>", "caption colgroup thead tbody tfoot tr script template", "text td th p div form"),
        ("<table><colgroup>@</colgroup></table>", "col template", "text tr script colgroup p"),
        ("<table><colgroup span=\"1\">@</colgroup></table>", "", "col text template"),
        ("<table><thead>@</thead></table>", "tr script template", "text td tbody p"),
        ("<table><tbody>@</tbody></table>", "tr script template", "text td tbody div"),
        ("<table><tfoot>@</tfoot></table>", "tr script template", "text th thead span"),
        ("<table><tbody><tr><td>1</td>@</tr></tbody></table>", "td th script template", "text tr p div form"),
        (
            "<select name=\"s\">@</select>", "option optgroup hr script template noscript div button",
            "text p span label li"
        ),
        ("<select name=\"s\" multiple=\"\">@</select>", "option hr div", "button text legend"),
        ("<select name=\"s\" size=\"4\">@</select>", "option optgroup", "button text"),
        ("<select name=\"s\" size=\"1\">@</select>", "option button", "text p"),
        ("<select name=\"s\"><div>@</div></select>", "option optgroup hr div", "text p span button legend"),
        ("<select name=\"s\"><noscript>@</noscript></select>", "option hr", "text p"),
        (
            "<select name=\"s\"><optgroup label=\"o\">@</optgroup></select>", "option legend div script noscript",
            "text hr optgroup p"
        ),
        (
            "<select name=\"s\"><optgroup label=\"o\"><div>@</div></optgroup></select>", "option div",
            "text hr optgroup legend"
        ),
        (
            "<select name=\"s\"><option>@</option></select>", "text span div img b svg",
            "p ul option hr li datalist object"
        ),
        ("<select name=\"s\"><option><div>@</div></option></select>", "text span div img", "p option hr li"),
        ("<select name=\"s\"><option label=\"o\">@</option></select>", "text", "b div"),
        ("<select name=\"s\"><option label=\"o\" value=\"v\">@</option></select>", "", "text b"),
        ("<select name=\"s\"><button>@</button></select>", "selectedcontent text span", "p div"),
        ("<datalist id=\"d\">@</datalist>", "option text span label script", "p optgroup li"),
        ("<datalist id=\"d\"><option>@</option></datalist>", "text", "b span div"),
        ("<fieldset>@</fieldset>", "legend p text div", "li summary figcaption"),
        ("<fieldset><legend>@</legend></fieldset>", "text h2 hgroup span label", "p div ul legend"),
        ("<details><summary>One</summary>@</details>", "p text ul", "li legend td"),
        ("<details><summary>@</summary></details>", "text h2 hgroup span", "p div summary ul"),
        ("<figure>@</figure>", "figcaption p img text pre", "li legend dt"),
        ("<p><ruby>@<rt>One</rt></ruby></p>", "text span rt ruby", "p div li rb-x?"),
        ("<p><ruby>One<rt>@</rt></ruby></p>", "text span ruby", "p rt rp"),
        ("<p><ruby>One<rp>@</rp><rt>Two</rt><rp>)</rp></ruby></p>", "text", "b rt"),
        ("<template>@</template>", "li td tr title text p option body", ""),
        ("<my-x>@</my-x>", "p div text span my-y", "li td title"),
        (inline("my-x"), "a text span my-y input", "p div ul li"), (inline("my-x"), "svg math img", "h1 table hr"),
        ("<p><a href=\"#\"><my-x><my-y>@</my-y></my-x></a></p>", "text b", "p div li"),
        ("<p><script>@</script></p>", "text", "b"),
    ]

    private static func flow(_ tag: String) -> String {
        "<\(tag)>@</\(tag.split(separator: " ")[0])>"
    }

    private static func inline(_ tag: String) -> String { "<p>" + flow(tag) + "</p>" }

    /// Returns the markup of an element that is valid by itself, or a text for the name “text”.
    static func markup(_ name: String) -> String {
        switch name {
        case "text": "Text"
        case "img": "<img src=\"a\" alt=\"\"/>"
        case "br", "hr", "wbr", "input", "area", "source", "track", "col", "base", "embed": "<\(name)/>"
        case "hgroup": "<hgroup><h2>One</h2></hgroup>"
        case "ruby": "<ruby>One<rt>two</rt></ruby>"
        case "picture": "<picture><img src=\"a\" alt=\"\"/></picture>"
        case "details": "<details><summary>One</summary></details>"
        case "optgroup": "<optgroup label=\"o\"></optgroup>"
        case "tr": "<tr><td>1</td></tr>"
        case "head": "<head><title>One</title></head>"
        case "html": "<html><head><title>One</title></head><body></body></html>"
        default: "<\(name)></\(name)>"
        }
    }

    @Test("Children that are allowed or not", arguments: rows.indices)
    func children(index: Int) throws {
        let row = Self.rows[index]
        // Names with a question mark are not tested here.
        for name in row.right.split(separator: " ") where !name.hasSuffix("?") {
            let markup = row.around.replacing("@", with: Self.markup(String(name)))
            #expect(try Broken.body(markup) == [], "\(markup)")
        }
        for name in row.wrong.split(separator: " ") where !name.hasSuffix("?") {
            let markup = row.around.replacing("@", with: Self.markup(String(name)))
            let expected = name == "text" ? "text-not-allowed" : "child-not-allowed"
            #expect(try Broken.body(markup) == [expected], "\(markup)")
        }
    }

    @Test(
        "The children of head",
        arguments: [
            ("<base href=\"/\"/>", []), ("<link rel=\"icon\" href=\"i\"/>", []),
            ("<meta name=\"a\" content=\"b\"/>", []),
            ("<style>p {}</style>", []), ("<script src=\"s\"></script>", []), ("<template><p>One</p></template>", []),
            (
                "<noscript><link rel=\"stylesheet\" href=\"n\"/><style>p {}</style><meta name=\"a\" content=\"b\"/></noscript>",
                []
            ),
            ("<noscript><p>One</p></noscript>", ["child-not-allowed"]), ("<p>One</p>", ["child-not-allowed"]),
            ("<noscript>One</noscript>", ["text-not-allowed"]), ("Text", ["text-not-allowed"]),
            ("<my-x></my-x>", ["child-not-allowed"]), ("<img src=\"a\" alt=\"\"/>", ["child-not-allowed"]),
            ("<title>Two</title>", ["child-repeated"]), ("<base href=\"/\"/><base href=\"/\"/>", ["child-repeated"]),
            ("<style><b>p</b></style>", ["child-not-allowed"]),
            ("<noscript><script></script></noscript>", ["child-not-allowed"]),
        ] as [(String, [String])])
    func head(markup: String, rules: [String]) throws {
        #expect(try Broken.page(Rule.Example.head(markup).document) == rules)
    }
}
