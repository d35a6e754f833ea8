import VitrineSupport
import Foundation
import Synchronization

/// The folder that a site is written to, and the staging folder next to it.
///
/// Unchanged pages stay where they are until the end; the others are written to the staging folder. If the build
/// succeeds, the staging folder is completed with hard links and exchanged with the site, in one step if the system can
/// do that. Whatever happens before the exchange, the last good site is untouched.
final class SiteOutput: Sendable {
    /// The path of the site as the user wrote it.
    let name: String
    /// The folder that contains the site, with the names of the site and the staging folder.
    private let leftovers: Leftovers
    /// The previous site; nil if there is none yet.
    private let site: OutputFolder?
    /// Whether the new site is flushed to disk before it replaces the old one.
    private let isDurable: Bool
    /// The first line of the manifest, which identifies the checks that the pages passed.
    private let header: String
    /// The manifest of the previous site; nil if there is none yet.
    let old: Manifest?
    /// What the pages of the previous site reported about styles.
    let oldStyles: SiteStyleFacts
    /// Whether ``old`` was recovered from a damaged manifest.
    let isDamaged: Bool

    private let lock: BuildLock
    private let state = Mutex(State())

    private struct State {
        /// The staging folder with the new site, next to the old one; nil as long as nothing has been written.
        var staging: OutputFolder?
        var folders: Set<String> = []
        var written: [String: String] = [:]
        /// Files that were written again although the previous site has exactly the same bytes.
        var rewritten: Set<String> = []
        var kept: [String: String] = [:]
        var remarked: Set<String> = []
        var styles = StyleLines()
        /// Whether files were kept that this build has neither rendered nor checked.
        var hasUnchecked = false
    }

    /// Takes the lock, removes what a killed build left, and examines the output folder.
    /// - Parameters:
    ///   - checks: a text that differs if the checks of two builds differ.
    ///   - isDurable: whether to flush the new site to disk, so that either the old or the new site is complete after a
    ///     power failure. Builds are faster without this.
    /// - Throws: ``SiteProblem`` if the output is not a folder, is the root folder, or has files but no manifest of
    ///   Vitrine; if another build holds the lock; if the leftovers of a killed build cannot be removed; or if a folder
    ///   cannot be opened or created.
    init(_ name: String, checks: String = "", isDurable: Bool = true) throws(SiteProblem) {
        header = Manifest.currentHeader + (checks.isEmpty ? "" : ", rules \(checks)")
        let url = URL(verbatim: name).standardizedFileURL
        let parent = url.deletingLastPathComponent().path
        self.name = name
        self.isDurable = isDurable
        switch FileStatus.kind(of: url.path) {
        case nil, .folder: break
        case .file: throw SiteProblem(file: name, .command(.outputIsAFile))
        case .link: throw SiteProblem(file: name, .command(.outputIsALink))
        default: throw SiteProblem(file: name, .command(.outputIsNotAFolder))
        }
        guard url.lastPathComponent != "/", !url.lastPathComponent.isEmpty else {
            throw SiteProblem(file: name, .command(.outputIsTheRoot))
        }
        let folder = try OutputFolder(making: parent)
        // The name must not begin with `._`, which has another meaning on Apple systems.
        let base = ".vitrine-\(url.lastPathComponent)"
        lock = try BuildLock("\(base)-lock", in: folder, output: name)
        leftovers = Leftovers(
            parent: folder, site: url.lastPathComponent, staging: "\(base)-staging", spare: "\(base)-spare")
        try leftovers.recover()
        site = folder.open.kind(of: leftovers.site) == nil ? nil : try folder.folder(leftovers.site)
        (old, isDamaged) = try Self.manifest(of: site, name)
        oldStyles = SiteStyleFacts(lines: old?.styles ?? StyleLines())
    }

    private static func manifest(
        of site: OutputFolder?, _ name: String
    ) throws(SiteProblem) -> (Manifest?, isDamaged: Bool) {
        guard let site else { return (nil, false) }
        guard let bytes = try? site.open.bytes(of: Manifest.path) else {
            guard try site.entries().isEmpty else {
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

    /// Keeps a file if the previous site has it with exactly these bytes and was checked with the same rules.
    /// - Returns: its hash; nil if the file has to be written.
    func keep(_ file: String, _ bytes: UnsafeBufferPointer<UInt8>, _ comparer: inout FileComparer) -> String? {
        guard let old, old.header == header, let hash = old.files[file], let site,
            comparer.isFile(file, in: site.open, equalTo: bytes)
        else { return nil }
        state.withLock { $0.kept[file] = hash }
        return hash
    }

    /// Whether the last build wrote this file under the same rules, and nobody has changed it since.
    /// - Parameter stamp: the stamp of the file at that time.
    func isUntouched(_ file: String, since stamp: String?) -> Bool {
        guard let stamp, let old, !isDamaged, old.header == header, old.files[file] != nil else { return false }
        return self.stamp(of: file) == stamp
    }

    /// The stamp of a file of the site (of the new site after a commit); nil if the file does not exist.
    func stamp(of file: String) -> String? {
        FileStamp("\(leftovers.site)/\(file)", in: leftovers.parent.open)?.text
    }

    /// Keeps a file that has not changed since the last build.
    /// - Returns: its hash.
    func keep(untouched file: String) -> String {
        let hash = old?.files[file] ?? ""
        state.withLock { $0.kept[file] = hash }
        return hash
    }

    /// Whether the site will contain a file after a build of only some pages.
    func willHave(_ file: String) -> Bool {
        state.withLock { $0.written[file] != nil || $0.kept[file] != nil }
            || old?.files[file] != nil && site?.open.kind(of: file) == .file
    }

    /// Whether the pages of the last good site passed the same checks that this build applies.
    var isOfTheseRules: Bool { !isDamaged && old?.header == header }

    /// The bytes of a file in the last good site; nil if they cannot be read.
    func formerBytes(of file: String) -> [UInt8]? { try? site?.open.bytes(of: file) }

    /// The bytes of a file in the new site; nil if they cannot be read.
    func bytes(of file: String) -> [UInt8]? {
        let folder = state.withLock { $0.written[file] == nil ? site : $0.staging }
        return try? folder?.open.bytes(of: file)
    }

    /// Whether the last build marked a page to be checked even if it is unchanged.
    func wasRemarked(_ file: String) -> Bool { old?.remarked.contains(file) ?? false }

    /// Marks a page that the next build must check even if it is unchanged.
    func remark(_ file: String) { state.withLock { _ = $0.remarked.insert(file) } }

    /// Stores what the pages reported about styles, for the manifest.
    func note(_ styles: StyleLines) { state.withLock { $0.styles = styles } }

    /// Keeps, as they are on disk, all files in the old manifest that this build has neither written nor kept and that
    /// still exist. Builds of only some pages call this.
    /// - Parameter isUntouched: returns whether a file is known to be unchanged since the last build, so that it need
    ///   not be read.
    func carryOverTheRest(_ isUntouched: (String) -> Bool) {
        guard let old, let site else { return }
        for file in old.files.keys {
            guard state.withLock({ $0.written[file] == nil && $0.kept[file] == nil }) else { continue }
            var known = isUntouched(file) ? old.files[file] : nil
            if known == nil { known = (try? site.open.bytes(of: file)).map { SHA256.hex($0) } }
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
        try prepare(file).write(bytes, to: file)
        wrote(file, hash)
        return hash
    }

    /// Keeps a file if the previous site has it with exactly these bytes and was checked with the same rules; otherwise
    /// writes it.
    /// - Parameter comparer: the comparer that reads the existing file; reuse one for all calls.
    func put(_ file: String, _ bytes: [UInt8], comparer: inout FileComparer) throws(SiteProblem) {
        try bytes.withUnsafeBufferPointer { (bytes) throws(SiteProblem) in
            if keep(file, bytes, &comparer) == nil { _ = try write(file, bytes) }
        }
    }

    /// Writes a file piece by piece, unless the previous site has it with exactly these bytes and was checked with the
    /// same rules. The whole file is never in memory at once.
    /// - Parameter write: passes the pieces to its argument. It may be called twice and has to produce the same pieces
    ///   each time.
    func put(
        _ file: String, pieces write: (@escaping (UnsafeBufferPointer<UInt8>) -> Void) -> Void
    ) throws(SiteProblem) {
        if let old, old.header == header, let hash = old.files[file] {
            var made = SHA256()
            write { made.add($0) }
            if made.hex == hash, (try? site?.open.digest(of: file)) == hash {
                return state.withLock { $0.kept[file] = hash }
            }
        }
        var made = SHA256()
        try prepare(file).write(file) { take in
            write { piece in
                made.add(piece)
                take(piece)
            }
        }
        wrote(file, made.hex)
    }

    /// Adds a page from a part of the site, unless the previous site has it with exactly these bytes and was checked
    /// with the same rules. The file of the part is hard-linked where possible, because copying all pages of a site
    /// would take longer than all other work on them.
    /// - Returns: false if the part does not have the file, or if the file does not match its hash.
    func take(
        _ file: String, hash: String, from part: OpenFolder, _ comparer: inout FileComparer
    ) throws(SiteProblem) -> Bool {
        if let old, old.header == header, old.files[file] == hash {
            guard let bytes = try? part.bytes(of: file), SHA256.hex(bytes) == hash else { return false }
            if bytes.withUnsafeBufferPointer({ keep(file, $0, &comparer) }) != nil { return true }
        }
        let staging = try prepare(file)
        do throws(FileProblem) {
            try part.link(file, to: staging.open, as: file)
        } catch {
            guard !error.isMissing else { return false }
            throw SiteProblem(file: staging.path(of: file), .file(.failed(.linking, error)))
        }
        // The check reads the linked file, so the site gets exactly the checked bytes even if the file in the part is
        // replaced in the meantime.
        guard (try? staging.open.digest(of: file)) == hash else { return false }
        wrote(file, hash)
        return true
    }

    /// Adds a file to the written ones, and compares its hash with that in the previous site. Somebody may have edited
    /// that file since the last build, so its bytes count, too.
    private func wrote(_ file: String, _ hash: String) {
        let isSame = old?.files[file] == hash && (try? site?.open.digest(of: file)) == hash
        state.withLock {
            $0.written[file] = hash
            if isSame { $0.rewritten.insert(file) }
        }
    }

    /// Returns the staging folder, after making the folders that a file needs.
    @discardableResult
    private func prepare(_ file: String) throws(SiteProblem) -> OutputFolder {
        guard SitePath.isSafe(file) else { throw SiteProblem(file: file, .file(.notInsideTheSite)) }
        let result: Result<OutputFolder, SiteProblem> = state.withLock { state in
            do throws(SiteProblem) {
                if state.staging == nil { state.staging = try leftovers.parent.makeFolder(leftovers.staging) }
                guard let staging = state.staging else { throw SiteProblem(file: file, .file(.notInsideTheSite)) }
                for folder in SitePath.folders(of: file) where state.folders.insert(folder).inserted {
                    try staging.makeFolder(folder)
                }
                return .success(staging)
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    // MARK: - Completion

    /// What a finished build did to the files.
    struct Outcome: Hashable, Sendable {
        var added: [String] = []
        var changed: [String] = []
        var removed: [String] = []
        var unchanged = 0
        /// The number of files that were kept because their origin is unknown; nil if the manifest was not damaged.
        var unknown: Int?
    }

    /// Puts the new site in place. If no file was written, none is removed, and the notes in the manifest are the same,
    /// the old site is left as it is.
    func commit() throws(SiteProblem) -> Outcome {
        let made = state.withLock { $0 }
        let (written, kept) = (made.written, made.kept)
        let old = isDamaged ? repaired(written) : old
        let before = old?.files ?? [:]
        var outcome = Outcome()
        if isDamaged { outcome.unknown = unknownFiles(before).count }
        outcome.unchanged = kept.count
        for file in written.keys.sorted() {
            if before[file] == nil {
                outcome.added.append(file)
            } else if made.rewritten.contains(file) {
                outcome.unchanged += 1
            } else {
                outcome.changed.append(file)
            }
        }
        outcome.removed = before.keys.filter { written[$0] == nil && kept[$0] == nil }.sorted()
        let hasSameNotes = made.remarked == old?.remarked ?? [] && made.styles == old?.styles ?? StyleLines()
        if written.isEmpty && outcome.removed.isEmpty && hasSameNotes { return outcome }
        var manifest = Manifest()
        manifest.header = header
        if made.hasUnchecked, let old, !isDamaged { manifest.header = old.header }
        manifest.files = kept.isEmpty ? written : written.merging(kept) { new, _ in new }
        manifest.remarked = made.remarked
        manifest.styles = made.styles
        let staging = try prepare(Manifest.path)
        if let site {
            for file in kept.keys { try site.link(file, to: try prepare(file)) }
            try ForeignFiles(site: site, name: name, staging: staging, old: old ?? Manifest()).carry()
        }
        let part = "\(Manifest.path).part"
        try staging.write(part) { manifest.write(to: $0) }
        // The manifest gets its name only when it is complete, because the next build treats a staging folder with a
        // manifest as a whole site.
        try staging.move(part, as: Manifest.path)
        if isDurable { try staging.sync(manifest.files.keys.sorted() + [Manifest.path]) }
        try put(staging, manifest: old ?? Manifest())
        state.withLock { $0 = State() }
        return outcome
    }

    /// Moves the new site into place, and removes the old one.
    private func put(_ staging: OutputFolder, manifest: Manifest) throws(SiteProblem) {
        let parent = leftovers.parent
        guard isStill(staging, at: leftovers.staging), site == nil || isStill(site, at: leftovers.site) else {
            throw SiteProblem(file: name, .file(.obstacle(.exchangedFolders)))
        }
        if site == nil {
            try parent.move(leftovers.staging, as: leftovers.site)
        } else {
            try parent.exchange(leftovers.staging, leftovers.site, spare: leftovers.spare)
        }
        // The exchange of the two folders must be on the disk before the old files are removed.
        if isDurable { try parent.sync() }
        // If somebody replaced the folder in the meantime, it is not the old site and must not be removed.
        if let site, isStill(site, at: leftovers.staging) { leftovers.removeOldSite(site, manifest: manifest) }
    }

    /// Whether a folder that was opened earlier, perhaps under another name, now has this name in the folder that
    /// contains the site.
    private func isStill(_ folder: OutputFolder?, at name: String) -> Bool {
        let found = try? leftovers.parent.open.status(of: name)
        return found?.identity == folder?.open.status.identity
    }

    /// The recovered manifest, extended by the existing files that this build replaces, which are treated as files that
    /// Vitrine wrote.
    private func repaired(_ written: [String: String]) -> Manifest {
        var manifest = old ?? Manifest()
        for file in written.keys where site?.open.kind(of: file) == .file {
            manifest.files[file] = manifest.files[file] ?? ""
        }
        return manifest
    }

    private func unknownFiles(_ known: [String: String]) -> [String] {
        (site.map { FolderWalk($0.path).files } ?? []).filter { known[$0] == nil && $0 != Manifest.path }
    }

    /// Removes the staged files; the site stays unchanged.
    func discard() {
        guard let staging = state.withLock({ $0.staging }) else { return }
        leftovers.removeStaging(staging)
    }
}
