import Testing
import VitrineComponents

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineSite

@Suite("Finding themes")
struct ThemeTests {
    @Test(arguments: ["default", "paper"]) func bundledThemes(name: String) async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections(), theme: name)
        #expect(try bench.read("out/index.html").hasPrefix("<!DOCTYPE html>\n<html"))
        #expect(try !bench.read("out/assets/style.css").isEmpty)
    }

    @Test func changedThemeChangesSite() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections(), theme: "default")
        let report = try await bench.build(Samples.sections(), theme: "paper")
        #expect(report.changed.contains("index.html"))
        #expect(report.changed.contains("assets/style.css"))
    }

    @Test func ownThemeByName() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.writeTheme()
        try bench.write("p { color: red }", to: "site/themes/mine/assets/look.css")
        try await bench.build(Samples.sections(), theme: "mine")
        #expect(try bench.read("out/index.html").contains("/><title>Sample</title></head>\n<body><header"))
        #expect(try bench.read("out/assets/look.css") == "p { color: red }")
        #expect(!Tree.files(of: bench.output).contains("assets/style.css"))
    }

    @Test func ownThemeHidesBundledThemeWithSameName() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.writeTheme(at: "site/themes/paper")
        try await bench.build(Samples.sections(), theme: "paper")
        #expect(try bench.read("out/index.html").contains("/><title>Sample</title></head>"))
    }

    @Test func themeByPath() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.writeTheme(at: "elsewhere/look")
        try await bench.build(Samples.sections(), theme: "\(bench.path)/elsewhere/look")
        #expect(try bench.read("out/index.html").contains("/><title>Sample</title></head>"))
    }

    @Test func themeFromConfiguration() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.writeTheme()
        var configuration = SiteConfiguration()
        configuration.theme = "mine"
        var options = BuildOptions()
        options.output = bench.output
        let site = Site(sections: [], registry: .samples, folder: bench.site, configuration: configuration)
        _ = try await site.build(options)
        #expect(try bench.read("out/index.html").contains("/><title>Gallery</title></head>"))
    }

    private func failure(_ bench: Workbench, _ theme: String) async -> [String] {
        let failure = await #expect(throws: BuildFailure.self) {
            try await bench.build(Samples.sections(), theme: theme)
        }
        #expect(bench.tree("out").isEmpty)
        return failure?.lines ?? []
    }

    @Test func unknownNameListsThemes() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.writeTheme()
        #expect(
            await failure(bench, "nosuch") == [
                "error: there is no theme “nosuch”; the themes are default, mine, paper"
            ])
    }

    @Test("A misspelled theme in the settings is reported with its line and a suggestion")
    func misspelt() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("title: Shop\ntheme: papr\n", to: "site/vitrine.yml")
        #expect(
            await failure(bench, "papr") == [
                "\(bench.path)/site/vitrine.yml:2: error: there is no theme “papr”; did you mean “paper”?"
            ])
    }

    @Test func onlyThemesAreListed() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.writeTheme(at: "site/themes/default")
        try bench.write("about themes", to: "site/themes/README.md")
        try bench.makeFolder("site/themes/unfinished")
        #expect(
            await failure(bench, "nosuch") == [
                "error: there is no theme “nosuch”; the themes are default, paper"
            ])
    }

    @Test func folderWithoutTheme() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let folder = "\(bench.path)/site"
        #expect(
            await failure(bench, folder) == [
                "\(folder): error: is not a theme: it has no theme.yml"
            ])
    }

    @Test func unknownKeyInThemeYml() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.writeTheme(description: "name: Mine\nauthor: me\n")
        #expect(
            await failure(bench, "mine") == [
                "\(bench.path)/site/themes/mine/theme.yml:2: error: unknown key “author”; the keys are description, extends, name"
            ])
    }

    @Test("A theme that changes one color is the default theme with that color")
    func oneColor() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections(), to: "standard")
        try bench.write("name: Mine\n", to: "site/themes/mine/theme.yml")
        try bench.write(":root { --accent: #a00 }\n", to: "site/themes/mine/assets/style.css")
        try await bench.build(Samples.sections(), theme: "mine")
        let standard = try bench.read("standard/assets/style.css")
        #expect(try bench.read("out/assets/style.css") == standard + ":root { --accent: #a00 }\n")
        #expect(try bench.read("out/index.html") == bench.read("standard/index.html"))
    }

    @Test("A theme can extend another one, even the bundled one with its name; its own files take precedence")
    func extends() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("name: Paper\nextends: paper\n", to: "site/themes/paper/theme.yml")
        try bench.write(".a { color: red }\n", to: "site/themes/paper/assets/style.css")
        try bench.write("name: Mine\nextends: paper\n", to: "site/themes/mine/theme.yml")
        try bench.write(".b { color: red }\n", to: "site/themes/mine/assets/style.css")
        try await bench.build(Samples.sections(), theme: "mine")
        let style = try bench.read("out/assets/style.css")
        #expect(style.hasPrefix("/* The paper theme") && style.hasSuffix(".a { color: red }\n.b { color: red }\n"))
        #expect(try bench.read("out/index.html").contains("<header class=\"masthead\">"))
        try bench.write("name: Mine\nextends: none\n", to: "site/themes/mine/theme.yml")
        try await bench.build(Samples.sections(), theme: "mine")
        #expect(try bench.read("out/assets/style.css") == ".b { color: red }\n")
    }

    @Test("The path of a folder that a theme extends is relative to the theme")
    func extendsFolder() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let (mine, base) = ("\(bench.path)/themes/mine", "\(bench.path)/themes/mine/../base")
        try bench.write("extends: ../base\n", to: "themes/mine/theme.yml")
        try bench.write(".b { color: red }\n", to: "themes/mine/assets/style.css")
        #expect(await failure(bench, mine) == ["\(base): error: is not a theme: it has no theme.yml"])
        try bench.write("extends: none\n", to: "themes/base/theme.yml")
        try bench.write(".a { color: red }\n", to: "themes/base/assets/style.css")
        try await bench.build(Samples.sections(), to: "good", theme: mine)
        #expect(try bench.read("good/assets/style.css") == ".a { color: red }\n.b { color: red }\n")
        try bench.write("extends: ../mine\n", to: "themes/base/theme.yml")
        #expect(
            await failure(bench, mine) == [
                "\(base)/theme.yml: error: the theme extends itself: \(mine), \(base), \(mine)"
            ])
    }

    @Test("The report of a cycle lists only the themes in the cycle")
    func cycleWithoutFirstTheme() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("extends: b\n", to: "site/themes/a/theme.yml")
        try bench.write("extends: c\n", to: "site/themes/b/theme.yml")
        try bench.write("extends: b\n", to: "site/themes/c/theme.yml")
        let (b, c) = ("\(bench.path)/site/themes/b", "\(bench.path)/site/themes/c")
        let message = "\(c)/theme.yml: error: the theme extends itself: \(b), \(c), \(b)"
        #expect(await failure(bench, "a") == [message])
    }

    @Test("A theme that extends itself or a missing theme is reported with its file")
    func wrongParents() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("extends: other\n", to: "site/themes/mine/theme.yml")
        try bench.write("extends: mine\n", to: "site/themes/other/theme.yml")
        let (mine, other) = ("\(bench.path)/site/themes/mine", "\(bench.path)/site/themes/other")
        #expect(
            await failure(bench, "mine") == [
                "\(other)/theme.yml: error: the theme extends itself: \(mine), \(other), \(mine)"
            ])
        try bench.write("extends: nosuch\n", to: "site/themes/other/theme.yml")
        #expect(
            await failure(bench, "mine") == [
                "\(other)/theme.yml:1: error: there is no theme “nosuch”; the themes are default, mine, other, paper"
            ])
    }

    @Test func defaultTemplatesAreUsedIfMissing() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.writeTheme()
        let empty = Section(id: "none", rows: [EmptyState(title: "Nothing", message: "Look elsewhere.")])
        try await bench.build([empty], theme: "mine")
        #expect(try bench.read("out/none.html").contains("<p class=\"empty-title\">Nothing</p>"))
    }
}
