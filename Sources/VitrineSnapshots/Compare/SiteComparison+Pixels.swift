import VitrineMarkup
import VitrineSupport

extension SiteComparison {
    /// Returns the pages for the browser to draw, with their paths in both folders: first those with changes, then
    /// those whose bytes differ without a change of meaning, then all others. The last group is left out if no page and
    /// no other file differs.
    package func pagesToDraw(_ base: String, _ head: String) -> [(before: String, after: String)] {
        let (known, rewrittenPages) = (changed.map { ($0.oldPath ?? $0.path, $0.path) }, Set(rewritten))
        var pages = known + rewritten.map { ($0, $0) }
        let taken = Set(changed.map(\.path)).union(rewrittenPages)
        if !changedFiles.isEmpty || !rewritten.isEmpty || !changed.isEmpty,
            let old = FolderListing(base), let new = FolderListing(head), !new.isFile
        {
            let before = Set(old.files)
            pages += new.files.filter { PageName.isPage($0) && before.contains($0) && !taken.contains($0) }.map {
                ($0, $0)
            }
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

    /// The pages that look different although no change that could explain it is reported.
    package var unexplainedPixels: [PixelFinding] { pixels.filter { !$0.isExplained } }
}
