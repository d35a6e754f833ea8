import Foundation
import TestSupport

/// The project's own gallery as a program, run in a temporary folder with a copy of the site's files.
struct GalleryProgram: TestFolder {
    let path: String

    /// - Parameters:
    ///   - isSmall: whether the copy has only a few contacts, to-dos and pages of rules.
    ///   - hasLocales: whether the copy is rendered in all its languages; otherwise only in English, which takes a
    ///     fraction of the time.
    init(isSmall: Bool = true, hasLocales: Bool = false) throws {
        path = try Self.makeFolder("tests")
        let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("site")
        for folder in ["assets", "data", "strings", "templates", "vitrine.yml"] {
            try FileManager.default.createDirectory(atPath: site, withIntermediateDirectories: true)
            try FileManager.default.copyItem(atPath: "\(source.path)/\(folder)", toPath: "\(site)/\(folder)")
        }
        // The check of contrast would take a large part of the time; `make site` does it for the whole gallery.
        let lines = try read("site/vitrine.yml").split(separator: "\n").filter {
            hasLocales || !$0.hasPrefix("locales:")
        }
        try write(lines.joined(separator: "\n") + "\ncheck:\n  contrast: false\n", to: "site/vitrine.yml")
        if isSmall {
            try shorten("data/contacts.json", to: 4)
            try shorten("data/todos.json", to: 6)
            try write("[\"heading-*\"]\n", to: "site/data/rules.json")
        }
    }

    var site: String { "\(path)/site" }
    var output: String { "\(path)/out" }

    /// Shortens a JSON list with one entry per line to its first entries.
    private func shorten(_ file: String, to count: Int) throws {
        let lines = try read("site/\(file)").split(separator: "\n")
        let kept = lines[1...count].joined(separator: "\n").dropLast()
        try write("[\n\(kept)\n]\n", to: "site/\(file)")
    }

    /// Runs the program and waits for its end.
    /// - Parameter program: a copy of the program; nil runs the one next to the tests.
    @discardableResult
    func run(
        _ arguments: [String], environment: [String: String] = [:], in folder: String? = nil, program: Program? = nil
    ) async throws -> Program.Result {
        try await (program ?? Program(built: "gallery")).run(
            arguments, in: folder ?? path, environment: environment)
    }

    @discardableResult
    func build(_ more: String..., environment: [String: String] = [:]) async throws -> Program.Result {
        try await run(["build", "--site", site, "--output", output] + more, environment: environment)
    }

    /// Returns the files of the site that was built last, by their paths.
    func files() -> [String: Data] { files("out") }
}
