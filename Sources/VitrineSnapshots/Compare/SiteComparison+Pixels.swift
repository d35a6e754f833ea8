import VitrineMarkup
import VitrineSupport

extension SiteComparison {
    /// The pages for the browser to draw, with their paths in both folders: first those with changes, then those whose
    /// bytes differ without a change of meaning, then all others that have the same path in both folders. The last
    /// group is left out if no page and no other file differs.
    package var pagesToDraw: [(before: String, after: String)] {
        var pages = changed.map { ($0.oldPath ?? $0.path, $0.path) } + rewritten.map { ($0, $0) }
        let taken = Set(changed.map(\.path)).union(rewritten)
        if !changedFiles.isEmpty || !rewritten.isEmpty || !changed.isEmpty {
            pages += commonPages.filter { !taken.contains($0) }.map { ($0, $0) }
        }
        return pages.filter { PageName.isPage($0.1) || $0.1.isEmpty }.map { (before: $0.0, after: $0.1) }
    }

    /// Adds the differences in what a browser draws.
    /// - Parameter notes: sentences about how many pages were drawn and which were not.
    package mutating func take(pixels found: [PixelFinding], notes: [String]) {
        let reported = Set(changed.filter { !$0.changes.isEmpty }.map(\.path))
        pixels = found.map { finding in
            var finding = finding
            finding.isExplained = reported.contains(finding.path)
            return finding
        }
        pixelNotes = notes
    }

    /// The findings on pages for which the comparison reports no change.
    package var unexplainedPixels: [PixelFinding] { pixels.filter { !$0.isExplained } }

    /// The pages of ``unexplainedPixels``, each with one sentence per view.
    var unexplainedPages: [(path: String, sentences: [String])] {
        let found = Dictionary(grouping: unexplainedPixels, by: \.path)
        return pixels.unexplainedPaths.map { path in
            (path: path, sentences: found[path, default: []].map(\.sentence))
        }
    }
}
