import Testing
import VitrineComponents

/// An order whose form shows a note only if the order is a gift.
private struct Order: ScenarioEventReceiver {
    enum Event { case willAppear, soldOut }

    var size = "s"
    var note: String?
    var isGift = false
    var isSoldOut = false
    var ordered = 0

    mutating func receive(_ event: Event) { if event == .soldOut { isSoldOut = true } }

    var form: Form {
        Form(
            id: "order",
            fields: [
                Picker(
                    "size", label: "Size", options: [.init("s", label: "Small"), .init("l", label: "Large")],
                    selection: size, isDisabled: isSoldOut),
                Toggle("gift", label: "Gift", isOn: isGift),
                TextField("note", label: "Note", value: note, rules: FieldRules(.length(3...)), isHidden: !isGift),
            ],
            buttons: [Button("buy", label: "Buy", isHidden: isSoldOut)])
    }
}

private final class TextHolder { var text: String? }

private func problems(
    line: Int = #line, _ script: (inout ScenarioScript<Order, Form>) -> Void
) -> [String] {
    do throws(RenderProblems) {
        _ = try Scenario("Order", of: Order(), showing: \.form, file: "S.swift", line: line, script: script)
        return []
    } catch {
        return error.all.map(\.description)
    }
}

@Suite("Scenarios")
struct ScenarioTests {
    @Test("Each step is a story with sentences about the actions and the changes")
    func steps() throws {
        let order = try Scenario("Order", of: Order(), showing: \.form) { screen in
            screen.step("Start", notes: "As it opens")
            screen.select("l", in: \.size)
            screen.toggle(\.isGift)
            screen.step("Gift")
            screen.type("hi", into: \.note)
            screen.step("Short")
            screen.type("hello", into: \.note)
            screen.tap("Buy") { $0.ordered += 1 }
            screen.send(.soldOut)
            screen.step("Sold out")
            screen.send(.willAppear)
            screen.step("Again")
        }
        let session = RenderSession(registry: Registry())
        func words(_ texts: [LocalizedText]) -> [String] {
            texts.map { session.html.localized($0).replacing(/[\u{2068}\u{2069}]/, with: "") }
        }
        #expect(order.steps.map(\.name) == ["Start", "Gift", "Short", "Sold out", "Again"])
        #expect(
            order.steps.map { words($0.actions) } == [
                [], ["Chooses Large in Size.", "Turns Gift on."], ["Types “hi” into Note."],
                ["Types “hello” into Note.", "Taps Buy.", "Receives soldOut."], ["Receives willAppear."],
            ])
        #expect(
            order.steps.map { words($0.changes) } == [
                [],
                [
                    "Size: Small became Large.", "Gift is now on.", "Gift: untouched became valid.",
                    "Note is now shown.",
                ],
                ["Note: empty became “hi”.", "Note: untouched became invalid. At least 3 characters."],
                [
                    "Size is now disabled.", "Note: “hi” became “hello”.", "Note: invalid became valid.",
                    "Buy is now hidden.",
                ],
                [],
            ])
        let stories = order.stories.compactMap { $0 as? Story }
        #expect(stories.map(\.name) == order.steps.map(\.name))
        #expect(stories.first?.notes == "As it opens")
        #expect(Set(stories.map(\.place.line)).count == 5)
    }

    @Test("A script that uses unavailable controls is refused, with the line of every mistake")
    func mistakes() {
        let line = #line + 2
        let found = problems { screen in
            screen.type("x", into: \.note)
            screen.select("xl", in: \.size)
            screen.tap("Sell")
            screen.step("A")
            screen.step("A")
            screen.send(.soldOut)
            screen.tap("buy")
            screen.select("l", in: \.size)
            screen.step("B")
            screen.toggle(\.isGift)
        }
        let expected: [(Int, String)] = [
            (0, "“Note” is hidden and cannot be used"),
            (1, "“Size” has no option “xl”; the options are “s”, “l”"),
            (2, "there is no button “Sell”; the only button is “Buy”"),
            (4, "duplicate step “A”: the first is at VitrineComponentsTests/ScenarioTests.swift:\(line + 3)"),
            (6, "“Buy” is hidden and cannot be used"), (7, "“Size” is disabled and cannot be used"),
            (9, "no step follows the action “Turns Gift on.”, so its effect is not shown"),
        ]
        for (found, expected) in zip(found, expected) {
            let place = "VitrineComponentsTests/ScenarioTests.swift:\(line + expected.0)"
            #expect(found == "\(place): error: scenario “Order”: \(expected.1)")
        }
        #expect(found.count == expected.count)
        #expect(
            problems(line: 3) { _ in }
                == ["S.swift:3: error: scenario “Order”: there are no steps; add one with step(_:)"])
    }

    @Test("Typing without a visible field is refused and does not change the view model")
    func unseen() {
        let counter = TextHolder()
        let problems = Result { () throws(RenderProblems) in
            try Scenario("C", of: counter, showing: { _ in EmptyState(title: "Nothing") }) { screen in
                screen.type("x", into: \.text)
                screen.step("A")
            }
        }
        guard case .failure(let error) = problems else { return #expect(Bool(false)) }
        #expect(error.all.map(\.error.description) == ["scenario “C”: no field on the screen shows “x”"])
        #expect(counter.text == nil)
    }

    @Test("A toggle that no field shows is refused, although other fields are empty or on", arguments: [true, false])
    func unseenToggle(isOn: Bool) {
        var order = Order()
        order.isSoldOut = isOn
        let problems = Result { () throws(RenderProblems) in
            try Scenario("C", of: order, showing: Self.untouched) { screen in
                screen.toggle(\.isSoldOut)
                screen.step("A")
            }
        }
        guard case .failure(let error) = problems else { return #expect(Bool(false)) }
        let words = "scenario “C”: no field on the screen shows “\(isOn ? "off" : "on")”"
        #expect(error.all.map(\.error.description) == [words])
    }

    private static func untouched(_ order: Order) -> Form {
        Form(
            id: "order",
            fields: [
                TextField("note", label: "Note"), Toggle("a", label: "A", isOn: true),
                Toggle("b", label: "B", isOn: false),
            ],
            buttons: [])
    }

    @Test("Screens without forms are compared by their properties")
    func properties() throws {
        let scenario = try Scenario("E", of: "a", showing: { EmptyState(title: $0) }) { screen in
            screen.step("A")
            screen.perform("Time passes.") { $0 = "b" }
            screen.step("B")
        }
        let session = RenderSession(registry: Registry())
        let words = scenario.steps.flatMap(\.changes).map {
            session.html.localized($0).replacing(/[\u{2068}\u{2069}]/, with: "")
        }
        #expect(words == ["title: “a” became “b”."])
    }

    @Test("A filmstrip shows all steps as pictures with unique ids, and links to the steps")
    func film() throws {
        let order = try Scenario("Order", of: Order(), showing: \.form) { screen in
            screen.step("Start")
            screen.toggle(\.isGift)
            screen.step("Gift")
        }
        let session = RenderSession(registry: Registry())
        session.render(order.filmstrip(linkingTo: "steps"), id: "film", role: .row)
        let markup = session.html.string
        #expect(session.takeProblems().map(\.description) == [])
        #expect(markup.contains("<span class=\"film-number\">2</span> <a href=\"#\" class=\"film-name\">Gift</a>"))
        let ids = markup.matches(of: /\ id="([^"]*)"/).map { String($0.output.1) }
        #expect(Set(ids).count == ids.count)
        #expect(ids.contains("film_start_order_note_control"))
        #expect(markup.matches(of: /inert=""/).count == 2)
    }
}
