import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("Formats for other programs")
struct FormatTests {
    /// Creates a site with broken links on many pages, a missing picture on one page, and characters that formats have
    /// to escape.
    private func makeSite() throws -> Desk {
        let desk = try Desk()
        let body = "<p title=\"日本語👩‍👩‍👧\"><a href=\"gone.html\">A</a></p>"
        try desk.write(Desk.page(body + "<p><a href=\"a,b: c%251.html\">x</a></p>"), to: "site/index.html")
        for number in 1...11 {
            try desk.write(
                Desk.page("\(body)<p id=\"n\(number)\"><a href=\"x\(number)\">N</a></p>"), to: "site/\(number).html")
        }
        try desk.write(
            Desk.page("<p><img src=\"&#9;&quot;&lt;&#x202E;.png\" alt=\"x\"/></p>"), to: "site/a,b: c%1.html")
        return desk
    }

    @Test func json() async throws {
        let desk = try makeSite()
        defer { desk.remove() }
        let result = try await desk.check("site", "--format", "json")
        #expect(result.status == 1)
        let object = try result.object()
        #expect(Set(object.keys) == ["tool", "version", "format", "files", "errors", "warnings", "findings"])
        #expect(object["tool"] as? String == "vitrine")
        #expect(object["files"] as? Int == 13)
        #expect(object["errors"] as? Int == 26)
        #expect(object["warnings"] as? Int == 11)
        let first = try #require((object["findings"] as? [[String: Any]])?.first)
        #expect(first["path"] as? String == "site/1.html")
        #expect(first["line"] as? Int == 1)
        #expect(first["severity"] as? String == "warning")
        let second = try #require((object["findings"] as? [[String: Any]])?[1])
        #expect(second["element"] as? String == "/html/body/main/p[1]/a")
        #expect(second["column"] as? Int == 43)
    }

    @Test func junit() async throws {
        let desk = try makeSite()
        defer { desk.remove() }
        let result = try await desk.check("site", "--format", "junit")
        let reader = JUnitReader()
        let parser = XMLParser(data: Data(result.output.utf8))
        parser.delegate = reader
        #expect(parser.parse())
        #expect(reader.problems == [])
        #expect(reader.suites == 13)
        #expect(reader.failures == 26)
        #expect(reader.cases == 37)
    }

    @Test func sarif() async throws {
        let desk = try makeSite()
        defer { desk.remove() }
        let result = try await desk.check("site", "--format", "sarif")
        let object = try result.object()
        #expect(object["version"] as? String == "2.1.0")
        let run = try #require((object["runs"] as? [[String: Any]])?.first)
        #expect(run["columnKind"] as? String == "utf16CodeUnits")
        let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
        let rules = try #require(driver["rules"] as? [[String: Any]])
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.count == 37)
        var prints: Set<String> = []
        for result in results {
            let number = try #require(result["ruleIndex"] as? Int)
            #expect(rules[number]["id"] as? String == result["ruleId"] as? String)
            let prints1 = result["partialFingerprints"] as? [String: String]
            prints.insert(try #require(prints1?["vitrineFinding/v1"]))
        }
        #expect(prints.count == results.count)
        for rule in rules {
            #expect((rule["helpUri"] as? String)?.hasPrefix("https://") == true)
            #expect((rule["shortDescription"] as? [String: String])?["text"]?.isEmpty == false)
        }
        let links = results.filter { $0["ruleId"] as? String == "broken-link" }
        let place = try #require(
            (links.first?["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
        // Columns are counted in UTF-16 code units. The text before the attribute contains three Japanese characters of
        // one unit each and a family emoji of eight units.
        #expect((place["region"] as? [String: Int]) == ["startLine": 10, "startColumn": 27])
        #expect(result.output.contains("\"uri\":\"site/a%2Cb%3A%20c%251.html\""))
    }

    @Test func github() async throws {
        let desk = try makeSite()
        defer { desk.remove() }
        let result = try await desk.check("site", "--format", "github", "--summary", "summary.md")
        let lines = result.output.split(separator: "\n").map(String.init)
        #expect(lines.count == 12)
        #expect(
            lines[0]
                == "::error file=site/1.html,line=10,col=27,title="
                + "A link within the site must lead to a page or file that exists [broken-link]::"
                + "“href” of <a> is “gone.html”: there is no file “gone.html” in the folder of the site%0A"
                + "12 times on 12 pages, also in site/10.html:10:43, site/11.html:10:43 and 9 more")
        #expect(lines.prefix(10).allSatisfy { $0.hasPrefix("::error ") })
        #expect(lines[10].hasPrefix("::notice title=vitrine::"))
        #expect(lines[11] == "26 errors and 11 warnings in 13 of 13 pages")
        let summary = try desk.read("summary.md")
        #expect(summary.hasPrefix("### vitrine check: 26 errors and 11 warnings in 13 of 13 pages\n\n| | rule |"))
        #expect(summary.contains("| error | [broken-link](https://html.spec.whatwg.org/"))
    }

    @Test func controlCharactersAreNotPrinted() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try desk.write(
            Desk.page("<p title=\"\u{9B}31m\u{202E}\"><a href=\"a\u{202E}b.html\">x</a></p>"), to: "site/index.html")
        let result = try await desk.check("site", "--quiet")
        #expect(result.status == 1)
        #expect(result.output.contains("“a<U+202E>b.html”"))
        #expect(!result.output.unicodeScalars.contains { $0.value == 0x202E || $0.value == 0x9B || $0.value == 0x1B })
    }
}

/// Checks a report against the JUnit schema that CI servers use: the parent of each element, and its attributes.
private final class JUnitReader: NSObject, XMLParserDelegate {
    var suites = 0
    var cases = 0
    var failures = 0
    var problems: [String] = []
    private var open: [String] = []

    private static let parents = [
        "testsuites": "", "testsuite": "testsuites", "testcase": "testsuite", "failure": "testcase",
        "system-out": "testcase",
    ]
    private static let required: [String: Set<String>] = [
        "testsuites": ["name", "tests", "failures", "errors"],
        "testsuite": ["name", "tests", "failures", "errors", "skipped"],
        "testcase": ["name", "classname"], "failure": ["message", "type"], "system-out": [],
    ]

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        if Self.parents[name] != open.last ?? "" { problems.append("<\(name)> in <\(open.last ?? "")>") }
        if Self.required[name] != Set(attributes.keys) { problems.append("<\(name)> has \(attributes.keys.sorted())") }
        if name == "testsuite" { suites += 1 }
        if name == "testcase" { cases += 1 }
        if name == "failure" { failures += 1 }
        open.append(name)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }
}
