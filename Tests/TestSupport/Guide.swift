import Foundation

/// The guides in `Documentation/`, whose samples are compiled in test targets.
public enum Guide {
    private static let root = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "../..").standardizedFileURL

    /// Returns the URL of a guide's file.
    /// - Parameter name: the name of the file in `Documentation/`, such as `styles.md`.
    public static func file(_ name: String) -> URL { root.appending(path: "Documentation/\(name)") }

    /// Returns the whole text of a guide.
    public static func text(_ name: String) throws -> String { try String(contentsOf: file(name), encoding: .utf8) }

    /// The path of the gallery whose files the guides quote.
    public static let gallery = root.appending(path: "Tests/PublicAPITests/GuideGallery").path

    /// Returns the contents of a guide's code blocks in one language.
    /// - Parameter language: the word after the opening backticks, such as `css`.
    public static func blocks(in name: String, language: String) throws -> [String] {
        try text(name).components(separatedBy: "\n```\(language)\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
    }

    /// Returns the Swift blocks of a guide that follow a line `Vitrine:` or `<!-- compiled -->` and an empty line.
    public static func samples(in name: String) throws -> [String] {
        try text(name).matches(of: /\n(?:Vitrine:|<!-- compiled -->)\n\n```swift\n([\s\S]*?)```/)
            .map { String($0.output.1) }
    }

    /// Returns the samples of a guide that no Swift file in `Tests/*/Guides` contains, and that therefore are not
    /// compiled. Indentation and empty lines are ignored.
    public static func samplesNotCompiled(in name: String) throws -> [String] {
        let tests = root.appending(path: "Tests")
        let files = try FileManager.default.contentsOfDirectory(atPath: tests.path).sorted().flatMap { target in
            let folder = tests.appending(path: "\(target)/Guides")
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return files.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
        }
        let code = try files.map { "\n" + lines(try String(contentsOf: $0, encoding: .utf8)) + "\n" }
        return try samples(in: name).filter { sample in
            !code.contains { $0.contains("\n" + lines(sample) + "\n") }
        }
    }

    /// Compares a generated document in `Documentation/` with the text that it should have. Returns a message, with the
    /// first missing line if there is one, or nil if the document is up to date. If the environment variable
    /// `VITRINE_WRITE_DOCUMENTS` is 1, writes the text to the file and returns nil.
    public static func difference(_ name: String, from text: String) throws -> String? {
        let file = root.appending(path: "Documentation/\(name)")
        if ProcessInfo.processInfo.environment["VITRINE_WRITE_DOCUMENTS"] == "1" {
            try text.write(to: file, atomically: true, encoding: .utf8)
            return nil
        }
        let written = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        guard written != text else { return nil }
        let old = Set(written.components(separatedBy: "\n"))
        let line = text.components(separatedBy: "\n").first { !old.contains($0) } ?? "a line is gone"
        return "Documentation/\(name) is out of date (\(line)); run make documents"
    }

    private static func lines(_ text: String) -> String {
        text.split(separator: "\n").map { $0.trimmingPrefix(while: \.isWhitespace) }.filter { !$0.isEmpty }
            .joined(separator: "\n")
    }
}
