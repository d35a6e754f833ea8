import Testing
import VitrineSnapshots

@Suite("Layers and lost names")
struct VerdictTests {
    private static func changes(_ old: String, _ new: String) throws -> [Change] {
        ChangeList(from: try CanonicalTests.tree(old), to: try CanonicalTests.tree(new)).changes
    }

    @Test(
        "Accessible names that are lost",
        arguments: [
            ("<img alt='Boat'/>", "<img/>", true), ("<img alt='Boat'/>", "<img alt=''/>", true),
            ("<img alt='Boat'/>", "<img alt='Ship'/>", false), ("<img/>", "<img alt='Boat'/>", false),
            ("<button aria-label='Close'>x</button>", "<button>x</button>", false),
            ("<button aria-label='Close'>x</button>", "<button aria-label=' '>x</button>", false),
            ("<button><b>Save</b></button>", "<button></button>", true),
            ("<button>Save</button>", "<button></button>", true), ("<p>Save</p>", "<p></p>", false),
            ("<div><label for='a'>A</label><input id='a'/></div>", "<div><label>A</label><input id='a'/></div>", true),
            ("<div><label for='a'>A</label><input id='a'/></div>", "<div><input id='a'/></div>", true),
            ("<a title='x' href='y'>z</a>", "<a href='y'>z</a>", false),
        ])
    func lostNames(old: String, new: String, isLost: Bool) throws {
        #expect(try Self.changes(old, new).contains(where: \.losesName) == isLost)
    }

    @Test func lostNameComesFirst() throws {
        let many = (0..<50).map { "<p lang='de'>\($0)</p>" }.joined()
        let changed = many.replacing("'de'", with: "'en'")
        let groups = ChangeGroup.groups([
            (path: "a.html", changes: try Self.changes("<div>\(many)</div>", "<div>\(changed)</div>")),
            (path: "b.html", changes: try Self.changes("<img alt='x'/>", "<img/>")),
        ])
        #expect(groups.map(\.count) == [1, 50])
        #expect(groups.first?.summary == "Image “x”: its name is gone (alt removed), on b.html")
    }

    @Test func verdicts() throws {
        let groups = ChangeGroup.groups([
            (path: "a.html", changes: try Self.changes("<p class='a'>x</p>", "<p class='b'>y</p>")),
            (path: "b.html", changes: try Self.changes("<p class='a'>x</p>", "<p class='b'><i>z</i></p>")),
            (path: "c.html", changes: try Self.changes("<img alt='x'/>", "<img/>")),
        ])
        #expect(
            LayerVerdict.all(groups).map { "\($0.layer.title): \($0.sentence)" } == [
                "Accessibility: 1 change, on 1 page. 1 name lost.", "Data: 2 changes, on 2 pages.",
                "Markup: 1 change, on 1 page.", "Style: 2 changes, 1 different one, on 2 pages.",
            ])
        #expect(LayerVerdict.all([]).map(\.sentence) == Array(repeating: "No change.", count: 4))
    }

    private static let layers = "the layers are accessibility, data, markup, style; write none for no layer"

    @Test(
        "Lists of layers that fail a run",
        arguments: [
            ("style", "style"), (" style , data", "data, style"), ("\tmarkup", "markup"), ("none", ""),
            ("sty le", "“sty le” is not a layer; \(layers)"), ("data,Style", "“Style” is not a layer; \(layers)"),
            (" ,data", "an item of the list is empty; \(layers)"),
            ("data,", "an item of the list is empty; \(layers)"),
            ("", "an item of the list is empty; \(layers)"),
        ])
    func failingLayers(list: String, result: String) {
        let found: String
        do throws(FailingLayers.UnknownLayer) {
            found = try FailingLayers(list).layers.sorted().map(\.rawValue).joined(separator: ", ")
        } catch {
            found = "\(error)"
        }
        #expect(found == result)
    }

    @Test(
        "Layers that do not fail a run",
        arguments: [
            (["accessibility", "data", "markup", "style"], nil), (["accessibility", "data", "markup"], "style"),
            (["accessibility", "data"], "markup and style"), (["data"], "accessibility, markup and style"),
            ([], "accessibility, data, markup and style"),
        ] as [([String], String?)])
    func passingLayers(failing: [String], passed: String?) throws {
        var comparison = SiteComparison()
        for (old, new) in [
            ("<p>x</p>", "<p>y</p>"), ("<p class='a'>x</p>", "<p class='b'>x</p>"), ("<img alt='x'/>", "<img/>"),
            ("<p>x</p>", "<p><i>x</i></p>"),
        ] {
            comparison.changed.append(.init(path: "a.html", changes: try Self.changes(old, new)))
        }
        comparison.failing = Set(failing.compactMap(Change.Layer.init))
        let lines = ComparisonText.text(comparison).split(separator: "\n").filter { $0.hasPrefix("Differences in ") }
        #expect(lines.map(String.init) == (passed.map { ["Differences in \($0) do not fail this run."] } ?? []))
    }

    @Test func longTextsAreShortenedAndDistinguished() throws {
        let long = String(repeating: "word ", count: 4_000)
        let one = try Self.changes("<p>x</p>", "<p>\(long) one</p>")
        let other = try Self.changes("<p>x</p>", "<p>\(long) two</p>")
        #expect(one.count == 1 && other.count == 1)
        #expect((one.first?.after?.utf8.count ?? .max) < 2_100)
        #expect(one.first?.signature.id != other.first?.signature.id)
        #expect((one.first?.sentence.count ?? .max) < 200)
    }

    @Test(
        "Sentences about added and removed content",
        arguments: [
            (
                "<ul><li>a</li></ul>",
                "<ul><li>a</li><li><div data-component='Todo' data-instance='t/2'>Buy <b>milk</b></div></li></ul>",
                "Todo: “Buy milk” added"
            ),
            ("<div><p>a</p><hr/></div>", "<div><p>a</p></div>", "<hr>: <hr/> removed"),
            ("<p>a<b>x</b></p>", "<p>a<b>x</b> 1 &lt; 2</p>", "<p>: “1 < 2” added"),
        ])
    func contents(old: String, new: String, sentence: String) throws {
        #expect(try Self.changes(old, new).map(\.sentence) == [sentence])
    }
}
