import Testing
import VitrineComponents
import VitrineHTML

@Suite("The exact texts of messages")
struct MessageTests {
    static let first = SourcePlace(file: "Shop/Site.swift", line: 7)

    @Test(
        "Errors",
        arguments: [
            (.notRegistered(component: "Todo"), "no view is registered for Todo"),
            (
                .invalidView(component: "Todo", view: "Int"),
                "Int cannot show Todo: Int is neither a ComponentView nor a ReusableComponentView"
            ),
            (.invalidModel(expected: "Todo", actual: "Note"), "the view is for Todo but was given Note"),
            (
                .duplicateRow(id: 7, section: "todos", first: first),
                "section “todos” has two rows with id 7; the first is at Shop/Site.swift:7"
            ),
            (
                .duplicateSection(id: "a", first: first),
                "two sections have the id “a”; the first is at Shop/Site.swift:7"
            ),
            (
                .duplicateItem(
                    id: 7, list: "stops", first: ListItemPlace(section: "a", item: 0),
                    second: ListItemPlace(section: "b", item: 2)),
                "list “stops” has two items with id 7: item 1 of section “a” and item 3 of section “b”"
            ),
            (
                .duplicateListSection(id: "a", list: "stops", first: 0, second: 2),
                "list “stops” has two sections with id “a”: section 1 and section 3"
            ),
            (
                .duplicateListSection(id: "a", list: "stops", first: .min, second: .max),
                "list “stops” has two sections with id “a”: section -9223372036854775807 and section "
                    + "9223372036854775807"
            ),
            (.nestedLink(element: "a"), "the row is a link, and a link cannot contain <a>"),
            (.noAsset(path: "a.png"), "“a.png” is not among the assets of the site"),
            (.indexOutOfRange(index: 5, count: 3, of: "row"), "row index 5 is out of range: the number of rows is 3"),
            (.noSection(id: "a"), "no section has the id “a”"),
            (.noTemplate(name: "a"), "there is no template “a” in templates"),
            (.template(TemplateProblem(file: "a.html", line: 2, message: "no end")), "a.html:2: no end"),
            (.deadLink(section: "a", row: nil), "a link leads to section “a”, which does not exist"),
            (.deadLink(section: "a", row: 3), "a link leads to row 3 of section “a”, which does not exist"),
            (.numberOfLines(-1, limit: 20), "numberOfLines is -1; expected 0 for no limit, or 1 to 20"),
            (.missingString(key: "Done", language: "de"), "the catalog has no de translation of “Done”"),
            (.noArgument(key: "%@ %@", specifier: "%@"), "the text “%@ %@” has no argument for %@"),
            (
                .unsupportedSpecifier(key: "%s", specifier: "%s"),
                "the text “%s” contains %s, which is not supported; use %@, %lld or %lf"
            ),
            (
                .textTooDeep(key: "%@", limit: 16),
                "the text “%@” contains texts that are nested more than 16 levels deep; does one contain itself?"
            ),
            (.tooDeep(limit: 64), "components are nested more than 64 levels deep; does one contain itself?"),
            (
                .inexpressibleRule(field: "a", rule: "email"),
                "HTML cannot fully check the rule “email” of the field “a”: "
                    + "the browser accepts values that the rule rejects"
            ),
            (.scenario("a", .noSteps), "scenario “a”: there are no steps; add one with step(_:)"),
            (
                .scenario("a", .noButton(name: "b", known: [])),
                "scenario “a”: there is no button “b”: the component's properties contain no button, and a scenario cannot "
                    + "use a button that only the view creates"
            ),
            (.thrown("oh no"), "oh no"),
        ] as [(RenderError, String)])
    func errors(error: RenderError, message: String) {
        #expect(error.description == message)
    }

    @Test(
        "Mistakes in markup",
        arguments: [
            (
                .refusedURL(attribute: "href", scheme: "foo"),
                "the URL in “href” has the scheme “foo:”, which is not allowed"
            ),
            (.duplicateAttribute("id"), "duplicate attribute “id” on one element"),
            (.eventHandler("onclick"), "“onclick” is an event handler; remove it, or pass allowingScripts: true"),
            (.attributeName("a b"), "“a b” cannot be the name of an attribute"),
            (.elementName("1"), "“1” cannot be the name of an element"),
            (.styleDeclaration(property: "a", value: ";"), "expected one style declaration, found “a: ;”"),
            (
                .rawText(element: "script"),
                "the text of <script> contains “<”, “&” or “]]>”, which HTML and XML read differently; "
                    + "load it from a file, or use escapes such as \\u003C"
            ),
            (
                .rawText(element: "style"),
                "the text of <style> contains “<”, “&” or “]]>”, which HTML and XML read differently; "
                    + "load it from a file, or use escapes such as \\3C"
            ),
            (
                .commentText("--"),
                "a comment begins with “>” or “->”, contains “--” or “</noscript”, or ends with “-”, "
                    + "which is not allowed"
            ),
            (.replacedCharacter(0x7), "the character U+0007 is not allowed in HTML and was replaced by U+FFFD"),
            (.replacedCharacter(0x10FFFF), "the character U+10FFFF is not allowed in HTML and was replaced by U+FFFD"),
            (.content(element: "br"), "<br> must be empty"),
            (.content(element: "title"), "<title> may contain only text"),
        ] as [(HTMLProblem.Kind, String)])
    func markup(kind: HTMLProblem.Kind, message: String) {
        #expect(kind.description == message)
        #expect(RenderError.markup(kind).description == message)
    }

    @Test("A message states the place of a problem as far as it is known")
    func places() {
        var problem = RenderProblem(error: .thrown("oh no"))
        #expect(problem.description == "error: oh no")
        problem.component = "Todo"
        #expect(problem.description == "error: Todo: oh no")
        problem.instance = "todos/42"
        #expect(problem.description == "error: Todo (todos/42): oh no")
        problem.place = Self.first
        #expect(problem.description == "Shop/Site.swift:7: error: Todo (todos/42): oh no")
        problem.error = .markup(.replacedCharacter(0))
        #expect(problem.description.hasPrefix("Shop/Site.swift:7: warning: Todo (todos/42): the character U+0000"))
        #expect(!problem.isError)
    }
}
