import Foundation
import Vitrine

/// A part of a component's name. There is one component for each combination of kind, size and place.
protocol NamePart: Sendable {}

enum Badge: NamePart {}
enum Banner: NamePart {}
enum Card: NamePart {}
enum Dialog: NamePart {}
enum Field: NamePart {}
enum Menu: NamePart {}
enum Price: NamePart {}
enum Tile: NamePart {}

enum Tiny: NamePart {}
enum Small: NamePart {}
enum Medium: NamePart {}
enum Large: NamePart {}
enum Wide: NamePart {}
enum Round: NamePart {}
enum Compact: NamePart {}
enum Full: NamePart {}

enum Cart: NamePart {}
enum Search: NamePart {}
enum Profile: NamePart {}
enum Checkout: NamePart {}
enum Orders: NamePart {}
enum Help: NamePart {}
enum Offers: NamePart {}
enum Account: NamePart {}

enum Tone: String, CaseIterable { case plain, accent, alert }

/// A component of a design system: a box with a title, a sentence and an action.
struct Part<Kind: NamePart, Size: NamePart, Place: NamePart>: Component {
    var title: String
    var text = "Two words and a few more."
    var tone = Tone.plain
    var hasAction = true
}

struct PartView<Kind: NamePart, Size: NamePart, Place: NamePart>: ComponentView {
    let part: Part<Kind, Size, Place>
    init(viewModel: Part<Kind, Size, Place>) { part = viewModel }

    func body(_ html: HTML) {
        html.article(.class("part"), .class(part.tone.rawValue)) {
            html.h3(part.title)
            html.p(part.text)
            if part.hasAction { html.button("Choose", .type("button")) }
        }
    }
}

/// A gallery for tests and pictures of small and large galleries. The environment variable `COMPONENTS` specifies the
/// number of components, at most 512; the default is 3.
@main struct CrowdGallery: Gallery {
    private static let kinds: [any NamePart.Type] = [
        Badge.self, Banner.self, Card.self, Dialog.self, Field.self, Menu.self, Price.self, Tile.self,
    ]
    private static let sizes: [any NamePart.Type] = [
        Tiny.self, Small.self, Medium.self, Large.self, Wide.self, Round.self, Compact.self, Full.self,
    ]
    private static let places: [any NamePart.Type] = [
        Cart.self, Search.self, Profile.self, Checkout.self, Orders.self, Help.self, Offers.self, Account.self,
    ]

    private static var count: Int {
        ProcessInfo.processInfo.environment["COMPONENTS"].flatMap { Int($0) } ?? 3
    }

    /// The kind, size and place of every component of the gallery, ordered by kind.
    private static var names: [(any NamePart.Type, any NamePart.Type, any NamePart.Type)] {
        let all = kinds.flatMap { kind in sizes.flatMap { size in places.map { (kind, size, $0) } } }
        // The components are spread over the kinds, so that even a gallery with a few components has several groups.
        let step = max(1, all.count / max(1, count))
        return stride(from: 0, to: all.count, by: step).prefix(count).map { all[$0] }
    }

    func register(in registry: inout Registry) {
        for (kind, size, place) in Self.names { Self.register(kind, size, place, &registry) }
    }

    private static func register<Kind: NamePart, Size: NamePart, Place: NamePart>(
        _ kind: Kind.Type, _ size: Size.Type, _ place: Place.Type, _ registry: inout Registry
    ) {
        registry.register(PartView<Kind, Size, Place>.self)
    }

    private static func stories<Kind: NamePart, Size: NamePart, Place: NamePart>(
        _ kind: Kind.Type, _ size: Size.Type, _ place: Place.Type
    ) -> [any Component] {
        let part = Part<Kind, Size, Place>(title: "\(size) \(kind)")
        var (accent, alert, long, quiet) = (part, part, part, part)
        accent.tone = .accent
        alert.tone = .alert
        long.text = String(repeating: "A sentence that goes on for longer than anybody expects. ", count: 6)
        quiet.hasAction = false
        return [
            Story("Plain", part), Story("Accent", accent), Story("Alert", alert), Story("Long text", long),
            Story("Without action", quiet, notes: "For lists, in which the whole row is the action."),
        ]
    }

    func sections(in site: SiteFolder) -> [Section] {
        Self.names.map { kind, size, place in
            Section(
                id: .string("\(kind)-\(size)-\(place)"), title: "\(size) \(kind): \(place)",
                rows: Self.stories(kind, size, place)
            )
            .group("\(kind)")
            .summary("The \(kind) of the page “\(place)”.")
        }
    }
}
