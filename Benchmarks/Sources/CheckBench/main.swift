import Foundation
import VitrineConformance

/// check-bench [FILE...]: how fast pages are judged, in MB/s and milliseconds a page; the median of several rounds.
func median(_ rounds: Int, _ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let times = (0..<rounds).map { _ in clock.measure(body) }.map {
        Double($0.components.attoseconds) / 1e18 + Double($0.components.seconds)
    }
    return times.sorted()[rounds / 2]
}

func show(_ name: String, _ bytes: [UInt8], _ checker: ConformanceChecker, rounds: Int, repeats: Int) {
    var count = 0
    let seconds =
        median(rounds) {
            for _ in 0..<repeats { count = checker.check(bytes, path: "page.html").count }
        } / Double(repeats)
    let megabytes = Double(bytes.count) / 1e6
    print(
        name.padding(toLength: 24, withPad: " ", startingAt: 0),
        String(
            format: "%9d bytes %9.3f ms %8.1f MB/s %5d findings", bytes.count, seconds * 1000, megabytes / seconds,
            count))
}

let checker = try ConformanceChecker()
let files = CommandLine.arguments.dropFirst()
if files.isEmpty {
    show("10 kB", Page.bytes(cards: 22), checker, rounds: 21, repeats: 200)
    show("100 kB", Page.bytes(cards: 225), checker, rounds: 21, repeats: 20)
    show("1 MB", Page.bytes(cards: 2_250), checker, rounds: 11, repeats: 2)
    show("10 MB", Page.bytes(cards: 22_500), checker, rounds: 5, repeats: 1)
    for levels in [60, 120, 240] { show("\(levels) levels", Page.nested(levels), checker, rounds: 11, repeats: 50) }
} else {
    var total = 0
    var bytes: [[UInt8]] = []
    for file in files { bytes.append(Array(try Data(contentsOf: URL(fileURLWithPath: file)))) }
    for page in bytes { total += page.count }
    let seconds = median(5) { for page in bytes { _ = checker.check(page, path: "page.html") } }
    print(
        String(
            format: "%d files, %.2f MB: %.1f ms, %.1f MB/s, %.3f ms a page", bytes.count, Double(total) / 1e6,
            seconds * 1000,
            Double(total) / 1e6 / seconds, seconds * 1000 / Double(bytes.count)))
}
