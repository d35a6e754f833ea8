import Foundation
import TestSupport
import Testing

@Suite("Exit statuses and usage")
struct ExitStatusTests {
    @Test func folderWithoutFindingsExits0() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try desk.write(Desk.page("<p><a href=\"b.html\">B</a></p>"), to: "site/index.html")
        try desk.write(Desk.page("<p><a href=\"./\">Start</a></p>"), to: "site/b.html")
        let result = try await desk.check("site")
        #expect(result.status == 0)
        #expect(result.errors == "")
        #expect(result.output.wholeMatch(of: /no errors and no warnings in 2 pages, \d+\.\d s\n/) != nil)
    }

    @Test func errorExits1() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try desk.write(Desk.page("<p><a href=\"c.html\">C</a></p>"), to: "site/index.html")
        let result = try await desk.check("site", "--quiet")
        #expect(result.status == 1)
        #expect(
            result.output == """
                site/index.html:10:7: error: “href” of <a> is “c.html”: there is no file “c.html” in the folder of the site [broken-link]
                   10 | <p><a href="c.html">C</a></p>
                      |       ^

                """)
    }

    @Test func warningExits0AndStrictExits1() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try desk.write(Desk.page("<p>Start</p>"), to: "site/index.html")
        try desk.write(Desk.page("<p>Alone</p>"), to: "site/b.html")
        let result = try await desk.check("site", "--output", "report.txt")
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("1 warning and no errors in 1 of 2 pages, "))
        #expect(
            try desk.read("report.txt") == """
                site/b.html:1:1: warning: no other page links to this one [orphan-page]

                1 warning and no errors in 1 of 2 pages

                """)
        #expect(try await desk.check("site", "--strict").status == 1)
    }

    @Test func filesThatCannotBeReadAreNotCountedAsPages() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try desk.write(Desk.page("<p>Start</p>"), to: "site/index.html")
        try desk.link("site/gone.html", to: "nowhere.html")
        #expect(try await desk.check("site", "--output", "report.txt").status == 1)
        #expect(
            try desk.read("report.txt") == """
                site/gone.html: error: is a symbolic link that leads nowhere [unreadable-file]

                1 error in 1 page

                """)
    }

    private static let wrong: [([String], String)] = [
        (["check"], "no folder or file to check; add one, or - for standard input"),
        (["check", "site", "--jobs", "0"], "--jobs must be 1 or more"),
        (["check", "site", "--format", "xml"], "xml"),
        (["check", "site", "--nonsense"], "Unknown option '--nonsense'"),
        (["check", "site", "--address", "example.org"], "--address must begin with https:// or http:// and a host"),
        (["check", "site", "--ignore", ":x"], "--ignore must be RULE or RULE:GLOB, found “:x”"),
        (
            ["check", "nowhere", "gone.html"],
            "error: nowhere: there is no such file or folder\nerror: gone.html: there is"
        ),
        (["check", "--explain", "no-such"], "error: there is no rule “no-such”; list all rules with --list-rules\n"),
        (["check", "site", "--rules", "no.yml"], "no.yml: error: cannot be read: there is no such file\n"),
        (["check", "site", "--config", "no.yml"], "no.yml: error: cannot be read: there is no such file\n"),
        (["nonsense"], "nonsense"),
    ]

    @Test(arguments: wrong) func wrongUsageExits64(arguments: [String], words: String) async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try desk.write(Desk.page("<p>Start</p>"), to: "site/index.html")
        let result = try await desk.run(arguments)
        #expect(result.status == 64)
        #expect(result.output == "")
        #expect(result.errors.contains(words), "\(result.errors)")
    }

    @Test func folderWithoutPagesExits3() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try desk.write("x", to: "site/notes.txt")
        let result = try await desk.check("site")
        #expect(result.status == 3)
        #expect(
            result.errors == "error: site: there is no page in this folder; pages end in .html, .htm, .xhtml or .xht\n")
    }

    @Test func unwritableReportExits3() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try desk.write(Desk.page("<p>Start</p>"), to: "site/index.html")
        let result = try await desk.check("site", "--output", "no/such/folder.txt")
        #expect(result.status == 3)
        #expect(result.errors == "error: no/such/folder.txt: cannot be written: there is no such folder\n")
    }

    #if os(Linux)
        @Test(arguments: ["check site/index.html", "compare site/index.html other.html"])
        func fullStandardOutputExits3(command: String) async throws {
            let desk = try Desk()
            defer { desk.remove() }
            try desk.write(Desk.page("<p>Start</p>"), to: "site/index.html")
            try desk.write(Desk.page("<p>Start</p>"), to: "other.html")
            let program = try Program(built: "vitrine").path
            let result = try await Program("/bin/sh").run(["-c", "'\(program)' \(command) > /dev/full"], in: desk.path)
            #expect(result.status == 3)
            #expect(result.errors == "error: standard output: cannot be written: the disk is full\n")
        }
    #endif

    @Test func helpVersionAndRules() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        #expect(try await desk.run(["--version"]).output == "0.1.0\n")
        let help = try await desk.run(["check", "--help"])
        #expect(help.status == 0)
        #expect(help.output.contains("Examples:") && help.output.contains("Exit status: 0 no errors"))
        let rules = try await desk.check("--list-rules")
        #expect(rules.status == 0)
        #expect(rules.output.contains("\nerror    broken-link "))
        let rule = try await desk.check("--explain", "broken-fragment")
        #expect(
            rule.output == """
                broken-fragment (error)
                A link to a part of a page must refer to an id that exists.

                Otherwise visitors do not get to that part of the page, and have to search for it.

                HTML Standard: https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment

                Wrong:
                  index.html
                    <p><a href="#prices">Prices</a></p><h2 id="price">Prices</h2>

                Right:
                  index.html
                    <p><a href="#prices">Prices</a></p><h2 id="prices">Prices</h2>

                """)
    }
}
