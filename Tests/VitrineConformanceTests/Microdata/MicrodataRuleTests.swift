import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("Microdata")
struct MicrodataRuleTests {
    @Test(
        "Items and their properties",
        arguments: [
            ("<p itemprop='a'>x</p>", ["itemprop-alone"]), ("<p itemprop='a' itemscope=''>x</p>", ["itemprop-alone"]),
            ("<div itemscope=''>x</div><p itemprop='a'>x</p>", ["itemprop-alone"]),
            ("<div id='a'><p itemprop='a'>x</p></div>", ["itemprop-alone"]),
            ("<div itemscope=''><p itemprop='a'>x</p></div>", []),
            ("<div itemscope=''><div><p itemprop='a b'>x</p></div></div>", []),
            ("<div itemscope=''><p itemprop='a' itemscope=''><i itemprop='b'>x</i></p></div>", []),
            ("<div itemscope='' itemref='a'></div><p id='a' itemprop='a'>x</p>", []),
            ("<p id='a' itemprop='a'>x</p><div itemscope='' itemref='a'></div>", []),
            ("<div itemscope='' itemref='a'></div><div id='a'><p itemprop='a'>x</p><i itemprop='b'>y</i></div>", []),
            (
                "<div itemscope='' itemref='a'></div><div itemscope='' itemref='a'></div><p id='a' itemprop='a'>x</p>",
                []
            ),
            ("<div itemscope='' itemref='a b'></div><p id='a' itemprop='a'>x</p><p id='b' itemprop='a'>x</p>", []),
            ("<div itemscope='' itemref='a'></div>", ["itemref-missing"]),
            ("<div itemscope='' itemref='a b'></div><p id='a'>x</p>", ["itemref-missing"]),
            ("<div itemscope='' itemref='a'><p id='a' itemprop='a'>x</p></div>", ["itemref-redundant"]),
            ("<div itemscope='' id='a' itemref='a'></div>", ["itemref-redundant"]),
            (
                "<div itemscope='' itemref='a b'></div><div id='a'><p id='b' itemprop='a'>x</p></div>",
                ["itemref-redundant"]
            ),
            ("<div id='a'><div itemscope='' itemref='a'></div></div>", ["itemref-redundant"]),
            (
                "<div itemscope='' itemref='b'><div itemscope='' itemprop='a'><p id='b' itemprop='b'>x</p></div></div>",
                []
            ),
            (
                "<div id='a' itemscope=''><div itemprop='x' itemscope='' itemref='b'></div></div><p id='b' itemprop='y'>x</p>",
                []
            ),
            (
                "<div itemscope='' itemprop='f' id='a' itemref='b'></div><div itemscope='' itemprop='f' id='b' itemref='a'></div>",
                ["itemref-cycle"]
            ),
            (
                """
                <div itemscope='' itemprop='f' id='a' itemref='b'></div><div itemscope='' itemprop='f' id='b' itemref='c'></div>\
                <div id='c'><p itemscope='' itemprop='f' itemref='a'></p></div>
                """, ["itemref-cycle"]
            ),
            (
                """
                <div itemscope='' itemref='b c'></div><div itemscope='' itemprop='f' id='b' itemref='d'></div>\
                <div itemscope='' itemprop='f' id='c' itemref='d'></div><p id='d' itemscope='' itemprop='f'>x</p>
                """, []
            ),
            ("<template><p itemprop='a'>x</p><div itemscope='' itemref='none'></div></template>", []),
        ])
    func items(markup: String, rules: [String]) throws { #expect(try broken(markup, MicrodataRules.rules) == rules) }

    @Test("A message about a property without an item lists all names")
    func names() throws {
        let page = Rule.Example.body("<p itemprop='name url'>x</p>").document
        let found = try ConformanceChecker().check(Array(page.utf8), path: "a.html")
        #expect(
            found.filter { $0.rule == "itemprop-alone" }.map(\.message) == [
                "the properties “name” and “url” of <p> belong to no item; "
                    + "put <p> in an element with “itemscope”, or add its id to the “itemref” of an item"
            ])
    }

    @Test("Many items that refer to the same large part are checked quickly")
    func shared() throws {
        let items = (0..<5_000).map { _ in "<div itemscope='' itemref='big'></div>" }.joined()
        let big = "<div id='big'>" + String(repeating: "<p itemprop='a'>x</p>", count: 5_000) + "</div>"
        #expect(try broken(items + big, MicrodataRules.rules) == [])
    }
}
