import Foundation
import VitrineConformance

/// Measures worst-case pages, each in four sizes that double: the time must not grow faster than the size.
enum Slopes {
    private static let pages: [(name: String, sizes: [Int], make: @Sendable (Int) -> [UInt8])] = [
        ("a in span, mistake at the leaf", [30, 60, 120, 240], { Page.nested($0) }),
        ("div in div, aria-hidden each", [30, 60, 120, 240], { deep($0, "<div aria-hidden=\"true\">", "</div>") }),
        (
            "role=button in role=button", [30, 60, 120, 240],
            { deep($0, "<div role=\"button\" tabindex=\"0\">", "</div>") }
        ),
        ("label in label", [30, 60, 120, 240], { deep($0, "<label>", "</label>") }),
        ("attributes of one element", [1_000, 2_000, 4_000, 8_000], { attributes($0) }),
        ("ids, each with a reference", [2_000, 4_000, 8_000, 16_000], { references($0) }),
        ("labels of one control", [2_000, 4_000, 8_000, 16_000], { labels($0) }),
        ("aria-labelledby with all ids", [200, 400, 800, 1_600], { namedByAll($0) }),
        ("classes of one element", [2_000, 4_000, 8_000, 16_000], { classes($0) }),
        ("siblings, each with a mistake", [2_000, 4_000, 8_000, 16_000], { siblings($0) }),
        ("rows of a table with spans", [500, 1_000, 2_000, 4_000], { table($0) }),
        ("headings", [2_000, 4_000, 8_000, 16_000], { repeated($0, "<h2>One</h2>") }),
        (
            "radio buttons of one group", [2_000, 4_000, 8_000, 16_000],
            { repeated($0, "<input type=\"radio\" name=\"r\" aria-label=\"x\"/>") }
        ),
        ("one address of bytes", [50_000, 100_000, 200_000, 400_000], { address($0) }),
        ("one text with references", [20_000, 40_000, 80_000, 160_000], { repeated($0, "&amp;&#233;") }),
    ]

    static func measure() throws {
        let checker = try ConformanceChecker()
        print("| page | bytes | ms | findings | time to bytes, doubled |\n|---|---|---|---|---|")
        for page in pages {
            let sizes = page.sizes.map(page.make)
            let times = medians(7, sizes.map { bytes in { _ = checker.check(bytes, path: "page.html") } })
            // The exponent with which the time grows from each size to the next: 1 is linear, 2 is quadratic.
            let slopes = zip(times, times.dropFirst()).enumerated().map { index, pair in
                log2(pair.1 / pair.0) / log2(Double(sizes[index + 1].count) / Double(sizes[index].count))
            }
            print(
                String(
                    format: "| %@ | %d to %d | %.2f to %.2f | %d | %@ |", page.name, sizes[0].count, sizes[3].count,
                    times[0] * 1000, times[3] * 1000, checker.check(sizes[3], path: "page.html").count,
                    slopes.map { String(format: "%.2f", $0) }.joined(separator: " ")))
        }
    }

    private static func page(_ body: String) -> [UInt8] {
        Array(
            """
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8"/><title>Hostile</title></head><body><main><h1>One</h1>\(body)</main></body></html>
            """.utf8)
    }

    private static func deep(_ levels: Int, _ open: String, _ close: String) -> [UInt8] {
        page(
            String(repeating: open, count: levels) + "<a href=\"#x\">x</a><input/>"
                + String(repeating: close, count: levels))
    }

    private static func repeated(_ count: Int, _ text: String) -> [UInt8] {
        page(String(repeating: text, count: count))
    }

    private static func attributes(_ count: Int) -> [UInt8] {
        page("<p " + (0..<count).map { "data-a\($0)=\"\($0)\"" }.joined(separator: " ") + ">x</p>")
    }

    private static func references(_ count: Int) -> [UInt8] {
        page((0..<count).map { "<p id=\"i\($0)\"><a href=\"#i\(count - $0 - 1)\">x</a></p>" }.joined())
    }

    private static func labels(_ count: Int) -> [UInt8] {
        page("<input id=\"i\"/>" + String(repeating: "<label for=\"i\">x</label>", count: count))
    }

    private static func namedByAll(_ count: Int) -> [UInt8] {
        let ids = (0..<count).map { "i\($0)" }.joined(separator: " ")
        let texts = (0..<count).map { "<p id=\"i\($0)\"></p>" }.joined()
        // Several elements refer to all ids.
        return page(texts + String(repeating: "<a href=\"#i0\" aria-labelledby=\"\(ids)\"></a>", count: 8))
    }

    private static func classes(_ count: Int) -> [UInt8] {
        page("<p class=\"" + (0..<count).map { "c\($0)" }.joined(separator: " ") + "\">x</p>")
    }

    private static func siblings(_ count: Int) -> [UInt8] { repeated(count, "<p clas=\"x\">x</p>") }

    private static func table(_ count: Int) -> [UInt8] {
        page(
            "<table><tr><th>A</th><th>B</th><th>C</th></tr>"
                + String(
                    repeating: "<tr><td rowspan=\"2\">1</td><td colspan=\"2\">2</td></tr><tr><td>3</td><td>4</td></tr>",
                    count: count)
                + "</table>")
    }

    private static func address(_ count: Int) -> [UInt8] {
        page("<a href=\"" + String(repeating: "a/", count: count / 2) + "\">x</a>")
    }
}
