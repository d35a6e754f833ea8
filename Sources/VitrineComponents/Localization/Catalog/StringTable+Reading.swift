import VitrineSupport

extension StringTable {
    /// Creates a table from the bytes of an `.xcstrings` file.
    ///
    /// Members that are not needed, such as `comment`, are ignored.
    /// - Throws: ``StringTableProblems`` with all problems and their lines. If the file is not valid JSON, only the
    ///   first syntax error is reported; without a `sourceLanguage`, the texts are not checked.
    public init(name: String, json: [UInt8]) throws(StringTableProblems) {
        let root: JSONNode
        do throws(JSONProblem) {
            let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
            root = try JSONReader.read(json.starts(with: mark) ? json.dropFirst(mark.count) : json[...])
        } catch {
            throw StringTableProblems([
                StringTableProblem(path: [], line: error.place.line, reason: .syntax("\(error.reason)"))
            ])
        }
        var reader = StringTableReader()
        let table = reader.table(name, root)
        guard let table, reader.problems.isEmpty else {
            var seen: Set<StringTableProblem> = []
            let unique = reader.problems.filter { seen.insert($0).inserted }
            throw StringTableProblems(unique.sorted { $0.line < $1.line })
        }
        self = table
    }
}
