import Foundation
import TestSupport
import Testing

@Suite("vitrine check")
struct CheckTests {
    @Test func standardInput() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        let wrong = try await desk.check("-", "--quiet", input: "<p>one</b>")
        #expect(wrong.status == 1)
        #expect(wrong.output.contains("<stdin>:1:7: error: </b> does not close any element here; remove it"))
        // The links of a page from standard input are not checked, because its folder is unknown.
        let right = try await desk.check("-", input: Desk.page("<p><a href=\"c.html#x\">C</a></p>"))
        #expect(right.status == 0)
    }

    @Test func severalPathsInOrderWithoutDuplicates() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        for name in ["b/index.html", "a/index.html", "z.txt"] { try desk.write("<p>", to: name) }
        let result = try await desk.check("b", "./z.txt", "a/", "b/index.html", "\(desk.path)/a", "--format", "json")
        #expect(try result.object()["files"] as? Int == 3)
        var paths: [String] = []
        for finding in try result.findings() {
            let path = String(finding.prefix { $0 != ":" })
            if paths.last != path { paths.append(path) }
        }
        #expect(paths == ["b/index.html", "z.txt", "a/index.html"])
    }

    @Test func currentFolderHasNoPrefix() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try desk.write("<p>", to: "index.html")
        let result = try await desk.check(".", "--quiet")
        #expect(result.output.hasPrefix("index.html:1:"))
    }

    @Test func fileExtensionsOfPages() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        for name in [
            "a.html", "b.htm", "c.xhtml", "D.HTML", ".hidden.html", ".git/e.html", ".well-known/f.html", "g.txt",
        ] {
            try desk.write(Desk.page("<p>x</p>"), to: "site/\(name)")
        }
        #expect(try await desk.check("site", "--no-links", "--format", "json").object()["files"] as? Int == 5)
    }

    @Test func exceptions() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try desk.write(Desk.page("<p><a href=\"gone.html\">Gone</a></p>"), to: "site/index.html")
        try desk.write(Desk.page("<p>x</p>"), to: "site/drafts/a.html")
        try desk.write(Desk.page("<p>x</p>"), to: "site/b.html")
        let some = try await desk.check(
            "site", "--format", "json", "--ignore", "broken-link", "--ignore", "orphan-page:drafts/**")
        #expect(some.status == 0)
        #expect(try some.findings() == ["site/b.html:1 orphan-page"])
        let all = try await desk.check("site", "--quiet", "--ignore", "*:site/**", "--ignore", "brokn-link")
        #expect(all.status == 0)
        #expect(
            all.output
                == "vitrine: warning: --ignore brokn-link matches nothing; there is no such rule [ignore-unused]\n")
        let unused = try await desk.check(
            "site", "--no-links", "--quiet", "--ignore", "well-formed:x/*", "--ignore", "orphan-page")
        #expect(
            unused.output == "vitrine: warning: --ignore well-formed:x/* matches nothing [ignore-unused]\n")
    }

    @Test func pageNamedBeforeItsFolder() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try desk.write(Desk.page("<p><a href=\"gone.html\">Gone</a></p>"), to: "site/index.html")
        try desk.write(Desk.page("<p><a href=\"index.html#x\">X</a></p>"), to: "site/other.html")
        let expected = [
            "site/index.html:10 broken-link", "site/other.html:1 orphan-page", "site/other.html:10 broken-fragment",
        ]
        for paths in [["site"], ["site", "site/index.html"], ["site/index.html", "site"]] {
            #expect(try await desk.run(["check"] + paths + ["--format", "json"]).findings() == expected)
        }
    }

    @Test func exceptionsForUnusedFiles() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try desk.write(Desk.page("<p>x</p>"), to: "site/index.html")
        try desk.write("", to: "site/img/old.png")
        for glob in ["img/old.png", "site/img/*"] {
            let result = try await desk.check("site", "--unused", "--quiet", "--ignore", "picture-unused:\(glob)")
            #expect(result.output == "", "\(glob)")
        }
        let other = try await desk.check("site", "--unused", "--quiet", "--ignore", "picture-unused:index.html")
        #expect(
            other.output == """
                site/img/old.png: warning: no file uses this image [picture-unused]
                vitrine: warning: --ignore picture-unused:index.html matches nothing [ignore-unused]

                """)
    }

    @Test func settingsOfFolder() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try desk.write(Desk.page("<p><a href=\"/shop/gone.html\">Gone</a></p>"), to: "site/index.html")
        try desk.write(Desk.page("<p><a href=\"https://example.org/shop/index.html\">x</a></p>"), to: "site/b.html")
        try desk.write(
            """
            title: Shop
            check:
              strict: true
              address: https://example.org/shop/
              ignore:
                - broken-link:index.html
                - missing-file
              rules: house.yml
            """, to: "vitrine.yml")
        try desk.write("- {name: no-p, severity: warning, forbid: //p, message: a paragraph}\n", to: "house.yml")
        let result = try await desk.check("site", "--format", "json")
        #expect(result.status == 1)
        #expect(
            try result.findings() == [
                "site/b.html:1 orphan-page", "site/b.html:10 no-p", "site/index.html:10 no-p",
                "vitrine.yml:7 ignore-unused",
            ])
        try desk.write("check:\n  strict: 3\n  adress: x\n  ignore: ['']\n", to: "vitrine.yml")
        let wrong = try await desk.check("site")
        #expect(wrong.status == 64)
        #expect(
            wrong.errors == """
                vitrine.yml:2:11: error: strict must be true or false
                vitrine.yml:3:3: error: unknown key “adress” (did you mean “address”?); the keys are address, contrast, ignore, links, rules, strict
                vitrine.yml:4:12: error: expected RULE or RULE:GLOB, found “”

                """)
    }

    @Test func userRules() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try desk.write(Desk.page("<p style=\"color:red\"><button>Go</button></p>"), to: "site/index.html")
        try desk.write(
            """
            - name: button-type
              select: //button
              assert: "@type"
              message: <{name}> has no type
              why: It would send the form.
            - name: no-inline-style
              severity: warning
              forbid: //@style
              message: "“{attribute}” of <{name}> is “{value}”"
            """, to: "house.yml")
        let result = try await desk.check("site", "--rules", "house.yml", "--quiet")
        #expect(result.status == 1)
        #expect(
            result.output == """
                site/index.html:10:4: warning: “style” of <p> is “color:red” [no-inline-style]
                   10 | <p style="color:red"><button>Go</button></p>
                      |    ^
                site/index.html:10:22: error: <button> has no type [button-type]
                   10 | <p style="color:red"><button>Go</button></p>
                      |                      ^

                """)
        #expect(
            try await desk.check("--explain", "button-type", "--rules", "house.yml").output
                == "button-type (error)\nIt would send the form.\n")
        try desk.write("- name: Bad Name\n  select: //[\n  assert: 1\n  message: x\n", to: "bad.yml")
        let bad = try await desk.check("site", "--rules", "bad.yml", "--rules", "house.yml")
        #expect(bad.status == 64)
        #expect(
            bad.errors == """
                bad.yml:1:9: error: the name “Bad Name” is not valid; begin with a letter, and use only lowercase letters, digits and single hyphens
                bad.yml:2:13: error: select: “[” is not closed

                """)
    }

    @Test func eightJobsReportTheSameAsOne() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        var random = SplitMix64(state: 7)
        for number in 0..<200 {
            let links = (0..<10).map { part in
                let page = Int.random(in: 0..<220, using: &random)
                let fragment = Int.random(in: 0..<12, using: &random)
                return "<p id=\"p\(part)\"><a href=\"\(page).html#p\(fragment)\">x</a></p>"
            }
            let end = number.isMultiple(of: 17) ? "<b>" : ""
            try desk.write(Desk.page(links.joined(separator: "\n") + end), to: "site/\(number).html")
        }
        for format in ["text", "json", "junit", "sarif", "github"] {
            let one = try await desk.check("site", "--format", format, "--jobs", "1", "--output", "one")
            let eight = try await desk.check("site", "--format", format, "--jobs", "8", "--output", "eight")
            #expect(one.status == 1 && eight.status == 1)
            let report = try desk.read("one")
            #expect(report == (try desk.read("eight")))
            #expect(report.contains("broken-link") && report.contains("broken-fragment"))
        }
    }

    @Test func tenThousandPagesInLittleMemory() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        let count = 10_000
        for number in 0..<count {
            let parts = (0..<8).map { part in
                "<h2 id=\"s\(part)\">Part</h2><p><a href=\"\((number * 7 + part) % count).html#s\(part)\">See</a></p>"
            }
            let next = "<p><a href=\"\((number + 1) % count).html\">Next</a> <a href=\"index.html\">Start</a></p>"
            try desk.write(Desk.page(parts.joined(separator: "\n") + next), to: "site/\(number).html")
        }
        try desk.write(Desk.page("<p><a href=\"0.html\">First</a></p>"), to: "site/index.html")
        let result = try await desk.check("site", watchesMemory: true)
        #expect(result.status == 0)
        #expect(result.output.hasPrefix("no errors and no warnings in 10,001 pages, "))
        #if os(Linux)
            #expect(try #require(result.peakKilobytes) < 200_000)
        #endif
    }
}
