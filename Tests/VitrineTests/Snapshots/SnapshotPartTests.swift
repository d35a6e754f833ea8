import Foundation
import TestSupport
import Testing

/// Tests checks of snapshots in parts: merged parts must report the same as one run, byte for byte, or be refused.
@Suite("snapshot check --shard")
struct SnapshotPartTests {
    /// Creates a gallery with many kinds of differences: changed markup, styles and pictures, a missing snapshot, and a
    /// damaged one.
    private func changed() async throws -> GalleryProgram {
        let gallery = try GalleryProgram()
        try gallery.configure(
            """
              include: ["list-header/contacts-*", "list-view/images", "badge/badge-a*", "quote/*", "todo-*/*"]
              pages: [index.html, todos.html]
              redact:
                - name: source
                  select: //@data-source
            """)
        let recorded = try await gallery.snapshot("record")
        #expect(recorded.status == 0, "\(recorded.errors)")
        try gallery.setQuoteClass("quote wide")
        try gallery.write(
            try gallery.read("site/assets/site.css") + "h2{display:none}\n", to: "site/assets/site.css")
        try gallery.write(try gallery.read("site/assets/harbor.svg") + "\n", to: "site/assets/harbor.svg")
        let names = gallery.snapshots.keys.filter { $0.hasPrefix("todo-") && $0.hasSuffix(".html") }.sorted()
        let first = try #require(names.first)
        let last = try #require(names.last)
        try gallery.remove("site/snapshots/\(first)")
        try gallery.write(
            try gallery.read("site/snapshots/\(last)").replacing("</", with: "<", maxReplacements: 1),
            to: "site/snapshots/\(last)")
        return gallery
    }

    private func parts(_ gallery: GalleryProgram, _ count: Int) async throws -> [String] {
        for number in 1...count {
            let result = try await gallery.snapshot(
                "check", "--shard", "\(number)/\(count)", "--output", "parts/\(count)-\(number)")
            #expect(result.status == 0, "\(result.errors)")
            #expect(result.output.hasPrefix("part \(number)/\(count) with "), "\(result.output)")
        }
        return (1...count).map { "parts/\(count)-\($0)" }
    }

    private func run(_ gallery: GalleryProgram, _ arguments: [String]) async throws -> Program.Result {
        try await gallery.run(["snapshot"] + arguments + ["--site", "site"], environment: ["CI": ""])
    }

    @Test func shardsReportTheSameAsOneRun() async throws {
        let gallery = try await changed()
        defer { gallery.remove() }
        var whole: [String: Program.Result] = [:]
        let formats = ["text", "json", "junit", "github", "markdown"]
        for format in formats {
            whole[format] = try await run(gallery, ["check", "--format", format, "--report", "one", "--all"])
        }
        let waiting = gallery.files("site/snapshots/.pending").filter { $0.key != "cache.txt" && $0.key != "lock" }
        #expect(!waiting.isEmpty)
        #expect(whole["text"]?.status == 3, "\(whole["text"]?.output ?? "")")
        for count in [1, 2, 3, 7] {
            let names = try await parts(gallery, count)
            for format in count == 3 ? formats : ["text", "json"] {
                let merged = try await run(
                    gallery, ["merge"] + names.reversed() + ["--format", format, "--report", "merged", "--all"])
                #expect(merged.status == whole[format]?.status, "\(merged.errors)")
                #expect(merged.output == whole[format]?.output, "\(count) parts, \(format)")
            }
            #expect(gallery.files("merged") == gallery.files("one"))
            let now = gallery.files("site/snapshots/.pending").filter { $0.key != "cache.txt" && $0.key != "lock" }
            #expect(now == waiting)
        }
        #expect(gallery.files("one").keys.contains("index.html"))
    }

    @Test func wrongShardIsNamed() async throws {
        let gallery = try await changed()
        defer { gallery.remove() }
        let names = try await parts(gallery, 3)
        func refusal(_ parts: [String]) async throws -> [String] {
            let result = try await run(gallery, ["merge"] + parts)
            #expect((result.status, result.output) == (3, ""))
            return result.errors.split(separator: "\n").map(String.init)
        }
        #expect(
            try await refusal([names[0], names[2]]) == [
                "error: part 2 of 3 is missing; snapshot check --shard 2/3 --output FILE makes it"
            ])
        try gallery.write(try gallery.bytes(names[1]), to: "parts/again")
        #expect(
            try await refusal(names + ["parts/again"]) == [
                "parts/again: error: is part 2/3, like parts/3-2; list each part only once"
            ])
        try gallery.write(Array(try gallery.bytes(names[0]).dropLast()), to: "parts/cut")
        #expect(
            try await refusal(["parts/cut", names[1], names[2]]) == [
                "parts/cut: error: was changed after it was written; copy the part again, or make it again"
            ])
        func differs(_ file: String, _ change: (String) -> String, _ words: String) async throws {
            let text = try gallery.read(file)
            try gallery.write(change(text), to: file)
            #expect(try await refusal(names) == names.map { "\($0): error: \(words)" }, "\(file)")
            try gallery.write(text, to: file)
        }
        try await differs("site/assets/site.css", { $0 + "\n" }, "was made with different assets than this site")
        try await differs(
            "site/templates/quote.mustache", { $0 + "\n" },
            "was made with different settings, translations, templates or layouts than this site")
        try await differs(
            "site/data/todos.json", { $0 + " " }, "was made from different data than this site")
        try await differs(
            "site/vitrine.yml", { $0.replacing("name: source", with: "name: place") },
            "was checked with different settings under “snapshots” in vitrine.yml")
        let snapshot = try #require(gallery.snapshots.keys.sorted().first { $0.hasPrefix("quote/") })
        try await differs(
            "site/snapshots/\(snapshot)", { $0 + "x" }, "was compared with different snapshots than those here")
        let result = try await run(gallery, ["check", "--shard", "1/2", "--format", "json"])
        #expect(result.status == 64)
    }
}
