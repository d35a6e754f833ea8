import VitrineSupport
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
    /// Whether the new site is on the disk before it takes the place of the old one.
    private let isDurable: Bool
    /// The first line of the manifest: which checks the pages passed.
    private let header: String
    /// The manifest of the site as it is; nil when there is no site yet.
    let old: Manifest?
    /// What the pages of that site say about styles.
    let oldStyles: SiteStyleFacts
    /// Whether ``old`` is what could be read of a damaged manifest.
    let isDamaged: Bool

    private let lock: BuildLock
    private let state = Mutex(State())

    private struct State {
        var isStaged = false
        var folders: Set<String> = []
        var written: [String: String] = [:]
        var kept: [String: String] = [:]
        var remarked: Set<String> = []
        var styles: [String] = []
        /// Whether files were kept that this build did not make itself.
        var hasUnchecked = false
    }

    /// Looks at the output folder and takes the lock.
    /// - Parameters:
    ///   - checks: what distinguishes the checks of this build from others.
    ///   - isDurable: whether a loss of power leaves the old site or the new one in whole; without it, a build is faster.
    /// - Throws: ``SiteProblem`` when the output is a file, a link or a folder with other things, or cannot be written.
    init(_ name: String, checks: String = "", isDurable: Bool = true) throws(SiteProblem) {
        header = Manifest.currentHeader + (checks.isEmpty ? "" : ", rules \(checks)")
        let url = URL(verbatim: name).standardizedFileURL
        let parent = url.deletingLastPathComponent().path
        self.name = name
        self.isDurable = isDurable
        path = url.path
        let base = "\(parent)/.vitrine-\(url.lastPathComponent)"
        staging = "\(base)-staging"
        spare = "\(base)-spare"
        switch FileStatus.kind(of: path) {
        case nil, .folder: break
        case .file: throw SiteProblem(file: name, .command(.outputIsAFile))
        case .link: throw SiteProblem(file: name, .command(.outputIsALink))
        default: throw SiteProblem(file: name, .command(.outputIsNotAFolder))
        }
        guard url.lastPathComponent != "/", !url.lastPathComponent.isEmpty else {
            throw SiteProblem(file: name, .command(.outputIsTheRoot))
        }
        try OutputFiles.makeFolders(parent)
        lock = try BuildLock("\(base)-lock", output: name)
        try Leftovers.recover(site: path, staging: staging, spare: spare)
        (old, isDamaged) = try Self.manifest(of: path, name)
        oldStyles = SiteStyleFacts(lines: old?.styles ?? [])
    }

    private static func manifest(of path: String, _ name: String) throws(SiteProblem) -> (Manifest?, isDamaged: Bool) {
        guard FileStatus.kind(of: path) == .folder else { return (nil, false) }
        let file = "\(path)/\(Manifest.path)"
        guard FileStatus.kind(of: file) == .file, let bytes = try? FileReader.bytes(of: file) else {
            guard try OutputFiles.entries(of: path).isEmpty else {
                throw SiteProblem(file: name, .command(.outputHasOtherFiles))
            }
            return (nil, false)
        }
        let text = String(decoding: bytes, as: UTF8.self)
        if let manifest = Manifest(text) { return (manifest, false) }
        guard let manifest = Manifest(salvaging: text) else {
            throw SiteProblem(file: "\(name)/\(Manifest.path)", .command(.foreignManifest))
        }
        return (manifest, true)
    }

    // MARK: - Pages

    /// Keeps a file when the site has it with exactly these bytes.
    /// - Returns: its hash, or nil when it has to be written.
    func keep(_ file: String, _ bytes: UnsafeBufferPointer<UInt8>, _ comparer: inout FileComparer) -> String? {
        guard let old, old.header == header, let hash = old.files[file],
            comparer.isFile("\(path)/\(file)", equalTo: bytes)
        else { return nil }
        state.withLock { $0.kept[file] = hash }
        return hash
    }

    /// Whether the last build wrote this file, by the same rules, and nobody has since.
    /// - Parameter stamp: what the file looked like then.
    func isUntouched(_ file: String, since stamp: String?) -> Bool {
        guard let stamp, let old, !isDamaged, old.header == header, old.files[file] != nil else { return false }
        return FileStamp("\(path)/\(file)", followsLinks: false)?.text == stamp
    }

    /// Keeps a file that is untouched since the last build.
    /// - Returns: its hash.
    func keep(untouched file: String) -> String {
        let hash = old?.files[file] ?? ""
        state.withLock { $0.kept[file] = hash }
        return hash
    }

    /// Whether a site of which only some pages are made will have a file.
    func willHave(_ file: String) -> Bool {
        state.withLock { $0.written[file] != nil || $0.kept[file] != nil }
            || old?.files[file] != nil && FileStatus.kind(of: "\(path)/\(file)") == .file
    }

    /// Whether the pages of the last good site passed the checks of this build.
    var isOfTheseRules: Bool { !isDamaged && old?.header == header }

    /// The bytes of a file as the last good site has it; nil when it cannot be read.
    func formerBytes(of file: String) -> [UInt8]? { try? FileReader.bytes(of: "\(path)/\(file)") }

    /// The bytes of a file as the new site will have it; nil when it cannot be read.
    func bytes(of file: String) -> [UInt8]? {
        let isWritten = state.withLock { $0.written[file] != nil }
        return try? FileReader.bytes(of: "\(isWritten ? staging : path)/\(file)")
    }

    /// Whether a page is judged although it is as it was.
    func wasRemarked(_ file: String) -> Bool { old?.remarked.contains(file) ?? false }

    /// Says that a page is to be judged by the next build, too.
    func remark(_ file: String) { state.withLock { _ = $0.remarked.insert(file) } }

    /// Writes down what pages say about styles.
    func note(_ styles: SiteStyleFacts) { state.withLock { $0.styles = styles.lines } }

    /// Keeps every file of the site that was not made again, as it is on the disk, for builds of a part of the site.
    /// - Parameter isUntouched: whether a file is known to be as the last build wrote it, so that it need not be read.
    func carryOverTheRest(_ isUntouched: (String) -> Bool) {
        guard let old else { return }
        for file in old.files.keys {
            guard state.withLock({ $0.written[file] == nil && $0.kept[file] == nil }) else { continue }
            var known = isUntouched(file) ? old.files[file] : nil
            if known == nil { known = (try? FileReader.bytes(of: "\(path)/\(file)")).map { SHA256.hex($0) } }
            guard let hash = known else { continue }
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
        try OutputFiles.write(bytes, to: "\(staging)/\(file)")
        state.withLock { $0.written[file] = hash }
        return hash
    }

    /// Keeps a file when the site has it with exactly these bytes, and writes it otherwise.
    /// - Parameter buffer: room to read into, kept from call to call.
    func put(_ file: String, _ bytes: [UInt8], comparer: inout FileComparer) throws(SiteProblem) {
        try bytes.withUnsafeBufferPointer { (bytes) throws(SiteProblem) in
            if keep(file, bytes, &comparer) == nil { _ = try write(file, bytes) }
        }
    }

    private func prepare(_ file: String) throws(SiteProblem) {
        guard SitePath.isSafe(file) else { throw SiteProblem(file: file, .file(.notInsideTheSite)) }
        let problem: SiteProblem? = state.withLock { state in
            do throws(SiteProblem) {
                if !state.isStaged {
                    try OutputFiles.makeFolder(staging)
                    state.isStaged = true
                }
                for folder in SitePath.folders(of: file) where state.folders.insert(folder).inserted {
                    try OutputFiles.makeFolder("\(staging)/\(folder)")
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
        /// Where the manifest was damaged: how many files of the site were kept although nobody knows whose they are.
        var unknown: Int?
    }

    /// Puts the new site in place; does nothing when no file differs.
    func commit() throws(SiteProblem) -> Outcome {
        let (written, kept) = state.withLock { ($0.written, $0.kept) }
        let old = isDamaged ? repaired(written) : old
        let before = old?.files ?? [:]
        var outcome = Outcome()
        if isDamaged { outcome.unknown = unknownFiles(before).count }
        outcome.unchanged = kept.count
        for file in written.keys.sorted() {
            if before[file] == nil { outcome.added.append(file) } else { outcome.changed.append(file) }
        }
        outcome.removed = before.keys.filter { written[$0] == nil && kept[$0] == nil }.sorted()
        let notes = state.withLock { ($0.remarked, $0.styles) }
        guard !written.isEmpty || !outcome.removed.isEmpty || notes != (old?.remarked ?? [], old?.styles ?? [])
        else { return outcome }
        var manifest = Manifest()
        manifest.header = header
        if state.withLock({ $0.hasUnchecked }), let old, !isDamaged { manifest.header = old.header }
        manifest.files = written.merging(kept) { new, _ in new }
        manifest.remarked = state.withLock { $0.remarked }
        manifest.styles = state.withLock { $0.styles }
        for file in kept.keys {
            try prepare(file)
            try OutputFiles.link("\(path)/\(file)", as: "\(staging)/\(file)")
        }
        let text = Array(manifest.text.utf8)
        try prepare(Manifest.path)
        try ForeignFiles(site: path, name: name, staging: staging, old: old ?? Manifest()).carry()
        try text.withUnsafeBufferPointer { (bytes) throws(SiteProblem) in
            try OutputFiles.write(bytes, to: "\(staging)/\(Manifest.path).part")
        }
        // A manifest says that all that it names is there: it must not be seen half written.
        try OutputFiles.move("\(staging)/\(Manifest.path).part", to: "\(staging)/\(Manifest.path)")
        if isDurable { try OutputFiles.sync(staging, files: manifest.files.keys.sorted() + [Manifest.path]) }
        let isFirst = !FileStatus.exists(path)
        if isFirst {
            try OutputFiles.move(staging, to: path)
        } else {
            try OutputFiles.exchange(staging, path, spare: spare)
        }
        // Before the old files go, the disk has to know that they are no longer the site.
        if isDurable { try OutputFiles.sync(URL(verbatim: path).deletingLastPathComponent().path) }
        if !isFirst {
            Leftovers.removeOldSite(staging, now: path, manifest: old ?? Manifest())
        }
        state.withLock { $0 = State() }
        return outcome
    }

    /// A damaged manifest with the files of the site that this build writes anew: they are taken for its own.
    private func repaired(_ written: [String: String]) -> Manifest {
        var manifest = old ?? Manifest()
        for file in written.keys where FileStatus.kind(of: "\(path)/\(file)") == .file {
            manifest.files[file] = manifest.files[file] ?? ""
        }
        return manifest
    }

    private func unknownFiles(_ known: [String: String]) -> [String] {
        (FolderWalk(path).files).filter { known[$0] == nil && $0 != Manifest.path }
    }

    /// Takes away what was staged; the site is as it was.
    func discard() {
        guard state.withLock({ $0.isStaged }) else { return }
        Leftovers.removeStaging(staging)
    }
}
