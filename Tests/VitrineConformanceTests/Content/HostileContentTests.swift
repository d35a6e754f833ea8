import TestSupport
import Testing
import VitrineMarkup

@testable import VitrineSupport
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("Content models against hostile pages")
struct HostileContentTests {
    private static func time(_ document: String) throws -> (findings: Int, seconds: Double) {
        let reader = try MarkupReader(names: Name.spellings)
        let page = PageTree(reader.read(Array(document.utf8)), syntax: .html)
        let report = Report()
        let duration = ProcessorTime.measure {
            ContentRules.check(page, report)
            TableRules.check(page, report)
        }
        let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
        return (report.entries.count + report.left, seconds)
    }

    @Test("Each of 120 nested links has one finding, except the outermost one")
    func deep() throws {
        let open = String(repeating: "<a><span>", count: 120)
        let close = String(repeating: "</span></a>", count: 120)
        let page = Rule.Example.body("<p>\(open)\(close)</p>").document
        #expect(try Broken.page(page).count == 119)
    }

    @Test(
        "The time for a megabyte with one repeated mistake is linear",
        arguments: [
            "<li>1</li>", "<p><div></div></p>", "<details></details>", "<ul>x</ul>",
            "<table><tr></tr><tr><td/></tr></table>",
            "<foo></foo>", "<table><tr><td colspan=\"1000\" rowspan=\"65534\"></td></tr></table>", "<dl><dd></dd></dl>",
        ])
    func large(markup: String) throws {
        let some = try Self.time(
            Rule.Example.body(String(repeating: markup, count: 100_000 / markup.utf8.count)).document)
        let many = try Self.time(
            Rule.Example.body(String(repeating: markup, count: 1_000_000 / markup.utf8.count)).document)
        #expect(some.findings > 500)
        // The input is ten times as long. The limit is generous because very short times are noisy.
        #expect(many.seconds < max(some.seconds * 40, 0.5), "\(many.seconds) after \(some.seconds)")
    }

    @Test("A table with more than a billion slots is not checked")
    func table() throws {
        let cells = String(repeating: "<td colspan=\"1000\" rowspan=\"65534\"/>", count: 1000)
        let rows = String(repeating: "<tr>\(cells)</tr>", count: 20)
        let result = try Self.time(Rule.Example.body("<table>\(rows)</table>").document)
        #expect(result.seconds < 2)
    }

    @Test("Many rows below a wide and tall cell are checked quickly")
    func tall() throws {
        let rows = String(repeating: "<tr><td/></tr>", count: 50_000)
        let result = try Self.time(
            Rule.Example.body("<table><tr><td colspan=\"1000\" rowspan=\"0\"/><td/></tr>\(rows)</table>").document)
        #expect(result.seconds < 5)
    }
}
