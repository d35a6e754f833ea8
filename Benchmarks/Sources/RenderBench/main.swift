// Renders the same page with hand-written code and with VitrineHTML, in turn. Prints a line about the page, then a line
// for each of the two: name, median and best nanoseconds per element, ratio to the hand-written code, and allocations,
// separated by tabs.
import Measure
import VitrineHTML

let rows = samplePage()
let elements = 5 + rows.count * 13
let html = HTML()
var floor = Floor(capacity: 4 << 20)
page(rows, html)
floor.page(rows)
let isSame = html.bytes() == floor.bytes
let results = measure(
    rounds: 101,
    [
        ("hand-written floor", { floor.page(rows) }),
        ("VitrineHTML", { page(rows, html) }),
    ])
print("\(elements) elements, \(html.count) bytes, \(isSame ? "the same" : "NOT the same") bytes from both")
for result in results {
    let ratio = Double(Int(Double(result.median) / Double(results[0].median) * 100)) / 100
    let count = UInt64(elements)
    print("\(result.name)\t\(result.median / count)\t\(result.best / count)\t\(ratio)\t\(result.allocations)")
}
