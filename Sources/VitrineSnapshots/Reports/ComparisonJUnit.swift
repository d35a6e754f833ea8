import VitrineConformance

/// A comparison for servers that read JUnit's format: a case for every page that differs.
public struct ComparisonJUnit {
    /// Sentences told of one page; the rest is counted.
    private static let lineLimit = 100

    /// The document; ends with a line feed.
    public static func text(_ comparison: SiteComparison) -> String {
        var cases: [String] = []
        for page in comparison.changed {
            let lines = ChangeGroup.groups([(path: page.path, changes: page.changes)]).map(\.summary)
            let left = lines.count - lineLimit
            let more = left > 0 ? ["… and \(Count.grouped(left)) more"] : []
            cases.append(
                failure(page.path, lines.first ?? "", (lines.prefix(lineLimit) + more).joined(separator: "\n")))
        }
        cases += comparison.changedFiles.map { failure($0, "changed", "The bytes differ.") }
        cases += comparison.renamed.map { failure($0.from, "renamed", $0.sentence) }
        cases += comparison.newFiles.map { failure($0, "new", "Only the second folder has it.") }
        cases += comparison.goneFiles.map { failure($0, "gone", "Only the first folder has it.") }
        let failures = cases.count
        let errors = comparison.problems.map { problem in
            let message = XMLText.escaped(problem.sentence)
            return
                "    <testcase classname=\"compare\" name=\"\(name(problem.path))\"><error message=\"\(message)\" type=\"not-compared\">\(message)</error></testcase>\n"
        }
        let count = failures + errors.count + 1
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="vitrine compare" tests="\(count)" failures="\(failures)" errors="\(errors.count)">
              <testsuite name="vitrine compare" tests="\(count)" failures="\(failures)" errors="\(errors.count)" skipped="0">
                <testcase classname="compare" name="\(Count.of(comparison.unchanged, "file is", "files are")) the same"/>
            \(cases.joined())\(errors.joined())  </testsuite>
            </testsuites>

            """
    }

    private static func name(_ path: String) -> String { XMLText.escaped(path.isEmpty ? "the file" : path) }

    private static func failure(_ path: String, _ message: String, _ text: String) -> String {
        let kind = ["new", "gone", "renamed"].contains(message) ? message : "changed"
        return
            "    <testcase classname=\"compare\" name=\"\(name(path))\"><failure message=\"\(XMLText.escaped(message))\" type=\"\(kind)\">\(XMLText.escaped(text))</failure></testcase>\n"
    }
}
