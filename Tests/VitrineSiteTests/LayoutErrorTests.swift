import Testing
import VitrineComponents

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineSite

@Suite("Errors of layouts")
struct LayoutErrorTests {
    private static let known =
        "alternates, breadcrumb, content, description, dir, hasColors, hasSiteStyles, hasStyles, isComponent, isCoverage, isGuide, isIndex, isSection, isStories, isStory, isStoryPage, isTokens, "
        + "lang, languages, looks, navigation, pager, root, site, theme, title, top, words.appearance, words.contents, "
        + "words.dark, words.gallery, words.light, words.menu, words.skipToContent, words.skipToNavigation, words.system"

    /// Builds a site with these layouts, expects a failure, and returns its lines. Paths in them are relative to the
    /// theme.
    private func problems(
        page: String, story: String = Workbench.plainLayout, part: String? = nil
    ) async throws -> [String] {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.writeTheme(page: page, story: story)
        if let part { try bench.write(part, to: "site/themes/mine/layouts/part.mustache") }
        let failure = await #expect(throws: BuildFailure.self) {
            try await bench.build(Samples.sections(), theme: "mine")
        }
        #expect(bench.names == ["site"])
        #expect(failure?.render == [])
        #expect(failure?.findings == [])
        #expect(failure?.site.allSatisfy { $0.kind == .content } == true)
        let folder = "\(bench.path)/site/themes/mine/"
        return (failure?.lines ?? []).map { $0.replacing(folder, with: "") }
    }

    private func layout(_ body: String) -> String {
        "<!DOCTYPE html>\n<html lang=\"{{lang}}\">\n<head><title>{{title}}</title></head>\n<body>\(body)</body>\n</html>\n"
    }

    @Test func missingLayoutUsesDefaultTheme() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("name: Mine\n", to: "site/themes/mine/theme.yml")
        try await bench.build(Samples.sections(), theme: "mine")
        #expect(try bench.read("out/index.html").contains("class=\"brand\""))
    }

    /// The evaluated layout is longer than its file, and the second mistake is in a partial. Both mistakes must be
    /// reported with the line in their own file.
    @Test func mistakeHasFileAndLine() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let page = "<!DOCTYPE html>\n<html>\n{{> head}}\n<body>\n{{{content}}}\n<p>x</b>\n</body>\n</html>\n"
        try bench.writeTheme(page: page, story: Workbench.plainLayout)
        try bench.write("<head>\n<title>t</title>\n\n\n</head>\n", to: "site/themes/mine/layouts/head.mustache")
        let first = await #expect(throws: BuildFailure.self) {
            try await bench.build(Samples.sections(), theme: "mine")
        }
        #expect(first?.site.first?.file?.hasSuffix("layouts/page.mustache") == true)
        #expect(first?.site.first?.line == 6)
        try bench.write("<head>\n<title>t</titel>\n</head>\n", to: "site/themes/mine/layouts/head.mustache")
        let second = await #expect(throws: BuildFailure.self) {
            try await bench.build(Samples.sections(), theme: "mine")
        }
        #expect(second?.site.first?.file?.hasSuffix("layouts/head.mustache") == true)
        #expect(second?.site.first?.line == 2)
    }

    @Test func unknownVariable() async throws {
        #expect(
            try await problems(page: layout("\n{{{content}}}\n<p>{{autor}}</p>\n")) == [
                "layouts/page.mustache:6: error: unknown variable “autor”; the variables are \(Self.known)"
            ])
    }

    @Test func allUnknownNamesOfAllLayouts() async throws {
        #expect(
            try await problems(page: layout("{{{contents}}}"), story: layout("{{#isBig}}{{> foot}}{{/isBig}}")) == [
                "layouts/page.mustache:4: error: unknown variable “contents”; the variables are \(Self.known)",
                "layouts/story.mustache:4: error: unknown variable “isBig”; the variables are \(Self.known)",
                "layouts/story.mustache:4: error: there is no partial “foot”",
            ])
    }

    @Test func unclosedSection() async throws {
        let found = try await problems(page: layout("\n{{#isIndex}}\n<p>index</p>\n"))
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("layouts/page.mustache:") == true)
        #expect(found.first?.hasSuffix(": error: a section is not closed") == true)
    }

    @Test func sectionClosedByAnotherName() async throws {
        let found = try await problems(page: layout("\n{{#isIndex}}\n<p>index</p>\n{{/isStory}}\n"))
        #expect(
            found == [
                "layouts/page.mustache:7: error: a section is closed with a different name than it was opened with"
            ])
    }

    @Test func unclosedTag() async throws {
        let found = try await problems(page: layout("{{{content}}}\n<p>{{title</p>"))
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("layouts/page.mustache:") == true)
        #expect(found.first?.contains(": error: ") == true)
    }

    @Test(arguments: ["#", "^"]) func slotUsedAsSection(sigil: String) async throws {
        #expect(
            try await problems(page: layout("\n{{\(sigil)pager}}\n{{{pager}}}\n{{/pager}}\n{{{content}}}")) == [
                "layouts/page.mustache:5: error: “pager” is not allowed as a section ({{#…}} or {{^…}}), "
                    + "because its value changes from page to page"
            ])
    }

    @Test func notWellFormed() async throws {
        let found = try await problems(page: layout("\n<p>one<br>\n{{{content}}}\n</p>"))
        #expect(found.first?.hasPrefix("layouts/page.mustache:7: error: is not well-formed: ") == true)
        #expect(found.first?.contains("br and p") == true)
    }

    @Test func notWellFormedOnOneKindOfPage() async throws {
        let found = try await problems(page: layout("{{{content}}}{{#isComponent}}<div>{{/isComponent}}"))
        #expect(found.first?.hasPrefix("layouts/page.mustache:4: error: is not well-formed: ") == true)
    }

    /// The mistake may be on the line of the layout that includes a partial, before or after the partial, or in the
    /// partial.
    @Test(arguments: [
        ("<p>x<main>{{> part}}</main>", "<b>y</b>", "layouts/page.mustache:5"),
        ("<main>{{> part}}</main><p>x", "<b>y</b>\n", "layouts/page.mustache:5"),
        ("<main>{{> part}}<p>x</main>", "<b>y</b>\n\n<i>z</i>", "layouts/page.mustache:5"),
        ("<main>{{title}}{{> part}}</main>", "<b>y</b>\n<b>y</b></i>\n", "layouts/part.mustache:2"),
        ("<main>{{> part}}{{> part}}</main>", "<b>y</b>\n<i>z</b>", "layouts/part.mustache:2"),
    ])
    func notWellFormedNextToPartial(line: String, part: String, place: String) async throws {
        for end in ["\n", "\r\n"] {
            let page = layout("{{{content}}}\n\(line)").replacing("\n", with: end)
            let found = try await problems(page: page, part: part.replacing("\n", with: end))
            #expect(found.first?.hasPrefix("\(place): error: is not well-formed: ") == true, "\(found)")
        }
    }

    @Test func valueWithoutQuotationMarks() async throws {
        #expect(
            try await problems(page: layout("{{{content}}}\n<p title={{title}}>x</p>")) == [
                "layouts/page.mustache:5: error: "
                    + "the value of “title” has no quotation marks, so {{title}} could add attributes; "
                    + "write title=\"{{title}}\""
            ])
    }

    @Test(arguments: ["<", "$"]) func inheritance(sigil: String) async throws {
        #expect(
            try await problems(page: layout("{{{content}}}\n{{\(sigil)a}}{{/a}}")) == [
                "layouts/page.mustache:5: error: “a” is used for template inheritance ({{<…}} or {{$…}}), which cannot "
                    + "be checked; use a partial, {{> name}}"
            ])
    }

    @Test func notUTF8() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.writeTheme()
        try bench.write([0x0A, 0xC3, 0x28], to: "site/themes/mine/layouts/page.mustache")
        let failure = await #expect(throws: BuildFailure.self) { try await bench.build([], theme: "mine") }
        let file = "\(bench.path)/site/themes/mine/layouts/page.mustache"
        #expect(failure?.lines == ["\(file):2: error: is not UTF-8"])
    }

    @Test func valuesInScripts() async throws {
        #expect(
            try await problems(page: layout("\n{{{content}}}\n<p onclick=\"f('{{title}}')\">x</p>\n")) == [
                "layouts/page.mustache:6: error: {{title}} is in “onclick”, where a value would run as code; remove the attribute"
            ])
        #expect(
            try await problems(page: layout("{{{content}}}\n<p>{{{site}}}</p>")) == [
                "layouts/page.mustache:5: error: “site” is inserted without escaping ({{{…}}} or {{&…}}), "
                    + "so it could become markup; write {{site}}"
            ])
    }

    @Test("A value after a comment that only an XML parser ends before the value")
    func valueAfterUnclearComment() async throws {
        #expect(
            try await problems(page: layout("\n{{{content}}}\n<!--> <script> --> {{title}} <!-- </script> -->\n")) == [
                "layouts/page.mustache:6: error: it is unclear where the comment before {{title}} ends, because it begins "
                    + "with “>” or “->” or contains “--!>” or “</noscript”; write a template comment, {{! … }}"
            ])
    }

    @Test func apostrophesDoNotEndSingleQuotedValues() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let page = layout("<p title='{{title}}'>{{title}}</p>{{{content}}}")
        try bench.writeTheme(page: page, story: Workbench.plainLayout)
        let title = "x' onmouseover='alert(1)"
        try await bench.build([Section(id: "a", title: title, rows: [EmptyState(title: "a")])], theme: "mine")
        let built = try bench.read("out/a.html")
        #expect(built.contains("<p title='x&#39; onmouseover=&#39;alert(1)'>x' onmouseover='alert(1)</p>"))
    }
}
