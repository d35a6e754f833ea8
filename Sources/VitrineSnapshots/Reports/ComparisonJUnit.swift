import VitrineConformance

/// A comparison for servers that read JUnit's format: a case for every page that differs.
public struct ComparisonJUnit {
    /// The document; ends with a line feed.
    public static func text(_ comparison: SiteComparison) -> String {
        var cases: [String] = []
        for page in comparison.changed {
            let lines = ChangeGroup.groups([(path: page.path, changes: page.changes)]).map(\.summary)
            cases.append(failure(page.path, lines.first ?? "", lines.joined(separator: "\n")))
        }
        cases += comparison.changedFiles.map { failure($0, "changed", "The bytes differ.") }
        cases += comparison.added.map { failure($0, "new", "Only the second folder has it.") }
        cases += comparison.removed.map { failure($0, "gone", "Only the first folder has it.") }
        let failures = cases.count
        let errors = comparison.problems.map { problem in
            "    <testcase classname=\"compare\" name=\"\(XMLText.escaped(problem.path))\"><error message=\"\(XMLText.escaped(problem.message))\"/></testcase>\n"
        }
        let count = failures + errors.count
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites tests="\(count + 1)" failures="\(failures)" errors="\(errors.count)">
              <testsuite name="vitrine compare" tests="\(count + 1)" failures="\(failures)" errors="\(errors.count)" skipped="0">
                <testcase classname="compare" name="\(comparison.unchanged) files are the same"/>
            \(cases.joined())\(errors.joined())  </testsuite>
            </testsuites>

            """
    }

    private static func failure(_ path: String, _ message: String, _ text: String) -> String {
        "    <testcase classname=\"compare\" name=\"\(XMLText.escaped(path))\"><failure message=\"\(XMLText.escaped(message))\">\(XMLText.escaped(text))</failure></testcase>\n"
    }
}
