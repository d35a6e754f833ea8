import Foundation
import Synchronization
import TestSupport
import Testing
import VitrineSite
import VitrineSupport

@testable import Vitrine

@Suite("gallery dev: compiling")
struct CompilerTests {
    @Test(
        "A command that fails without output is shown too",
        arguments: [
            ("true", []), ("echo done", []), ("echo broken; exit 1", ["broken"]),
            ("false", ["error: the command failed with exit status 1 and printed nothing"]),
            ("echo; exit 7", ["error: the command failed with exit status 7 and printed nothing"]),
        ] as [(String, [String])])
    func failures(command: String, errors: [String]) async throws {
        let folder = try TemporaryFolder("compile")
        defer { folder.remove() }
        try folder.write("// swift-tools-version: 6.2\n", to: "Package.swift")
        let found = await Compiler(command: command, in: folder.path).run()
        #expect(found == errors)
    }
}

@Suite("gallery dev: what is watched")
struct DevLoopTests {
    private struct Word: Component {
        var text: String
    }

    private struct WordView: ComponentView {
        let word: Word

        init(viewModel: Word) { word = viewModel }

        func body(_ html: HTML) { html.p(word.text) }
    }

    /// Counts how often a site has been read.
    private final class Loads: Sendable {
        private let number = Mutex(0)

        var count: Int { number.withLock { $0 } }

        func add() { number.withLock { $0 += 1 } }

        /// Waits until the count meets a condition; returns false if it does not within 30 seconds.
        func wait(until condition: (Int) -> Bool) async throws -> Bool {
            for _ in 0..<600 {
                if condition(count) { return true }
                try await Task.sleep(for: .milliseconds(50))
            }
            return false
        }

        /// Waits until the site has not been read for a second.
        func settle() async throws {
            var last = -1
            while last != count {
                last = count
                try await Task.sleep(for: .seconds(1))
            }
        }
    }

    private static func site(_ folder: SiteFolder) -> Result<Site, BuildFailure> {
        var registry = Registry()
        registry.register(viewModelType: Word.self, viewType: WordView.self)
        do throws(SiteProblems) {
            let configuration = try SiteConfiguration(folder: folder)
            return .success(
                Site(
                    sections: [Section(id: "words", title: "Words", rows: [Word(text: "One")])], registry: registry,
                    folder: folder, configuration: configuration))
        } catch {
            return .failure(BuildFailure(site: error.all))
        }
    }

    @Test(arguments: [
        ("components/word.mustache", "<p>{{text}}</p>\n"), ("layouts/part.mustache", "<p>Part</p>\n"),
        ("theme.yml", "name: Another\n"),
    ])
    func laterThemeOutsideSiteIsWatched(file: String, text: String) async throws {
        let folder = try TemporaryFolder("dev")
        defer { folder.remove() }
        try folder.write("title: Words\n", to: "site/vitrine.yml")
        try folder.write("name: Mine\n", to: "theme/theme.yml")
        let loads = Loads()
        let socket = try ListeningSocket(host: "127.0.0.1", port: 0)
        let site = SiteFolder("\(folder.path)/site")
        let running = Task {
            let server = DevServer(socket, host: "127.0.0.1", options: BuildOptions(), version: 0)
            var loop = DevLoop(server, socket, folder: site.url.path, compiler: Compiler(command: "true")) {
                loads.add()
                return Self.site(site)
            }
            await loop.reload()
            await loop.run()
        }
        defer { running.cancel() }
        try #require(try await loads.wait { $0 > 0 })
        try await loads.settle()
        // The path contains `..`, like the path of a theme that several sites share.
        try folder.write("title: Words\ntheme: \(folder.path)/site/../theme\n", to: "site/vitrine.yml")
        try #require(try await loads.wait { $0 > 1 })
        try await loads.settle()
        let before = loads.count
        try folder.write(text, to: "theme/\(file)")
        #expect(try await loads.wait { $0 > before })
    }
}
