import Foundation

@testable import VitrineSnapshots

/// A store in a temporary folder.
struct StoreFolder {
    let path: String

    init() throws {
        path =
            FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent(
                "vitrine-store-\(UUID().uuidString)"
            ).path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }

    /// A store as a new run sees it.
    var store: SnapshotStore { SnapshotStore("\(path)/snapshots") }

    static func id(_ name: String) throws -> SnapshotID {
        guard let id = SnapshotID(name) else { throw CocoaError(.fileReadInvalidFileName) }
        return id
    }

    /// Compares as a new run does.
    func check(_ name: String, _ markup: String, told: String? = nil) throws -> SnapshotCheck {
        try store.check(Self.id(name), markup: Array(markup.utf8), accessibility: told)
    }

    /// Compares and records as a new run does.
    @discardableResult
    func record(
        _ stories: [String: String], _ mode: RecordMode = .missing, told: String? = nil
    ) throws -> SnapshotWriteReport {
        let store = store
        let checks = try stories.sorted { $0.key < $1.key }.map { name, markup in
            try store.check(Self.id(name), markup: Array(markup.utf8), accessibility: told)
        }
        return try store.record(checks, mode)
    }

    func read(_ file: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: "\(path)/snapshots/\(file)")), as: UTF8.self)
    }

    func write(_ text: String, to file: String) throws {
        let url = URL(fileURLWithPath: "\(path)/snapshots/\(file)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func delete(_ file: String) throws { try FileManager.default.removeItem(atPath: "\(path)/snapshots/\(file)") }

    /// The files of the store that git sees, sorted.
    var files: [String] { Self.files("\(path)/snapshots").filter { !$0.hasPrefix(".pending/") } }

    static func files(_ folder: String) -> [String] {
        let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return all.filter {
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: "\(folder)/\($0)", isDirectory: &isFolder)
                && !isFolder.boolValue
        }.sorted()
    }

    /// Runs git in the folder.
    @discardableResult
    func git(_ arguments: String...) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["git", "-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "init.defaultBranch=main"]
            + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: path)
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}

extension SnapshotCheck {
    /// The outcome in a word, for tables.
    var word: String {
        switch outcome {
        case .same: "same"
        case .changed(let pair): "changed: " + pair.changes.map(\.sentence).joined(separator: "; ")
        case .missing: "missing"
        case .unreadable(let damage): "\(damage)"
        }
    }
}
