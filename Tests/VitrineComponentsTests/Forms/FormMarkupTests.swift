import Foundation
import Testing
import VitrineComponents
import VitrineHTML

@Suite("Forms in HTML")
struct FormMarkupTests {
    private func rendered(_ component: any Component) -> (markup: String, problems: [String]) {
        let session = RenderSession(registry: Registry())
        session.render(component, id: "page--row", role: .row)
        let markup = session.html.string.replacing(/\ data-component="[A-Za-z]*"/, with: "")
            .replacing(/\ data-instance="[^"]*"/, with: "").replacing(" id=\"page--row\"", with: "")
        return (markup, session.takeProblems().map(\.description))
    }

    @Test("A field is connected with its label and texts, and is not red until it is touched")
    func untouched() {
        let field = TextField(
            "a", label: "Name", rules: FieldRules(.required), placeholder: "Ann", hint: "As in your passport",
            autocomplete: .name)
        let expected =
            "<div class=\"field\"><label class=\"field-label\" for=\"page--row_control\">Name</label>"
            + "<input id=\"page--row_control\" type=\"text\" name=\"a\" placeholder=\"Ann\" autocomplete=\"name\" required=\"\" "
            + "aria-describedby=\"page--row_hint\"/><p class=\"field-hint\" id=\"page--row_hint\">As in your passport</p>"
            + "<p class=\"field-error\" id=\"page--row_error\">Fill this in.</p></div>"
        #expect(rendered(field) == (expected, []))
    }

    @Test("A field with an invalid value shows the reason")
    func invalid() {
        let field = TextField("a", label: "Name", value: "<b>", rules: FieldRules(.length(4...)), hint: "Hint")
        let (markup, problems) = rendered(field)
        #expect(markup.contains("value=\"&lt;b&gt;\""))
        #expect(markup.contains("aria-invalid=\"true\" aria-describedby=\"page--row_hint page--row_error\""))
        #expect(markup.contains(">At least 4 characters.</p>"))
        #expect(problems == [])
        let given = TextField("a", label: "Name", value: "ann", error: "Taken.", state: .invalid("x"))
        #expect(rendered(given).markup.contains(">Taken.</p>"))
    }

    @Test(
        "The rules determine the type and the constraints of a field",
        arguments: [
            (FieldRules(.email), "type=\"email\""),
            (FieldRules(.number(1...6, step: 1)), "type=\"number\" name=\"a\" min=\"1\" max=\"6\" step=\"1\""),
            (FieldRules(.number()), "type=\"number\" name=\"a\" step=\"any\""),
            (FieldRules(.number(step: 0)), "type=\"number\" name=\"a\" step=\"any\""),
            (FieldRules(.number(0...1, step: -2)), "type=\"number\" name=\"a\" min=\"0\" max=\"1\" step=\"any\""),
            (FieldRules(.date(from: FieldDate("2026-09-01"))), "type=\"date\" name=\"a\" min=\"2026-09-01\""),
            (
                FieldRules(.pattern([.count(1...3, .uppercase), .one(.anyOf("-")), .some(.digits)], message: "x")),
                "pattern=\"[A-Z]{1,3}[\\u{2d}][0-9]{1,}\""
            ),
            (
                FieldRules(.characters(.digits, message: "x"), .characters(.letters, message: "y")),
                "pattern=\"(?=(?:[0-9]*)$)(?:[\\p{L}\\p{M}]*)\""
            ),
            (FieldRules(.characters(.anyOf(""), message: "x")), "pattern=\"[]*\""),
            (FieldRules(.length(3...), .length(...2)), "pattern=\"(?!)\""),
        ] as [(FieldRules, String)])
    func constraints(rules: FieldRules, attributes: String) {
        let (markup, problems) = rendered(TextField("a", label: "Name", rules: rules))
        #expect(markup.contains(attributes), "\(markup)")
        #expect(problems == [])
    }

    @Test(
        "Steps without a minimum are counted from 0, even if the initial value is not at a step",
        arguments: [
            (2, nil, "step=\"2\""), (2, "4", "value=\"4\" step=\"2\""), (2, "0e999", "value=\"0e999\" step=\"2\""),
            (2, "3", "value=\"3\" min=\"-2000000000\" step=\"2\" aria-invalid=\"true\""),
            (0.01, "0.005", "value=\"0.005\" min=\"-10000000\" step=\"0.01\" aria-invalid=\"true\""),
            (0, "3", "value=\"3\" step=\"any\""),
        ] as [(Decimal, String?, String)])
    func steps(step: Decimal, value: String?, attributes: String) {
        let (markup, problems) = rendered(
            TextField("a", label: "Name", value: value, rules: FieldRules(.number(step: step))))
        #expect(markup.contains("type=\"number\" name=\"a\" \(attributes)"), "\(markup)")
        #expect(problems == [])
    }

    @Test("The patterns of addresses match whitespace around them, and count only what is between it")
    func addresses() {
        let handle = FieldRules(.email, .pattern([.some(.digits)], message: "x"))
        let blanks = "\\u0009\\u000a\\u000c\\u000d\\u0020"
        let inside = "(?=(?:(?:(?![\(blanks)])[0-9]){1,})[\(blanks)]*$)"
        let email = rendered(TextField("a", label: "Name", rules: handle)).markup
        #expect(email.contains("type=\"email\""))
        #expect(email.contains("pattern=\"[\(blanks)]*(?:\(inside)[^\(blanks)]*[\(blanks)]*)?\""))
        let text = rendered(TextField("a", label: "Name", value: "x", rules: handle)).markup
        #expect(text.contains("inputmode=\"email\" pattern=\"[\(blanks)]*(?:\(inside)[a-zA-Z0-9."))
        let url = rendered(TextField("a", label: "Name", rules: FieldRules(.required, .url))).markup
        #expect(url.contains("pattern=\"[\(blanks)]*(?:[hH][tT][tT][pP][sS]|[hH][tT][tT][pP]):"))
        // A browser does not remove whitespace around a password.
        let secret = SecureField("a", label: "Name", rules: FieldRules(.email, .length(...8)))
        #expect(!rendered(secret).markup.contains("pattern="))
        #expect(rendered(secret).problems.count == 2)
    }

    @Test("The value of a secure field is not in the page, and is never sent in an address")
    func secure() {
        let field = SecureField("pw", label: "Password", value: "s3cret!!", rules: LoginRules.password)
        for method in [Form.Method.get, .post] {
            let (markup, problems) = rendered(Form(id: "f", method: method, fields: [field]))
            #expect(!markup.contains("s3cret"))
            #expect(markup.contains("value=\"••••••••\""))
            #expect(markup.contains("name=\"pw\"") == (method == .post))
            #expect(problems == [])
        }
        #expect(!rendered(field).markup.contains("name=\"pw\""))
        #expect(!String(describing: Mirror(reflecting: field).children.map { "\($0.value)" }).contains("s3cret"))
    }

    @Test("Hidden fields and buttons are not shown, and hidden fields are not validated")
    func hidden() {
        let (markup, _) = rendered(
            Form(
                id: "f", fields: [TextField("a", label: "A", rules: FieldRules(.required), isHidden: true)],
                buttons: [Button("go", label: "Go", isHidden: true)]))
        #expect(markup.contains("<div class=\"field\" hidden=\"\">"))
        #expect(markup.contains("required=\"\" disabled=\"\""))
        #expect(markup.contains("<button class=\"button primary\" type=\"submit\" hidden=\"\">Go</button>"))
    }

    @Test("The browser shows a button for valid forms, unless it cannot check all rules")
    func waiting() {
        func form(_ rules: FieldRules, _ value: String?) -> String {
            rendered(
                Form(
                    id: "f", fields: [TextField("a", label: "A", value: value, rules: rules)],
                    buttons: [Button("go", label: "Go", presence: .whileFormIsValid, isHidden: true)])
            ).markup
        }
        let button = "<button class=\"button primary while-valid\" type=\"submit\""
        #expect(form(FieldRules(.length(4...)), "ann").contains(button + ">"))
        let odd = FieldRules(.custom("odd", message: "x") { _ in false })
        #expect(form(odd, "ann").contains(button + " hidden=\"\">"))
        #expect(form(odd, nil).contains(button + ">"))
    }

    static let letters = FieldRules(.characters(.asciiLetters, message: "x"))

    @Test(
        "Rules that the page cannot check because of the value are warnings, and Swift decides about the button",
        arguments: [
            (SecureField("a", label: "A", rules: letters), " pattern=\"[A-Za-z]*\"", []),
            (SecureField("a", label: "A", value: "", rules: letters), " pattern=\"[A-Za-z]*\"", []),
            (SecureField("a", label: "A", value: "ab cd", rules: letters), " value=\"•••••\"", ["pattern"]),
            (SecureField("a", label: "A", value: "ab cd", rules: LoginRules.password), " value=\"•••••\"", []),
            (TextField("a", label: "A", value: "ab cd", rules: letters), " pattern=\"[A-Za-z]*\"", []),
            (TextField("a", label: "A", value: "7", rules: FieldRules(.number(1...6))), " type=\"number\"", []),
            (TextField("a", label: "A", value: "x", rules: FieldRules(.number())), " inputmode=\"decimal\"", []),
            (
                TextField("a", label: "A", value: "x", rules: FieldRules(.number(1...6))), " inputmode=\"decimal\"",
                ["number"]
            ),
            (
                TextField("a", label: "A", value: "2026-02-31", rules: FieldRules(.date())), " inputmode=\"numeric\"",
                ["date"]
            ),
        ] as [(any FormField, String, [String])])
    func unchecked(field: any FormField, attribute: String, rules: [String]) {
        let button = Button("go", label: "Go", presence: .whileFormIsValid, isHidden: true)
        let (markup, problems) = rendered(Form(id: "f", method: .post, fields: [field], buttons: [button]))
        #expect(markup.contains(attribute), "\(markup)")
        #expect(markup.contains(" type=\"submit\"\(rules.isEmpty ? "" : " hidden=\"\"")>Go</button>"), "\(markup)")
        #expect(problems.compactMap { $0.firstMatch(of: /the rule “([a-z]+)”/).map { String($0.output.1) } } == rules)
        #expect(problems.count == rules.count)
    }

    @Test("A picker is a menu with a prompt, or a group of buttons")
    func pickers() {
        let options: [Picker.Option] = [.init("s", label: "Small"), .init("l", label: "Large")]
        let menu = rendered(
            Picker(
                "size", label: "Size", options: options, selection: "l", prompt: "Choose", rules: FieldRules(.required))
        )
        #expect(
            menu.markup.contains(
                "name=\"size\" required=\"\" aria-describedby=\"page--row_error\"><option value=\"\">Choose</option>"
                    + "<option value=\"s\">Small</option><option value=\"l\" selected=\"\">Large</option></select>"))
        let open = rendered(Picker("size", label: "Size", options: options))
        #expect(open.markup.contains("name=\"size\"><option value=\"\"></option><option value=\"s\">Small</option>"))
        let chosen = rendered(Picker("size", label: "Size", options: options, selection: "s"))
        #expect(chosen.markup.contains("name=\"size\"><option value=\"s\" selected=\"\">Small</option>"))
        let buttons = rendered(Picker("size", label: "Size", options: options, selection: "l", style: .buttons))
        #expect(
            buttons.markup.contains(
                "<fieldset class=\"field choices\" role=\"radiogroup\"><legend class=\"field-label\">Size</legend>"
                    + "<label class=\"choice\"><input type=\"radio\" name=\"size\" value=\"s\"/> Small</label>"))
    }

    @Test("A group of radio buttons is marked as invalid and described by the reason")
    func invalidButtons() {
        let field = Picker(
            "size", label: "Size", options: [.init("s", label: "Small")], style: .buttons, rules: FieldRules(.required),
            state: .invalid("Taken"))
        let (markup, problems) = rendered(field)
        #expect(
            markup.contains(
                "<fieldset class=\"field choices\" role=\"radiogroup\" aria-invalid=\"true\" "
                    + "aria-describedby=\"page--row_error\">"))
        #expect(markup.contains("<p class=\"field-error\" id=\"page--row_error\">Taken</p></fieldset>"))
        #expect(problems == [])
    }

    @Test("A rule that HTML cannot check is one warning with the line of the rule")
    func inexpressible() {
        let rules = FieldRules(.equals(field: "a", label: "A"), file: "Shop/Login.swift", line: 7)
        let remark =
            "Shop/Login.swift:7: warning: TextField: HTML cannot fully check the rule “equals a” of the field “b”: "
            + "the browser accepts values that the rule rejects"
        let field = TextField("b", label: "B", rules: rules)
        let session = RenderSession(registry: Registry())
        session.render(field, id: "x--1", instance: "x/1", role: .row)
        session.render(field, id: "x--2", instance: "x/2", role: .row)
        #expect(Set(session.problems).map(\.description) == [remark])
        #expect(session.problems.filter(\.isError) == [])
        let area = FieldRules(.length(2...5), file: "Shop/Login.swift", line: 7)
        #expect(rendered(TextArea("b", label: "B", rules: area)).markup.contains("minlength=\"2\""))
        #expect(rendered(TextArea("b", label: "B", rules: area)).problems.count == 1)
    }

    @Test("Every id in a page is unique, even if a component contains the same part twice")
    func ids() {
        let fields: [any FormField] = [TextField("a", label: "A"), TextField("a", label: "A"), Toggle("b", label: "B")]
        let (markup, _) = rendered(Form(id: "f", fields: fields))
        let ids = markup.matches(of: /\ id="([^"]*)"/).map { String($0.output.1) }
        #expect(ids == ["page--row_a_control", "page--row_a-2_control", "page--row_b_control"])
    }

    @Test("Forms that show the same are equal, and forms are valid if all fields are")
    func form() {
        func form(_ value: String?) -> Form {
            Form(id: "f", fields: [TextField("a", label: "A", value: value, rules: FieldRules(.required))])
        }
        #expect(form("x") == form("x"))
        #expect(form("x") != form("y"))
        #expect(form("x").isValid)
        #expect(!form(nil).isValid)
        #expect(form("x").values == ["a": "x"])
    }
}
