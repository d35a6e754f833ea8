import Foundation
import TestSupport
import Testing

/// Tests comparisons in parts. When parts are merged, the report must be the same as that of a single run, byte for
/// byte. Parts that do not belong together must be refused.
@Suite("vitrine compare --shard")
struct ComparePartTests {
    private static let card =
        "<div class=\"card\" data-component=\"Card\" data-instance=\"c/1\"><h2>Ben</h2><p>Harbor office</p></div>"

    /// Writes two folders with a difference of each kind.
    private func write(_ desk: Desk) throws {
        let head = "<link rel=\"stylesheet\" href=\"style.css\"/>"
        let long = (1...20).map { "<p>Paragraph \($0) of a page with another name</p>" }.joined()
        for number in 1...9 {
            let (before, after) = number % 3 == 0 ? ("Buy milk", "Buy oat milk") : ("Same", "Same")
            for (side, word) in [("base", before), ("head", after)] {
                let text = "<p class=\"card\">\(word)</p><p>Page \(number) of nine</p>"
                try desk.write(Desk.page(text, head: head), to: "\(side)/page\(number).html")
            }
        }
        for (side, one, two) in [("base", Self.card, ""), ("head", "", Self.card)] {
            try desk.write(Desk.page("<p>One</p>\(one)"), to: "\(side)/from.html")
            try desk.write(Desk.page("<p>Two</p>\(two)"), to: "\(side)/to.html")
            let isBase = side == "base"
            try desk.write(Desk.page(long + (isBase ? "" : "<p>New</p>")), to: "\(side)/\(isBase ? "old" : "new").html")
            try desk.write(
                Desk.page(isBase ? "<p id=\"a\" class=\"b\">x</p>" : "<p class=\"b\" id=\"a\">x</p>"),
                to: "\(side)/order.html")
            try desk.write(".card { color: \(isBase ? "black" : "red") }", to: "\(side)/style.css")
            try desk.write(".none { color: \(isBase ? "black" : "red") }", to: "\(side)/unused.css")
            try desk.write(isBase ? "{}" : "[]", to: "\(side)/data.json")
            try desk.write(".other { color: red }", to: "\(side)/only-\(side).css")
            try desk.write(
                isBase ? "<html xmlns=\"http://www.w3.org/1999/xhtml\"/>" : "<html><p>", to: "\(side)/broken.xhtml")
            try desk.write(Desk.page("<p>Only here</p>"), to: "\(side)/only-\(side).html")
        }
    }

    private func parts(_ desk: Desk, _ count: Int, _ more: [String] = []) async throws -> [String] {
        for number in 1...count {
            let result = try await desk.run(
                [
                    "compare", "base", "head", "--quiet", "--shard", "\(number)/\(count)", "--output",
                    "parts/\(count)-\(number)",
                ] + more)
            #expect(result.status == 0, "\(result.errors)")
            #expect(result.output.hasPrefix("part \(number)/\(count) with "))
        }
        return (1...count).map { "parts/\(count)-\($0)" }
    }

    @Test func shardsReportTheSameAsOneRun() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try write(desk)
        let start = ["compare", "base", "head", "--quiet", "--ignore", "only-*"]
        let formats = ["text", "json", "junit", "github", "markdown"]
        var whole: [String: Program.Result] = [:]
        for format in formats { whole[format] = try await desk.run(start + ["--format", format, "--report", "one"]) }
        let text = try #require(whole["text"])
        #expect(text.status == 3)
        for word in ["moved from from.html to to.html", "is now new.html", "red", "unused.css", "broken.xhtml"] {
            #expect(text.output.contains(word), "\(word): \(text.output)")
        }
        for count in [1, 2, 3, 7] {
            let names = try await parts(desk, count, ["--ignore", "only-*"])
            for format in formats {
                let merged = try await desk.run(
                    start + ["--merge"] + names.reversed() + ["--format", format, "--report", "merged"])
                #expect(merged.status == 3, "\(merged.errors)")
                #expect(merged.output == whole[format]?.output, "\(count) parts, \(format)")
                #expect(merged.errors == whole[format]?.errors)
            }
            #expect(desk.files("merged") == desk.files("one"))
            #expect(desk.files("one").keys.contains("index.html"))
        }
        // Without the unreadable page, the exit status of the merged comparison is 1 instead of 3.
        for side in ["base", "head"] { try desk.remove("\(side)/broken.xhtml") }
        let names = try await parts(desk, 2)
        let merged = try await desk.run(["compare", "base", "head", "--quiet", "--merge"] + names)
        #expect((merged.status, merged.output.isEmpty) == (1, false))
    }

    @Test func wrongShardIsNamed() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try write(desk)
        let names = try await parts(desk, 3)
        func refusal(_ parts: [String], _ more: String...) async throws -> String {
            let result = try await desk.run(["compare", "base", "head", "--quiet", "--merge"] + parts + more)
            #expect((result.status, result.output) == (3, ""))
            return result.errors
        }
        let all = names.joined(separator: " ")
        #expect(all == "parts/3-1 parts/3-2 parts/3-3")
        #expect(
            try await refusal([names[0], names[2]])
                == "error: part 2 of 3 is missing; compare --shard 2/3 --output FILE makes it\n")
        #expect(
            try await refusal([names[1]])
                == "error: parts 1 and 3 of 3 are missing; compare --shard 1/3 --output FILE makes the first of them\n")
        try desk.write(try desk.bytes(names[1]), to: "parts/again")
        #expect(
            try await refusal(names + ["parts/again"])
                == "parts/again: error: is part 2/3, like parts/3-2; list each part only once\n")
        let half = try await parts(desk, 2)
        #expect(
            try await refusal(names + [half[0]]) == "parts/2-1: error: is one of 2 parts, but parts/3-1 is one of 3\n")
        #expect(
            try await refusal(names, "--ignore", "data.json").hasPrefix(
                "parts/3-1: error: was compared with another --syntax or --ignore\nparts/3-2: error: "))
        #expect(try await refusal(names + ["gone"]).hasPrefix("gone: error: cannot be read: "))
        #expect(
            try await refusal(names + ["base/data.json"])
                == "base/data.json: error: is not a part; compare --shard writes one\n")
        let text = try desk.bytes(names[0])
        try desk.write(
            Array(String(decoding: text.prefix(20), as: UTF8.self).replacing("part 1", with: "part 9").utf8)
                + text.dropFirst(20),
            to: "parts/newer")
        #expect(
            try await refusal(["parts/newer", names[1], names[2]]).hasPrefix(
                "parts/newer: error: was made by another version of Vitrine"))
        for spoiled in [Array(text.dropLast()), text + [0], Array(text.prefix(30))] {
            try desk.write(spoiled, to: "parts/spoiled")
            #expect(
                try await refusal(["parts/spoiled", names[1], names[2]])
                    == "parts/spoiled: error: was changed after it was written; copy the part again, or make it again"
                    + "\n")
        }
        let styles = try desk.read("head/style.css")
        try desk.write(styles + "\n", to: "head/style.css")
        #expect(
            try await refusal(names).hasPrefix("parts/3-1: error: was compared with another head: its files differ")
        )
        try desk.write(styles, to: "head/style.css")
        // A page may use a stylesheet that only one side has.
        for side in ["base", "head"] {
            let own = try desk.read("\(side)/only-\(side).css")
            try desk.write(own + "\n", to: "\(side)/only-\(side).css")
            #expect(
                try await refusal(names).hasPrefix(
                    "parts/3-1: error: was compared with another \(side): its files differ"))
            try desk.write(own, to: "\(side)/only-\(side).css")
        }
        try desk.write("x", to: "base/more.txt")
        #expect(try await refusal(names).hasPrefix("parts/3-1: error: was made from folders with other files\n"))
        try desk.remove("base/more.txt")
        let page = try desk.read("base/page3.html")
        try desk.write(page + "<!-- -->", to: "base/page3.html")
        let lines = try await refusal(names)
        // Only one part contains that page, so only one is refused.
        #expect(
            lines.split(separator: "\n").count == 1
                && lines.contains("was compared with another base: its files differ"))
    }

    @Test func shardHasNoReport() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try write(desk)
        for option in [["--format", "json"], ["--report", "r"], ["--summary", "s"], ["--pixels"], ["--merge", "p"]] {
            let result = try await desk.run(["compare", "base", "head", "--shard", "1/2"] + option)
            #expect(result.status == 64, "\(option)")
        }
        for text in ["0/2", "3/2", "2", "a/b", "1/10001"] {
            let result = try await desk.run(["compare", "base", "head", "--shard", text])
            #expect(result.status == 64)
            let words = "--shard must be a part and the number of parts, such as 2/4, found “\(text)”"
            #expect(result.errors.contains(words))
        }
        #expect(try await desk.run(["compare", "base", "head", "--shard", "1/2", "--quiet"]).status == 0)
        #expect(desk.files("").keys.contains("part-1-of-2"))
    }
}
