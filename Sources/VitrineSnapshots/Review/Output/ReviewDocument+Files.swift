import VitrineSupport
import VitrineComponents

// Lists of added, removed and renamed pages and files, and of changed files that are not pages.
extension ReviewDocument {
    /// A list of files, such as those that were added.
    struct FileList {
        var title: String
        var id: String
        var files: [String]
        /// The side on which the files exist and are shown; nil if only their paths are listed.
        var side: Review.Side?
        var command: String?
        var isOneFile: Bool

        var ranges: [Range<Int>] {
            isOneFile
                ? [] : ReviewPlan.ranges(files.count, first: ReviewPlan.firstFiles, further: ReviewPlan.furtherFiles)
        }

        func file(_ number: Int) -> String { "\(id)-\(number + 2).html" }
    }

    var lists: [FileList] {
        [
            FileList(
                title: "New", id: "new", files: review.added, side: .after, command: review.recordCommand,
                isOneFile: isOneFile),
            FileList(
                title: "Removed", id: "removed", files: review.removed, side: .before, command: review.pruneCommand,
                isOneFile: isOneFile),
            FileList(title: "Renamed", id: "renamed", files: review.renamed.map(\.sentence), isOneFile: isOneFile),
            FileList(title: "Other files", id: "files", files: review.changedFiles, isOneFile: isOneFile),
        ].filter { !$0.files.isEmpty }
    }

    func write(_ list: FileList, _ files: ArraySlice<String>) {
        html.section(.class("block"), .id(list.id)) {
            html.h2(list.title)
            if let command = list.command { html.p(.class("accept")) { html.code(command, .class("command")) } }
            var plain: [String] = []
            for (number, path) in files.enumerated() {
                if let side = list.side, number < 12, PageName.isMarkup(path) || !review.styles.isEmpty,
                    let card = cards.lonePage(path, side)
                {
                    render(card, id: "\(list.id)-\(number + 1)")
                } else {
                    plain.append(path)
                }
            }
            if !plain.isEmpty {
                html.ul(.class("paths"), .role("list")) {
                    for path in plain { html.li(TerminalText.safe(path), .dir("auto")) }
                }
            }
            further(
                list.files.count - files.count, one: "file", many: "files",
                in: list.ranges.isEmpty ? nil : list.file(0))
        }
    }

    func list(_ list: FileList, part number: Int, _ range: Range<Int>) throws(ReviewProblem) -> [UInt8] {
        let title = "\(list.title) \(range.lowerBound + 1) to \(range.upperBound)"
        return try document(list.file(number), title: title, kind: "further") {
            head(title, of: list.files.count)
            html.ul(.class("paths"), .role("list")) {
                for path in list.files[range] { html.li(TerminalText.safe(path), .dir("auto")) }
            }
            pager(number, of: list.ranges.count, anchor: list.id, name: list.file)
        }
    }
}
