import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("Children in order")
struct OrderTests {
    @Test(
        "Children in the right or wrong order, too many and too few",
        arguments: [
            ("<dl></dl>", []), ("<dl><dt>1</dt><dt>2</dt><dd>3</dd><dd>4</dd><dt>5</dt><dd>6</dd></dl>", []),
            ("<dl><div><dt>1</dt><dd>2</dd></div><div><dt>3</dt><dt>4</dt><dd>5</dd></div></dl>", []),
            ("<dl><script></script><dt>1</dt><template></template><dd>2</dd></dl>", []),
            ("<dl><dt>1</dt></dl>", ["child-missing"]), ("<dl><dd>1</dd></dl>", ["child-order"]),
            ("<dl><dt>1</dt><dd>2</dd><dt>3</dt></dl>", ["child-missing"]),
            ("<dl><div><dt>1</dt><dd>2</dd></div><dt>3</dt><dd>4</dd></dl>", ["child-order"]),
            ("<dl><div><dt>1</dt></div></dl>", ["child-missing"]), ("<dl><div></div></dl>", ["child-missing"]),
            ("<dl><div><dd>1</dd></div></dl>", ["child-missing"]),
            ("<dl><div><dt>1</dt><dd>2</dd><dt>3</dt></div></dl>", ["child-order"]),
            ("<dl><dd>1</dd><dd>2</dd><dd>3</dd></dl>", ["child-order"]),
            ("<dl><dt>1</dt><p>2</p></dl>", ["child-missing", "child-not-allowed"]),

            ("<figure></figure>", []), ("<figure><figcaption>1</figcaption></figure>", []),
            ("<figure><figcaption>1</figcaption><p>2</p>3</figure>", []),
            ("<figure>1<p>2</p><figcaption>3</figcaption></figure>", []),
            ("<figure><p>1</p><figcaption>2</figcaption><p>3</p><p>4</p></figure>", ["child-order"]),
            ("<figure><p>1</p><figcaption>2</figcaption>3</figure>", ["child-order"]),
            ("<figure><figcaption>1</figcaption><figcaption>2</figcaption></figure>", ["child-repeated"]),
            ("<figure><figcaption>1</figcaption><p>2</p><figcaption>3</figcaption></figure>", ["child-repeated"]),

            ("<table></table>", []), ("<table><tr><td>1</td></tr><tr><td>2</td></tr></table>", []),
            ("<table><tr><td>1</td></tr><tfoot><tr><td>2</td></tr></tfoot></table>", []),
            (
                "<table><caption>1</caption><colgroup></colgroup><thead></thead><tbody></tbody><tbody></tbody><tfoot></tfoot></table>",
                []
            ),
            ("<table><tbody></tbody><caption>1</caption></table>", ["child-order"]),
            ("<table><thead></thead><colgroup></colgroup><colgroup></colgroup></table>", ["child-order"]),
            ("<table><thead></thead><thead></thead></table>", ["child-repeated"]),
            ("<table><tfoot></tfoot><tbody></tbody><tbody></tbody></table>", ["child-order"]),
            ("<table><tfoot></tfoot><tfoot></tfoot></table>", ["child-repeated"]),
            ("<table><tbody></tbody><tr><td>1</td></tr></table>", []),
            ("<table><tr><td>1</td></tr><tbody></tbody></table>", []),
            ("<table><col/><colgroup></colgroup><tr><td>1</td><td>2</td></tr></table>", []),
            ("<table><tfoot></tfoot><tr><td>1</td></tr></table>", ["child-order"]),
            ("<table><tr><td>1</td></tr><col/></table>", ["child-order"]),
            ("<table><caption>1</caption><caption>2</caption></table>", ["child-repeated"]),

            ("<hgroup><p>1</p><h2>2</h2><p>3</p></hgroup>", []), ("<hgroup><p>1</p></hgroup>", ["child-missing"]),
            ("<hgroup></hgroup>", ["child-missing"]), ("<hgroup><h1>1</h1><h2>2</h2></hgroup>", ["child-repeated"]),

            ("<details><summary>1</summary>2<p>3</p></details>", []), ("<details></details>", ["child-missing"]),
            ("<details>1</details>", ["child-missing"]), ("<details>1<summary>2</summary></details>", ["child-order"]),
            ("<details><p>1</p><p>2</p><summary>3</summary></details>", ["child-order"]),
            ("<details><summary>1</summary><summary>2</summary></details>", ["child-repeated"]),
            ("<details><!-- 1 --> <summary>2</summary></details>", []),

            ("<fieldset><p>1</p><legend>2</legend></fieldset>", ["child-order"]),
            ("<fieldset>1<legend>2</legend></fieldset>", ["child-order"]), ("<fieldset></fieldset>", []),
            ("<fieldset><legend>1</legend><p>2</p><legend>3</legend></fieldset>", ["child-repeated"]),

            ("<p><picture></picture></p>", ["child-missing"]),
            ("<p><picture><source/></picture></p>", ["child-missing"]),
            ("<p><picture><img src=\"a\" alt=\"\"/><source/></picture></p>", ["child-order"]),
            ("<p><picture><img src=\"a\" alt=\"\"/><img src=\"a\" alt=\"\"/></picture></p>", ["child-repeated"]),
            ("<p><picture><source/><source/><img src=\"a\" alt=\"\"/></picture></p>", []),

            ("<p><video><source/><source/><track/>Text</video></p>", []),
            ("<p><video><track/><source/></video></p>", ["child-order"]),
            ("<p><video>Text<source/></video></p>", ["child-order"]),
            ("<div><video><p>Text</p><track/></video></div>", ["child-order"]),

            ("<p><ruby>A<rt>a</rt>B<rt>b</rt></ruby></p>", []), ("<p><ruby>A<rt>a</rt><rt>b</rt></ruby></p>", []),
            ("<p><ruby>A<rp>(</rp><rt>a</rt><rp>,</rp><rt>b</rt><rp>)</rp></ruby></p>", []),
            ("<p><ruby><ruby>A<rt>a</rt></ruby><rt>b</rt></ruby></p>", []),
            ("<p><ruby>A</ruby></p>", ["child-missing"]), ("<p><ruby></ruby></p>", ["child-missing"]),
            ("<p><ruby>A<rt>a</rt>B</ruby></p>", ["child-missing"]),
            ("<p><ruby>A<rp>(</rp><rt>a</rt></ruby></p>", ["child-missing"]),
            ("<p><ruby>A<rp>(</rp><rp>)</rp><rt>a</rt></ruby></p>", ["child-order"]),
            ("<p><ruby>A<rb>B</rb><rt>a</rt></ruby></p>", []),

            ("<select><button></button><option>1</option></select>", []),
            ("<select><option>1</option><button></button></select>", ["child-order"]),
            ("<select><button></button><button></button></select>", ["child-repeated"]),
            ("<select><optgroup><legend>1</legend><option>2</option></optgroup></select>", []),
            ("<select><optgroup><option>2</option><legend>1</legend></optgroup></select>", ["child-order"]),
            ("<select><optgroup><legend>1</legend><legend>2</legend></optgroup></select>", ["child-repeated"]),
            ("<datalist id=\"d\"><option>1</option><option>2</option></datalist>", []),
            ("<datalist id=\"d\">Or <select><option>1</option></select></datalist>", []),
            ("<datalist id=\"d\">Or <option>1</option></datalist>", ["child-order"]),
            ("<datalist id=\"d\"><option>1</option><span>2</span></datalist>", ["child-order"]),
        ] as [(String, [String])])
    func order(markup: String, rules: [String]) throws {
        #expect(try Broken.body(markup).sorted() == rules.sorted(), "\(markup)")
    }

    @Test(
        "In XHTML, rows may be outside groups, but columns must not be",
        arguments: [
            ("<table><tr><td>1</td></tr><tr><td>2</td></tr></table>", []), ("<table><tbody></tbody></table>", []),
            ("<table><tbody></tbody><tr><td>1</td></tr></table>", ["child-order"]),
            ("<table><tr><td>1</td></tr><tbody></tbody></table>", ["child-order"]),
            ("<table><col/><tr><td>1</td></tr></table>", ["child-not-allowed"]),
        ] as [(String, [String])])
    func xhtml(markup: String, rules: [String]) throws {
        let page = """
            <html xmlns="http://www.w3.org/1999/xhtml"><head><title>1</title></head><body>\(markup)</body></html>
            """
        #expect(try Broken.page(page, syntax: .xhtml) == rules, "\(markup)")
    }

    @Test(
        "The structure of a document",
        arguments: [
            ("<html><head><title>1</title></head><body></body></html>", []),
            ("<html><head><base href=\"/\"/><title>1</title></head><body/></html>", []),
            ("<html><head><meta charset=\"utf-8\"/></head><body/></html>", ["child-missing"]),
            ("<html><head/><body/></html>", ["child-missing"]), ("<html><body/></html>", ["child-missing"]),
            ("<html><head><title>1</title></head></html>", ["child-missing"]), ("<html/>", ["child-missing"]),
            ("<html><head><title>1</title></head><body/><body/></html>", ["child-repeated"]),
            ("<html><head><title>1</title></head><head><title>2</title></head><body/></html>", ["child-repeated"]),
            ("<html><body/><head><title>1</title></head></html>", ["child-order"]),
            ("<html><head><title>1</title></head><body/>Text</html>", ["text-not-allowed"]),
            ("<html><head><title>1</title></head><p>1</p><body/></html>", ["child-not-allowed"]),
            ("<html><head><title>1</title></head><frameset><frame/></frameset></html>", []),
            ("<main><p>1</p></main>", ["root-element"]), ("<svg><title></title></svg>", ["root-element"]),
            ("<area/>", ["root-element"]), ("<selectedcontent></selectedcontent>", ["root-element"]),
            ("<path xmlns=\"http://www.w3.org/2000/svg\"/>", ["root-element"]),
            ("<html><head><title>1</title></head><body><p>1</body></html>", ["well-formed"]),
            ("<html><head><title>1</title></head><body><details>", ["well-formed"]),
        ] as [(String, [String])])
    func document(markup: String, rules: [String]) throws {
        #expect(Set(try Broken.page("<!DOCTYPE html>\n" + markup)) == Set(rules), "\(markup)")
    }
}
