import VitrineXML

/// Several problems at once.
struct ComparisonProblems: Error {
    var all: [ComparisonProblem]
}

/// Compares pair after pair with one parser and two buffers.
struct PairWorker {
    private var files = FileReader()
    private let reader: SnapshotReader?

    /// More problems of one page than this are not told; they mostly follow from the first.
    private static let problemLimit = 3

    init() { reader = try? SnapshotReader() }

    mutating func isEqual(_ one: String, _ other: String) -> Bool? { files.isEqual(one, other) }

    func changes(_ one: String, _ other: String) -> Result<ChangeList, ComparisonProblems> {
        var problems: [ComparisonProblem] = []
        let old = tree(one, "base", &problems)
        let new = tree(other, "head", &problems)
        guard let old, let new else { return .failure(ComparisonProblems(all: problems)) }
        return .success(ChangeList(from: old, to: new))
    }

    private func tree(_ path: String, _ side: String, _ problems: inout [ComparisonProblem]) -> SnapshotTree? {
        guard let reader else {
            problems.append(ComparisonProblem(path: path, message: "out of memory", side: side))
            return nil
        }
        guard let bytes = FileReader.bytes(path) else {
            problems.append(ComparisonProblem(path: path, message: "cannot be read", side: side))
            return nil
        }
        do throws(XMLError) {
            return try reader.tree(bytes)
        } catch {
            guard case .malformed(let found) = error else {
                problems.append(ComparisonProblem(path: path, message: "out of memory", side: side))
                return nil
            }
            problems += found.prefix(Self.problemLimit).map {
                let message = String($0.message.prefix { !$0.isNewline })
                return ComparisonProblem(path: path, line: $0.line, column: $0.column, message: message, side: side)
            }
            return nil
        }
    }
}
