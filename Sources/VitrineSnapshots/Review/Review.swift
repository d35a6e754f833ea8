import VitrineMarkup
import VitrineSupport

/// The content of a review: what was changed, added and removed, and how the bytes of both sides are read.
///
/// ```swift
/// var review = Review(title: "Snapshots")
/// review.changed = [Review.Page(path: "todo-row/completed.html", changes: changes)]
/// review.acceptCommand = "gallery snapshot accept"
/// review.contents = { path, side in side == .before ? stored[path] : rendered[path] }
/// try review.write(to: "review")
/// ```
package struct Review: Sendable {
    /// The two versions.
    package enum Side: String, Hashable, Sendable, CaseIterable {
        /// The old version.
        case before
        /// The new version.
        case after
    }

    /// A page with more than two versions: the sides of a merge, and the current version.
    package struct Conflict: Sendable {
        /// The path of the page.
        package var path: String
        /// Each version with its name; the current one is last.
        package var versions: [(name: String, tree: SnapshotTree)]
        /// Notes about the versions.
        package var notes: [String]

        /// Creates a page with its versions.
        package init(path: String, versions: [(name: String, tree: SnapshotTree)], notes: [String]) {
            (self.path, self.versions, self.notes) = (path, versions, notes)
        }
    }

    /// A page that is on both sides and differs.
    package struct Page: Sendable {
        /// The path, which is shown and used to read the bytes; for a renamed page, the new one.
        package var path: String
        /// The old path, if the page was renamed.
        package var oldPath: String?
        /// The changes of the markup in the order of the new page, followed by the effects of stylesheets and other
        /// files.
        package var changes: [Change]
        /// Whether a limit was reached while the page was compared.
        package var isCoarse: Bool

        /// Creates a changed page.
        package init(path: String, oldPath: String? = nil, changes: [Change], isCoarse: Bool = false) {
            self.path = path
            self.oldPath = oldPath
            self.changes = changes
            self.isCoarse = isCoarse
        }
    }

    /// The title of the review, such as `Comparison`.
    package var title: String
    /// The number of unchanged pages and files.
    package var unchanged = 0
    /// The sentence at the top; nil for one that is made from the numbers.
    package var headline: String?
    /// Pages that differ, in the order in which the review lists them.
    package var changed: [Page] = []
    /// Pages and files that are new.
    package var added: [String] = []
    /// Pages and files that are gone.
    package var removed: [String] = []
    /// Pages that were renamed.
    package var renamed: [PageRename] = []
    /// Files that differ and are not pages.
    package var changedFiles: [String] = []
    /// Pages that a browser draws differently.
    package var pixels: [PixelFinding] = []
    /// Pages that two branches changed.
    package var conflicts: [Conflict] = []
    /// The problems that prevented comparisons, each with the path or id that it concerns.
    package var problems: [String] = []
    /// The command that accepts a group; the id of the group is added to it. nil if nothing can be accepted.
    package var acceptCommand: String?
    /// The digests for decisions about groups, by group id; if there are none, the review has no script.
    package var digests: [String: String] = [:]
    /// The command that accepts new pages; it is shown next to them.
    package var recordCommand: String?
    /// The command that removes the snapshots of pages that are gone; it is shown next to these pages.
    package var pruneCommand: String?
    /// Stylesheets for pages that are fragments, as paths for ``contents``. Whole pages refer to their own.
    package var styles: [String] = []
    /// Returns the bytes of a page, or of a file that a page refers to; nil if it does not exist or cannot be read. For
    /// a renamed page, the path is that of the page on the given side.
    package var contents: @Sendable (_ path: String, _ side: Side) -> [UInt8]? = { _, _ in nil }

    /// The elements that are shown around pages that are fragments, because selectors may refer to them.
    package var around: [StoryFrame.Element] = []
    /// Returns the path of a page in its site. Addresses in the page are relative to this path.
    package var location: @Sendable (_ path: String) -> String = { $0 }
    /// Returns whether the old version of a replaced picture or font can be shown.
    package var hasFormerFile: @Sendable (_ path: String) -> Bool = { _ in true }
    /// Returns the syntax with which a page is parsed; by default ``PageSyntax/polyglot``, the syntax of snapshots.
    package var syntax: @Sendable (_ path: String, _ side: Side) -> PageSyntax = { _, _ in .polyglot }
    /// Pages that the comparison has already parsed.
    var parsed: ParsedPages?

    /// Creates an empty review.
    package init(title: String) { self.title = title }
}

extension Review {
    /// Creates a review from a comparison of two folders or files.
    /// - Parameters:
    ///   - base: the old folder or file, from which bytes are read again.
    ///   - head: the new folder or file.
    package init(_ comparison: SiteComparison, base: String, head: String) {
        self.init(title: "Comparison")
        unchanged = comparison.unchanged
        headline = ComparisonText.summary(comparison)
        changed = comparison.changed.map {
            Page(path: $0.path, oldPath: $0.oldPath, changes: $0.changes, isCoarse: $0.isCoarse)
        }
        let renames = Set(comparison.renamed.flatMap { [$0.from, $0.to] })
        added = comparison.added.filter { !renames.contains($0) }
        removed = comparison.removed.filter { !renames.contains($0) }
        renamed = comparison.renamed
        changedFiles = comparison.changedFiles
        problems = comparison.problems.map(\.sentence)
        pixels = comparison.pixels
        parsed = comparison.pages
        let choice = comparison.syntax
        syntax = { path, side in PageSyntax(ofFile: path.isEmpty ? (side == .before ? base : head) : path, choice) }
        // If two files are compared, the addresses in them are relative to their folders.
        let (oldFolder, newFolder) = (Self.folder(base), Self.folder(head))
        contents = { path, side in
            if path.isEmpty { return try? FileReader.bytes(of: side == .before ? base : head) }
            return try? FileReader.bytes(of: "\(side == .before ? oldFolder : newFolder)/\(path)")
        }
    }

    private static func folder(_ path: String) -> String {
        guard FileStatus.isFile(path) else { return path }
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The sentence at the top.
    var sentence: String {
        if let headline { return headline }
        var parts: [String] = []
        if !changed.isEmpty { parts.append(Count.of(changed.count, "page", "pages") + " changed") }
        if !changedFiles.isEmpty {
            parts.append(Count.of(changedFiles.count, "other file", "other files") + " changed")
        }
        if !renamed.isEmpty { parts.append("\(Count.grouped(renamed.count)) renamed") }
        if !added.isEmpty { parts.append("\(Count.grouped(added.count)) new") }
        if !removed.isEmpty { parts.append("\(Count.grouped(removed.count)) gone") }
        if !problems.isEmpty { parts.append("\(Count.grouped(problems.count)) not compared") }
        if unchanged > 0 || parts.isEmpty { parts.append("\(Count.grouped(unchanged)) the same") }
        return parts.joined(separator: ", ") + "."
    }
}
