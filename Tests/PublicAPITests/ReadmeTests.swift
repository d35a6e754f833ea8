import Foundation
import TestSupport
import Testing

/// Tests the README's example as a separate program, which has the same access to Vitrine as a user's package.
@Suite("The example of the README")
struct ReadmeTests {
    private struct Folder: TestFolder {
        let path: String
        init() throws { path = try Self.makeFolder("readme") }
    }

    private static let here = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()

    private static func lines(_ text: some StringProtocol) -> [String] {
        text.split(separator: "\n").map { String($0) }
    }

    @Test("The code in the README is the code that is compiled here")
    func codeIsCompiled() throws {
        let readme = try String(
            contentsOf: Self.here.appending(path: "../../README.md").standardizedFileURL, encoding: .utf8)
        let code = try String(
            contentsOf: Self.here.appending(path: "TodoGallery/TodoGallery.swift"), encoding: .utf8)
        let block = try #require(readme.firstMatch(of: /```swift\n([\s\S]*?)```/)).output.1
        #expect(Self.lines(block) == Self.lines(code))
    }

    @Test("The markup that the README shows below the call is what the call returns")
    func markup() async throws {
        let folder = try Folder()
        defer { folder.remove() }
        let readme = try String(
            contentsOf: Self.here.appending(path: "../../README.md").standardizedFileURL, encoding: .utf8)
        let markup = try #require(readme.firstMatch(of: /Buy bread"\)\)\n\/\/ (.*)\n/)).output.1
        _ = try await Program(built: "TodoGallery").run(["build"], in: folder.path)
        // On a page, the root element also has an id.
        let page = try folder.read("_site/bare/todo--todos-1.html")
            .replacing(" id=\"todos--1\"", with: "").replacing("data-instance=\"todos/1\"", with: "data-instance=\"1\"")
        #expect(page.contains(markup))
    }

    @Test("The example builds a site without any other files")
    func exampleBuildsSite() async throws {
        let folder = try Folder()
        defer { folder.remove() }
        let result = try await Program(built: "TodoGallery").run(["build"], in: folder.path)
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        #expect(folder.files("_site").keys.contains("todos.html"))
        let article =
            #"<article class="todo" id="todos--1" data-component="Todo" data-instance="todos/1"><h2>Buy bread</h2></article>"#
        #expect(try folder.read("_site/bare/todo--todos-1.html").contains(article))
    }
}
