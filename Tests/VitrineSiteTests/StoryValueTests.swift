import Foundation
import Testing
import VitrineComponents
import VitrineHTML
import VitrineSite

/// Tests the panel “Swift” on the page about a story whose file is missing. It shows the value of the story as code,
/// using the initializers that are found in the sources.
@Suite("Code of a story, from its value")
struct StoryValueTests {
    enum Tone: Hashable, Sendable { case plain, loud(Int), named(name: String, isFirst: Bool) }

    enum Described: Hashable, Sendable, CustomStringConvertible {
        case one
        var description: String { "Number one" }
    }

    final class Object: Hashable, Sendable {
        static func == (one: Object, other: Object) -> Bool { one === other }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    struct Inner: Hashable, Sendable {
        var width = 3
        var label: String?
        init(_ width: Int, label: String? = nil) {
            self.width = width
            self.label = label
        }
    }

    struct Secret: Hashable, Sendable {
        private var text = ""
        init(text: String) { self.text = text }
        init() {}
    }

    struct Sealed: Hashable, Sendable {
        private var text = ""
        static var changed: Sealed {
            var sealed = Sealed()
            sealed.text = "changed"
            return sealed
        }
    }

    struct Closed: Hashable, Sendable {
        let number: Int
        init(half: Int) { number = 2 * half }
    }

    struct Counted: Hashable, Sendable {
        private(set) var count: Int
        fileprivate(set) var step = 1
    }

    /// Two types, each of which contains a type named `Option`.
    enum First { struct Option: Hashable, Sendable { let number: Int } }
    enum Second { struct Option: Hashable, Sendable { let number: Int } }

    struct Box: Component {
        var number = 1
        var title: String
        var words: LocalizedText = "Words"
        var tone: Tone = .plain
        var size: Double = 0
        var inner: Inner?
        var list: [Inner] = []
        var rest: [Rest] = []

        /// Values of other types. `source` declares only some of these cases.
        enum Rest: Hashable, Sendable {
            case described(Described)
            case object(Object)
            case secret(Secret)
            case sealed(Sealed)
            case closed(Closed)
            case counted(Counted)
            case first(First.Option)
            case second(Second.Option)
            case link(URL)
            case day(Date)
            case texts([String: Int], Set<String>)
            case maybe(Int?, Bool?)
        }
    }

    struct BoxView: ComponentView {
        init(viewModel: Box) {}
        func body(_ html: HTML) { html.p("Box") }
    }

    /// The declarations of these types in the sources of the package.
    private static let source = """
        struct StoryValueTests {
            enum Tone: Hashable, Sendable { case plain, loud(Int), named(name: String, isFirst: Bool) }
            enum Described: CustomStringConvertible { case one; var description: String { "Number one" } }
            struct Inner: Hashable, Sendable {
                var width = 3
                var label: String?
                init(_ width: Int, label: String? = nil) { self.width = width; self.label = label }
            }
            struct Secret { private var text = ""; init(text: String) { self.text = text }; init() {} }
            struct Sealed { private var text = ""; static var changed: Sealed { Sealed() } }
            struct Closed { let number: Int; init(half: Int) { number = 2 * half } }
            struct Counted { private(set) var count: Int; fileprivate(set) var step = 1 }
            enum First { struct Option: Hashable, Sendable { let number: Int } }
            enum Second { struct Option: Hashable, Sendable { let number: Int } }
            struct Box: Component {
                var number = 1
                var title: String
                var words: LocalizedText = "Words"
                var tone: Tone = .plain
                var size: Double = 0
                var inner: Inner?
                var list: [Inner] = []
                var rest: [Rest] = []
                var computed: Int { number }
                static let shared = 1
                enum Rest { case described(Described), object(Object), secret(Secret), closed(Closed) }
            }
        }
        extension StoryValueTests.Second.Option { init(_ number: Int) { self.number = number } }
        """

    private static let address = URL(string: "https://a.example/?q=1") ?? URL(filePath: "/")

    private static let cases: [(box: Box, code: String, notes: [String])] = [
        // Default values are omitted.
        (Box(title: "a"), "StoryValueTests.Box(title: \"a\")", []),
        (Box(number: -2, title: "\"\\\n\t\u{1}é"), #"StoryValueTests.Box(number: -2, title: "\"\\\n\t\u{1}é")"#, []),
        (
            Box(title: "", words: "\(3) of \("a\"b") 100%, \(1.5, fractionDigits: 1)"),
            #"""
            StoryValueTests.Box(
                title: "",
                words: "\(3) of \("a\"b") 100%, \(1.5, fractionDigits: 1)"
            )
            """#, []
        ),
        (
            Box(title: "", words: .verbatim("50% \\")),
            #"StoryValueTests.Box(title: "", words: .verbatim("50% \\"))"#, []
        ),
        (
            Box(title: "", words: LocalizedText(key: "100%", table: "Own")),
            #"StoryValueTests.Box(title: "", words: LocalizedText(key: "100%", table: "Own"))"#, []
        ),
        (Box(title: "", tone: .loud(2)), "StoryValueTests.Box(title: \"\", tone: .loud(2))", []),
        (
            Box(title: "", tone: .named(name: "n", isFirst: true)),
            "StoryValueTests.Box(title: \"\", tone: .named(name: \"n\", isFirst: true))", []
        ),
        (Box(title: "", size: 1.5), "StoryValueTests.Box(title: \"\", size: 1.5)", []),
        (
            Box(title: "", inner: Inner(3), list: [Inner(4, label: "l")]),
            """
            StoryValueTests.Box(
                title: "",
                inner: StoryValueTests.Inner(3),
                list: [StoryValueTests.Inner(4, label: "l")]
            )
            """, []
        ),
        (
            Box(
                title: "",
                rest: [.link(address), .day(Date(timeIntervalSince1970: 0.5))]),
            """
            StoryValueTests.Box(
                title: "",
                rest: [
                    .link(URL(string: "https://a.example/?q=1")!),
                    .day(Date(timeIntervalSince1970: 0.5))
                ]
            )
            """, ["import Foundation"]
        ),
        (
            Box(title: "", rest: [.texts(["b": 2, "a": 1], ["z", "y"])]),
            #"StoryValueTests.Box(title: "", rest: [.texts(["a": 1, "b": 2], ["y", "z"])])"#, []
        ),
        (
            Box(title: "", rest: [.maybe(5, true), .maybe(nil, nil)]),
            #"StoryValueTests.Box(title: "", rest: [.maybe(5, true), .maybe(nil, nil)])"#, []
        ),
        (
            Box(title: "", rest: [.secret(Secret(text: "s")), .sealed(Sealed())]),
            """
            StoryValueTests.Box(
                title: "",
                rest: [.secret(StoryValueTests.Secret(text: "s")), .sealed(StoryValueTests.Sealed())]
            )
            """, []
        ),
        // The memberwise initializer has parameters for properties of which only the setter is private.
        (
            Box(title: "", rest: [.counted(Counted(count: 2)), .counted(Counted(count: 3, step: 4))]),
            """
            StoryValueTests.Box(
                title: "",
                rest: [
                    .counted(StoryValueTests.Counted(count: 2)),
                    .counted(StoryValueTests.Counted(count: 3, step: 4))
                ]
            )
            """, []
        ),
        // Only the second type has an initializer without a label.
        (
            Box(title: "", rest: [.first(First.Option(number: 5)), .second(Second.Option(number: 6))]),
            """
            StoryValueTests.Box(
                title: "",
                rest: [
                    .first(StoryValueTests.First.Option(number: 5)),
                    .second(StoryValueTests.Second.Option(6))
                ]
            )
            """, []
        ),
        // Values that cannot be written as code.
        (Box(title: "", rest: [.object(Object())]), "", ["Object"]),
        (Box(title: "", rest: [.sealed(Sealed.changed)]), "", ["Sealed"]),
        (Box(title: "", rest: [.closed(Closed(half: 2))]), "", ["Closed"]),
        (Box(title: "", rest: [.described(.one)]), "", ["Described"]),
    ]

    @Test("Arguments have the labels and the order of the initializer; types that cannot be written are named")
    func values() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("", to: "Package.swift")
        try bench.write(Self.source, to: "Sources/VitrineSiteTests/Types.swift")
        var registry = Registry.samples
        registry.register(BoxView.self)
        let stories = Self.cases.enumerated().map { Story("Case \($0)", $1.box, file: "VitrineSiteTests/Gone.swift") }
        try await bench.build([Section(id: "a", rows: stories)], registry: registry)
        for (number, item) in Self.cases.enumerated() {
            let panel = try SwiftPanel(bench, "stories/box--case-\(number).html")
            #expect(panel.code == item.code)
            let notes =
                item.code.isEmpty
                ? ["This value cannot be written as code, because of: \(item.notes.joined(separator: " "))"]
                : ["The value, written as Swift"] + item.notes
            #expect(panel.notes == notes)
        }
    }
}
