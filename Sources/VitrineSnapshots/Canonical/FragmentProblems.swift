import VitrineMarkup

/// Converts the problems of a fragment that was read with an element around it. The tags of that element are not in the
/// caller's bytes, so messages must not mention them, and positions must not be in them.
struct FragmentProblems {
    private typealias Place = (line: Int, column: Int)

    /// The position after the last character of the fragment.
    private let end: Place

    init(_ fragment: [UInt8]) {
        let lastLine = fragment[(fragment.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)...]
        // The columns of problems count characters, and not bytes.
        end = (fragment.count { $0 == 0x0A } + 1, lastLine.count { $0 & 0xC0 != 0x80 } + 1)
    }

    /// Returns the problems without those that only follow from others and concern the element around the fragment.
    func of(_ problems: [XMLProblem]) -> [XMLProblem] {
        var found: [XMLProblem] = []
        // For the parser, an end tag that does not match closes the innermost open element, so later end tags do not
        // match either.
        var isNestingWrong = false
        for problem in problems {
            var at = place(of: problem)
            let isOutside = at > end
            if isOutside { at = end }
            var message = problem.message
            switch problem.kind {
            case .tagMismatch(let open, SnapshotReader.wrapper, let line)? where isOutside:
                if isNestingWrong { continue }
                message = Self.isNotClosed(open, line)
            case .tagMismatch(SnapshotReader.wrapper, let close, 1)?:
                if isNestingWrong { continue }
                isNestingWrong = true
                message = Self.closesNothing(close)
            case .tagMismatch?: isNestingWrong = true
            case .contentAfterEnd?:
                if isNestingWrong { continue }
                message = Self.closesNothing(SnapshotReader.wrapper)
            case .elementNotClosed(let open, let line)?:
                if open == SnapshotReader.wrapper, line == 1, !found.isEmpty { continue }
                message = Self.isNotClosed(open, line)
            case .lessThanInAttribute? where at >= end:
                // The “<” is that of the end tag after the fragment.
                message = "the value of an attribute has no closing quotation mark"
            default: break
            }
            found.append(
                XMLProblem(
                    line: at.line, column: at.column, code: problem.code, message: message, names: problem.names,
                    number: problem.number))
        }
        return found
    }

    private func place(of problem: XMLProblem) -> Place {
        let before = SnapshotReader.wrapperStart.count
        let isMoved = problem.line == 1 && problem.column > before
        return (problem.line, isMoved ? problem.column - before : problem.column)
    }

    private static func isNotClosed(_ name: String, _ line: Int) -> String { "<\(name)> on line \(line) is not closed" }

    private static func closesNothing(_ name: String) -> String {
        "</\(name)> does not close any element here; remove it"
    }
}
