import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("Elements whose place depends on more than their parent")
struct ContentPlaceTests {
    @Test(
        "In the body",
        arguments: [
            ("<p><area href=\"#\" alt=\"a\"/></p>", ["area-without-map"]),
            ("<p><map name=\"m\"><span><area href=\"#\" alt=\"a\"/></span></map></p>", []),
            ("<template><area/></template>", []), ("<template><p><area/></p></template>", []),
            ("<p><link rel=\"stylesheet\" href=\"s\"/></p>", []),
            ("<p><link rel=\"preload PREFETCH\" href=\"s\" as=\"font\"/></p>", []),
            ("<p><link rel=\"icon\" href=\"i\"/></p>", ["metadata-in-body"]),
            ("<p><link rel=\"stylesheet alternate\" href=\"i\"/></p>", ["metadata-in-body"]),
            ("<p><link itemprop=\"a\" href=\"i\"/></p>", []), ("<p><link href=\"i\"/></p>", []),
            ("<p><link property=\"a\" rel=\"license\" href=\"i\"/></p>", []),
            ("<p><meta itemprop=\"a\" content=\"b\"/></p>", []), ("<p><meta property=\"a\" content=\"b\"/></p>", []),
            ("<p><meta name=\"a\" content=\"b\"/></p>", ["metadata-in-body"]),
            ("<p><meta charset=\"utf-8\"/></p>", ["metadata-in-body"]),
            ("<div><meta http-equiv=\"refresh\" content=\"1\"/></div>", ["metadata-in-body"]),
            ("<ul><meta itemprop=\"a\" content=\"b\"/><li>1</li></ul>", ["child-not-allowed"]),
            ("<noscript><link rel=\"stylesheet\" href=\"s\"/></noscript>", []),
            ("<template><meta name=\"a\" content=\"b\"/><div><link rel=\"icon\" href=\"i\"/></div></template>", []),
            ("<p><selectedcontent></selectedcontent></p>", ["child-not-allowed"]),
            ("<p><button><selectedcontent></selectedcontent></button></p>", ["child-not-allowed"]),
            ("<select><button><b><selectedcontent></selectedcontent></b></button></select>", []),
            (
                "<select><button><selectedcontent></selectedcontent><selectedcontent></selectedcontent></button></select>",
                ["child-repeated"]
            ),
            ("<select><button><selectedcontent>1</selectedcontent></button></select>", ["text-not-allowed"]),
            ("<p><portal></portal></p>", ["element-experimental"]),
            ("<p><fencedframe></fencedframe></p>", ["element-experimental"]),
            (
                "<p><geolocation></geolocation><permission></permission></p>",
                ["element-experimental", "element-experimental"]
            ),
        ] as [(String, [String])])
    func place(markup: String, rules: [String]) throws {
        #expect(try Broken.body(markup) == rules, "\(markup)")
    }

    @Test(
        "main",
        arguments: [
            ("<main>1</main>", []), ("<div><div><main>1</main></div></div>", []), ("<form><main>1</main></form>", []),
            ("<my-x><main>1</main></my-x>", []), ("<template><main>1</main></template>", []),
            ("<center><main>1</main></center>", []),
            ("<form aria-label=\"f\"><main>1</main></form>", ["main-misplaced"]),
            ("<form title=\"f\"><main>1</main></form>", ["main-misplaced"]),
            ("<section><div><main>1</main></div></section>", ["main-misplaced"]),
            ("<article><main>1</main></article>", ["main-misplaced"]),
            ("<main><main>1</main></main>", ["main-misplaced"]),
            ("<header><main>1</main></header>", ["main-misplaced"]), ("<p><main>1</main></p>", ["child-not-allowed"]),
            ("<ul><li><main>1</main></li></ul>", ["main-misplaced"]), ("<a><main>1</main></a>", ["main-misplaced"]),
        ] as [(String, [String])])
    func main(markup: String, rules: [String]) throws {
        let page = "<!DOCTYPE html>\n<html><head><title>1</title></head><body>\(markup)</body></html>"
        #expect(try Broken.page(page) == rules, "\(markup)")
    }

    @Test(
        "Obsolete elements are allowed anywhere and may contain anything",
        arguments: [
            "<center><p>1</p></center>", "<p><font><div>1</div></font></p>", "<ul><font><li>1</li></font></ul>",
            "<p><big>1</big></p>",
            "<dir><li>1</li></dir>", "<table><font></font></table>", "<p><marquee><tr></tr></marquee></p>",
            "<p><tt>1<b>2</b></tt></p>",
            "<p><object data=\"o\"><param/></object></p>", "<details><font>1</font></details>",
            "<p><strike>1</strike><nobr>2</nobr></p>",
        ])
    func obsolete(markup: String) throws {
        #expect(try Broken.body(markup) == [], "\(markup)")
    }

    @Test("noscript is not allowed in XHTML")
    func xhtml() throws {
        let page = """
            <html xmlns="http://www.w3.org/1999/xhtml"><head><title>1</title></head>\
            <body><noscript><p>1</p></noscript></body></html>
            """
        #expect(try Broken.page(page, syntax: .xhtml) == ["child-not-allowed"])
        #expect(try Broken.page(page) == [])
    }
}
