import VitrineMarkup

/// A comparison of two folders or two files of HTML.
package struct SiteComparison: Sendable {
    /// A page that is on both sides and differs.
    package struct ChangedPage: Sendable {
        /// The path in the second folder.
        package var path: String
        /// The path in the first folder, if it is different.
        package var oldPath: String?
        /// The differences.
        package var changes: [Change]
        /// Whether a limit was reached while it was compared.
        package var isCoarse: Bool
        /// Whether assistive technology announces the same for both.
        package var tellsTheSame = false

        /// A page with what differs.
        package init(
            path: String, oldPath: String? = nil, changes: [Change], isCoarse: Bool = false, tellsTheSame: Bool = false
        ) {
            self.path = path
            self.oldPath = oldPath
            self.changes = changes
            self.isCoarse = isCoarse
            self.tellsTheSame = tellsTheSame
        }
    }

    /// A page that is HTML on one side and XML on the other, so that the same bytes may be two trees.
    package struct Reading: Hashable, Sendable {
        /// Its path in the first folder.
        package var from: String
        /// Its path in the second folder.
        package var to: String
        /// Whether it is XML in the second folder.
        package var isXMLNow: Bool

        /// `about.xhtml was read as HTML before and is read as XML now`.
        package var sentence: String {
            "\(to.isEmpty ? "the file" : to) was read as \(isXMLNow ? "HTML" : "XML") before and is read as "
                + (isXMLNow ? "XML" : "HTML") + " now"
        }
    }

    /// The number of files that are the same byte for byte.
    package var unchanged = 0
    /// Pages whose bytes differ and whose meaning is the same.
    package var rewritten: [String] = []
    /// Files only in the second folder, pages that have another name there among them.
    package var added: [String] = []
    /// Files only in the first folder, pages that have another name there among them.
    package var removed: [String] = []
    /// Pages of which nine tenths or more are there under another name.
    package var renamed: [PageRename] = []
    /// Pages that differ.
    package var changed: [ChangedPage] = []
    /// Files that are no pages and differ: styles, pictures, data.
    package var changedFiles: [String] = []
    /// Pages that were read by two parsers.
    package var readings: [Reading] = []
    /// The problems that prevented comparisons.
    package var problems: [ComparisonProblem] = []
    /// The number of files that were ignored because of a pattern.
    package var ignored = 0
    /// Patterns that leave nothing out.
    package var unusedPatterns: [String] = []

    /// Notes about stylesheets besides their effects.
    package var styleNotes: Set<StyleNote> = []
    /// Pages that a browser draws otherwise, where one was asked.
    package internal(set) var pixels: [PixelFinding] = []
    /// Notes about drawing.
    package internal(set) var pixelNotes: [String] = []
    /// The layers that fail a run; differences in others are only reported.
    package var failing = Set(Change.Layer.allCases)
    /// Stylesheets that differ and that pages use, and those of them that do something else to some page.
    var usedSheets: Set<String> = []
    var effectiveSheets: Set<String> = []
    /// The parser for pages; nil chooses by file name.
    var syntax: SyntaxChoice?
    /// Pages that were parsed, for who looks at them later.
    let pages = ParsedPages()

    /// No files yet.
    package init() {}

    /// Creates a comparison from other results.
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

    /// Equal changes in groups; lost names come first, then what assistive technology announces.
    package var groups: [ChangeGroup] { ChangeGroup.groups(changed.map { (path: $0.path, changes: $0.changes) }) }

    /// A verdict for each layer.
    package var verdicts: [LayerVerdict] { LayerVerdict.all(groups) }

    /// Files only in the second folder that were nothing else before.
    package var newFiles: [String] {
        let renames = Set(renamed.map(\.to))
        return added.filter { !renames.contains($0) }
    }

    /// Files only in the first folder that are nothing else now.
    package var goneFiles: [String] {
        let renames = Set(renamed.map(\.from))
        return removed.filter { !renames.contains($0) }
    }

    /// Whether something differs that fails a run.
    private var hasFailure: Bool {
        changed.contains { page in page.changes.contains { failing.contains($0.layer) } } || !unexplainedPixels.isEmpty
            || changedFiles.contains { failing.contains(.style) || !StyleFiles.isStyle($0) }
    }

    /// Whether nothing differs and nothing was left out.
    package var isClean: Bool { !hasDifferences && problems.isEmpty }
    /// Whether something differs.
    package var hasDifferences: Bool {
        !(added.isEmpty && removed.isEmpty && changed.isEmpty && changedFiles.isEmpty && unexplainedPixels.isEmpty)
    }

    /// The exit status: 0 the same, 1 differences, 2 only files that were added or removed, 3 something could not be
    /// compared, whatever else differs: then nobody has seen all of it.
    package var status: Int32 {
        if !problems.isEmpty { return 3 }
        if hasFailure { return 1 }
        return added.isEmpty && removed.isEmpty && renamed.isEmpty ? 0 : 2
    }
}
