import Testing
import VitrineSnapshots

@Suite("Effects of changes on assistive technology")
struct AccessibilityLayerTests {
    private static func list(_ old: String, _ new: String) throws -> ChangeList {
        ChangeList(from: try CanonicalTests.tree(old), to: try CanonicalTests.tree(new))
    }

    private static func announced(_ old: String, _ new: String) throws -> [String] {
        try list(old, new).changes.filter { $0.layer == .accessibility }.map(\.sentence)
    }

    @Test(
        "Effects in sentences",
        arguments: [
            (
                "<button type='button' aria-label='Save'><svg></svg></button>",
                "<button type='button'><svg></svg></button>", ["Button “Save”: its name is gone (aria-label removed)"]
            ),
            ("<h2>Wood</h2><p>x</p>", "<h3>Wood</h3><p>x</p>", ["Heading “Wood”: level 2 became 3 (<h2> became <h3>)"]),
            (
                "<main><nav aria-label='Site'><a href='x'>H</a></nav><p>x</p></main>", "<main><p>x</p></main>",
                ["Navigation landmark “Site” removed"]
            ),
            (
                "<main><p>x</p></main><div><nav aria-label='Site'><a href='x'>H</a></nav><aside>a</aside></div>",
                "<main><p>x</p></main>", ["Navigation landmark “Site” removed", "Complementary landmark removed"]
            ),
            (
                "<main><p>x</p></main>",
                "<main><p>x</p></main><div><nav aria-label='Site'><a href='x'>H</a></nav><aside>a</aside></div>",
                ["Navigation landmark “Site” added", "Complementary landmark added"]
            ),
            (
                "<main><p>x</p></main>",
                "<main><p>x</p><div><section aria-label='A'>a</section><form aria-label='F'>f</form>"
                    + "<section aria-label='B'>b</section><form aria-label='G'>g</form></div></main>",
                ["Region landmark “A” and 1 more added", "Form landmark “F” and 1 more added"]
            ),
            ("<main><p>x</p></main>", "<main><p>x</p><h2>New</h2></main>", ["Heading “New” added"]),
            (
                "<p><label for='a'>Name</label><input id='a'/></p>", "<p><input id='a'/></p>",
                ["Textbox “Name”: its name is gone (<label> “Name” removed)"]
            ),
            (
                "<p><label for='a'>Name</label><input id='a'/></p>",
                "<p><label for='b'>Name</label><input id='a'/></p>",
                ["Textbox “Name”: its name is gone (for of <label> changed)"]
            ),
            (
                "<img src='x' alt='One'/>", "<img src='x' alt='Two'/>",
                ["Image “One”: its name became “Two” (alt changed)"]
            ),
            (
                "<a href='x'>Home</a>", "<a href='x' aria-current='page'>Home</a>",
                ["Link “Home”: current is now “page” (aria-current added)"]
            ),
            (
                "<section><button type='button'>A</button><button type='button'>B</button></section>",
                "<section hidden='hidden'><button type='button'>A</button><button type='button'>B</button></section>",
                ["Button “A” and 1 more are no longer announced (hidden added)"]
            ),
            (
                "<fieldset><legend>F</legend><input aria-label='A'/><input aria-label='B'/></fieldset>",
                "<fieldset disabled='disabled'><legend>F</legend><input aria-label='A'/><input aria-label='B'/></fieldset>",
                ["Group “F” and 2 more: now disabled (disabled added)"]
            ),
            (
                "<button type='button'>Save</button>",
                "<button type='button' aria-hidden='true'>Save</button>",
                ["Button “Save” is no longer announced (aria-hidden added)"]
            ),
            (
                "<button type='button'>Save</button>", "<button type='button' role='switch'>Save</button>",
                ["Button “Save”: its role became switch (role added)"]
            ),
            (
                "<button type='button' title='All of it'>Save</button>", "<button type='button'>Save</button>",
                ["Button “Save”: its description is gone (title removed)"]
            ),
            (
                "<li data-component='Todo' data-instance='t/1'><button type='button' aria-label='Delete'>x</button></li>",
                "<li data-component='Todo' data-instance='t/1'><button type='button' aria-label=''></button></li>",
                ["Todo, button “Delete”: its name is gone (aria-label changed)"]
            ),
            (
                "<details open='open'><summary>More</summary></details>", "<details><summary>More</summary></details>",
                ["Summary “More”: expanded true became false (open removed)"]
            ),
        ] as [(String, String, [String])])
    func effects(old: String, new: String, sentences: [String]) throws {
        #expect(try Self.announced(old, new) == sentences)
    }

    @Test(
        "Changes without an effect on accessibility",
        arguments: [
            ("<button type='button'>Save</button>", "<button type='button'>Store</button>"),
            ("<h2>Wood</h2>", "<h2>Steel</h2>"), ("<p>a</p>", "<p class='x'>a</p>"),
            ("<label for='a'>Name</label><input id='a'/>", "<label for='a'>Full name</label><input id='a'/>"),
            ("<input type='checkbox' aria-label='D'/>", "<input type='checkbox' aria-label='D' checked='checked'/>"),
            ("<ul><li><h3>a</h3></li></ul>", "<ul><li><h3>a</h3></li><li><h3>b</h3><a href='x'>c</a></li></ul>"),
            (
                "<main><button type='button'>A</button></main>",
                "<main><div><button type='button'>A</button></div></main>"
            ),
        ])
    func noEffects(old: String, new: String) throws {
        #expect(try Self.announced(old, new) == [])
        #expect(!(try Self.list(old, new).changes.isEmpty))
    }

    @Test("An element that is no longer announced, but still on the page, was not removed")
    func kept() throws {
        let (text, item) = ("<p>Paragraph of text that stays</p>", "<li>two item here</li>")
        let old = "<div><section><ul><li>one item here</li>\(item)</ul>\(text)</section><p>Stays, too</p></div>"
        let new = "<div><section><ul><li>one item here</li></ul>\(text)</section><p>Stays, too</p>\(item)</div>"
        for (one, other, path) in [(old, new, "/div/li"), (new, old, "/div/section/ul/li[2]")] {
            let changes = try Self.list(one, other).changes.filter { $0.layer == .accessibility }
            #expect(changes.map(\.kind) == [.attribute])
            #expect(changes.map(\.element) == [path])
        }
    }

    @Test("Changes that keep the accessibility tree the same")
    func same() throws {
        let button = "<button type='button'>A</button>"
        #expect(try Self.list("<main>\(button)</main>", "<main><div class='x'>\(button)</div></main>").announcesTheSame)
        #expect(try Self.list("<p class='a'>x</p>", "<p>x</p>").announcesTheSame)
        #expect(!(try Self.list("<p>x</p>", "<p>y</p>").announcesTheSame))
        #expect(!(try Self.list("<p>x</p>", "<p aria-hidden='true'>x</p>").announcesTheSame))
    }

    @Test("Lost names come first and form one group")
    func lostNames() throws {
        func rows(_ label: (Int) -> String, _ kind: String) -> String {
            (0..<100).map {
                "<li class='\(kind)' data-component='Row' data-instance='r/\($0)'><button type='button'\(label($0))><svg></svg></button></li>"
            }.joined()
        }
        let old = rows({ " aria-label='Delete \($0)'" }, "row")
        let changes = try Self.list("<ul>\(old)</ul>", "<ul class='x'>\(rows({ _ in "" }, "row wide"))</ul>").changes
        let groups = ChangeGroup.groups([(path: "a.html", changes: changes)])
        #expect(
            groups.map(\.summary) == [
                "Row, button “Delete 0” and 99 more: their names are gone (aria-label removed), 100 times on a.html",
                "Row: class “wide” added, 100 times on a.html", "<ul>: class “x” added, on a.html",
            ])
        #expect(groups[0].example.losesName)
    }
}
