import Foundation
import TestSupport
import Testing

/// Tests the exact messages that a first-time user gets from a build.
@Suite("Messages of a build")
struct StatusTests {
    private struct Folder: TestFolder {
        let path: String

        init(_ things: String = #"[{"id": 1, "title": "One"}]"#) throws {
            path = try Self.makeFolder("status")
            try write("title: Trial\n", to: "vitrine.yml")
            try write(things, to: "data/things.json")
        }

        func run(_ arguments: String...) async throws -> Program.Result {
            try await Program(built: "TrialGallery").run(arguments, in: path)
        }
    }

    private static let source = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "TrialGallery/TrialGallery.swift")

    private func errors(_ things: String, _ arguments: String...) async throws -> String {
        let folder = try Folder(things)
        defer { folder.remove() }
        let result = try await Program(built: "TrialGallery").run(["build"] + arguments, in: folder.path)
        #expect(result.status == 1, "\(result.output)")
        return result.errors
    }

    @Test func remarksCountAsWarnings() async throws {
        let folder = try Folder()
        defer { folder.remove() }
        let line =
            "vitrine: warning: the site has no String Catalog, so its components are not translated into de; "
            + "add strings/Localizable.xcstrings, or remove the locale [missing-string]\n"
        let build = try await folder.run("build", "--locale", "de")
        #expect(build.status == 0)
        #expect(build.errors == "")
        #expect(build.output.hasPrefix(line))
        #expect(build.output.contains("\n1 warning and no errors in "))
        let strict = try await folder.run("build", "--locale", "de", "--strict")
        #expect(strict.status == 1)
        #expect(strict.errors == line + "0 errors and 1 warning; nothing was written.\n")
        let excused = try await folder.run("build", "--locale", "de", "--strict", "--ignore", "missing-string")
        #expect(excused.status == 0)
        #expect(excused.output.contains("no errors and no warnings in "))
        let json = try await folder.run("build", "--locale", "de", "--format", "json")
        #expect(json.output.contains("\"warnings\":1"))
        let check = try await folder.run("check", "--locale", "de", "--strict", "--format", "junit")
        #expect(check.status == 1)
        #expect(check.output.contains("failures=\"1\""))
    }

    @Test func galleryWithoutSectionsKeepsSite() async throws {
        let folder = try Folder()
        defer { folder.remove() }
        _ = try await folder.run("build")
        let before = folder.files("_site")
        try folder.write("[]", to: "data/things.json")
        let result = try await folder.run("build")
        #expect(result.status == 1)
        #expect(
            result.errors == """
                error: the gallery has no sections: sections(in:) must return at least one
                1 error; nothing was written.

                """)
        #expect(folder.files("_site") == before)
    }

    @Test func failingScenarioNamesEachLine() async throws {
        let text = try await errors(#"[{"id": 1, "title": "pressed"}]"#)
        let lines = text.split(separator: "\n")
        try #require(lines.count == 3, "\(text)")
        for (line, button) in zip(lines, ["Go", "Stop"]) {
            #expect(line.contains(#/^TrialGallery/TrialGallery\.swift:[0-9]+: error: scenario “Press”: /#), "\(line)")
            #expect(line.contains("there is no button “\(button)”: the component's properties contain no button"))
        }
        #expect(lines[2] == "2 errors; nothing was written.")
    }

    @Test func removingMostPagesNeedsOption() async throws {
        let things = (1...11).map { #"{"id": \#($0), "title": "Number \#($0)"}"# }.joined(separator: ",\n")
        let folder = try Folder("[\(things)]")
        defer { folder.remove() }
        _ = try await folder.run("build")
        let before = folder.files("_site")
        try folder.write(#"[{"id": 1, "title": "Number 1"}]"#, to: "data/things.json")
        let refused = try await folder.run("build")
        #expect(refused.status == 1)
        #expect(
            refused.errors == """
                _site: error: 20 of 30 pages would be removed; to remove them, use --allow-removal
                1 error; nothing was written.

                """)
        #expect(folder.files("_site") == before)
        #expect(try await folder.run("build", "--allow-removal").status == 0)
        #expect(folder.files("_site").count < before.count)
    }

    @Test func duplicateRowIDsNameDataLines() async throws {
        let text = try await errors(
            """
            [
              {"id": 1, "title": "One"},
              {"id": 2, "title": "Two"},
              {"id": 1, "title": "Again"}
            ]
            """)
        #expect(
            text == """
                data/things.json:4: error: Thing: section “things” has two rows with id 1; the first is at data/things.json:2
                1 error; nothing was written.

                """)
    }

    @Test(arguments: [
        (#"[{"id": "x", "title": "One"}]"#, "[0].id: expected a whole number, found the string “x”"),
        (#"[{"id": 1.5, "title": "One"}]"#, "[0].id: expected a whole number, found the number 1.5"),
        (#"[{"id": 1, "title": ["One"]}]"#, "[0].title: expected a string, found a list"),
        (#"[{"id": 1, "title": null}]"#, "[0].title: expected a string, found null"),
        (#"[{"id": 1, "title": "One", "weight": "heavy"}]"#, "[0].weight: expected a number, found the string “heavy”"),
        (#"[{"id": 1, "title": "One", "kind": "nice"}]"#, "[0].kind: the string “nice” is not an allowed value"),
        (
            #"[{"id": 1, "title": "One", "day": "soon"}]"#,
            "[0].day: “soon” is not a date such as 2026-01-31 or 2026-01-31T12:00:00Z"
        ),
        (#"[{"id": 1, "titel": "One"}]"#, "[0] has no “title”; is “titel” a misspelling of it?"),
        (#"[{"id": 1, "title": "One", "tile": 1}, {"id": 2, "tile": 2}]"#, "[1] has no “title”"),
        (#"{"id": 1}"#, "the document: expected a list, found keys and values"),
    ]) func dataErrorsNameKinds(things: String, message: String) async throws {
        #expect(
            try await errors(things) == "data/things.json:1: error: \(message)\n1 error; nothing was written.\n")
    }

    @Test func datesAreISO8601() async throws {
        let folder = try Folder(
            """
            [{"id": 1, "title": "Day", "day": "2026-01-31"}, {"id": 2, "title": "Hour", "day": "2026-01-31T01:00:00+01:00"},
             {"id": 3, "title": "Part", "day": "2026-01-31T00:00:00.5Z"}, {"id": 4, "title": "Number", "day": 1}]
            """)
        defer { folder.remove() }
        let result = try await folder.run("build")
        #expect(result.status == 0, "\(result.errors)")
        let page = try folder.read("_site/things.html")
        let moments = page.matches(of: /<p>([0-9.]+)<\/p>/).map { String($0.output.1) }
        #expect(moments == ["1769817600.0", "1769817600.0", "1769817600.5", "978307201.0"])
    }

    @Test func galleryErrorsKeepTheirDescriptions() async throws {
        #expect(
            try await errors(#"[{"id": 1, "title": "nobody"}]"#)
                == "error: “nobody” is refused today\n1 error; nothing was written.\n")
        #expect(
            try await errors(#"[{"id": 1, "title": "Vase", "kind": "refused"}]"#)
                .contains(": error: Thing (things/1): “Vase” is refused today\n"))
    }

    @Test func missingTemplateSuggestsSimilarName() async throws {
        let folder = try Folder(#"[{"id": 1, "title": "One", "kind": "card"}]"#)
        defer { folder.remove() }
        try folder.write("<p>{{title}}</p>", to: "templates/thing-card.mustache")
        let result = try await folder.run("build")
        #expect(result.status == 1)
        #expect(
            result.errors.contains(
                ": error: Card (things/1): there is no template “thing-crad” in templates; did you mean “thing-card”?\n"
            ))
    }

    @Test func unknownKeysListAllKeys() async throws {
        let folder = try Folder()
        defer { folder.remove() }
        try folder.write("titel: Trial\n", to: "vitrine.yml")
        let result = try await folder.run("build")
        #expect(result.status == 64)
        #expect(
            result.errors == """
                vitrine.yml:1: error: unknown key “titel” (did you mean “title”?); the keys are budget, calendar, check, description, \
                devices, direction, language, locales, now, policy, search, snapshots, source, theme, timeZone, title
                1 error; nothing was written.

                """)
    }

    @Test func wrongWorkingFolder() async throws {
        let folder = try Folder()
        defer { folder.remove() }
        try folder.makeFolder("elsewhere")
        let result = try await Program(built: "TrialGallery").run(["build"], in: "\(folder.path)/elsewhere")
        #expect(result.status == 1)
        #expect(
            result.errors == """
                data/things.json: error: cannot be read: there is no such file, and this folder has no vitrine.yml; \
                choose the folder of the site with --site
                1 error; nothing was written.

                """)
    }

    @Test func assetNamesArePercentEncoded() async throws {
        let folder = try Folder(#"[{"id": 1, "title": "One", "kind": "photo"}]"#)
        defer { folder.remove() }
        try folder.write("png", to: "assets/a photo.png")
        let result = try await folder.run("build")
        #expect(result.status == 0, "\(result.errors)")
        #expect(try folder.read("_site/things.html").contains("src=\"assets/a%20photo.png\""))
    }

    @Test func siteInSourcesIsRefused() async throws {
        let folder = try Folder()
        defer { folder.remove() }
        try folder.write("// swift-tools-version: 6.2\n", to: "Package.swift")
        let result = try await folder.run("build", "--output", "Sources/TrialGallery/site")
        #expect(result.status == 64)
        #expect(
            result.errors == """
                Sources/TrialGallery/site: error: would be written into Sources, which contains the sources of the package; choose another output
                1 error; nothing was written.

                """)
        #expect(!folder.names.contains("Sources"))
    }

    @Test(arguments: ["trap", "endless"]) func crashingComponentIsNamed(kind: String) async throws {
        let folder = try Folder(#"[{"id": 1, "title": "One"}, {"id": 2, "title": "Bad", "kind": "\#(kind)"}]"#)
        defer { folder.remove() }
        let result = try await folder.run("build", "--jobs", "1", "--trace")
        #expect(result.status != 0)
        #expect(result.errors.hasPrefix("things.html\n"))
        let line =
            try #require(
                try String(contentsOf: Self.source, encoding: .utf8).split(
                    separator: "\n", omittingEmptySubsequences: false
                )
                .firstIndex { $0.contains("rows: things)") }) + 1
        #expect(
            result.errors.contains(
                "TrialGallery/TrialGallery.swift:\(line): error: Thing (things/2) crashed while the page things.html was rendered; "
                    + "nothing was written."), "\(result.errors)")
    }

    @Test func helpNamesProgramAndExitStatuses() async throws {
        let folder = try Folder()
        defer { folder.remove() }
        let help = try await folder.run("--help").output
        #expect(help.contains("TrialGallery build --theme paper"))
        let words = help.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(
            words.contains(
                "Exit status: 0 no errors, 1 errors or differences found, 2 only missing snapshots or "
                    + "snapshots without a story, 3 something could not be read or written, "
                    + "64 wrong usage or settings, 70 an internal error."))
    }
}

/// Tests which pages a build renders, as listed by `--trace`.
@Suite("Pages that a build renders")
struct RenderedPageTests {
    private struct Folder: TestFolder {
        let path: String
        init() throws {
            path = try Self.makeFolder("rendered")
            try makeFolder(".build")
            try write(#"[{"id": 1, "title": "One"}, {"id": 2, "title": "Two"}]"#, to: "data/things.json")
        }

        func rendered(_ arguments: String...) async throws -> [String] {
            let result = try await Program(built: "TrialGallery").run(["build", "--trace"] + arguments, in: path)
            #expect(result.status == 0, "\(result.errors)")
            return result.errors.split(separator: "\n").map(String.init).sorted()
        }
    }

    @Test func onlyChangedPages() async throws {
        let folder = try Folder()
        defer { folder.remove() }
        let all = [
            "all-stories.html", "components/thing.html", "coverage.html", "index.html", "stories/thing--things-1.html",
            "stories/thing--things-2.html",
            "things.html",
        ].flatMap { path in
            path.hasPrefix("stories/") ? ["bare/", "mirrored/", "stories/"].map { $0 + path.dropFirst(8) } : [path]
        }
        let whole = try await folder.rendered().filter { $0 != "design-tokens.html" }
        #expect(whole.count == 12 && Set(whole).isSuperset(of: all))
        #expect(
            try await folder.rendered().filter { $0 != "design-tokens.html" } == [
                "all-stories.html", "coverage.html", "index.html",
            ])
        try folder.write(#"[{"id": 1, "title": "One"}, {"id": 2, "title": "Zwei"}]"#, to: "data/things.json")
        #expect(
            try await folder.rendered().filter { $0 != "design-tokens.html" }
                == [
                    "all-stories.html", "bare/thing--things-2.html", "components/thing.html", "coverage.html",
                    "index.html", "mirrored/thing--things-2.html",
                    "stories/thing--things-2.html",
                    "things.html",
                ])
        #expect(try await folder.rendered("--fresh").count == whole.count + 1)
        #expect(try await folder.rendered("--fresh", "--only", "things.html") == ["things.html"])
    }
}
