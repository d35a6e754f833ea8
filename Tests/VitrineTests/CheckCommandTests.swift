import Foundation
import TestSupport
import Testing

@Suite("gallery check")
struct CheckCommandTests {
    private func check(_ gallery: GalleryProgram, _ more: String...) async throws -> Program.Result {
        try await gallery.run(["check", "--site", "site", "--jobs", "2"] + more)
    }

    /// Inserts markup before and after the template of the component `Quote`.
    private func wrapQuotes(_ gallery: GalleryProgram, _ start: String, _ end: String) throws {
        let template = try gallery.read("site/templates/quote.mustache")
        try gallery.write(start + template + end, to: "site/templates/quote.mustache")
    }

    @Test("A check of a correct gallery reports no errors and writes nothing")
    func nothingIsWritten() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let before = gallery.names
        let result = try await check(gallery)
        #expect(result.status == 0, "\(result.errors)")
        #expect(
            result.output.contains(
                /no errors and no warnings in \d+ pages and 4 stylesheets, read the same by libxml2 and as HTML, [0-9]/
            ),
            "\(result.output)")
        #expect(gallery.names == before)
    }

    @Test("Nothing is written to the temporary folder either")
    func noTemporaryFiles() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let temporary = "\(gallery.path)/temporary"
        try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: false)
        // The modification date of a folder changes when a file is created in it, even if the file is removed again.
        let before = try FileManager.default.attributesOfItem(atPath: temporary)[.modificationDate] as? Date
        let result = try await gallery.run(["check", "--site", "site"], environment: ["TMPDIR": temporary])
        #expect(result.status == 0, "\(result.errors)")
        #expect(try FileManager.default.attributesOfItem(atPath: temporary)[.modificationDate] as? Date == before)
    }

    @Test("--require-coverage fails if the stories show less than required, and lists what they do not show")
    func coverage() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let enough = try await check(gallery, "--require-coverage", "50")
        #expect(enough.status == 0, "\(enough.errors)")
        #expect(!enough.errors.contains("coverage"))
        let check = try await check(gallery, "--require-coverage", "100")
        #expect(check.status == 1)
        #expect(check.output.contains("no errors and no warnings"))
        #expect(
            check.errors.contains(/(?m)^gallery\/ProjectGallery\.swift:\d+: no story shows Avatar$/), "\(check.errors)")
        let sentence =
            /error: coverage is \d\d%, less than the required 100%: \d+ of \d+ components have a story, and \d+ of \d+ property values are shown in a story/
        #expect(check.errors.contains(sentence), "\(check.errors)")
        let build = try await gallery.build("--require-coverage", "100")
        #expect(build.status == 1)
        #expect(build.errors.contains(sentence), "\(build.errors)")
        #expect(build.errors.contains("; the site was written"))
        #expect(gallery.files()["coverage.html"] != nil)
        let wrong = try await self.check(gallery, "--require-coverage", "101")
        #expect(wrong.status == 64)
        #expect(wrong.errors.contains("--require-coverage must be a whole number from 0 to 100"))
    }

    @Test("Findings of check and build have the same lines: place, source with a caret, component")
    func excerpts() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        try wrapQuotes(gallery, "<span>", "</span>")
        let check = try await check(gallery)
        let excerpt = /: error: [^\n]+ \[child-not-allowed\]\n +\d+ \| [^\n]*<figure[^\n]*\n +\| +\^\n += in Quote/
        #expect(check.output.contains(excerpt), "\(check.output)")
        let build = try await gallery.build()
        #expect(build.status == 1)
        let findings = check.output.split(separator: "\n").dropLast()
        #expect(build.errors.split(separator: "\n").dropLast() == findings)
    }

    @Test("If a component cannot be rendered, check prints all errors as build does, and no summary without errors")
    func componentThatIsNotRendered() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        try gallery.write("<p>{{titel}}</p>", to: "site/templates/empty-results.mustache")
        try wrapQuotes(gallery, "<span>", "</span>")
        let check = try await check(gallery)
        #expect(check.status == 1)
        #expect(check.output == "")
        #expect(check.errors.contains("EmptyResults has no value named “titel”"), "\(check.errors)")
        #expect(check.errors.contains("[child-not-allowed]"), "\(check.errors)")
        let lastLine = try #require(check.errors.split(separator: "\n").last)
        #expect(lastLine.wholeMatch(of: /\d+ errors( and \d+ warnings?)?\./) != nil, "\(lastLine)")
    }

    @Test("The same mistake on several pages is one finding, with component and place; every format has it")
    func formats() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        try wrapQuotes(gallery, "<span>", "</span>")
        let text = try await check(gallery)
        #expect(text.status == 1)
        #expect(text.output.contains(/error: .*<figure>.* \[child-not-allowed\]/), "\(text.output)")
        #expect(text.output.contains(/Quote \([^)]+\), [A-Za-z\/]+\.swift:\d+/), "\(text.output)")
        let json = try await check(gallery, "--format", "json")
        #expect(json.status == 1)
        let report = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        let findings = try #require(report["findings"] as? [[String: Any]])
        #expect(findings.allSatisfy { $0["component"] as? String == "Quote" })
        #expect(!findings.isEmpty)
        let junit = try await check(gallery, "--format", "junit")
        #expect(junit.status == 1)
        #expect(junit.output.contains("failures=\"\(findings.count)\""), "\(junit.output.prefix(300))")
        let github = try await check(gallery, "--format", "github")
        #expect(github.output.hasPrefix("::error "), "\(github.output.prefix(300))")
        let sarif = try await check(gallery, "--format", "sarif")
        #expect(sarif.output.contains("\"version\":\"2.1.0\"") || sarif.output.contains("\"version\": \"2.1.0\""))
    }

    @Test("With strict: true in vitrine.yml, warnings are failures in reports, too")
    func strictness() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let settings = try gallery.read("site/vitrine.yml").replacing("check:\n  contrast: false\n", with: "")
        try gallery.write(
            "- {name: no-quote, severity: warning, forbid: //blockquote, message: a quote}", to: "site/house.yml")
        try gallery.write(settings + "check: {contrast: false, rules: [house.yml]}\n", to: "site/vitrine.yml")
        let lenient = try await check(gallery, "--format", "junit")
        #expect(lenient.status == 0, "\(lenient.errors)")
        #expect(lenient.output.contains(/<testsuites [^>]*failures="0"/), "\(lenient.output.prefix(300))")
        try gallery.write(
            settings + "check: {contrast: false, rules: [house.yml], strict: true}\n", to: "site/vitrine.yml")
        let strict = try await check(gallery, "--format", "junit")
        #expect(strict.status == 1)
        #expect(strict.output.contains("<failure"), "\(strict.output.prefix(300))")
        #expect(strict.output.contains(/<testsuites [^>]*failures="[1-9]/))
        let ignoring = try await check(gallery, "--ignore", "no-quote")
        #expect(ignoring.status == 0, "\(ignoring.output)\(ignoring.errors)")
    }

    @Test(arguments: [
        (["--ignore", ":a.html"], "--ignore must be RULE or RULE:GLOB"), (["--rules", "none.yml"], "none.yml: "),
        (["--jobs", "0"], "--jobs must be"),
    ]) func wrongUse(options: [String], message: String) async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let result = try await gallery.run(["check", "--site", "site"] + options)
        #expect(result.status == 64, "\(result.output)\(result.errors)")
        #expect(result.errors.contains(message), "\(result.errors)")
    }
}
