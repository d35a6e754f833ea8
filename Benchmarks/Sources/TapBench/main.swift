// Prints milliseconds for texts that double in size, against lists of patterns: ratios of 2 down a column mean linear
// time, and equal columns mean that the time does not depend on the number of patterns.
//
// With the argument `slope` it prints a line for each kind of text instead: its name, the milliseconds for 1 MB and 2
// MB with 1,000 patterns, those for 1 MB with the fewest patterns, and how many these are, separated by tabs.
import TappableText

/// Keeps the optimizer from removing the work.
var runCount = 0

if CommandLine.arguments.dropFirst().first == "slope" {
    printSlopes()
} else {
    printTables()
}

@MainActor
func allScenes() -> [Scene] {
    [ordinaryScene(), foreignScene(), denseScene(), nestedScene(), nestedDownScene(), allSubstringsScene()]
}

@MainActor
func printSlopes() {
    for scene in allScenes() {
        let many = TapDetector(patterns: scene.patterns(1_000))
        let few = TapDetector(patterns: scene.patterns(scene.counts[0]))
        let (one, two) = (scene.text(1_000_000), scene.text(2_000_000))
        // Workloads take turns, and the best time of several runs is used, because other work on the machine can only
        // add time.
        var times = [Double](repeating: .infinity, count: 3)
        for _ in 0..<9 {
            for (index, (detector, text)) in [(many, one), (many, two), (few, one)].enumerated() {
                times[index] = min(times[index], milliseconds { runCount += detector.runs(in: text).count })
            }
        }
        print(([scene.name] + times.map(tenths) + ["\(scene.counts[0])"]).joined(separator: "\t"))
    }
}

@MainActor
func printTables() {
    for scene in allScenes() {
        print("\n\(scene.name)")
        print(pad("text") + scene.counts.map { pad("\($0)") }.joined() + "   patterns, ms")
        let detectors = scene.counts.map { count in
            var detector = TapDetector(patterns: [])
            let patterns = scene.patterns(count)
            let time = milliseconds { detector = TapDetector(patterns: patterns) }
            return (detector, time)
        }
        print(pad("built in") + detectors.map { pad(tenths($0.1)) }.joined())
        var size = 1 << 17
        while size <= 8 << 20 {
            let text = scene.text(size)
            let times = detectors.map { detector, _ in
                (0..<3).map { _ in milliseconds { runCount += detector.runs(in: text).count } }.min() ?? 0
            }
            print(pad("\(size >> 10) KiB") + times.map { pad(tenths($0)) }.joined())
            size *= 2
        }
    }
    print("\na label of 51 Characters and 2 patterns: \(tenths(labelMicroseconds())) us")
}

func milliseconds(_ work: () -> Void) -> Double {
    let time = ContinuousClock().measure(work)
    return Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) / 1e15
}

func tenths(_ number: Double) -> String {
    "\(Double(Int(number * 10)) / 10)"
}

func pad(_ text: String) -> String {
    String(repeating: " ", count: max(0, 12 - text.count)) + text
}

@MainActor
func labelMicroseconds() -> Double {
    let detector = TapDetector(patterns: ["Terms of Service", "Privacy Policy"])
    let text = "I agree to the Terms of Service and Privacy Policy."
    return milliseconds {
        for _ in 0..<1000 {
            runCount += detector.runs(in: text).count
        }
    }
}
