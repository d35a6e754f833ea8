import Foundation
import Testing
import VitrineComponents
import VitrineHTML
import VitrineMarkup

@testable import VitrineSupport
@testable import VitrineSite

private struct Cart: Component, Identifiable {
    let id: String
    var title: LocalizedText
    var count: Int
    var due: Date
}

private struct CartView: ComponentView {
    let cart: Cart

    init(viewModel: Cart) { cart = viewModel }

    func body(_ html: HTML) {
        html.article {
            html.h2(html.localized(cart.title))
            html.p(html.localized("\(cart.count) things"))
            html.p(html.context.formatters.string(from: cart.due, style: .date), .class("due"))
        }
    }
}

private struct Card: Component {
    var title: LocalizedText
    var note: LocalizedText?
    var lines: [LocalizedText] = []
}

/// A component with localized texts in dictionaries, in a set and in an enum.
private struct Board: Component {
    enum State: Hashable, Sendable, CustomStringConvertible {
        case late(LocalizedText)
        case moved(to: LocalizedText, days: Int)

        var description: String { "a state" }
    }

    var labels: [String: LocalizedText] = [:]
    var ranks: [Int: LocalizedText] = [:]
    var tags: Set<LocalizedText> = []
    var codes: Set<String> = []
    var sizes: Set<Int> = []
    var groups: [String: [LocalizedText]] = [:]
    var state = State.late("Shopping")
}

@Suite("A site in several languages")
struct LocalizedSiteTests {
    private static let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "Your cart": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Ihr Korb"}},
            "ar": {"stringUnit": {"state": "translated", "value": "سلتك"}}}},
          "%lld things": {"localizations": {
            "en": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld thing"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld things"}}}}},
            "ar": {"variations": {"plural": {
              "zero": {"stringUnit": {"state": "translated", "value": "لا شيء"}},
              "two": {"stringUnit": {"state": "translated", "value": "شيئان"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld أشياء"}}}}}}},
          "Shopping": {"localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Einkauf"}}}}
        }}
        """

    private func bench() throws -> Workbench {
        let bench = try Workbench()
        try bench.write(Self.catalog, to: "site/Localizable.xcstrings")
        return bench
    }

    private var registry: Registry {
        var registry = Registry()
        registry.register(viewModelType: Cart.self, viewType: CartView.self)
        registry.register(viewModelType: Card.self, templateName: "card")
        return registry
    }

    private func sections(count: Int = 2) -> [VitrineComponents.Section] {
        [
            Section(
                id: "shop", title: "Shopping",
                rows: [
                    Cart(
                        id: "a", title: "Your cart", count: count, due: Date(timeIntervalSince1970: 1_790_000_000))
                ])
        ]
    }

    private func page(_ bench: Workbench, _ path: String) throws -> XMLTree.Element {
        try XMLTree(parsing: try bench.read("out/\(path)")).root
    }

    @Test func wordsPluralsAndDatesAreInPageLanguage() async throws {
        let bench = try bench()
        defer { bench.remove() }
        try await bench.build(sections(), registry: registry, locales: ["de", "ar"])
        let english = try #require(try page(bench, "shop.html").first("article"))
        #expect(english.everything.dropFirst().map(\.text) == ["Your cart", "2 things", "Sep 21, 2026"])
        let german = try #require(try page(bench, "de/shop.html").first("article"))
        #expect(german.everything.dropFirst().map(\.text) == ["Ihr Korb", "2 things", "21. Sept. 2026"])
        let arabic = try #require(try page(bench, "ar/shop.html").first("article"))
        #expect(arabic.everything.dropFirst().map(\.text) == ["سلتك", "شيئان", "21 سبتمبر، 2026"])
        #expect(try page(bench, "de/shop.html").first("h1")?.text == "Einkauf")
        #expect(try page(bench, "de/index.html").all("h2").map(\.text).contains("Seiten"))
    }

    @Test func missingWordsAreRemarksAndInIndex() async throws {
        let bench = try bench()
        defer { bench.remove() }
        for _ in 0..<2 {
            let report = try await bench.build(sections(), registry: registry, locales: ["de", "ar"])
            let remarks = report.remarks.map(\.finding.description)
            #expect(remarks.count == 2)
            #expect(remarks.contains { $0.contains("the catalog has no ar translation of “Shopping”") })
            #expect(
                remarks.contains {
                    $0.contains(
                        "warning: the catalog has no de translation of “%lld things” [missing-string], in Cart (shop/a)"
                    )
                })
            let index = try bench.read("out/index.json")
            #expect(index.contains("\"rule\":\"missing-string\"") || index.contains("\"rule\": \"missing-string\""))
        }
    }

    @Test func componentPagesShowViewsAndSwiftCode() async throws {
        let bench = try bench()
        defer { bench.remove() }
        try bench.write("<p>{{title}}{{note}}{{#lines}}{{.}}{{/lines}}</p>", to: "site/templates/card.mustache")
        let card = Card(title: .verbatim("A4"), note: "\(2) of \("b") at 50 %", lines: ["\(LocalizedText(key: "c")) d"])
        let section = Section(id: "cards", rows: [card])
        try await bench.build(sections() + [section], registry: registry, locales: ["de", "ar"])
        let views = try ["components/cart.html", "de/components/cart.html", "de/components/card.html"].map { path in
            try page(bench, path).first("dd")?.text
        }
        #expect(views == ["declarative view CartView", "deklarative Ansicht CartView", "Vorlage card"])
        #expect(
            try page(bench, "ar/components/cart.html").first("dd")?.text == "العرض التصريحي \u{2068}CartView\u{2069}")
        let values = try page(bench, "components/card.html").first("tbody")?.everything.filter { $0.name == "td" }
        #expect(
            values?.map(\.text) == [
                "LocalizedText", ".verbatim(\"A4\")", "LocalizedText?", "\"\\(2) of \\(\"b\") at 50 %\"",
                "[LocalizedText]", "[\"\\(\"c\") d\"]",
            ])
    }

    @Test func unnamedStoriesHaveTranslatedSectionName() async throws {
        let bench = try bench()
        defer { bench.remove() }
        try bench.write("<p>{{title}}</p>", to: "site/templates/card.mustache")
        let card = Card(title: "Your cart")
        let section = Section(id: "shop", title: "Shopping", header: card, footer: card, rows: [card])
        try await bench.build([section], registry: registry, locales: ["de", "ar"])
        let names = try ["", "de/", "ar/"].map { folder in
            try page(bench, "\(folder)components/card.html").everything.filter { $0.name == "h2" }.prefix(4).map(\.text)
        }
        #expect(names[0] == ["Header of Shopping", "Shopping: card-1", "Footer of Shopping", "Properties"])
        #expect(names[1] == ["Kopf von „Einkauf“", "Einkauf: card-1", "Fuß von „Einkauf“", "Eigenschaften"])
        #expect(names[2].first == "رأس «\u{2068}Shopping\u{2069}»")
    }

    @Test func templatesGetTranslatedTexts() async throws {
        let bench = try bench()
        defer { bench.remove() }
        try bench.write(
            "<p>{{title}}{{#note}} ({{.}}){{/note}}{{#lines}}<b>{{.}}</b>{{/lines}}</p>",
            to: "site/templates/card.mustache")
        let rows: [any Component] = [
            Card(title: "Your cart"),
            Card(title: .verbatim("Your cart"), note: "Your cart", lines: ["Your cart", "x"]),
        ]
        try await bench.build([Section(id: "c", rows: rows)], registry: registry, locales: ["de"])
        let texts = try page(bench, "de/c.html").all("p").map(\.text)
        #expect(texts.contains("Ihr Korb"))
        #expect(texts.contains("Your cart (Ihr Korb)Ihr Korbx"))
    }

    @Test(
        "Templates get translated texts in dictionaries, sets and enums",
        arguments: [
            ("{{labels.cart}}, {{labels.shop}}", "Ihr Korb, Einkauf"),
            ("{{#sorted(ranks)}}{{key}}:{{value}};{{/sorted(ranks)}}", "1:Ihr Korb;2:Einkauf;"),
            ("{{#tags}}[{{.}}]{{/tags}}", "[Einkauf][Ihr Korb]"),
            ("{{#codes}}[{{.}}]{{/codes}}", "[a][b][c][d][e][f][g][h]"),
            ("{{#sorted(sizes)}}[{{.}}]{{/sorted(sizes)}}", "[9][10]"),
            ("{{#groups.first}}[{{.}}]{{/groups.first}}", "[Einkauf][Ihr Korb]"),
            ("{{state.moved.to}}, {{state.moved.days}}{{state.late}}", "Einkauf, 3"),
            ("{{state}}", "a state"),
        ])
    func templatesGetTranslatedTextsInValues(template: String, text: String) async throws {
        let bench = try bench()
        defer { bench.remove() }
        try bench.write("<p>\(template)</p>", to: "site/templates/board.mustache")
        var registry = self.registry
        registry.register(viewModelType: Board.self, templateName: "board")
        let board = Board(
            labels: ["cart": "Your cart", "shop": "Shopping"], ranks: [2: "Shopping", 1: "Your cart"],
            tags: ["Your cart", "Shopping"], codes: ["h", "g", "f", "e", "d", "c", "b", "a"], sizes: [10, 9],
            groups: ["first": ["Shopping", "Your cart"]],
            state: .moved(to: "Shopping", days: 3))
        try await bench.build([Section(id: "c", rows: [board])], registry: registry, locales: ["de"])
        #expect(try page(bench, "de/c.html").all("p").map(\.text).contains(text))
    }

    @Test func missingFrameLanguageIsReported() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let first = try await bench.build(Samples.sections(), locales: ["fr"])
        #expect(first.remarks.count == 2)
        #expect(
            first.remarks.first?.finding.message.hasSuffix(
                " are not translated into fr; add them to strings/Vitrine.xcstrings") == true)
        try bench.write(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "Pages": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "Pages à voir"}}}}}}
            """, to: "site/strings/Vitrine.xcstrings")
        try await bench.build(Samples.sections(), locales: ["fr", "de"])
        #expect(try page(bench, "fr/index.html").all("h2").map(\.text).contains("Pages à voir"))
        #expect(try page(bench, "de/index.html").all("h2").map(\.text).contains("Seiten"))
    }

    @Test func brokenCatalogsAreErrorsWithLine() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "Due": {"localizations": {"de": {"stringUnit":
                {"state": "translated", "value": "Am %@"}}}}}}
            """, to: "site/Localizable.xcstrings")
        let failure = await #expect(throws: BuildFailure.self) { try await bench.build(Samples.sections()) }
        #expect(
            failure?.lines == [
                "\(bench.path)/site/Localizable.xcstrings:3: error: “Due” (de): the text contains %@, but the key has no such argument"
            ])
        #expect(bench.names == ["site"])
    }
}
