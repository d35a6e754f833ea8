import Foundation
import Synchronization

/// The folder that a site is written to, and the staging folder beside it.
///
/// Pages that are as they were stay where they are until the end; the others are written to the staging folder. When
/// all is well the staging folder is completed with hard links and exchanged with the site in one step. Whatever
/// happens before that step, the last good site is untouched.
final class SiteOutput: Sendable {
    /// The site as the user named it.
    let name: String
    /// The site's path, absolute.
    let path: String
    /// Where the new site grows, beside the old one. Not named `._...`, which is something else on Apple systems.
    let staging: String
    private let spare: String
    /// The first line of the manifest: which checks the pages passed.
    private let header: String
    /// The manifest of the site as it is; nil when there is no site yet.
    let old: Manifest?

    private let lock: BuildLock
    private let state = Mutex(State())

    private struct State {
        var isStaged = false
        var folders: Set<String> = []
        var written: [String: String] = [:]
        var kept: [String: String] = [:]
        var remarked: Set<String> = []
        /// Whether files were kept that this build did not make itself.
        var hasUnchecked = false
    }

    /// Looks at the output folder and takes the lock.
    /// - Parameter checks: what distinguishes the checks of this build from others.
    /// - Throws: ``SiteProblem`` when the output is a file, a link or a folder with other things, or cannot be written.
    init(_ name: String, checks: String = "") throws(SiteProblem) {
        header = Manifest.currentHeader + (checks.isEmpty ? "" : ", rules \(checks)")
        let url = URL(fileURLWithPath: name).standardizedFileURL
        let parent = url.deletingLastPathComponent().path
        self.name = name
        path = url.path
        let base = "\(parent)/.vitrine-\(url.lastPathComponent)"
        staging = "\(base)-staging"
        spare = "\(base)-spare"
        switch FileSystem.kind(path) {
        case .missing, .folder: break
        case .file: throw SiteProblem(.usage, file: name, "is a file; the output must be a folder")
        case .link: throw SiteProblem(.usage, file: name, "is a symbolic link; the output must be a folder itself")
        case .other: throw SiteProblem(.usage, file: name, "is not a folder")
        }
        guard url.lastPathComponent != "/", !url.lastPathComponent.isEmpty else {
            throw SiteProblem(.usage, file: name, "cannot be the output")
        }
        try Self.makeParents(parent)
        lock = try BuildLock("\(base)-lock", output: name)
        try Leftovers.recover(site: path, staging: staging, spare: spare)
        old = try Self.manifest(of: path, name)
    }

    private static func makeParents(_ parent: String) throws(SiteProblem) {
        do {
            try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        } catch {
            throw SiteProblem(.output, file: parent, "cannot be created")
        }
    }

    private static func manifest(of path: String, _ name: String) throws(SiteProblem) -> Manifest? {
        guard FileSystem.kind(path) == .folder else { return nil }
        let file = "\(path)/\(Manifest.path)"
        guard FileSystem.kind(file) == .file, let data = try? Data(contentsOf: URL(fileURLWithPath: file)) else {
            guard try FileSystem.entries(of: path).isEmpty else {
                throw SiteProblem(
                    .usage, file: name, "is a folder with other files and no \(Manifest.path); nothing was written")
            }
            return nil
        }
        guard let manifest = Manifest(String(decoding: data, as: UTF8.self)) else {
            throw SiteProblem(.usage, file: "\(name)/\(Manifest.path)", "is damaged; delete the folder and build again")
        }
        return manifest
    }

    // MARK: - Pages

    /// Keeps a file when the site has it with exactly these bytes.
    /// - Returns: its hash, or nil when it has to be written.
    func keep(_ file: String, _ bytes: UnsafeBufferPointer<UInt8>, buffer: inout [UInt8]) -> String? {
        guard let old, old.header == header, let hash = old.files[file],
            FileSystem.file("\(path)/\(file)", equals: bytes, buffer: &buffer)
        else { return nil }
        state.withLock { $0.kept[file] = hash }
        return hash
    }

    /// The bytes of a file as the new site will have it; nil when it cannot be read.
    func bytes(of file: String) -> [UInt8]? {
        let isWritten = state.withLock { $0.written[file] != nil }
        return (try? Data(contentsOf: URL(fileURLWithPath: "\(isWritten ? staging : path)/\(file)"))).map { Array($0) }
    }

    /// Whether a page is judged although it is as it was.
    func wasRemarked(_ file: String) -> Bool { old?.remarked.contains(file) ?? false }

    /// Says that a page is to be judged by the next build, too.
    func remark(_ file: String) { state.withLock { _ = $0.remarked.insert(file) } }

    /// Keeps every file of the site that was not made anew, as it is on the disk, for builds of a part of the site.
    func carryOverTheRest() {
        guard let old else { return }
        for file in old.files.keys {
            guard state.withLock({ $0.written[file] == nil && $0.kept[file] == nil }),
                let data = try? Data(contentsOf: URL(fileURLWithPath: "\(path)/\(file)"))
            else { continue }
            let hash = SHA256.hex(Array(data))
            state.withLock { state in
                state.kept[file] = hash
                if old.remarked.contains(file) { state.remarked.insert(file) }
                state.hasUnchecked = true
            }
        }
    }

    /// Writes a file into the staging folder.
    /// - Returns: its hash.
    func write(_ file: String, _ bytes: UnsafeBufferPointer<UInt8>) throws(SiteProblem) -> String {
        let hash = SHA256.hex(bytes)
        try prepare(file)
        try FileSystem.write(bytes, to: "\(staging)/\(file)")
        state.withLock { $0.written[file] = hash }
        return hash
    }

    private func prepare(_ file: String) throws(SiteProblem) {
        guard SitePath.isSafe(file) else { throw SiteProblem(.output, file: file, "is not a path inside the site") }
        let problem: SiteProblem? = state.withLock { state in
            do throws(SiteProblem) {
                if !state.isStaged {
                    try FileSystem.makeFolder(staging)
                    state.isStaged = true
                }
                for folder in SitePath.folders(of: file) where state.folders.insert(folder).inserted {
                    try FileSystem.makeFolder("\(staging)/\(folder)")
                }
                return nil
            } catch {
                return error
            }
        }
        if let problem { throw problem }
    }

    // MARK: - The end

    /// What a finished build did to the files.
    struct Outcome: Hashable, Sendable {
        var added: [String] = []
        var changed: [String] = []
        var removed: [String] = []
        var unchanged = 0
    }

    /// Puts the new site in place; does nothing when no file differs.
    func commit() throws(SiteProblem) -> Outcome {
        let (written, kept) = state.withLock { ($0.written, $0.kept) }
        let before = old?.files ?? [:]
        var outcome = Outcome()
        outcome.unchanged = kept.count
        for file in written.keys.sorted() {
            if before[file] == nil { outcome.added.append(file) } else { outcome.changed.append(file) }
        }
        outcome.removed = before.keys.filter { written[$0] == nil && kept[$0] == nil }.sorted()
        guard !written.isEmpty || !outcome.removed.isEmpty || state.withLock({ $0.remarked }) != old?.remarked ?? []
        else { return outcome }
        var manifest = Manifest()
        manifest.header = header
        if state.withLock({ $0.hasUnchecked }), let old { manifest.header = old.header }
        manifest.files = written.merging(kept) { new, _ in new }
        manifest.remarked = state.withLock { $0.remarked }
        for file in kept.keys {
            try prepare(file)
            try FileSystem.link("\(path)/\(file)", "\(staging)/\(file)")
        }
        let text = Array(manifest.text.utf8)
        try prepare(Manifest.path)
        try ForeignFiles(site: path, name: name, staging: staging, old: old ?? Manifest()).carry()
        try text.withUnsafeBufferPointer { (bytes) throws(SiteProblem) in
            try FileSystem.write(bytes, to: "\(staging)/\(Manifest.path).part")
        }
        // A manifest says that all that it names is there: it must not be seen half written.
        try FileSystem.rename("\(staging)/\(Manifest.path).part", "\(staging)/\(Manifest.path)")
        if FileSystem.kind(path) == .missing {
            try FileSystem.rename(staging, path)
        } else {
            try FileSystem.exchange(staging, path, spare: spare)
            Leftovers.removeOldSite(staging, now: path, manifest: old ?? Manifest())
        }
        state.withLock { $0 = State() }
        return outcome
    }

    /// Takes away what was staged; the site is as it was.
    func discard() {
        guard state.withLock({ $0.isStaged }) else { return }
        Leftovers.removeStaging(staging)
    }
}
