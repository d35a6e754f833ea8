import Testing
import VitrineComponents

@testable import VitrineSite

@Suite("Asset catalogs")
struct AssetCatalogTests {
    private static let tint = """
        {"colors": [
          {"idiom": "universal", "color": {"color-space": "srgb", "components":
            {"alpha": "1.000", "red": "0.353", "green": "0xAB", "blue": "236"}}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
            "color": {"color-space": "display-p3", "components":
              {"alpha": "0.500", "red": "1.000", "green": "0.250", "blue": "0.000"}}}
        ], "info": {"author": "xcode", "version": 1}}
        """
    private static let grey = """
        {"colors": [{"idiom": "universal", "color": {"color-space": "gray-gamma-22", "components":
          {"alpha": "1.000", "white": "0.500"}}}]}
        """
    private static let harbor = """
        {"images": [
          {"idiom": "universal", "filename": "one.png", "scale": "1x"},
          {"idiom": "universal", "filename": "two.png", "scale": "2x"},
          {"idiom": "universal", "scale": "3x"},
          {"idiom": "universal", "filename": "night.png", "scale": "1x",
           "appearances": [{"appearance": "luminosity", "value": "dark"}]}
        ]}
        """

    private struct Row: ListViewItem {
        let id = "row"
        var configuration: ListItemConfiguration {
            .list(
                .init(
                    image: .asset("Harbor.png", alt: "A harbor"), text: "Row",
                    textConfig: .init(textColor: "TodoActiveTintColor")))
        }
    }

    private func bench(_ files: [String: String]) throws -> Workbench {
        let bench = try Workbench()
        try bench.write("p { color: var(--todo-active-tint-color) }", to: "site/assets/site.css")
        for (path, text) in files { try bench.write(text, to: "site/assets/App.xcassets/\(path)") }
        return bench
    }

    private func files(_ extra: [String: String] = [:]) -> [String: String] {
        [
            "Contents.json": "{}", "Tints/Contents.json": "{}",
            "Tints/TodoActiveTintColor.colorset/Contents.json": Self.tint,
            "Ash.colorset/Contents.json": Self.grey,
            "Harbor.imageset/Contents.json": Self.harbor, "Harbor.imageset/one.png": "1",
            "Harbor.imageset/two.png": "2", "Harbor.imageset/night.png": "3",
        ].merging(extra) { $1 }
    }

    @Test("Colors become a stylesheet with dark variants, and images become files with their names")
    func builds() async throws {
        let bench = try bench(files())
        defer { bench.remove() }
        let list = ListView(id: "l", sections: [ListViewSection(id: "s", contents: [Row()])])
        try await bench.build([Section(id: "a", rows: [list])], registry: .samples)
        #expect(
            try bench.read("out/assets/colors.css") == """
                :root { --ash: rgb(128 128 128); }
                .color-ash { color: var(--ash); }
                .bg-ash { --tone: var(--ash); }
                :root { --todo-active-tint-color: light-dark(rgb(90 171 236), color(display-p3 1 0.25 0 / 0.5)); }
                .color-todo-active-tint-color { color: var(--todo-active-tint-color); }
                .bg-todo-active-tint-color { --tone: var(--todo-active-tint-color); }

                """)
        let assets = Tree.files(of: "\(bench.output)/assets")
        #expect(Set(assets.filter { $0.hasSuffix(".png") }) == ["Harbor.png", "Harbor@2x.png"])
        #expect(assets.allSatisfy { !$0.contains("xcassets") })
        let page = try bench.read("out/a.html")
        #expect(page.contains("assets/colors.css\"/>"))
        #expect(page.contains("<img src=\"assets/Harbor.png\" srcset=\"assets/Harbor@2x.png 2x\" alt=\"A harbor\""))
        #expect(page.contains("class=\"list-primary color-todo-active-tint-color\""))
    }

    @Test(
        "A component without a decimal point is an integer from 0 to 255, as in Xcode",
        arguments: [
            (#""alpha": "1.000", "white": "1.000""#, "rgb(255 255 255)"),
            (#""alpha": "1.000", "white": "1""#, "rgb(1 1 1)"),
            (#""alpha": "1.000", "white": "2""#, "rgb(2 2 2)"),
            (#""alpha": "51", "white": "0xFF""#, "rgb(255 255 255 / 0.2)"),
            (#""alpha": 1, "white": 0.2"#, "rgb(51 51 51)"),
            (#""white": "0""#, "rgb(0 0 0)"),
        ])
    func components(json: String, css: String) async throws {
        let grey = """
            {"colors": [{"idiom": "universal", "color": {"color-space": "gray-gamma-22", "components": {\(json)}}}]}
            """
        let bench = try bench(files(["Ash.colorset/Contents.json": grey]))
        defer { bench.remove() }
        try await bench.build([Section(id: "a", rows: [RowSpacer(type: .fixed(1))])])
        #expect(try bench.read("out/assets/colors.css").hasPrefix(":root { --ash: \(css); }\n"))
    }

    @Test("A site without catalogs has no such stylesheet")
    func none() async throws {
        let bench = try bench([:])
        defer { bench.remove() }
        try await bench.build([Section(id: "a", rows: [RowSpacer(type: .fixed(1))])])
        #expect(!Tree.files(of: "\(bench.output)/assets").contains("colors.css"))
        #expect(try !bench.read("out/a.html").contains("colors.css"))
    }

    @Test(
        "Entries that cannot be used are reported",
        arguments: [
            ("Bad.colorset/Contents.json", "{", "is not a valid Contents.json of an asset catalog"),
            (
                "Label.colorset/Contents.json",
                "{\"colors\": [{\"idiom\": \"universal\", \"color\": {\"platform\": \"ios\", \"reference\": \"labelColor\"}}]}",
                "has no color with components for the default appearance (“Any”); system colors are not supported"
            ),
            (
                "Out.imageset/Contents.json", "{\"images\": [{\"filename\": \"../x.png\"}]}",
                "refers to the file “../x.png”; expected a file name with an extension, in the folder of the set"
            ),
        ])
    func mistakes(path: String, text: String, message: String) async throws {
        let bench = try bench(files([path: text]))
        defer { bench.remove() }
        let failure = await #expect(throws: BuildFailure.self) {
            try await bench.build([Section(id: "a", rows: [RowSpacer(type: .fixed(1))])])
        }
        let lines = (failure?.lines ?? []).map { $0.replacing("\(bench.path)/", with: "") }
        #expect(lines == ["site/assets/App.xcassets/\(path): error: \(message)"])
    }

    @Test(arguments: [
        ("Harbor.png", "site/assets/Harbor.png"),
        ("App Extra.xcassets/Harbor.imageset/Contents.json", "site/assets/App Extra.xcassets/Harbor.imageset/sea.png"),
    ])
    func duplicatePath(path: String, other: String) async throws {
        let bench = try bench(files())
        defer { bench.remove() }
        try bench.write("{\"images\": [{\"filename\": \"sea.png\", \"scale\": \"1x\"}]}", to: "site/assets/\(path)")
        let failure = await #expect(throws: BuildFailure.self) {
            try await bench.build([Section(id: "a", rows: [RowSpacer(type: .fixed(1))])])
        }
        let lines = (failure?.lines ?? []).map { $0.replacing("\(bench.path)/", with: "") }
        #expect(
            lines == [
                "site/assets/App.xcassets/Harbor.imageset/one.png: error: has the same path in the site as \(other); "
                    + "rename one of them"
            ])
    }
}
