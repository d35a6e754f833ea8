import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("The table of elements")
struct ElementTableTests {
    @Test("Every row can be parsed")
    func problems() {
        #expect(ContentModels.html.problems.isEmpty)
    }

    @Test("An invalid row is reported and does not trap")
    func broken() {
        let table = ElementTable(
            """
            p | flow | @phrasing*
            li flow | @flow*
            dl > > div | |
            ul | flow | (li / @nonsense)* (
            em | interactive[nonsense] | @phrasing*
            """, "ol | items |")
        #expect(table.problems.count == 4)
        var problems: [String] = []
        _ = table.expression("(p / @nonsense)*", &problems)
        _ = table.expression("(p", &problems)
        _ = table.expression("p )", &problems)
        #expect(problems == ["(p / @nonsense)*: @nonsense", "(p: (", "p ): )"])
    }

    @Test("Every element of the Standard has a row")
    func elements() {
        let standard = """
            a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption cite code col
            colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure footer form h1
            h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark math
            menu meta meter nav noscript object ol optgroup option output p picture pre progress q rp rt ruby s samp script
            search section select selectedcontent slot small source span strong style sub summary sup svg table tbody td
            template textarea tfoot th thead time title tr track u ul var video wbr
            """.split { $0.isWhitespace }.map { Name(String($0)) }
        #expect(!standard.contains(.other))
        let table = ElementTable.html
        #expect(Set(standard).symmetricDifference(table.names) == ElementTable.experimental)
        #expect(table.names.count == Set(table.names).count)
        #expect(table.names.count + Kind.firstElement <= Kind.limit)
    }

    @Test(
        "The categories are those of the Standard",
        arguments: [
            ("metadata", "base link meta noscript script style template title"),
            ("sectioning", "article aside nav section"), ("heading", "h1 h2 h3 h4 h5 h6 hgroup"),
            (
                "interactive", "a audio button details embed iframe img input label select textarea video"
            ),
            ("labelable", "button input meter output progress select textarea"), ("script", "script template"),
            ("in-select", "div hr noscript optgroup option script template"),
            ("in-optgroup", "div noscript option script template"), ("media", "audio video"),
            (
                "phrasing",
                """
                a abbr area audio b bdi bdo br button canvas cite code data datalist del dfn em embed i iframe img input \
                ins kbd label link map mark math meta meter noscript object output picture progress q ruby s samp script \
                select selectedcontent slot small span strong sub sup svg template textarea time u var video wbr
                """
            ),
            (
                "flow",
                """
                a abbr address area article aside audio b bdi bdo blockquote br button canvas cite code data datalist \
                del details dfn dialog div dl em embed fieldset figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr i \
                iframe img input ins kbd label link main map mark math menu meta meter nav noscript object ol output p \
                picture pre progress q ruby s samp script search section select slot small span strong sub sup svg table \
                template textarea time u ul var video wbr
                """
            ),
        ])
    func categories(name: String, members: String) {
        let table = ElementTable.html
        let found = (table.categories[name] ?? []).compactMap { table.name($0.kind) }
            .filter { !ElementTable.experimental.contains($0) }.map(\.spelling)
        #expect(found.sorted() == members.split(separator: " ").map(String.init))
    }

    @Test("Every row with a condition precedes the plain one")
    func order() {
        let models = ContentModels.html
        for name in models.table.names {
            let rows = models.table.rows.filter { $0.selector.name == name }
            #expect(rows.last?.selector.isPlain == true)
            #expect(rows.dropLast().allSatisfy { !$0.selector.isPlain })
        }
    }
}
