import Measure
import VitrineHTML

let rows = samplePage()
let elements = 5 + rows.count * 13
let html = HTML()
var floor = Floor(capacity: 4 << 20)
page(rows, html)
floor.page(rows)
let results = measure(
    rounds: 101,
    [
        ("hand-written floor", { floor.page(rows) }),
        ("VitrineHTML", { page(rows, html) }),
    ])
print(
    "\(elements) elements, \(html.count) bytes; same bytes as the floor: \(html.string == String(decoding: UnsafeBufferPointer(start: floor.base, count: floor.count), as: UTF8.self))"
)
for result in results {
    let ratio = Double(result.median) / Double(results[0].median)
    let ratioText = Double(Int(ratio * 100)) / 100
    print(
        "\(result.name): median \(result.median / UInt64(elements)) ns/element, best \(result.best / UInt64(elements)), "
            + "\(ratioText) x the floor, \(result.allocations) allocations")
}
