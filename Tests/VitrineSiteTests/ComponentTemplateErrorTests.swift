import Testing
import VitrineComponents

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineSite

@Suite("Errors of component templates")
struct ComponentTemplateErrorTests {
    private let note = Note(text: "hello", lines: ["one", "two"])

    /// Builds a site with one note that is shown by a template, and returns the messages, without the place of the row
    /// and the path of the folder.
    private func problems(_ template: String, partials: [String: String] = [:]) async throws -> [String] {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write(template, to: "site/templates/note.mustache")
        for (name, text) in partials { try bench.write(text, to: "site/templates/\(name).mustache") }
        let sections = [Section(id: "a", rows: [note])]
        let failure = await #expect(throws: BuildFailure.self) { try await bench.build(sections) }
        #expect(bench.names == ["site"])
        return (failure?.lines ?? []).map { line in
            line.replacing(#/^VitrineSiteTests/ComponentTemplateErrorTests.swift:\d+: error: /#, with: "")
                .replacing("\(bench.path)/site/", with: "")
        }
    }

    private func page(_ template: String, partials: [String: String] = [:]) async throws -> String {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write(template, to: "site/templates/note.mustache")
        for (name, text) in partials { try bench.write(text, to: "site/templates/\(name).mustache") }
        try await bench.build([Section(id: "a", rows: [note])])
        return try bench.read("out/bare/note--a-note-1.html")
    }

    @Test func goodTemplate() async throws {
        let page = try await page("<ul title=\"{{text}}\">{{#lines}}<li>{{.}}</li>{{/lines}}</ul>")
        #expect(page.contains("<li>one</li><li>two</li></ul>"))
        #expect(page.contains("title=\"hello\""))
    }

    @Test func goodPartial() async throws {
        let page = try await page("<div>{{> inner}}</div>", partials: ["inner": "<p>{{text}}</p>"])
        #expect(page.contains("<p>hello</p>"))
    }

    @Test func unknownVariable() async throws {
        #expect(
            try await problems("<p>\n{{text}} {{txt}}\n</p>") == [
                "Note (a/note-1): templates/note.mustache:2: Note has no value named “txt”; its values are lines, text"
            ])
    }

    @Test func unknownSection() async throws {
        #expect(
            try await problems("<p>\n\n{{#line}}x{{/line}}</p>") == [
                "Note (a/note-1): templates/note.mustache:3: Note has no value named “line”; its values are lines, text"
            ])
    }

    @Test func missingPartial() async throws {
        #expect(
            try await problems("<div>\n{{> inner}}\n</div>") == [
                "Note (a/note-1): templates/note.mustache:2: there is no partial “inner”"
            ])
    }

    @Test func missingPartialInsideSection() async throws {
        #expect(
            try await problems("<div>\n{{#lines}}\n{{> inner}}\n{{/lines}}\n</div>") == [
                "Note (a/note-1): templates/note.mustache:3: there is no partial “inner”"
            ])
    }

    @Test func unknownVariableInPartial() async throws {
        #expect(
            try await problems("<div>{{> inner}}</div>", partials: ["inner": "<p>\n{{txt}}</p>"]) == [
                "Note (a/note-1): templates/inner.mustache:2: Note has no value named “txt”; its values are lines, text"
            ])
    }

    @Test func badMarkup() async throws {
        #expect(
            try await problems("<p>\n{{text}}<br>\n</b></p>") == [
                "Note (a/note-1): templates/note.mustache:3: </b> does not close any element here; remove it or, if <b> is open, close the elements inside it first"
            ])
    }

    @Test func refusedAddress() async throws {
        #expect(
            try await problems("<p><a href=\"javascript:run()\">{{text}}</a></p>") == [
                "Note (a/note-1): templates/note.mustache:1: the URL in “href” is a script; remove it, or "
                    + "allow it in Swift with allowingScripts: true"
            ])
    }

    @Test("A value in an event handler of a template is refused")
    func script() async throws {
        #expect(
            try await problems("<p\n onclick=\"f('{{text}}')\">x</p>") == [
                "Note (a/note-1): templates/note.mustache:2: {{text}} is in “onclick”, where a value would run as code; remove "
                    + "the attribute"
            ])
    }

    @Test func unclosedSectionStopsBeforeRendering() async throws {
        let found = try await problems("<p>{{#lines}}{{.}}</p>")
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("templates/note.mustache:1: error: ") == true)
    }

    @Test func ownTemplatePrecedesThemeTemplate() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("<p class=\"mine\">{{title}}</p>", to: "site/templates/empty-state.mustache")
        try await bench.build([Section(id: "a", rows: [EmptyState(title: "Nothing")])])
        #expect(try bench.read("out/a.html").contains("class=\"mine\""))
        #expect(try !bench.read("out/a.html").contains("empty-title"))
    }
}
