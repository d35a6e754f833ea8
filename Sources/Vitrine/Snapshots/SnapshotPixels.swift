import Foundation
import VitrinePixels
import VitrineSite
import VitrineSnapshots
import VitrineSupport

extension SnapshotRun {
    /// Takes pictures of stories and pages before and after a change of their markup or styles. Each version of a story
    /// is placed in the page that surrounds every story. Each version has its own stylesheets, images and fonts.
    /// - Returns: the outcome of the run, with the visual differences; unchanged if the page that surrounds every story
    ///   is not known, for example because no story was rendered.
    func drawn(_ outcome: Outcome, _ options: PixelOptions) throws(DrawingProblem) -> Outcome {
        guard let frame = outcome.styles.frame else { return outcome }
        let assets: [String: @Sendable () -> [UInt8]?]
        do throws(SiteProblems) {
            assets = try site.assets()
        } catch {
            throw .site(error)
        }
        let temporary = FileManager.default.temporaryDirectory
        let folder = temporary.appendingPathComponent("vitrine-pixels-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let (base, head) = (folder.appendingPathComponent("base").path, folder.appendingPathComponent("head").path)
        let pages: [(path: String, id: SnapshotID)]
        do throws(FileProblem) {
            try Folder.makeAll(base)
            try Folder.makeAll(head)
            let versions = (before: try OpenFolder(base), after: try OpenFolder(head))
            try write(assets, former: snapshots.store.formerFiles(outcome.checks), to: versions)
            pages = try writePages(of: outcome, in: frame, to: versions)
        } catch {
            throw .temporaryFolder(temporary.path, error)
        }
        let drawn: (found: [PixelFinding], notes: [String])
        do throws(PixelProblem) {
            drawn = try options.draw(
                pages.map { (before: $0.path, after: $0.path) }, base, head,
                progress: ProgressLine("Drew", on: .terminal))
        } catch {
            throw .browser(error)
        }
        let ids = Dictionary(pages.map { ($0.path, $0.id) }) { first, _ in first }
        var outcome = outcome
        outcome.report.pixels = drawn.found.compactMap { found in ids[found.path].map { ($0, found) } }
        outcome.report.pixelNotes = drawn.notes
        return outcome
    }

    /// The folders with the two versions of the site.
    private typealias Versions = (before: OpenFolder, after: OpenFolder)

    /// Writes the files that pages load.
    /// - Parameter former: the former bytes of files that are different or no longer used; nil for a file whose bytes
    ///   are not stored.
    private func write(
        _ assets: [String: @Sendable () -> [UInt8]?], former: [String: [UInt8]?], to versions: Versions
    ) throws(FileProblem) {
        for (path, read) in assets {
            guard let bytes = read() else { continue }
            try versions.after.write(bytes, to: path)
            // A former file that is not in the store is left out, so the picture is taken without it.
            if !former.keys.contains(path) { try versions.before.write(bytes, to: path) }
        }
        for case (let path, let bytes?) in former {
            do throws(FileProblem) {
                try versions.before.write(bytes, to: path)
            } catch {
                // The path comes from the store: somebody may have edited it so that it leads out of the folder, or it
                // may now be the path of a folder. Such a file is left out.
                guard [.nameNotAllowed, .notAFolder, .special(.folder)].contains(error) else { throw error }
            }
        }
    }

    /// Writes both versions of the pages and stories that differ.
    /// - Returns: the paths of the pages, each with its snapshot.
    private func writePages(
        of outcome: Outcome, in frame: StoryFrame, to versions: Versions
    ) throws(FileProblem) -> [(path: String, id: SnapshotID)] {
        let paths = paths
        let pairs = Dictionary(outcome.report.pairs.map { ($0.id, $0) }) { first, _ in first }
        var pages: [(path: String, id: SnapshotID)] = []
        for check in outcome.checks where pairs[check.id] != nil || check.hasOtherStyles {
            guard let path = paths[check.id],
                let new = pairs[check.id]?.new ?? check.content ?? snapshots.store.keptContent(check.id)
            else { continue }
            let old = pairs[check.id]?.old ?? new
            let isPage = check.id.component == SnapshotID.pages
            for (folder, content) in [(versions.before, old), (versions.after, new)] {
                let markup = Array(content.markup.utf8)
                try folder.write(isPage ? markup : frame.before + markup + frame.after, to: path)
            }
            pages.append((path, check.id))
        }
        return pages
    }

    /// The paths of the pages that have snapshots, keyed by snapshot.
    private var paths: [SnapshotID: String] { Dictionary(planned.map { ($0.value, $0.key) }) { first, _ in first } }
}
