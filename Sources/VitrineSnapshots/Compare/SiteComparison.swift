import VitrineMarkup

/// A comparison of two folders or two files of HTML.
package struct SiteComparison: Sendable {
    /// A page or SVG drawing that exists on both sides and differs.
    package struct ChangedPage: Sendable {
        /// The path in the second folder.
        package var path: String
        /// The path in the first folder, if it is different.
        package var oldPath: String?
        /// The differences.
        package var changes: [Change]
        /// Whether a limit was reached during the comparison.
        package var isCoarse: Bool
        /// Whether assistive technology announces the same for both versions; false if this is not known, as in a check
        /// of snapshots.
        package var announcesTheSame = false

        /// Creates a changed page.
        package init(
            path: String, oldPath: String? = nil, changes: [Change], isCoarse: Bool = false,
            announcesTheSame: Bool = false
        ) {
            self.path = path
            self.oldPath = oldPath
            self.changes = changes
            self.isCoarse = isCoarse
            self.announcesTheSame = announcesTheSame
        }
    }

    /// A page that is read as HTML on one side and as XML on the other, so that the same markup may have different
    /// trees.
    package struct Reading: Hashable, Sendable {
        /// The path in the first folder.
        package var from: String
        /// The path in the second folder.
        package var to: String
        /// Whether the page is read as XML in the second folder.
        package var isXMLNow: Bool

        /// The difference as a sentence: `about.xhtml was read as HTML before and is read as XML now`.
        package var sentence: String {
            "\(to.isEmpty ? "the file" : to) was read as \(isXMLNow ? "HTML" : "XML") before and is read as "
                + (isXMLNow ? "XML" : "HTML") + " now"
        }
    }

    /// The number of files that have the same path and are the same byte for byte, without pages whose styles changed
    /// or whose trees differ because they are read by different parsers; in a check of snapshots, the number of
    /// unchanged snapshots.
    package var unchanged = 0
    /// Pages and SVG drawings that differ only in their bytes, not in anything that is compared.
    package var rewritten: [String] = []
    /// Files only in the second folder, including the new names of renamed pages.
    package var added: [String] = []
    /// Files only in the first folder, including the old names of renamed pages.
    package var removed: [String] = []
    /// Pages and SVG drawings that have different paths and at least nine tenths of their content in common; in a check
    /// of snapshots, renamed stories.
    package var renamed: [PageRename] = []
    /// Pages and SVG drawings that differ.
    package var changed: [ChangedPage] = []
    /// Files other than pages and SVG drawings that differ, such as stylesheets, photos and data.
    package var changedFiles: [String] = []
    /// Pages that were read as HTML on one side and as XML on the other.
    package var readings: [Reading] = []
    /// The problems that prevented comparisons.
    package var problems: [ComparisonProblem] = []
    /// The pages with the same path in both folders, without ignored ones; empty if two files are compared.
    var commonPages: [String] = []
    /// The number of files that were ignored because of a pattern.
    package var ignored = 0
    /// Patterns that match no file.
    package var unusedPatterns: [String] = []

    /// Notes about stylesheets, in addition to the changes that they cause.
    package var styleNotes: Set<StyleNote> = []
    /// Pages that a browser draws differently, if the comparison uses a browser.
    package internal(set) var pixels: [PixelFinding] = []
    /// Notes about what the browser drew.
    package internal(set) var pixelNotes: [String] = []
    /// The layers in which a difference fails a run; differences in other layers are only reported.
    package var failing = Set(Change.Layer.allCases)
    /// Changed stylesheets that pages use.
    var usedSheets: Set<String> = []
    /// The stylesheets that may have a different effect on some page than before; not all of them are in
    /// ``usedSheets``.
    var effectiveSheets: Set<String> = []
    /// Which parser reads pages; nil to choose it by the file name.
    var syntax: SyntaxChoice?
    /// Pages that were already parsed, for later steps.
    let pages = ParsedPages()

    /// Creates an empty comparison.
    package init() {}

    /// Creates a comparison from the results of a check of snapshots.
    init(
        unchanged: Int, changed: [ChangedPage], added: [String], removed: [String], problems: [ComparisonProblem],
        styleNotes: Set<StyleNote>
    ) {
        self.styleNotes = styleNotes
        self.unchanged = unchanged
        self.changed = changed
        self.added = added
        self.removed = removed
        self.problems = problems
    }

    /// The changes in groups. Changes that lose an accessible name come first, then the layers in order.
    package var groups: [ChangeGroup] { ChangeGroup.groups(changed.map { (path: $0.path, changes: $0.changes) }) }

    /// A verdict for each layer.
    package var verdicts: [LayerVerdict] { LayerVerdict.all(groups) }

    /// Files only in the second folder, without renamed ones.
    package var newFiles: [String] {
        let renames = Set(renamed.map(\.to))
        return added.filter { !renames.contains($0) }
    }

    /// Files only in the first folder, without renamed ones.
    package var goneFiles: [String] {
        let renames = Set(renamed.map(\.from))
        return removed.filter { !renames.contains($0) }
    }

    private var hasFailure: Bool {
        changed.contains { page in page.changes.contains { failing.contains($0.layer) } } || !unexplainedPixels.isEmpty
            || changedFiles.contains { failing.contains(.style) || !StyleFiles.isStyle($0) }
    }

    /// Whether ``hasDifferences`` is false and everything was compared.
    package var isClean: Bool { !hasDifferences && problems.isEmpty }
    /// Whether anything differs, apart from rewritten pages.
    package var hasDifferences: Bool {
        !(added.isEmpty && removed.isEmpty && changed.isEmpty && changedFiles.isEmpty && unexplainedPixels.isEmpty)
    }

    /// The exit status: 3 if something could not be compared; otherwise 1 for a difference that fails a run, 2 if files
    /// were added, removed or renamed, and 0 in all other cases.
    package var status: Int32 {
        if !problems.isEmpty { return 3 }
        if hasFailure { return 1 }
        return added.isEmpty && removed.isEmpty && renamed.isEmpty ? 0 : 2
    }
}
