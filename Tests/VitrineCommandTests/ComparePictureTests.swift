import Testing

/// Tests what `vitrine compare` reports about pictures that differ.
@Suite("vitrine compare: pictures")
struct ComparePictureTests {
    /// Compares two versions of a page and returns the report.
    /// - Parameter files: the texts of the other files, by paths such as `base/a.png`.
    private func compare(_ old: String, _ new: String, _ files: [String: String]) async throws -> String {
        let desk = try Desk()
        defer { desk.remove() }
        try desk.write(Desk.page(old), to: "base/index.html")
        try desk.write(Desk.page(new), to: "head/index.html")
        for (path, text) in files { try desk.write(text, to: path) }
        let result = try await desk.run(["compare", "base", "head"])
        #expect(result.errors == "")
        return result.output
    }

    @Test(arguments: ["image", "use"]) func picturesWithXLink(name: String) async throws {
        let body = "<div data-component=\"Hero\"><svg><\(name) xlink:href=\"a.png\"/></svg></div>"
        let report = try await compare(body, body, ["base/a.png": "1", "head/a.png": "2"])
        #expect(report.contains("Style\n  Hero, <\(name)>: a.png was replaced, on index.html\n"), "\(report)")
    }

    @Test(
        "A picture that exists on only one side",
        arguments: [("base", "<img>: a.png is gone, on index.html"), ("head", "<img>: a.png is new, on index.html")])
    func pictureOnOneSide(side: String, expected: String) async throws {
        let body = "<img src=\"a.png\" alt=\"A\"/>"
        let report = try await compare(body, body, ["\(side)/a.png": "1"])
        #expect(report.contains("Style\n  \(expected)\n"), "\(report)")
    }

    /// Tests that the added or removed element is the only change that is reported for the page.
    @Test func pictureOfOneElement() async throws {
        let (without, with) = ("<p>a</p>", "<p>a</p><img src=\"new.png\" alt=\"New\"/>")
        #expect(
            try await compare(without, with, ["head/new.png": "1"]) == """
                Markup
                  <img>: <img alt="New" src="new.png"/> added, on index.html
                New
                  new.png
                1 page changed, 1 new.

                """)
        #expect(
            try await compare(with, without, ["base/new.png": "1"]) == """
                Markup
                  <img>: <img alt="New" src="new.png"/> removed, on index.html
                Gone
                  new.png
                1 page changed, 1 gone.

                """)
    }
}
