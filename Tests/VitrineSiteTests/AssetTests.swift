import Testing
import VitrineComponents

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineSite

@Suite("Assets")
struct AssetTests {
    @Test func siteFilesAreCopied() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let bytes = (0...255).map { UInt8($0) }
        try bench.write(bytes, to: "site/assets/images/deep/all bytes.bin")
        try bench.write("", to: "site/assets/empty.txt")
        try await bench.build(Samples.sections())
        #expect(bench.tree("out")["assets/images/deep/all bytes.bin"] == .file(bytes))
        #expect(bench.tree("out")["assets/empty.txt"] == .file([]))
    }

    @Test func siteFileReplacesThemeFile() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("body { color: red }", to: "site/assets/style.css")
        try await bench.build(Samples.sections())
        #expect(try bench.read("out/assets/style.css") == "body { color: red }")
    }

    @Test(
        "Every theme has the styles of the package's components, linked before its own",
        arguments: ["default", "paper"])
    func componentStyles(theme: String) async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections(), theme: theme)
        #expect(try bench.read("out/assets/components.css").contains("@layer base, components, theme;"))
        for (page, root) in [("index.html", ""), ("stories/tile--tiles-1.html", "../")] {
            let links = try bench.read("out/\(page)").matches(of: /stylesheet" href="([^"]*)"/).map {
                String($0.output.1)
            }
            #expect(links == ["\(root)assets/components.css", "\(root)assets/style.css"])
        }
    }

    @Test func ownThemeReplacesComponentStyles() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.writeTheme()
        try await bench.build(Samples.sections(), to: "without", theme: "mine")
        #expect(try bench.read("without/assets/components.css").contains("@layer base, components, theme;"))
        try bench.write("p { color: red }", to: "site/themes/mine/assets/components.css")
        try await bench.build(Samples.sections(), to: "with", theme: "mine")
        #expect(try bench.read("with/assets/components.css") == "p { color: red }")
        try bench.write("p { color: blue }", to: "site/assets/components.css")
        try await bench.build(Samples.sections(), to: "site-own", theme: "mine")
        #expect(try bench.read("site-own/assets/components.css") == "p { color: blue }")
    }

    @Test func existingSiteStylesAreLinked() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections(), to: "without")
        try bench.write("body { color: red }", to: "site/assets/site.css")
        try await bench.build(Samples.sections(), to: "with")
        let link = "<link rel=\"stylesheet\" href=\"assets/site.css\"/>"
        #expect(try !bench.read("without/index.html").contains(link))
        #expect(try bench.read("with/index.html").contains(link))
        #expect(try bench.read("with/components/tile.html").contains("href=\"../assets/site.css\""))
    }

    @Test func changedAndRemovedAssets() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("one", to: "site/assets/a.txt")
        try bench.write("two", to: "site/assets/b.txt")
        try await bench.build(Samples.sections())
        try bench.write("changed", to: "site/assets/a.txt")
        try bench.remove("site/assets/b.txt")
        let report = try await bench.build(Samples.sections())
        #expect(report.changed == ["assets/a.txt"])
        #expect(report.removed == ["assets/b.txt"])
        #expect(try bench.read("out/assets/a.txt") == "changed")
    }

    @Test func hiddenFilesAreNotCopied() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("x", to: "site/assets/.DS_Store")
        try bench.write("x", to: "site/assets/.git/config")
        try await bench.build(Samples.sections())
        #expect(
            Tree.files(of: "\(bench.output)/assets") == [
                "components.css", "components.reduced-motion.css", "design-tokens.css", "style.css",
            ])
    }

    @Test func allLinksAreRefusedAtOnce() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("secret", to: "secret.txt")
        try bench.makeFolder("site/assets/fonts")
        try bench.link("site/assets/secret.txt", to: "../../secret.txt")
        try bench.link("site/assets/fonts/all", to: "/usr/share/fonts")
        let failure = await #expect(throws: BuildFailure.self) { try await bench.build(Samples.sections()) }
        let message = "is a link or special file; only regular files are copied"
        #expect(
            failure?.lines == [
                "\(bench.path)/site/assets/fonts/all: error: \(message)",
                "\(bench.path)/site/assets/secret.txt: error: \(message)",
            ])
        #expect(bench.names == ["secret.txt", "site"])
    }

    @Test(arguments: ["we\\ird.css", "we\\ird/style.css", "two\nlines.css"])
    func namesNotAllowedInSite(name: String) async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("x", to: "site/assets/\(name)")
        let failure = await #expect(throws: BuildFailure.self) { try await bench.build(Samples.sections()) }
        #expect(failure?.site.map(\.kind) == [.content])
        #expect(failure?.site.first?.message == "has a backslash or a control character in its path; rename it")
        #expect(bench.names == ["site"])
    }
}
