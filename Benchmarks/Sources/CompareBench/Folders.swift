import Foundation
import VitrineSnapshots

/// Writes sites to disk and measures their comparison.
enum Folders {
    /// Returns a page of about 8 kB.
    static func page(_ number: Int, _ word: String, rows: Int = 40) -> String {
        let items = (0..<rows).map {
            """
            <li class="row" data-component="Card" data-instance="cards/\(number * rows + $0)"><h3>Card \($0) of page \(number)</h3>\
            <p>\(word) and <b>some</b> more words that say nothing</p><a href="\($0).html">More of it</a></li>

            """
        }
        return """
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8"/><title>Page \(number)</title>
            <link rel="stylesheet" href="assets/style.css"/></head>
            <body><main><h1>Page \(number)</h1><ul>
            \(items.joined())</ul></main></body></html>

            """
    }

    static func write(_ folder: URL, pages: Int, _ word: (Int) -> String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for number in 0..<pages {
            try Data(page(number, word(number)).utf8).write(to: folder.appendingPathComponent("p\(number).html"))
        }
    }

    static func seconds(_ duration: Duration) -> String {
        String(format: "%.2f s", Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18)
    }

    /// Compares two identical sites of 10,000 pages, and prints the time for that, divided by the time for only reading
    /// their files.
    static func unchanged() async throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("compare-bench-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        let folders = ["base", "head"].map { place.appendingPathComponent($0) }
        for folder in folders { try write(folder, pages: 10_000) { "text \($0)" } }
        let clock = ContinuousClock()
        var ratios: [Double] = []
        for _ in 0..<7 {
            let reading = clock.measure {
                for number in 0..<10_000 {
                    for folder in folders {
                        _ = try? Data(contentsOf: folder.appendingPathComponent("p\(number).html"))
                    }
                }
            }
            let start = clock.now
            let found = try await SiteComparison.compare(folders[0].path, folders[1].path, jobs: 1)
            let time = clock.now - start
            ratios.append(time / reading)
            print("read \(seconds(reading)), compared \(seconds(time)), \(found.unchanged) the same")
        }
        print(String(format: "10,000 unchanged pages: %.2f x the time to read them", ratios.sorted()[3]))
    }

    /// Compares sites whose 8 kB pages all differ: by the same line at their ends, by the same class on every card, or
    /// by their names and one word.
    static func edits(pages: Int, rounds: Int) async throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("compare-bench-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        func site(_ name: String, _ file: (Int) -> String = { "p\($0).html" }, _ page: (Int) -> String) throws -> String
        {
            let folder = place.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for number in 0..<pages {
                try Data(page(number).utf8).write(to: folder.appendingPathComponent(file(number)))
            }
            return folder.path
        }
        func footer(_ text: String, _ number: Int) -> String {
            page(number, "text \(number)").replacingOccurrences(of: "</body>", with: "<footer>\(text)</footer></body>")
        }
        let base = try site("base") { footer("© 2025 All of us", $0) }
        let heads = [
            ("footer", try site("footer") { footer("© 2026 All of us", $0) }),
            (
                "class",
                try site("class") {
                    footer("© 2025 All of us", $0).replacingOccurrences(of: "class=\"row\"", with: "class=\"row wide\"")
                }
            ),
            (
                "renamed",
                try site("renamed", { "q\($0).html" }) {
                    footer("© 2025 All of us", $0).replacingOccurrences(of: "Card 7 ", with: "Card seven ")
                }
            ),
        ]
        let clock = ContinuousClock()
        for _ in 0..<rounds {
            for (name, head) in heads {
                let start = clock.now
                let found = try await SiteComparison.compare(base, head, jobs: 2)
                let compared = clock.now
                let report = place.appendingPathComponent("review-\(name)").path
                try Review(found, base: base, head: head).write(to: report)
                print(
                    "\(name): compared \(seconds(compared - start)), review \(seconds(clock.now - compared)),",
                    "\(found.changed.count) changed, \(found.renamed.count) renamed, \(found.groups.count) groups")
            }
        }
    }

    /// Measures review pages with 10,000 changes: all different, and all equal.
    static func reviews() async throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("compare-bench-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        for (name, pages, word) in [
            ("10,000 different changes on 250 pages", 250, { (_: Int) in "other" }),
            ("10,000 equal changes on 250 pages", 250, { (_: Int) in "equal" }),
        ] {
            let (base, head) = (place.appendingPathComponent("base"), place.appendingPathComponent("head"))
            try? FileManager.default.removeItem(at: place)
            try write(base, pages: pages) { _ in "text" }
            try write(head, pages: pages, word)
            if word(0) == "other" { try number(head, pages) }
            let clock = ContinuousClock()
            var start = clock.now
            let comparison = try await SiteComparison.compare(base.path, head.path)
            let comparing = clock.now - start
            start = clock.now
            let report = place.appendingPathComponent("review")
            try Review(comparison, base: base.path, head: head.path).write(to: report.path)
            let writing = clock.now - start
            let files = FileManager.default.enumerator(atPath: report.path)?.allObjects as? [String] ?? []
            let sizes = files.compactMap {
                try? FileManager.default.attributesOfItem(atPath: "\(report.path)/\($0)")[.size] as? Int
            }
            let first = try Data(contentsOf: report.appendingPathComponent("index.html")).count
            print(
                "\(name): \(comparison.changed.reduce(0) { $0 + $1.changes.count }) changes, \(comparison.groups.count) groups,",
                "compared \(seconds(comparing)), review \(seconds(writing)),",
                "\(files.count) files, \(sizes.reduce(0, +) / 1_000) kB, first page \(first / 1_000) kB")
        }
    }

    /// Gives every card of every page its own text.
    private static func number(_ folder: URL, _ pages: Int) throws {
        for page in 0..<pages {
            let file = folder.appendingPathComponent("p\(page).html")
            let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "other and")
            var text = parts[0]
            for (place, part) in parts.dropFirst().enumerated() { text += "number \(page * 40 + place) and" + part }
            try Data(text.utf8).write(to: file)
        }
    }
}
