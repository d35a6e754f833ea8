import Foundation
import Vitrine

/// A component that a test writes to `data/things.json`. Its `kind` can cause a problem when it is shown.
struct Thing: Component, Identifiable, Decodable {
    /// Determines what happens when the component is shown.
    enum Kind: String, Decodable {
        case plain, photo, card, refused, trap, endless
    }

    let id: Int
    var title: String
    var weight: Double?
    var day: Date?
    var kind: Kind?
}

struct ThingView: ComponentView {
    let thing: Thing
    init(viewModel: Thing) { thing = viewModel }

    func body(_ html: HTML) throws {
        switch thing.kind {
        case .photo: html.p { html.img(.alt("A boat"), .src(html.asset("a photo.png"))) }
        case .card: html.render(Card(title: thing.title))
        case .refused: throw Refusal(title: thing.title)
        case .trap: preconditionFailure("the thing is a trap")
        case .endless: html.p { html.text(Self.spelled(thing.title)) }
        case .plain, nil:
            html.article(.class("thing")) {
                html.h2(thing.title)
                if let day = thing.day { html.p("\(day.timeIntervalSince1970)") }
            }
        }
    }

    /// Recurses until the stack overflows, unless the text is empty.
    private static func spelled(_ text: String) -> String { text.isEmpty ? "" : "(\(spelled(text + ".")))" }
}

/// A component that is shown by a template.
struct Card: Component {
    var title: String
}

/// An error with a message for users.
struct Refusal: LocalizedError {
    var title: String
    var errorDescription: String? { "“\(title)” is refused today" }
}

/// A gallery for tests of a build's messages. Its rows come from a data file and are created asynchronously.
@main struct TrialGallery: Gallery {
    func register(in registry: inout Registry) {
        registry.register(ThingView.self)
        registry.register(template: "thing-crad", for: Card.self)
    }

    func sections(in site: SiteFolder) async throws -> [Section] {
        try await Task.sleep(for: .milliseconds(1))
        let things: [Thing] = try site.load("data/things.json")
        if things.contains(where: { $0.title == "nobody" }) { throw Refusal(title: "nobody") }
        if things.contains(where: { $0.title == "pressed" }) {
            _ = try Scenario("Press", of: 0, showing: { _ in Card(title: "Nothing to press") }) { screen in
                screen.tap("Go")
                screen.tap("Stop")
                screen.step("Pressed")
            }
        }
        guard things.count > 20 else {
            return things.isEmpty ? [] : [Section(id: "things", title: "Things", rows: things)]
        }
        return stride(from: 0, to: things.count, by: 20).map { start in
            let page = Array(things[start..<min(start + 20, things.count)])
            return Section(id: start == 0 ? "things" : "things-\(start)", title: "Things", rows: page)
        }
    }
}
