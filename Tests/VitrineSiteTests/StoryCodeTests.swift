import Foundation
import Testing
import VitrineComponents
import VitrineHTML
import VitrineMarkup
import VitrineSite

/// Tests the panel “Swift” on the page about a story whose file is found. It shows the expression and the declarations
/// that the expression needs.
@Suite("Code of a story, from its file")
struct StoryCodeTests {
    private struct Case {
        var name: String
        /// The files of the package; the story is in the first one, on the line with the word `HERE`.
        var files: [String]
        var code: String
        var notes: [String] = ["import Vitrine"]
    }

    private static let cases: [Case] = [
        Case(
            name: "Alone",
            files: [
                """
                import Vitrine
                struct Pages { // { "
                    static let all = [
                        /* ( /* HERE */ */ Story(
                            #"Alone"\\#(1)")"#, Tile(id: 1, title: "a\\("b" + (")"))")
                        ), 7]
                }
                """
            ],
            code: """
                Story(
                    #"Alone"\\#(1)")"#, Tile(id: 1, title: "a\\("b" + (")"))")
                )
                """),
        Case(
            name: "Constants and functions of the type, what they need first",
            files: [
                """
                import Foundation
                public import Vitrine
                enum Pages {
                    static var all: Section {
                        Section(id: "a") {
                            Story("x", tile(two), notes: Self.words) // HERE
                        }
                    }

                    private static func tile(_ number: Int) -> Tile {
                        Tile(id: number, title: words)
                    }

                    private static let words = "Two"
                    static let unused = words
                    @MainActor fileprivate static let two = 2
                }
                """
            ],
            code: """
                let words = "Two"

                func tile(_ number: Int) -> Tile {
                    Tile(id: number, title: words)
                }

                let two = 2
                Story("x", tile(two), notes: words)
                """,
            notes: ["import Foundation import Vitrine"]),
        Case(
            name: "Local constants, with what is done to them",
            files: [
                """
                func make() -> [Story] {
                    let model = Model()
                    let other = 3
                    model.begin()
                    for number in 1...other { model.add(number) }
                    return [Story("x", model.tile)] // HERE
                }
                """
            ],
            code: """
                let model = Model()
                let other = 3
                model.begin()
                for number in 1...other { model.add(number) }
                Story("x", model.tile)
                """, notes: []),
        Case(
            name: "A loop, and a closure with and without names",
            files: [
                """
                let all = Section(id: "a", rows: [1, 2].map { Story("x", Tile(id: $0, title: "t")) }) // HERE
                """
            ],
            code: "[1, 2].map { Story(\"x\", Tile(id: $0, title: \"t\")) }", notes: []),
        Case(
            name: "Loop",
            files: [
                """
                var all: Section {
                    Section(id: "a") {
                        for (number, title) in titles() where number > 0 {
                            Story("x", Tile(id: number, title: title)) // HERE
                        }
                    }
                }
                private func titles() -> [(Int, String)] { [] }
                """
            ],
            code: """
                func titles() -> [(Int, String)] { [] }

                for (number, title) in titles() where number > 0 {
                    Story("x", Tile(id: number, title: title)) // HERE
                }
                """, notes: []),
        Case(
            name: "Parameters of a long function",
            files: [
                """
                import Vitrine
                enum Pages {
                    static func section(of tiles: [Tile], _ other: Int = 3, title: String) throws -> Section {
                        Section(id: "a", title: title) {
                            Story("x", tiles[other]) // HERE
                        }
                    }
                }
                """
            ],
            code: """
                func section(of tiles: [Tile], _ other: Int) -> Story {
                    Story("x", tiles[other])
                }
                """),
        Case(
            name: "A short function that makes the story",
            files: [
                """
                private func story(_ number: Int) -> Story {
                    var tile = Tile(id: number, title: "")
                    tile.title = "changed"
                    return Story("x", tile) // HERE
                }
                """
            ],
            code: """
                func story(_ number: Int) -> Story {
                    var tile = Tile(id: number, title: "")
                    tile.title = "changed"
                    return Story("x", tile) // HERE
                }
                """, notes: []),
        Case(
            name: "Properties that an initializer sets",
            files: [
                """
                struct Pages {
                    let tiles: [Tile]
                    var first: Story {
                        Story("x", self.tiles[index]) // HERE
                    }
                    private var index: Int { tiles.count - 1 }
                }
                """
            ],
            code: """
                func story(tiles: [Tile]) -> Story {
                    var index: Int { tiles.count - 1 }
                    return Story("x", tiles[index])
                }
                """, notes: []),
        Case(
            name: "An extension in another file",
            files: [
                """
                import Vitrine
                extension Pages {
                    static let all = [Story("x", tile)] // HERE
                }
                """,
                """
                import VitrineKit
                enum Pages {
                    static let tile = Tile(id: number, title: "t")
                    private static let number = 1
                }
                """,
            ],
            code: """
                let number = 1
                let tile = Tile(id: number, title: "t")
                Story("x", tile)
                """,
            notes: ["import Vitrine import VitrineKit"]),
        Case(
            name: "What another file sees, too, and labels, members and keywords are left",
            files: [
                """
                let title = "t"
                enum Pages {
                    static let id = 1
                    private static let label = "l"
                    static let all = [Story("x", Tile(id: Pages.id, label: title).label)] // HERE
                }
                """
            ],
            code: "Story(\"x\", Tile(id: Pages.id, label: title).label)", notes: []),
        Case(
            name: "A private type with its members",
            files: [
                """
                enum Pages {
                    private struct Data {
                        var title: String
                        init(_ title: String) { self.title = title }
                    }
                    static let all = [Story("x", Tile(id: 1, title: Data("t").title))] // HERE
                }
                """
            ],
            code: """
                struct Data {
                    var title: String
                    init(_ title: String) { self.title = title }
                }

                Story("x", Tile(id: 1, title: Data("t").title))
                """, notes: []),
        Case(
            name: "By a helper",
            files: [
                """
                enum Pages {
                    static let all = [tile("By a helper", 1), /* HERE */
                    ]
                    static func tile(_ name: String, _ id: Int, line: Int = #line) -> Story {
                        Story(name, Tile(id: id, title: name), line: line)
                    }
                }
                """
            ],
            code: """
                func tile(_ name: String, _ id: Int, line: Int = #line) -> Story {
                    Story(name, Tile(id: id, title: name), line: line)
                }

                tile("By a helper", 1)
                """, notes: []),
        Case(
            name: "A step of a script",
            files: [
                """
                func film() throws -> Scenario {
                    return try Scenario("f", of: Model(), showing: \\.tile) { screen in
                        screen.step("Before")
                        screen.step("A step of a script") // HERE
                    }
                }
                """
            ],
            code: """
                try Scenario("f", of: Model(), showing: \\.tile) { screen in
                    screen.step("Before")
                    screen.step("A step of a script") // HERE
                }
                """, notes: []),
        Case(
            name: "Too long",
            files: [
                """
                import Vitrine
                enum Pages {
                    static let all = [Story("x", Tile(id: first, title: words))] // HERE
                    private static let first = 1
                    private static let words = [
                \((1...40).map { "        \"\($0)\"," }.joined(separator: "\n"))
                    ].joined()
                }
                """
            ],
            code: "Story(\"x\", Tile(id: first, title: words))",
            notes: ["Names from the same file: first words", "import Vitrine"]),
        Case(
            name: "Properties with private setters in another file",
            files: [
                """
                extension Pages {
                    static let all = [Story("x", tiles[index])] // HERE
                }
                """,
                """
                enum Pages {
                    package private(set) static var tiles = [Tile(id: 1, title: "t")]
                    private private(set) static var index = 1
                    static fileprivate(set) var other = 2
                }
                extension Pages {
                    fileprivate(set) static var index = 0
                }
                """,
            ],
            code: """
                var tiles = [Tile(id: 1, title: "t")]
                var index = 0
                Story("x", tiles[index])
                """, notes: []),
        Case(
            name: "A private property with a private setter",
            files: [
                """
                enum Pages {
                    private(set) private static var number = 1
                    static let all = [Story("x", Tile(id: Pages.number, title: ""))] // HERE
                }
                """
            ],
            code: """
                var number = 1
                Story("x", Tile(id: number, title: ""))
                """, notes: []),
        Case(
            name: "Imports of submodules and of single declarations",
            files: [
                """
                import Vitrine; import func /* pure */ Foo . max
                import struct Foundation.URL
                @preconcurrency public import Foo.Bar
                import `class`.`struct`
                let all = [Story("x", Tile())] // HERE
                """
            ],
            code: "Story(\"x\", Tile())",
            notes: [
                "import Foo.Bar import Vitrine import `class`.`struct` import func Foo.max import struct Foundation.URL"
            ]),
        Case(
            name: "A projected value",
            files: [
                """
                enum Pages {
                    @Stored private static var text = "t"
                    static func section() -> Section {
                        Section(id: "a") {
                            Story("x", Field(text: $text)) // HERE
                        }
                    }
                }
                """
            ],
            code: """
                @Stored var text = "t"
                Story("x", Field(text: $text))
                """, notes: []),
        Case(
            name: "A projected value as the parameter of a closure",
            files: [
                """
                enum Pages {
                    static let item = 1
                    static func section() -> Section {
                        Section(id: "a", rows: rows($items) { $item in Story("x", Field(of: $item, item)) }) // HERE
                    }
                }
                """
            ],
            code: "rows($items) { $item in Story(\"x\", Field(of: $item, item)) }", notes: []),
        Case(
            name: "A comment of several lines between two declarations",
            files: [
                """
                enum Pages {
                    private static let first = 1 /* /* nested */
                    */ private static let second = 2
                    static let all = [Story("x", Tile(id: second, title: ""))] // HERE
                }
                """
            ],
            code: """
                let second = 2
                Story("x", Tile(id: second, title: ""))
                """, notes: []),
        Case(
            name: "Closures with labels",
            files: [
                """
                enum Pages {
                    static let footer = 1
                    static let words = "t"
                    static let all = [
                        make("Closures with labels", x: 1) { 1 } footer: { 2 } // HERE
                            _: { words }, make("y") { 3 },
                    ]
                }
                """
            ],
            code: """
                let words = "t"

                make("Closures with labels", x: 1) { 1 } footer: { 2 } // HERE
                    _: { words }
                """, notes: []),
        Case(
            name: "A closure whose label begins a line",
            files: [
                """
                func pages() {
                    switch kind {
                    case .one:
                        begin()
                        make { Story("x", Tile(id: $0, title: "")) } // HERE
                        footer: { 2 }
                    default: { 3 }()
                    }
                }
                """
            ],
            code: """
                make { Story("x", Tile(id: $0, title: "")) } // HERE
                footer: { 2 }
                """, notes: []),
        // If the code cannot be analyzed, or has no story on that line, the panel shows the value.
        Case(
            name: "An open bracket", files: ["let all = [Story(\"x\", Tile()] // HERE"],
            code: "Tile(id: 22, title: \"t\")",
            notes: ["The value, written as Swift", tileIsUnknown, "import VitrineSiteTests"]),
        Case(
            name: "Something else", files: ["let all = 1 + f(2) // HERE"],
            code: "Tile(id: 23, title: \"t\")",
            notes: ["The value, written as Swift", tileIsUnknown, "import VitrineSiteTests"]),
    ]

    private static let tileIsUnknown = "Initializers may differ, because the source was not found: Tile"

    @Test("The declarations that the expression needs precede it", arguments: ["\n", "\r\n"])
    func declarations(lineEnd: String) async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("", to: "Package.swift")
        var stories: [any Component] = []
        for (number, item) in Self.cases.enumerated() {
            for (part, text) in item.files.enumerated() {
                let text = text.replacing("\n", with: lineEnd)
                try bench.write(text, to: "Sources/Shop\(number)/Pages\(number)\(part == 0 ? "" : "+Other").swift")
            }
            let lines = item.files[0].split(separator: "\n", omittingEmptySubsequences: false)
            let line = try #require(lines.firstIndex { $0.contains("HERE") }) + 1
            stories.append(
                Story(
                    item.name, id: "case-\(number)", Tile(id: number, title: "t"), file: "Shop/Pages\(number).swift",
                    line: line))
        }
        try await bench.build([Section(id: "a", rows: stories)])
        for (number, item) in Self.cases.enumerated() {
            let panel = try SwiftPanel(bench, "stories/tile--case-\(number).html")
            #expect(panel.code == item.code, "\(item.name)")
            #expect(panel.notes == item.notes, "\(item.name)")
        }
    }

    @Test func unreadableFileIsError() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("", to: "Package.swift")
        try bench.write("", to: "Sources/Shop/Pages.swift")
        // A sparse file takes no disk space.
        try #require(truncate("\(bench.path)/Sources/Shop/Pages.swift", 3_000_000_000) == 0)
        let story = Story("x", id: "x", Tile(id: 1, title: "t"), file: "Shop/Pages.swift", line: 1)
        let failure = await #expect(throws: BuildFailure.self) {
            try await bench.build([Section(id: "a", rows: [story])])
        }
        #expect(
            failure?.site.map(\.description) == [
                "Sources/Shop/Pages.swift: error: cannot be read: it is larger than 2 GB"
            ])
    }
}

/// The contents of the panel “Swift” on a page.
struct SwiftPanel {
    var code: String
    var notes: [String]

    init(_ bench: Workbench, _ path: String) throws {
        let root = try XMLTree(parsing: try bench.read("out/\(path)")).root
        let panel = root.all("details").first { $0.first("summary")?.text == "Swift" }
        code = panel?.first("pre")?.text ?? ""
        notes = panel?.all("p").map(\.text) ?? []
    }
}
