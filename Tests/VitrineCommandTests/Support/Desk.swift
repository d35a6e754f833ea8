import Foundation

/// A temporary folder in which a test runs the program `vitrine`.
struct Desk {
    struct Result: Sendable {
        var status: Int32
        var output: String
        var errors: String
        /// The most memory it took; nil where the system does not tell.
        var peakKilobytes: Int?
    }

    let path: String

    init() throws {
        let name = "vitrine-command-tests-\(UUID().uuidString)"
        path = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent(name).path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    func remove() {
        // Folders that a test made unreadable.
        if let process = try? Process.run(URL(fileURLWithPath: "/bin/chmod"), arguments: ["-R", "u+rwX", path]) {
            process.waitUntilExit()
        }
        try? FileManager.default.removeItem(atPath: path)
    }

    func write(_ text: String, to file: String) throws { try write(Array(text.utf8), to: file) }

    func write(_ bytes: [UInt8], to file: String) throws {
        let url = URL(fileURLWithPath: "\(path)/\(file)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func link(_ file: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: "\(path)/\(file)", withDestinationPath: target)
    }

    func read(_ file: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(file)")), as: UTF8.self)
    }

    /// A right page around markup; `css` and `title` as a page has them.
    static func page(_ body: String, head: String = "") -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8"/>
        <title>Example</title>\(head)
        </head>
        <body>
        <main>
        <h1>Example</h1>
        \(body)
        </main>
        </body>
        </html>

        """
    }

    /// The program in the folder of the test bundle.
    static var executable: URL? {
        let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
        let runner = URL(fileURLWithPath: CommandLine.arguments[0])
        let folders = (bundles + [runner]).map { $0.deletingLastPathComponent() } + [Bundle.main.bundleURL]
        return folders.map { $0.appendingPathComponent("vitrine") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// Runs the program and waits for its end.
    @discardableResult
    func run(
        _ arguments: [String], input: String? = nil, environment: [String: String] = [:]
    ) async throws -> Result {
        guard let executable = Self.executable else { throw CocoaError(.fileNoSuchFile) }
        return try await run(executable, arguments, input: input, environment: environment)
    }

    /// Runs `vitrine check`.
    @discardableResult
    func check(_ arguments: String..., input: String? = nil) async throws -> Result {
        try await run(["check"] + arguments, input: input)
    }

    /// Runs any program in the folder.
    func run(
        _ executable: URL, _ arguments: [String], input: String? = nil, environment: [String: String] = [:]
    ) async throws -> Result {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        process.currentDirectoryURL = URL(fileURLWithPath: path, isDirectory: true)
        let stem = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-run-\(UUID().uuidString)")
            .path
        let files = ["\(stem).out", "\(stem).err", "\(stem).in"]
        for file in files {
            try Data((file.hasSuffix(".in") ? input ?? "" : "").utf8).write(to: URL(fileURLWithPath: file))
        }
        defer { for file in files { try? FileManager.default.removeItem(atPath: file) } }
        process.standardOutput = FileHandle(forWritingAtPath: files[0])
        process.standardError = FileHandle(forWritingAtPath: files[1])
        process.standardInput = FileHandle(forReadingAtPath: files[2])
        let ends = AsyncStream<Void>.makeStream()
        process.terminationHandler = { _ in ends.continuation.finish() }
        try process.run()
        let watch = MemoryWatch(process.processIdentifier)
        for await _ in ends.stream {}
        let peak = watch.end()
        let texts = try files.map { String(decoding: try Data(contentsOf: URL(fileURLWithPath: $0)), as: UTF8.self) }
        return Result(
            status: process.terminationStatus, output: texts[0], errors: texts[1], peakKilobytes: peak)
    }
}

extension Desk.Result {
    /// The report as JSON.
    func object() throws -> [String: Any] {
        try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any] ?? [:]
    }

    /// `path:line rule` of every finding of a JSON report.
    func findings() throws -> [String] {
        let findings = try object()["findings"] as? [[String: Any]] ?? []
        return findings.map { "\($0["path"] ?? "?"):\($0["line"] ?? "?") \($0["rule"] ?? "?")" }
    }
}
