import Foundation
import VitrineSnapshots

// compare-bench                 compares two versions of a page, for several kinds of changes
// compare-bench FOLDER FOLDER   compares two folders, and measures how long it takes only to read them
// compare-bench unchanged       compares 10,000 identical pages
// compare-bench edits [PAGES]   compares pages that all differ, and writes the review page
// compare-bench review          writes review pages with 10,000 changes

/// Returns the median seconds of several runs.
func seconds(_ rounds: Int, _ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let times = try (0..<rounds).map { _ in try clock.measure(body) }
    return times.map { Double($0.components.seconds) + Double($0.components.attoseconds) / 1e18 }.sorted()[rounds / 2]
}

func cards(_ numbers: [Int], kind: String = "card", text: (Int) -> String = { "Card \($0)" }) -> [UInt8] {
    let items = numbers.map {
        "<li class='\(kind)' data-component='Card' data-instance='cards/\($0)'><h3>\(text($0))</h3><p>Text of <b>it</b></p><a href='\($0).html'>More</a></li>\n"
    }
    return Array("<!DOCTYPE html><html lang='en'><body><ul>\(items.joined())</ul></body></html>".utf8)
}

func strangers(_ count: Int, _ word: String) -> [UInt8] {
    let items = (0..<count).map { "<p class='\(word)\($0)'>\(word) \($0) <b>\(word)\($0 * 7)</b></p>\n" }
    return Array("<html><body>\(items.joined())</body></html>".utf8)
}

func show(_ name: String, _ old: [UInt8], _ new: [UInt8], rounds: Int = 7) throws {
    let reader = try SnapshotReader()
    var list = ChangeList(from: try reader.tree(old), to: try reader.tree(new))
    let time = try seconds(rounds) { list = ChangeList(from: try reader.tree(old), to: try reader.tree(new)) }
    let groups = ChangeGroup.groups([(path: "page.html", changes: list.changes)])
    print(
        name.padding(toLength: 34, withPad: " ", startingAt: 0),
        String(
            format: "%8.1f ms %6d changes %6d groups%@", time * 1000, list.changes.count, groups.count,
            list.isCoarse ? ", coarse" : ""))
}

if CommandLine.arguments.dropFirst().first == "edits" {
    try await Folders.edits(pages: CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 2_000, rounds: 1)
} else if CommandLine.arguments.count == 3 {
    let (base, head) = (CommandLine.arguments[1], CommandLine.arguments[2])
    let clock = ContinuousClock()
    for _ in 0..<5 {
        let reading = clock.measure {
            for folder in [base, head] {
                for case let file as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
                    _ = FileManager.default.contents(atPath: "\(folder)/\(file)")
                }
            }
        }
        let start = clock.now
        let found = try await SiteComparison.compare(base, head)
        let time = clock.now - start
        print(
            "read \(reading), compare \(time), ratio \(time / reading), unchanged \(found.unchanged), changed \(found.changed.count)"
        )
    }
} else if CommandLine.arguments.contains("unchanged") {
    try await Folders.unchanged()
} else if CommandLine.arguments.contains("review") {
    try await Folders.reviews()
} else {
    let lines = (0..<9_600).map { "<p>Line \($0 % 3_000) of \($0)</p>" }
    func page(_ lines: [String]) -> [UInt8] { Array("<div>\n\(lines.joined(separator: "\n"))</div>".utf8) }
    var other = lines
    other[5_000] = "<p>Another</p>"
    try show("9,600 lines, one changed", page(lines), page(other))
    other = lines
    other.insert("<p>New</p>", at: 77)
    try show("9,600 lines, one inserted", page(lines), page(other))
    other = lines
    other.insert(other.remove(at: 9_000), at: 100)
    try show("9,600 lines, one moved", page(lines), page(other))
    for count in [800, 5_000] {
        let all = Array(0..<count)
        try show("\(count) cards, class on all", cards(all), cards(all, kind: "card wide"))
        try show("\(count) cards, one renamed", cards(all), cards(all) { $0 == count / 2 ? "Other" : "Card \($0)" })
        try show("\(count) cards, reversed", cards(all), cards(all.reversed()))
    }
    for count in [2_000, 4_000, 8_000, 16_000] {
        try show("\(count) paragraphs, nothing shared", strangers(count, "a"), strangers(count, "b"), rounds: 3)
    }
}
