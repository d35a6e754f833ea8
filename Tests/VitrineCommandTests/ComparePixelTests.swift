import Foundation
import TestSupport
import Testing

/// Tests comparisons of pages as Chromium draws them.
@Suite("vitrine compare --pixels")
struct ComparePixelTests {
    private static func page(_ body: String) -> String {
        "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Page</title></head><body><main><h1>Page</h1>\n\(body)\n</main></body></html>\n"
    }

    private func desk() throws -> Desk {
        let desk = try Desk()
        for (side, color) in [("base", "red"), ("head", "green")] {
            try desk.write(
                Self.page("<p style=\"color: \(color)\">A text</p>"), to: "\(side)/inner.html")
            // The bytes of this page are equal on both sides; only the page in its frame differs.
            try desk.write(
                Self.page("<iframe src=\"inner.html\" title=\"Inner\"></iframe>"), to: "\(side)/outer.html")
            try desk.write(
                Self.page(
                    "<style>@keyframes a { from { left: 0 } to { left: 9rem } } p { position: relative; animation: a 1s infinite }</style><p>Moving</p>"
                ), to: "\(side)/moving.html")
            try desk.write(Self.page("<p title=\"\(color)\">Same</p>"), to: "\(side)/title.html")
        }
        return desk
    }

    @Test(.enabled(if: TestRun.hasBrowser)) func unexplainedPixelsAreReported() async throws {
        let desk = try desk()
        defer { desk.remove() }
        let result = try await desk.run([
            "compare", "base", "head", "--pixels", "--widths", "600", "--schemes", "light,dark", "--report", "review",
        ])
        #expect(result.status == 1)
        #expect(
            result.output.contains("Changed pixels that no reported change explains\n  outer.html at 600 px, light: "),
            "\(result.output)")
        #expect(result.output.contains("  outer.html at 600 px, dark: "))
        #expect(!result.output.contains("moving.html at") && !result.output.contains("title.html at"))
        #expect(
            result.output.contains("Drawn at 600 px (light) and 600 px (dark): 4 pages, of which 2 look different.\n"),
            "\(result.output)\(result.errors)")
        let page = try desk.read("review/index.html")
        #expect(page.contains("<h2>Changed pixels that no reported change explains</h2>"))
        #expect(page.contains("src=\"pixels/1-before.png\"") && page.contains("value=\"slider\""))
        #expect(FileManager.default.fileExists(atPath: "\(desk.path)/review/pixels/1-after.png"))
        #expect(try await desk.run(["check", "review"]).output.contains("no errors"))
    }

    @Test(.enabled(if: TestRun.hasBrowser)) func ignoredPagesAreNotDrawn() async throws {
        let desk = try desk()
        defer { desk.remove() }
        let result = try await desk.run([
            "compare", "base", "head", "--pixels", "--widths", "600", "--ignore", "outer.html",
            "--ignore", "moving.html",
        ])
        #expect(result.output.contains("Drawn at 600 px (light): 2 pages, of which 1 looks different.\n"))
        #expect(!result.output.contains("outer.html"), "\(result.output)")
    }

    @Test(.enabled(if: TestRun.hasBrowser)) func twoFilesAndJSON() async throws {
        let desk = try desk()
        defer { desk.remove() }
        let result = try await desk.run([
            "compare", "base/inner.html", "head/inner.html", "--pixels", "--widths", "400", "--format", "json",
        ])
        let object = try result.object()
        let pixels = object["pixels"] as? [[String: Any]] ?? []
        #expect(pixels.count == 1)
        #expect(pixels.first?["explained"] as? Bool == true)
        #expect(pixels.first?["width"] as? Int == 400)
    }

    /// A picture shows only the top 10,000 rows of pixels of a page.
    @Test(.enabled(if: TestRun.hasBrowser)) func heightOfTallPage() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        for (side, height) in [("base", 12_000), ("head", 9_000)] {
            let box = "<div style=\"height: \(height)px; background: red\"></div>"
            try desk.write(
                "<!DOCTYPE html><html lang=\"en\"><head><title>t</title></head><body style=\"margin: 0\">\(box)</body></html>",
                to: "\(side)/index.html")
        }
        let result = try await desk.run([
            "compare", "base", "head", "--pixels", "--widths", "400", "--format", "json",
        ])
        let pixels = try result.object()["pixels"] as? [[String: Any]] ?? []
        let sentence = pixels.first?["sentence"] as? String ?? ""
        #expect(sentence.hasSuffix("; the page was 12000 pixels high, and is now 9000"), "\(sentence)\(result.errors)")
    }

    @Test func missingBrowserKeepsSentences() async throws {
        let desk = try desk()
        defer { desk.remove() }
        let none = try await desk.run(["compare", "base", "head", "--pixels"], environment: ["PATH": "/nowhere"])
        #expect(none.status == 3)
        #expect(none.output.contains("inner.html"))
        #expect(
            none.errors
                == "error: --pixels needs Chromium or Chrome, but neither was found in PATH; install one, "
                + "or add --browser PROGRAM\n"
        )
        let wrong = try await desk.run(["compare", "base", "head", "--pixels", "--browser", "/nowhere/chromium"])
        #expect(wrong.status == 3)
        #expect(
            wrong.errors
                == "error: /nowhere/chromium: there is no such program; --browser must be the path of Chromium or Chrome\n"
        )
        let other = try await desk.run(["compare", "base", "head", "--pixels", "--browser", "/bin/true"])
        #expect(other.status == 3)
        #expect(other.errors.hasPrefix("error: the browser stopped working: it "), "\(other.errors)")
    }

    @Test(arguments: [["--widths", "1"], ["--widths", "390,"], ["--schemes", "blue"], ["--pixel-seconds", "0"]])
    func wrongOptions(options: [String]) async throws {
        let desk = try Desk()
        defer { desk.remove() }
        #expect(try await desk.run(["compare", "base", "head", "--pixels"] + options).status == 64)
    }
}
