import Foundation

/// The project's own gallery as a program, run in a temporary folder with a copy of the site's files.
struct GalleryProgram {
    struct Result: Sendable {
        var status: Int32
        var output: String
        /// Standard error without the lines that tell how far a slow build has come.
        var errors: String
        /// From the start of the program to its end.
        var duration: Duration
    }

    let path: String

    /// - Parameters:
    ///   - isSmall: whether the copy has only a few contacts, to-dos and pages of rules.
    ///   - hasLocales: whether the copy is rendered in all its languages; else in English alone, which takes a fraction of
    ///     the time.
    init(isSmall: Bool = true, hasLocales: Bool = false) throws {
        let name = "vitrine-tests-\(UUID().uuidString)"
        path = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent(name).path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("site")
        for folder in ["assets", "data", "strings", "templates", "vitrine.yml"] {
            try FileManager.default.createDirectory(atPath: site, withIntermediateDirectories: true)
            try FileManager.default.copyItem(atPath: "\(source.path)/\(folder)", toPath: "\(site)/\(folder)")
        }
        if !hasLocales {
            let lines = try read("site/vitrine.yml").split(separator: "\n").filter { !$0.hasPrefix("locales:") }
            try write(lines.joined(separator: "\n") + "\n", to: "site/vitrine.yml")
        }
        if isSmall {
            try shorten("data/contacts.json", to: 4)
            try shorten("data/todos.json", to: 6)
            try write("[\"heading-*\"]\n", to: "site/data/rules.json")
        }
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }

    var site: String { "\(path)/site" }
    var output: String { "\(path)/out" }

    func read(_ file: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(file)")), as: UTF8.self)
    }

    func write(_ text: String, to file: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(file)"))
    }

    /// Keeps the first entries of a list that has one on each line.
    private func shorten(_ file: String, to count: Int) throws {
        let lines = try read("site/\(file)").split(separator: "\n")
        let kept = lines[1...count].joined(separator: "\n").dropLast()
        try write("[\n\(kept)\n]\n", to: "site/\(file)")
    }

    /// The program in the folder of the test bundle.
    static var executable: URL? {
        let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
        let runner = URL(fileURLWithPath: CommandLine.arguments[0])
        let folders = (bundles + [runner]).map { $0.deletingLastPathComponent() } + [Bundle.main.bundleURL]
        return folders.map { $0.appendingPathComponent("gallery") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// Runs the program and waits for its end.
    /// - Parameter kill: when to kill it, counted from its start; nil lets it finish.
    @discardableResult
    func run(
        _ arguments: [String], environment: [String: String] = [:], in folder: String? = nil,
        kill delay: Duration? = nil
    ) async throws -> Result {
        guard let executable = Self.executable else { throw CocoaError(.fileNoSuchFile) }
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        process.currentDirectoryURL = URL(fileURLWithPath: folder ?? path, isDirectory: true)
        process.standardInput = FileHandle.nullDevice
        let stem = "\(path)/run-\(UUID().uuidString)"
        let files = ["\(stem).out", "\(stem).err"]
        for file in files { try Data().write(to: URL(fileURLWithPath: file)) }
        defer { for file in files { try? FileManager.default.removeItem(atPath: file) } }
        process.standardOutput = FileHandle(forWritingAtPath: files[0])
        process.standardError = FileHandle(forWritingAtPath: files[1])
        let ends = AsyncStream<ContinuousClock.Instant>.makeStream()
        process.terminationHandler = { _ in
            ends.continuation.yield(.now)
            ends.continuation.finish()
        }
        let start = ContinuousClock.now
        try process.run()
        if let delay {
            try await Task.sleep(for: delay)
            Foundation.kill(process.processIdentifier, SIGKILL)
        }
        var end = start
        for await time in ends.stream { end = time }
        let texts = try files.map { String(decoding: try Data(contentsOf: URL(fileURLWithPath: $0)), as: UTF8.self) }
        let errors = texts[1].replacing(/Rendered \d+ of \d+ pages\n/, with: "")
        return Result(status: process.terminationStatus, output: texts[0], errors: errors, duration: end - start)
    }

    @discardableResult
    func build(_ more: String..., kill delay: Duration? = nil) async throws -> Result {
        try await run(["build", "--site", site, "--output", output] + more, kill: delay)
    }

    /// The files of a folder; links and special files are none.
    func files(_ folder: String = "out") -> [String: Data] {
        var found: [String: Data] = [:]
        let base = "\(path)/\(folder)"
        for file in FileManager.default.enumerator(atPath: base)?.compactMap({ $0 as? String }) ?? [] {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: "\(base)/\(file)", isDirectory: &isFolder), !isFolder.boolValue
            else { continue }
            found[file] = try? Data(contentsOf: URL(fileURLWithPath: "\(base)/\(file)"))
        }
        return found
    }

    /// Everything in the temporary folder.
    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? [] }
}
