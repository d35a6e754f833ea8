import Foundation
import Testing
import VitrineComponents

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineSite

@Suite("index.json")
struct SiteIndexTests {
    private func index(_ bench: Workbench) throws -> [String: Any] {
        let data = try Data(contentsOf: URL(fileURLWithPath: "\(bench.output)/index.json"))
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    private func list(_ name: String, _ index: [String: Any]) throws -> [[String: Any]] {
        try #require(index[name] as? [[String: Any]])
    }

    @Test func pathsAndHashesMatchFiles() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections())
        try await bench.build(Samples.sections(second: "Zwei"))
        let index = try index(bench)
        let tree = bench.tree("out")
        let entries = try list("pages", index) + list("stories", index)
        #expect(entries.count == 26)
        for entry in entries {
            let path = try #require(entry["path"] as? String)
            guard case .file(let bytes) = tree[path] else {
                Issue.record("\(path) is not there")
                continue
            }
            #expect(entry["hash"] as? String == SHA256.hex(bytes), "\(path)")
            #expect(entry["bytes"] as? Int == bytes.count, "\(path)")
            #expect((entry["findings"] as? [Any])?.isEmpty == true, "\(path)")
        }
        let paths = Set(entries.compactMap { $0["path"] as? String })
        #expect(paths == Set(tree.keys.filter { $0.hasSuffix(".html") }))
    }

    @Test func storyEntry() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let line = #line + 1
        let section = Section(id: "a") { Story("Sold \"out\"", Tile(id: 1, title: "x"), tags: ["one", "two"]) }
        try await bench.build([section])
        let story = try #require(try list("stories", index(bench)).first)
        #expect(story["path"] as? String == "bare/tile--sold-out.html")
        #expect(story["story"] as? String == "stories/tile--sold-out.html")
        #expect(story["name"] as? String == "Sold \"out\"")
        #expect(story["page"] as? String == "a.html#a--sold-out")
        #expect(story["component"] as? String == "Tile")
        #expect(story["instance"] as? String == "a/sold-out")
        #expect(story["tags"] as? [String] == ["one", "two"])
        #expect(story["source"] as? String == "VitrineSiteTests/SiteIndexTests.swift:\(line)")
    }

    @Test func pageEntry() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let line = #line + 1
        try await bench.build([Section(id: "a", title: "Ä \\ \u{1F600}", rows: [])])
        let pages = try list("pages", index(bench))
        let page = try #require(pages.first { $0["path"] as? String == "a.html" })
        #expect(page["kind"] as? String == "section")
        #expect(page["title"] as? String == "Ä \\ \u{1F600}")
        #expect(page["source"] as? String == "VitrineSiteTests/SiteIndexTests.swift:\(line)")
        #expect(
            Set(pages.compactMap { $0["kind"] as? String }) == ["index", "section", "component", "coverage", "tokens"])
    }

    @Test func usedComponents() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections())
        let components = try list("components", index(bench))
        #expect(components.compactMap { $0["name"] as? String } == ["Frame", "Note", "Pointer", "Tile"])
        let frame = try #require(components.first)
        #expect(frame["path"] as? String == "components/frame.html")
        #expect(frame["view"] as? String == "declarative view FrameView")
        #expect(frame["stories"] as? Int == 1)
        #expect(frame["uses"] as? [String] == ["VitrineSiteTests.Tile"])
        #expect(components.last?["usedBy"] as? [String] == ["VitrineSiteTests.Frame"])
    }

    @Test func titleAndLanguage() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build([], title: "Läden \"&\" \\ </b>")
        let index = try index(bench)
        #expect(index["title"] as? String == "Läden \"&\" \\ </b>")
        #expect(index["language"] as? String == "en")
        #expect(try list("stories", index).isEmpty)
    }
}
