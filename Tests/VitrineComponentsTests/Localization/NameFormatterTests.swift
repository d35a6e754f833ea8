import Foundation
import Testing
import VitrineComponents
import VitrineHTML

@Suite("Names of people")
struct NameFormatterTests {
    @Test(
        "Initials of a full name",
        arguments: [
            ("Anna Schmidt", "AS"), ("anna schmidt", "AS"), ("Dr. Anna Maria Schmidt", "AS"), ("Schmidt, Anna", "AS"),
            ("Ludwig van Beethoven", "LB"), ("Prof. Dr. med. Max Mustermann, M.A.", "MM"),
            ("Martin Luther King Jr.", "MK"), ("Max Mustermann MA", "MM"), ("Yo-Yo Ma", "YM"), ("Jack Ma", "JM"),
            ("Phil Collins", "PC"), ("Don Johnson", "DJ"), ("Ing. Eva Novák", "EN"), ("Dr. phil. Eva Novák", "EN"),
            ("Plato", "P"), ("  Ann   Lee ", "AL"), ("Élodie O'Hara", "ÉO"), ("E\u{301}lodie Ohm", "E\u{301}O"),
            ("Иван Петров", "ИП"), ("دانا", "دانا"), ("أحمد محمد المصري", "أحمد"), ("משה כהן", "מכ"),
            ("杨振宁", "杨"), ("欧阳娜娜", "欧阳"), ("木田 泰夫", "木田"), ("きだ やすお", "きだ"), ("きだやすお", "きだやすお"),
            ("홍길동", "홍"), ("남궁민수", "남궁"), ("Dr.", "D"), ("😀 Ann Lee", "AL"), ("3M Company", "MC"), ("ßo Ab", "SA"),
        ])
    func initials(name: String, initials: String) {
        #expect(Formatters.of("en").initials(of: name) == initials)
    }

    @Test("A name without letters has no initials", arguments: ["", " ", "😀", "123", ",", "..."])
    func none(name: String) {
        #expect(Formatters.of("en").initials(of: name) == nil)
    }

    @Test("The language determines which name comes first, if the script does not")
    func order() {
        #expect(Formatters.of("hu").initials(of: "Kovács Anna") == "KA")
        #expect(Formatters.of("tr").initials(of: "ivo irr") == "İİ")
        var name = PersonNameComponents()
        name.givenName = "Anna"
        name.familyName = "Kovács"
        #expect(Formatters.of("hu").string(from: name) == "Kovács Anna")
        #expect(Formatters.of("ja").string(from: name) == "Anna Kovács")
        name.givenName = "振宁"
        name.familyName = "杨"
        #expect(Formatters.of("en").string(from: name) == "杨振宁")
        #expect(Formatters.of("ja").string(from: name) == "杨 振宁")
    }

    @Test("Styles")
    func styles() throws {
        let formatters = Formatters.of("en")
        let name = try #require(formatters.personNameComponents(from: "Dr. Anna Maria Schmidt, PhD"))
        #expect(
            NameStyle.allCases.map { formatters.string(from: name, style: $0) } == [
                "Anna Schmidt", "Dr. Anna Maria Schmidt PhD", "Anna", "AS",
            ])
        #expect(name.middleName == "Maria")
        for style in NameStyle.allCases { #expect(formatters.string(from: PersonNameComponents(), style: style) == "") }
        #expect(formatters.personNameComponents(from: "Ludwig van Beethoven")?.familyName == "van Beethoven")
    }

    @Test("The time for long names is linear")
    func large() {
        #expect(Formatters.of("en").initials(of: String(repeating: "Ab ", count: 100_000)) == "AA")
        #expect(Formatters.of("en").initials(of: String(repeating: "a ", count: 100_000)) == "AA")
        #expect(Formatters.of("en").initials(of: String(repeating: "Dr. ", count: 100_000) + "X") == "X")
    }

    /// A contact with a name. Its initials depend on the language of the page.
    private struct Contact: Component {
        var name: String

        func initials(_ formatters: Formatters) -> String? { formatters.initials(of: name) }
    }

    private struct ContactView: ComponentView {
        let contact: Contact

        init(viewModel: Contact) { contact = viewModel }

        func body(_ html: HTML) {
            html.li {
                if let initials = contact.initials(html.context.formatters) { html.span(initials) }
                html.text(contact.name)
            }
        }
    }

    @Test("A view shows the initials of its model, if there are any")
    func view() {
        var registry = Registry()
        registry.register(viewModelType: Contact.self, viewType: ContactView.self)
        let session = RenderSession(registry: registry)
        #expect(session.bare(Contact(name: "Ann Lee")) == "<li><span>AL</span>Ann Lee</li>")
        #expect(session.bare(Contact(name: "123")) == "<li>123</li>")
    }
}
