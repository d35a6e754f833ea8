import Foundation
import TestSupport
import Testing

/// Tests the gallery of a boat rental. The guides quote its files; `make samples` compares the quotes with them.
@Suite("The gallery of the guides")
struct GuideTests {
    private struct Folder: TestFolder {
        let path: String
        init() throws {
            path = try Self.makeFolder("guides")
            for name in ["assets", "data", "strings", "templates", "vitrine.yml"] {
                try FileManager.default.copyItem(atPath: "\(Guide.gallery)/\(name)", toPath: "\(path)/\(name)")
            }
        }
    }

    private func build(_ folder: Folder, _ more: String...) async throws -> Program.Result {
        try await Program(built: "HarborGallery").run(["build", "--strict"] + more, in: folder.path)
    }

    @Test("Twelve components in two languages are built without an error or a warning")
    func builds() async throws {
        let folder = try Folder()
        defer { folder.remove() }
        let result = try await build(folder)
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        let pages = Set(folder.files("_site").keys)
        let components = pages.filter { $0.hasPrefix("components/") && $0.hasSuffix(".html") }
        #expect(components.count == 12, "\(components.sorted())")
        #expect(
            pages.isSuperset(of: ["boats.html", "captains.html", "states.html", "de/boats.html", "assets/site.css"]))
    }

    @Test("Pages show what the guides say")
    func shows() async throws {
        let folder = try Folder()
        defer { folder.remove() }
        #expect(try await build(folder).status == 0)
        let english = try folder.read("_site/boats.html")
        let german = try folder.read("_site/de/boats.html")
        #expect(english.contains(#"<span class="badge free" data-component="Badge">Free</span>"#))
        #expect(german.contains(#"<span class="badge free" data-component="Badge">Frei</span>"#))
        #expect(english.contains("<del>€45.00</del> <strong>€36.00</strong>"))
        #expect(english.contains(">4 seats</p>"))
        #expect(german.contains(">4 Plätze</p>"))
        #expect(german.contains(">1 Platz</p>"))
        #expect(english.contains(#"<time datetime="2026-06-02T09:30:00Z">Jun 2, 2026 at 11:30"#))
        // A day without a time is midnight in GMT, which is two o'clock in Berlin in summer.
        #expect(english.contains(#"<time datetime="2026-07-01T00:00:00Z">Jul 1, 2026 at 2:00"#))
        #expect(english.contains(#"href="captains.html#captains--ann""#))
        let booking = try folder.read("_site/bare/booking--booking.html")
        #expect(booking.contains(">Booked</span> Monday, June 1, 2026</p>"))
        #expect(booking.contains("<li>+ Life vest</li>"))
        #expect(booking.contains("<p>€45.00</p>"))
    }

    @Test("Wrong data causes the error that the guide shows")
    func wrongData() async throws {
        let folder = try Folder()
        defer { folder.remove() }
        let data = try folder.read("data/boats.json").replacing("\"seats\": 4", with: "\"seats\": \"four\"")
        try folder.write(data, to: "data/boats.json")
        let result = try await build(folder)
        #expect(result.status == 1)
        #expect(
            result.errors.hasPrefix(
                "data/boats.json:3: error: [0].seats: expected a whole number, found the string “four”\n"),
            "\(result.errors)")
    }

    @Test(
        "Reports of check contain errors of components and data files",
        arguments: ["json", "junit", "github", "sarif"])
    func failuresInFormats(format: String) async throws {
        let folder = try Folder()
        defer { folder.remove() }
        func check() async throws -> Program.Result {
            try await Program(built: "HarborGallery").run(["check", "--format", format], in: folder.path)
        }
        let template = try folder.read("templates/quote.mustache")
        try folder.write(template.replacing("{{text}}", with: "{{texxt}}"), to: "templates/quote.mustache")
        let component = try await check()
        #expect(component.status == 1)
        #expect(component.output.contains("component-not-rendered"), "\(component.output)")
        #expect(component.output.contains("Quote has no value named “texxt”"))
        try folder.write("[{]", to: "data/boats.json")
        let data = try await check()
        #expect(data.status == 1)
        #expect(data.output.contains("site-file"), "\(data.output)")
        #expect(data.output.contains("data/boats.json"))
        #expect(data.errors.contains("data/boats.json:1"))
    }
}
