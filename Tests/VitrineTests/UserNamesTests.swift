import ShopComponents
import Testing
import Vitrine

/// A user's component with types of the module `ShopComponents` that have the names of ready-made components.
private struct Purchase: Component, Identifiable {
    let id: Int
    var button: Button
    var label: Label
}

private struct PurchaseView: ComponentView {
    let purchase: Purchase
    init(viewModel: Purchase) { purchase = viewModel }

    func body(_ html: HTML) {
        html.p {
            html.span(purchase.label.title)
            html.button(purchase.button.title, .type("button"))
        }
    }
}

/// The actual test is that this file compiles, although no name below is qualified.
@Suite("Users' own names next to import Vitrine")
struct UserNamesTests {
    @Test("A user's types can have the names of ready-made components")
    func userNamesAreFree() {
        let titles = [
            Button(title: "Button").title, Form(title: "Form").title, Label(title: "Label").title,
            Picker(title: "Picker").title, Toggle(title: "Toggle").title, TextField(title: "TextField").title,
            TextArea(title: "TextArea").title, Symbol(title: "Symbol").title, ListView(title: "ListView").title,
            EmptyState(title: "EmptyState").title,
        ]
        #expect(titles.count == 10)
    }

    @Test("One component is rendered to HTML by one call")
    func componentIsRendered() throws {
        var registry = Registry()
        registry.register(PurchaseView.self)
        let purchase = Purchase(id: 7, button: Button(title: "Buy"), label: Label(title: "Bread & butter"))
        #expect(
            try registry.html(for: purchase) == """
                <p data-component="Purchase" data-instance="7"><span>Bread &amp; butter</span>\
                <button type="button">Buy</button></p>
                """)
    }

    @Test("A component without a view is an error that names it")
    func missingViewIsError() {
        let purchase = Purchase(id: 7, button: Button(title: "Buy"), label: Label(title: "Bread"))
        let problems = #expect(throws: RenderProblems.self) { try Registry().html(for: purchase) }
        #expect(problems?.all.map(\.error) == [.notRegistered(component: "Purchase")])
    }
}
