import Foundation
import VitrinePixels
import VitrineSite
import VitrineSnapshots
import VitrineSupport

extension SnapshotRun {
    /// Takes pictures of changed stories before and after the change. Each version is placed in the page that surrounds
    /// every story, with the stylesheets of that version.
    /// - Returns: the outcome of the run, with the visual differences.
    /// - Throws: `PixelProblem` when pictures cannot be taken; errors of reading and writing files.
    func drawn(_ outcome: Outcome, _ options: PixelOptions) throws -> Outcome {
        guard let frame = outcome.styles.frame else { return outcome }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-pixels-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let (base, head) = (folder.appendingPathComponent("base").path, folder.appendingPathComponent("head").path)
        func write(_ bytes: [UInt8], _ side: String, _ path: String) throws {
            let file = URL(fileURLWithPath: "\(side)/\(path)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: file)
        }
        let former = snapshots.store.formerFiles(outcome.checks)
        for (path, read) in try site.assets() {
            guard let bytes = read() else { continue }
            try write(bytes, head, path)
            // A former file that is not in the store is left out, so the picture is taken without it.
            if let was = former[path] {
                if let was { try write(was, base, path) }
            } else {
                try write(bytes, base, path)
            }
        }
        let pairs = Dictionary(outcome.report.pairs.map { ($0.id, $0) }) { first, _ in first }
        var pages: [(before: String, after: String)] = []
        var ids: [String: SnapshotID] = [:]
        for check in outcome.checks where pairs[check.id] != nil || check.hasOtherStyles {
            guard let path = paths[check.id],
                let new = pairs[check.id]?.new ?? check.content ?? snapshots.store.keptContent(check.id)
            else { continue }
            let old = pairs[check.id]?.old ?? new
            let isPage = check.id.component == SnapshotID.pages
            for (side, content) in [(base, old), (head, new)] {
                let markup = Array(content.markup.utf8)
                try write(isPage ? markup : frame.before + markup + frame.after, side, path)
            }
            pages.append((path, path))
            ids[path] = check.id
        }
        let drawn = try options.draw(pages, base, head, progress: ProgressLine("Drew", on: .terminal))
        var outcome = outcome
        outcome.report.pixels = drawn.found.compactMap { found in ids[found.path].map { ($0, found) } }
        outcome.report.pixelNotes = drawn.notes
        return outcome
    }

    /// The paths of the pages of stories, keyed by snapshot.
    private var paths: [SnapshotID: String] { Dictionary(planned.map { ($0.value, $0.key) }) { first, _ in first } }
}
