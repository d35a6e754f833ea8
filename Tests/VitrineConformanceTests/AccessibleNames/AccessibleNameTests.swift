import Foundation
import TestSupport
import Testing
import VitrineMarkup

@testable import VitrineSupport
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("Accessible names")
struct AccessibleNameTests {
    /// Parses a page with a piece of markup and returns its tree, and its element with the id `t`.
    static func page(_ markup: String) throws -> (page: PageTree, node: Int) {
        let reader = try MarkupReader(names: Name.spellings)
        let page = PageTree(reader.read(Array("<main>\(markup)</main>".utf8)), syntax: .html)
        #expect(page.document.problems.isEmpty, "\(markup)")
        return (page, try #require(page.element(withID: Array("t".utf8)[...]), "\(markup)"))
    }

    /// The table that `Tests/Browser/names.py` compares with Chromium: markup, and the name and the description of the
    /// element with the id `t`, each nil if there is none.
    static let table: [(markup: String, name: String?, description: String?)] = {
        let here = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        let file = here.appending(path: "../../Browser/fixtures/names.txt")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let row = line.components(separatedBy: " == ")
            let announced = row[1].components(separatedBy: " ; ")
            return (row[0], announced[0] == "-" ? nil : announced[0], announced.count > 1 ? announced[1] : nil)
        }
    }()

    @Test("Names and descriptions are the same as in Chromium")
    func table() throws {
        #expect(Self.table.count > 300)
        for row in Self.table {
            let (page, node) = try Self.page(row.markup)
            let names = AccessibleNames(page)
            #expect(names.name(of: node)?.text == row.name, "\(row.markup)")
            #expect(names.description(of: node) == row.description, "\(row.markup)")
            #expect(names.hasName(node) == (row.name != nil), "\(row.markup)")
            #expect(AccessibleName.name(of: node, page) == row.name, "\(row.markup)")
        }
    }

    /// Where Chromium differs from the standards, Vitrine follows the standards. For example, a name that only the
    /// browser provides does not count.
    @Test(
        "Names where browsers differ from the standards",
        arguments: [
            ("<figure id='t'><img src='x' alt='A'/><figcaption>Cap</figcaption></figure>", "Cap"),
            ("<a id='t' href='x'><figure><img src='x' alt='A'/><figcaption>Cap</figcaption></figure></a>", "Cap"),
            ("<label for='t'></label><input id='t' title='Tip'/>", "Tip"),
            ("<input id='t' type='submit' value='' title='Tip'/>", "Tip"),
            ("<input id='t' type='file'/>", nil),
            ("<video id='t' title='Video'></video>", "Video"),
            ("<audio id='t' aria-label='Audio'></audio>", "Audio"),
            ("<div id='t' role='option'>Option</div>", "Option"),
            ("<div id='t' role='treeitem'>Tree</div>", "Tree"),
            ("<div id='t' role='button'>&#160;</div>", nil),
            ("<div id='t' role='button'>&#x2003;&#x200B;</div>", nil),
            ("<p>1 <dfn id='t'>Term</dfn></p>", nil),
            ("<a id='t' href='x'>a<wbr/>b</a>", "ab"),
            ("<a id='t' href='x'><q>quoted</q></a>", "quoted"),
            ("<h2 id='t'>a<output>b</output>c</h2>", "abc"),
            ("<h2 id='t'><span role='group'>b</span></h2>", "b"),
            ("<h2 id='t'><math><mi>x</mi></math></h2>", "x"),
            ("<h2 id='t'><input type='password' value='secret'/></h2>", nil),
            ("<h2 id='t'><input type='password' role='textbox' value='secret'/></h2>", nil),
            ("<details><summary>a</summary><a id='t' href='x'>Inside</a></details>", "Inside"),
            ("<map name='m'><area id='t' href='x' alt='Area'/></map>", "Area"),
            ("<map name='m'><area id='t' href='x' title='Tip'/></map>", "Tip"),
            ("<table><caption>Cap</caption><tr id='t'><td>a</td></tr></table>", nil),
            ("<DIV id='t' ROLE='button'>x</DIV>", nil),
            ("<div id='t' role='BUTTON'>x</div>", "x"),
            ("<custom-field id='t' aria-label='Own'></custom-field>", "Own"),
            ("<label>Own <custom-field id='t'></custom-field></label>", "Own"),
        ] as [(String, String?)])
    func differences(markup: String, name: String?) throws {
        let (page, node) = try Self.page(markup)
        let names = AccessibleNames(page)
        #expect(names.name(of: node)?.text == name)
        #expect(names.hasName(node) == (name != nil))
    }

    @Test(
        "A presentational role removes the native name, except from focusable elements",
        arguments: [
            ("<table id='t' role='none'><caption>x</caption></table>", nil),
            ("<svg id='t' role='none'><title>x</title></svg>", nil), ("<h2 id='t' role='none' title='x'></h2>", nil),
            ("<button id='t' role='none' disabled='' tabindex='0'>x</button>", nil),
            ("<fieldset disabled=''><legend>x</legend><button id='t' role='none'>y</button></fieldset>", nil),
            ("<fieldset disabled=''><legend><button id='t' role='none'>y</button></legend></fieldset>", "y"),
            ("<details><summary id='t' role='none'>x</summary></details>", "x"),
            ("<details><summary>x</summary><summary id='t' role='none' title='y'>y</summary></details>", nil),
            ("<h2 id='t' role='none' tabindex=' 0 '>x</h2>", "x"),
        ] as [(String, String?)])
    func presentation(markup: String, name: String?) throws {
        let (page, node) = try Self.page(markup)
        #expect(AccessibleNames(page).name(of: node)?.text == name)
    }

    @Test(
        "The source of a name",
        arguments: [
            ("<a id='t' href='x' aria-labelledby='x' aria-label='l' title='t'>c</a><p id='x'>x</p>", .labelledBy),
            ("<a id='t' href='x' aria-labelledby='none' aria-label='l' title='t'>c</a>", .ariaLabel),
            ("<a id='t' href='x' title='t'>c</a>", .contents), ("<a id='t' href='x' title='t'></a>", .title),
            ("<img id='t' src='x' alt='a' title='t'/>", .native), ("<input id='t' placeholder='p'/>", .placeholder),
        ] as [(String, AccessibleName.Source)])
    func sources(markup: String, source: AccessibleName.Source) throws {
        let (page, node) = try Self.page(markup)
        #expect(AccessibleNames(page).name(of: node)?.source == source)
        #expect(AccessibleNames(page).source(of: node) == source)
    }

    @Test("Circular references end")
    func circles() throws {
        let (page, node) = try Self.page(
            """
            <p id="a" aria-labelledby="b t">A <i aria-labelledby="a">i</i></p><p id="b" aria-labelledby="a">B</p>
            <label for="t" id="l">L <input id="u" aria-labelledby="l"/><label for="u">M <input id="t" aria-labelledby="a b l t"/>
            </label></label>
            """)
        let names = AccessibleNames(page)
        #expect(names.name(of: node)?.text == "A i B L M L M")
        #expect(names.hasName(node))
    }

    @Test("Many references to the same large text are resolved quickly")
    func patience() throws {
        let spans = String(repeating: "<i></i>", count: 20_000)
        let links = String(repeating: "<a href='x' aria-labelledby='big'></a>", count: 20_000)
        let (page, _) = try Self.page("<div id='big'>\(spans)</div><p id='t'>\(links)</p>")
        let names = AccessibleNames(page)
        let took = ProcessorTime.measure {
            for link in page.elements(.a) { _ = names.hasName(link) }
        }
        #expect(took < .seconds(5))
    }

    @Test("Nested links have names only if there is a text inside the innermost one")
    func levels() throws {
        let depth = 120
        for (text, count) in [("", depth), ("x", 0)] {
            let (page, _) = try Self.page(
                "<p id='t'>" + String(repeating: "<a href='x'><span>", count: depth) + text
                    + String(repeating: "</span></a>", count: depth) + "</p>")
            let names = AccessibleNames(page)
            #expect(page.elements(.a).filter { !names.hasName($0) }.count == count)
            #expect(names.patience > 3_000)
        }
    }

    @Test("Labels inside labels, as deep as the parser allows")
    func labels() throws {
        let depth = 200
        let (page, node) = try Self.page(
            String(repeating: "<label>", count: depth) + "x <input id='t'/>"
                + String(repeating: "</label>", count: depth))
        #expect(Array(AccessibleNames(page).labels.labels(of: node)).count == depth)
        #expect(AccessibleName.name(of: node, page)?.hasPrefix("x x x") == true)
    }

    @Test("The table of roles is parsed correctly")
    func roles() {
        let rows = RoleNaming.text.split(separator: "\n")
        #expect(RoleNaming.table.count == rows.count)
        let words: Set = ["contents", "needed", "presentational", "leaf", "text", "range", "choice"]
        for row in rows {
            #expect(row.split(separator: " ").dropFirst().allSatisfy { words.contains(String($0)) }, "\(row)")
        }
        #expect(RoleNaming.first(in: Array(" none-such  Button link".utf8)[...])?.role == "button")
        #expect(RoleNaming.first(in: Array("none-such".utf8)[...]) == nil)
    }
}
