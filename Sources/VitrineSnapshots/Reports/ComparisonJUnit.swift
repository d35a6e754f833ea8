import VitrineSupport

/// Writes a comparison in the format of JUnit, for CI servers: a test case for every file that differs, is new or gone,
/// was renamed, or is drawn differently without a reported change; one for every problem; and one for all files that
/// are the same.
package struct ComparisonJUnit {
    /// The maximum number of sentences about one page; the others are counted.
    private static let lineLimit = 100

    private enum Failure: String {
        case changed, renamed, new, gone, pixels
    }

    private let comparison: SiteComparison
    private let suite: ComparisonSuite

    /// Returns the document, which ends with a line feed.
    package static func text(_ comparison: SiteComparison, suite: ComparisonSuite = .folders) -> String {
        Self(comparison: comparison, suite: suite).text
    }

    private var text: String {
        var cases = comparison.changed.map(changedPage)
        cases += comparison.changedFiles.map { failure(.changed, of: $0, "changed", text: "The bytes differ.") }
        cases += comparison.renamed.map { failure(.renamed, of: $0.from, "renamed", text: $0.sentence) }
        cases += comparison.newFiles.map { failure(.new, of: $0, "new", text: suite.newFile) }
        cases += comparison.goneFiles.map { failure(.gone, of: $0, "gone", text: suite.goneFile) }
        cases += comparison.unexplainedPages.map { page in
            failure(
                .pixels, of: page.path, "changed pixels that no reported change explains",
                text: page.sentences.joined(separator: "\n"))
        }
        let errors = comparison.problems.map(error)
        let count = cases.count + errors.count + 1
        let same = suite.unchanged(comparison.unchanged)
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="\(suite.title)" tests="\(count)" failures="\(cases.count)" errors="\(errors.count)">
              <testsuite name="\(suite.title)" tests="\(count)" failures="\(cases.count)" errors="\(errors.count)" skipped="0">
                <testcase classname="\(suite.name)" name="\(same)"/>
            \(cases.joined())\(errors.joined())\(notes)  </testsuite>
            </testsuites>

            """
    }

    private func changedPage(_ page: SiteComparison.ChangedPage) -> String {
        let lines = ChangeGroup.groups([(path: page.path, changes: page.changes)]).map(\.summary)
        let left = lines.count - Self.lineLimit
        let more = left > 0 ? ["… and \(Count.grouped(left)) more"] : []
        return failure(
            .changed, of: page.path, lines.first ?? "",
            text: (lines.prefix(Self.lineLimit) + more).joined(separator: "\n"))
    }

    /// The notes about stylesheets, one per line, as a `system-out` element; empty if there are none.
    private var notes: String {
        if comparison.styleNotes.isEmpty { return "" }
        let lines = comparison.styleNotes.sorted().map(\.description).joined(separator: "\n")
        return "    <system-out>\(Escaping.xml(lines))</system-out>\n"
    }

    private func name(_ path: String) -> String { Escaping.xml(path.isEmpty ? "the file" : path) }

    private func failure(_ kind: Failure, of path: String, _ message: String, text: String) -> String {
        "    <testcase classname=\"\(suite.name)\" name=\"\(name(path))\"><failure message=\"\(Escaping.xml(message))\" type=\"\(kind.rawValue)\">\(Escaping.xml(text))</failure></testcase>\n"
    }

    private func error(_ problem: ComparisonProblem) -> String {
        let message = Escaping.xml(problem.sentence)
        return
            "    <testcase classname=\"\(suite.name)\" name=\"\(name(problem.path))\"><error message=\"\(message)\" type=\"not-compared\">\(message)</error></testcase>\n"
    }
}

extension ComparisonSuite {
    fileprivate var name: String {
        switch self {
        case .folders: "compare"
        case .snapshots: "snapshot"
        }
    }

    fileprivate var title: String {
        switch self {
        case .folders: "vitrine compare"
        case .snapshots: "gallery snapshot check"
        }
    }

    fileprivate var newFile: String {
        switch self {
        case .folders: "This file is only in the second folder."
        case .snapshots: "There is no snapshot yet."
        }
    }

    fileprivate var goneFile: String {
        switch self {
        case .folders: "This file is only in the first folder."
        case .snapshots: "There is no longer a story for this snapshot."
        }
    }
}
