import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("The outline of a page")
struct OutlineRuleTests {
    /// Returns the names of the rules that a page with this body breaks. Only the rules about the outline and the rule
    /// “well-formed” are considered.
    private func brokenBody(_ body: String, head: String = "<title>T</title>", root: String = "html lang='en'") throws
        -> [String]
    {
        let page = "<!DOCTYPE html><\(root)><head><meta charset='utf-8'/>\(head)</head><body>\(body)</body></html>"
        let known = Set(OutlineRules.rules.map(\.id) + ["well-formed"])
        return try ConformanceChecker().check(Array(page.utf8), path: "x.html").map(\.rule).filter(known.contains)
    }

    @Test(
        "Headings",
        arguments: [
            ("<h1>a</h1><h3>b</h3>", ["heading-skipped"]),
            ("<h1>a</h1><h2>b</h2><h4>c</h4><h6>d</h6>", ["heading-skipped", "heading-skipped"]),
            ("<h1>a</h1><section><h3>b</h3></section>", ["heading-skipped"]),
            ("<h1>a</h1><h2>b</h2><h3>c</h3><h2>d</h2><h4>e</h4>", ["heading-skipped"]),
            ("<h1>a</h1><hgroup><h3>b</h3><p>c</p></hgroup>", ["heading-skipped"]),
            ("<h1>a</h1><dialog><h3>b</h3></dialog>", ["heading-skipped"]),
            ("<h1>a</h1><dialog><h1>b</h1><h3>c</h3></dialog>", ["heading-skipped"]),
            ("<h1>a</h1><div headingoffset='2'><h1>b</h1></div>", ["heading-skipped"]),
            ("<h1>a</h1><h2>b</h2><h2>c</h2><h3>d</h3><h4>e</h4><h5>f</h5><h6>g</h6><h2>h</h2>", []),
            ("<h1>a</h1><div headingoffset='1'><h1>b</h1><h2>c</h2></div>", []),
            ("<h1>a</h1><div headingoffset='1'><h1>b</h1><div headingoffset='1'><h1>c</h1></div></div>", []),
            (
                "<h1>a</h1><div headingoffset='1'><section headingoffset='1' headingreset=''><h1>b</h1></section></div>",
                []
            ),
            ("<h1>a</h1><h2>b</h2><dialog><h1>c</h1></dialog><h3>d</h3>", []),
            ("<h1>a</h1><h2>b</h2><div popover='auto'><h1>c</h1></div><h3>d</h3>", []),
            ("<h1>a</h1><div hidden=''><h3>b</h3></div>", []), ("<h1>a</h1><h3 aria-hidden='true'>b</h3>", []),
            ("<h1>a</h1><template><h4>b</h4></template>", []),
            ("<h1>a</h1><p role='heading' aria-level='2'>b</p><h3>c</h3>", []),
            ("<h1>a</h1><h2 role='tab'>b</h2><h3>c</h3>", []), ("<h1>a</h1><p role='heading' aria-level='4'>b</p>", []),
            ("<h1>a</h1><svg><foreignObject><h2>b</h2></foreignObject></svg><h3>c</h3>", []),
            ("<h2>a</h2>", ["heading-top-missing"]), ("<h3>a</h3><h4>b</h4>", ["heading-top-missing"]),
            ("<p>a</p>", []),
            ("<h2>a</h2><h1>b</h1>", []), ("<p role='heading' aria-level='1'>a</p><h2>b</h2>", []),
            ("<dialog><h2>a</h2></dialog>", []), ("<h1>a</h1><h1>b</h1>", ["heading-top-repeated"]),
            ("<h1>a</h1><h1>b</h1><h1>c</h1>", ["heading-top-repeated"]), ("<h1>a</h1><h1 hidden=''>b</h1>", []),
            ("<h1>a</h1><dialog><h1>b</h1></dialog>", []), ("<h1></h1>", ["heading-empty"]),
            ("<h1> <br/></h1>", ["heading-empty"]),
            ("<h1>a</h1><h2><img src='x' alt=''/></h2>", ["heading-empty"]), ("<h1><img src='x' alt='a'/></h1>", []),
            ("<h1 aria-label='a'></h1>", []), ("<h1>a</h1><p role='heading' aria-level='2'></p>", ["heading-empty"]),
            ("<h1>a</h1><h2 role='none'></h2>", []), ("<h1>a</h1><h2 hidden=''></h2>", []),
            ("<h1>a</h1><h2 aria-level='3'>b</h2>", ["heading-skipped"]), ("<h2 aria-level='1'>a</h2><h2>b</h2>", []),
            ("<h1>a</h1><h1 aria-level='2'>b</h1>", []), ("<h1>a</h1><h1 role='none'>b</h1>", []),
            ("<h1 role='tab'>a</h1><h2>b</h2>", ["heading-top-missing"]),
            ("<h1>a</h1><h1 role='none' tabindex='0'>b</h1>", ["heading-top-repeated"]),
            ("<h1>a</h1><p role='heading' aria-level='9223372036854775807'>b</p><h2>c</h2>", []),
            ("<h1>a</h1><p role='heading' aria-level='-9223372036854775808'>b</p><h3>c</h3>", []),
            ("<h1>a</h1><p role='heading' aria-level='0'>b</p><h3>c</h3>", []),
            ("<h1>a</h1><p role='heading' aria-level='0'>b</p><h4>c</h4>", ["heading-skipped"]),
            (
                """
                <h1>a</h1><div headingoffset='9223372036854775807'><div headingoffset='9223372036854775807'><h1>b</h1>
                </div></div>
                """, ["heading-skipped"]
            ),
            ("<h1>a</h1><div headingoffset='-9223372036854775808'><h2>b</h2></div>", []),
        ])
    func headings(body: String, rules: [String]) throws { #expect(try brokenBody(body) == rules) }

    @Test(
        "Landmarks",
        arguments: [
            ("<main>a</main><main>b</main>", ["main-repeated"]), ("<main>a</main><main hidden=''>b</main>", []),
            ("<main hidden=''>a</main><main hidden=''>b</main>", []),
            ("<main>a</main><div><main>b</main><main>c</main></div>", ["main-repeated", "main-repeated"]),
            ("<main>a</main><template><main>b</main></template>", []),
            ("<header>a</header><header>b</header>", ["landmark-repeated"]),
            ("<footer>a</footer><div><footer>b</footer></div>", ["landmark-repeated"]),
            ("<header>a</header><div role='banner'>b</div>", ["landmark-repeated"]),
            ("<header>a</header><article><header>b</header></article>", []),
            ("<header>a</header><main><header>b</header></main>", []),
            ("<header>a</header><header hidden=''>b</header>", []),
            ("<header>a</header><header role='group'>b</header>", []),
            ("<header>a</header><footer>b</footer>", []), ("<nav>a</nav><nav>b</nav>", ["landmark-names"]),
            ("<nav>a</nav><nav>b</nav><nav>c</nav>", ["landmark-names", "landmark-names"]),
            ("<nav aria-label='x'>a</nav><nav aria-label=' x'>b</nav>", ["landmark-names"]),
            ("<aside>a</aside><aside>b</aside>", ["landmark-names"]),
            ("<nav>a</nav><div role='navigation'>b</div>", ["landmark-names"]),
            ("<nav>a</nav><nav aria-label='x'>b</nav>", []), ("<nav>a</nav><nav hidden=''>b</nav>", []),
            ("<aside>a</aside><section><aside>b</aside></section>", []), ("<nav role='menu'>a</nav><nav>b</nav>", []),
            (
                "<nav aria-labelledby='a'><h2 id='a'>A</h2></nav><h1>x</h1><nav aria-labelledby='b'><h2 id='b'>B</h2></nav>",
                []
            ),
            ("<main><div role='banner'>a</div></main>", ["landmark-nested"]),
            ("<nav><p role='contentinfo'>a</p></nav>", ["landmark-nested"]),
            ("<div role='banner'>a</div>", []), ("<div role='main'>a</div>", []),
        ])
    func landmarks(body: String, rules: [String]) throws { #expect(try brokenBody(body) == rules) }

    @Test(
        "Keyboard order and tables",
        arguments: [
            ("<p tabindex='1'>a</p>", ["tabindex-positive"]), ("<p tabindex='003'>a</p>", ["tabindex-positive"]),
            ("<p tabindex='0'>a</p>", []), ("<p tabindex='-1'>a</p>", []), ("<p tabindex='x'>a</p>", []),
            ("<p tabindex=''>a</p>", []),
            ("<p autofocus=''>a</p><p autofocus=''>b</p>", ["autofocus-repeated"]),
            ("<dialog><p autofocus=''>a</p><p autofocus=''>b</p></dialog>", ["autofocus-repeated"]),
            ("<dialog autofocus=''><p autofocus=''>a</p></dialog>", ["autofocus-repeated"]),
            (
                "<p autofocus=''>a</p><dialog><p autofocus=''>b</p></dialog><div popover=''><p autofocus=''>c</p></div>",
                []
            ),
            ("<p autofocus=''>a</p><template><p autofocus=''>b</p></template>", []),
            ("<p accesskey='a'>a</p><p accesskey='a'>b</p>", ["accesskey-repeated"]),
            ("<p accesskey='a'>a</p><p accesskey='A'>b</p>", []),
            ("<p accesskey='a'>a</p><p accesskey='b'>b</p>", []),
            ("<p accesskey='a b'>a</p><p accesskey='a b'>b</p>", []),
            ("<table><caption>c</caption><tr><td>a</td></tr></table>", ["table-without-headers"]),
            (
                "<table><thead><tr><td>a</td></tr></thead><tbody><tr><td>b</td></tr></tbody></table>",
                ["table-without-headers"]
            ),
            (
                "<table><caption>c</caption><tr><td><table><tr><th>x</th></tr></table></td></tr></table>",
                ["table-without-headers"]
            ),
            ("<table><caption>c</caption><tr><th>a</th><td>b</td></tr></table>", []),
            ("<table><tr><td>a</td></tr></table>", []),
            ("<table role='none'><caption>c</caption><tr><td>a</td></tr></table>", []),
            ("<table><caption>c</caption></table>", []),
            ("<table><caption>c</caption><tr><td role='rowheader'>a</td></tr></table>", []),
        ])
    func keyboardAndTables(body: String, rules: [String]) throws { #expect(try brokenBody(body) == rules) }

    @Test("Title and language")
    func head() throws {
        #expect(try brokenBody("", head: "<title></title>") == ["title-empty"])
        #expect(try brokenBody("", head: "<title>\n </title>") == ["title-empty"])
        #expect(try brokenBody("<svg><title></title></svg>") == [])
        #expect(try brokenBody("", root: "html") == ["page-language"])
        #expect(try brokenBody("", root: "html lang=''") == [])
        #expect(try brokenBody("", root: "html xmlns='http://www.w3.org/1999/xhtml' xml:lang='en'") == [])
    }

    @Test("Messages state both headings and the next level")
    func messages() throws {
        let body = "<h1>a</h1><h4>b</h4><h2>c</h2><div headingoffset='3'><h1>d</h1></div>"
        let found = try ConformanceChecker().check(Array(Rule.Example.body(body).document.utf8), path: "x.html")
        #expect(
            found.filter { $0.rule == "heading-skipped" }.map(\.message) == [
                "<h4> follows <h1> and skips 2 levels; expected level 2",
                "<h1> of level 4 follows <h2> and skips a level; expected level 3",
            ])
    }

    @Test("A message about a repeated landmark states the first one and what to do")
    func secondLandmark() throws {
        let page = """
            <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>T</title></head>
            <body><main><h1>a</h1></main><footer>b</footer><footer>c</footer><div role="main">d</div>
            <article><footer role="contentinfo">e</footer></article><footer role="contentinfo">f</footer></body></html>
            """
        let found = try ConformanceChecker().check(Array(page.utf8), path: "x.html")
        #expect(
            found.filter { $0.rule == "landmark-repeated" }.map(\.message) == [
                """
                the page already has a contentinfo landmark, <footer> on line 2; move this <footer> into the <article> \
                or <section> that it belongs to, or merge the two
                """,
                """
                the page already has a main landmark, <main> on line 2; remove “role” from this <div>, or merge the two
                """,
                """
                the page already has a contentinfo landmark, <footer> on line 2; remove “role” from this <footer>, or \
                merge the two
                """,
                """
                the page already has a contentinfo landmark, <footer> on line 2; remove “role” from this <footer> and \
                move it into the <article> or <section> that it belongs to, or merge the two
                """,
            ])
    }
}
