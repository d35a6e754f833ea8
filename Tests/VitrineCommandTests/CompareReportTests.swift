import Foundation
import Testing

/// Tests the review page that `vitrine compare --report` writes.
@Suite("vitrine compare --report")
struct CompareReportTests {
    private func write(_ desk: Desk) throws {
        for (side, word, kind) in [("base", "Buy milk", "todo"), ("head", "Buy oat milk", "todo wide")] {
            let head = "<link rel=\"stylesheet\" href=\"../assets/a%20b.css\"/>"
            let body =
                "<div class=\"\(kind)\" data-component=\"Todo\" data-instance=\"t/1\"><b>\(word)</b><script src=\"x.js\"></script></div>"
            try desk.write(Desk.page(body, head: head), to: "\(side)/lists/todo.html")
            try desk.write(".todo { background: url(pic.svg) }", to: "\(side)/assets/a b.css")
            try desk.write("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", to: "\(side)/assets/pic.svg")
        }
        try desk.write(Desk.page("<p>Going</p>"), to: "base/going.html")
    }

    private func files(_ desk: Desk, _ folder: String) -> [String] {
        (FileManager.default.enumerator(atPath: "\(desk.path)/\(folder)")?.allObjects as? [String] ?? []).filter {
            let attributes = try? FileManager.default.attributesOfItem(atPath: "\(desk.path)/\(folder)/\($0)")
            return attributes?[.type] as? FileAttributeType == .typeRegular
        }.sorted()
    }

    @Test func reviewFolderHasFilesOfItsFrames() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try write(desk)
        let result = try await desk.run(["compare", "base", "head", "--report", "out/review"])
        #expect(result.status == 1)
        #expect(
            files(desk, "out/review") == [
                ".vitrine-review", "after/assets/a b.css", "after/assets/pic.svg", "before/assets/a b.css",
                "before/assets/pic.svg", "index.html", "review.css",
            ])
        let page = try desk.read("out/review/index.html")
        #expect(page.contains("<del>todo</del>") == false)
        #expect(page.contains("class=\"todo<ins> wide</ins>\""))
        #expect(page.contains("Buy <ins>oat </ins>milk"))
        #expect(page.contains("&lt;base href=&quot;after/lists/&quot;/&gt;"))
        #expect(page.contains("sandbox=\"allow-same-origin\""))
        // The review may show the script as text in the source of the page, but the frames must not contain it.
        #expect(!page.contains("&lt;script") || page.contains("&lt;script src=\"x.js\"&gt;&lt;/script&gt;"))
        #expect(!page.contains("src=&quot;x.js"))
        #expect(!page.contains("<script"))
        #expect(!page.contains(desk.path))
        let check = try await desk.check("out/review", "--strict", "--ignore", "list-role")
        #expect(check.status == 0, "\(check.output)")
    }

    @Test func singleFileContainsItsStyles() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try write(desk)
        #expect(try await desk.run(["compare", "base", "head", "--report", "review.html"]).status == 1)
        let page = try desk.read("review.html")
        #expect(page.contains("<style>/* The stylesheet of a review."))
        #expect(page.contains("@import url(data:text/css;base64,"))
        #expect(!page.contains("&lt;base"))
        #expect(try await desk.check("review.html", "--strict", "--ignore", "list-role").status == 0)
    }

    @Test("A page with frames that lack files says so")
    func framesWithoutFiles() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        for (side, word) in [("base", "One"), ("head", "Two")] {
            try desk.write(
                Desk.page("<figure><img src=\"a.png\" alt=\"A\"/><figcaption>\(word)</figcaption></figure>"),
                to: "\(side)/index.html")
            try desk.write("png", to: "\(side)/a.png")
        }
        try await desk.run(["compare", "base", "head", "--report", "review.html"])
        let note = "The frames on this page are shown without 2 files: a review in one file contains only stylesheets"
        #expect(try desk.read("review.html").contains(note))
        try await desk.run(["compare", "base", "head", "--report", "folder"])
        #expect(try !desk.read("folder/index.html").contains("The frames on this page are shown without"))
    }

    @Test func foreignFolderIsNotOverwritten() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try write(desk)
        try desk.write("mine", to: "notes/todo.txt")
        let result = try await desk.run(["compare", "base", "head", "--report", "notes"])
        #expect(result.status == 3)
        #expect(
            result.errors
                == "error: notes: is not empty and does not contain a review; choose another folder, or empty this one\n"
        )
        #expect(files(desk, "notes") == ["todo.txt"])
        let file = try await desk.run(["compare", "base", "head", "--report", "base/going.html/x"])
        #expect(file.status == 3)
        #expect(file.errors.hasPrefix("error: base/going.html/x: cannot be written: "))
    }

    @Test func earlierReviewIsReplaced() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try write(desk)
        try await desk.run(["compare", "base", "head", "--report", "review"])
        try desk.write("mine", to: "review/notes.txt")
        let first = try desk.read("review/index.html")
        try await desk.run(["compare", "base", "head", "--report", "review"])
        #expect(try desk.read("review/index.html") == first)
        #expect(try await desk.run(["compare", "base", "base", "--report", "review"]).status == 0)
        #expect(files(desk, "review") == [".vitrine-review", "index.html", "notes.txt", "review.css"])
        #expect(try desk.read("review/index.html").contains("<h1>4 the same.</h1>"))
    }

    @Test func manyChangesAreDividedIntoPages() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        for number in 0..<120 {
            try desk.write(Desk.page("<e-\(number)>Text \(number)</e-\(number)>"), to: "base/p\(number).html")
            try desk.write(Desk.page("<e-\(number)>Other \(number * 7)</e-\(number)>"), to: "head/p\(number).html")
            try desk.write(Desk.page("<h2>\(number)</h2>"), to: "head/new\(number).html")
        }
        try await desk.run(["compare", "base", "head", "--report", "review"])
        #expect(
            files(desk, "review").filter { $0.hasSuffix(".html") } == [
                "changes-2.html", "changes-3.html", "changes-4.html", "index.html", "new-2.html", "pages-2.html",
            ])
        let result = try await desk.check("review", "--strict", "--ignore", "list-role")
        #expect(result.status == 0, "\(result.output)")
    }
}
