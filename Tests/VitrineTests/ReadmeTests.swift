import Foundation
import Testing
import Vitrine
import VitrineSite

@Suite("The example of the README")
struct ReadmeTests {
    private static let here = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()

    private static func lines(_ text: some StringProtocol) -> [String] {
        text.split(separator: "\n").map { String($0).replacing("@main ", with: "") }
    }

    @Test("It is the code that is compiled here")
    func isCompiled() throws {
        let readme = try String(
            contentsOf: Self.here.appending(path: "../../README.md").standardizedFileURL, encoding: .utf8)
        let code = try String(contentsOf: Self.here.appending(path: "ReadmeExample.swift"), encoding: .utf8)
        let block = try #require(readme.firstMatch(of: /```swift\n([\s\S]*?)```/)).output.1
        #expect(Self.lines(block) == Self.lines(code))
    }

    @Test("It gives the page that one expects")
    func givesAPage() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "readme-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let gallery = TodoGallery()
        var registry = Registry()
        gallery.register(in: &registry)
        let site = SiteFolder(folder.path)
        var options = BuildOptions()
        options.output = folder.appending(path: "_site").path
        let sections = gallery.sections(in: site)
        let report = try await Site(
            sections: sections, registry: registry, folder: site, configuration: SiteConfiguration()
        ).build(options)
        #expect(report.added.contains("todos.html"))
        let story = try String(
            contentsOf: folder.appending(path: "_site/stories/todo--todos-1.html"), encoding: .utf8)
        let article =
            #"<article class="todo" id="todos--1" data-component="Todo" data-instance="todos/1"><h2>Buy bread</h2></article>"#
        #expect(story.contains(article))
    }
}
