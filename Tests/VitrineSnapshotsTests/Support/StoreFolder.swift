import Foundation
import TestSupport
@testable import VitrineAccessibility
@testable import VitrineMarkup
@testable import VitrineSnapshots
@testable import VitrineSupport

/// A store in a temporary folder. Its methods refer to files by their paths in the store.
struct StoreFolder: TestFolder {
    let path: String

    init() throws { path = try Self.makeFolder("store") }

    /// The store, opened as by a new run.
    var store: SnapshotStore { SnapshotStore("\(path)/snapshots") }

    static func id(_ name: String) throws -> SnapshotID {
        guard let id = SnapshotID(name) else { throw CocoaError(.fileReadInvalidFileName) }
        return id
    }

    /// Compares a story with its snapshot in a new run.
    func check(_ name: String, _ markup: String, accessibility: String? = nil) throws -> SnapshotCheck {
        try store.check(name, markup, accessibility: accessibility)
    }

    /// Compares stories with their snapshots and records them in a new run.
    @discardableResult
    func record(
        _ stories: [String: String], _ mode: RecordMode = .missing, accessibility: String? = nil
    ) throws -> SnapshotWriteReport {
        let store = store
        let checks = try stories.sorted { $0.key < $1.key }.map { name, markup in
            try store.check(name, markup, accessibility: accessibility)
        }
        return try store.record(checks, mode)
    }

    func read(_ file: String) throws -> String { try snapshots.read(file) }

    func write(_ text: String, to file: String) throws { try snapshots.write(text, to: file) }

    func delete(_ file: String) throws { try snapshots.remove(file) }

    /// The paths of the files in the store that git does not ignore, sorted.
    var files: [String] { Self.files(snapshots.path).filter { !$0.hasPrefix(".pending/") } }

    /// The paths of all files below a folder, sorted.
    static func files(_ folder: String) -> [String] { Snapshots(path: folder).files("").keys.sorted() }

    private struct Snapshots: TestFolder {
        let path: String
    }

    private var snapshots: Snapshots { Snapshots(path: "\(path)/snapshots") }

    /// Runs git in the folder.
    @discardableResult
    func git(_ arguments: String...) throws -> (status: Int32, output: String) {
        let settings = ["user.name=Test", "user.email=test@example.org", "init.defaultBranch=main"].flatMap {
            ["-c", $0]
        }
        guard let git = Program(named: "git") else { throw CocoaError(.fileNoSuchFile) }
        let result = try git.runAndWait(settings + arguments, in: path)
        return (result.status, result.output + result.errors)
    }
}

extension SnapshotStore {
    /// Compares a story with its snapshot.
    /// - Parameter accessibility: the text to use as the accessibility snapshot of the story; nil to compute it from
    ///   the markup.
    func check(_ name: String, _ markup: String, accessibility: String? = nil) throws -> SnapshotCheck {
        let (id, maker) = (try StoreFolder.id(name), try SnapshotMaker())
        let content = try maker.content(Array(markup.utf8), of: id)
        let given = accessibility.map { SnapshotContent(tree: content.tree, accessibility: $0) }
        return check(id, given ?? content, with: maker)
    }
}

extension SnapshotCheck {
    /// The outcome in words, for tables: for example, `same`, or `changed:` and the sentences.
    var word: String {
        switch outcome {
        case .same: "same"
        case .changed(let pair): "changed: " + pair.changes.map(\.sentence).joined(separator: "; ")
        case .missing: "missing"
        case .unreadable(let damage): "\(damage)"
        }
    }
}
