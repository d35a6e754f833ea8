/// All parts of a job: each exactly once, all made from the expected inputs.
package struct PartFiles: Sendable {
    /// The parts in the order of their numbers.
    package let all: [PartFile]

    /// Reads parts.
    /// - Parameters:
    ///   - names: the files of the parts, in any order.
    ///   - inputs: returns the inputs that a part must have been made from. For each part, only the first one that
    ///     differs is reported.
    /// - Throws: ``PartFileProblems`` with one mistake for each file that cannot be used; if all files can be used but
    ///   parts are missing, with one mistake that has the numbers of these parts.
    package init(
        _ names: [String], _ kind: PartFile.Kind, inputs: (Shard) -> [PartInput]
    ) throws(PartFileProblems) {
        var parts: [PartFile] = []
        var problems: [PartFileProblems.Entry] = []
        var count = PartCount()
        for name in names {
            do throws(PartFileMistake) {
                let part = try PartFile(name, kind)
                if let input = inputs(part.shard).first(where: { part.inputs[$0.name] != $0.digest }) {
                    throw .foreign(input)
                }
                if let mistake = count.add(part.shard, name) { throw .count(mistake) }
                parts.append(part)
            } catch {
                problems.append(.init(file: name, mistake: error))
            }
        }
        let missing = count.missing
        if problems.isEmpty, !missing.numbers.isEmpty {
            problems.append(.init(mistake: .missing(missing.numbers, of: missing.count, kind)))
        }
        guard problems.isEmpty else { throw PartFileProblems(all: problems) }
        all = parts.sorted { $0.shard.number < $1.shard.number }
    }

    /// Reads the results of every part with a closure, which must read them completely.
    /// - Throws: ``PartFileProblems`` with the first part whose results are damaged.
    package func read<Result>(
        _ body: (PartFile, inout PackedReader) throws(PackedReader.Damage) -> Result
    ) throws(PartFileProblems) -> [Result] {
        var found: [Result] = []
        for part in all {
            do throws(PackedReader.Damage) {
                var packed = PackedReader(part.contents)
                found.append(try body(part, &packed))
                guard packed.isAtEnd else { throw PackedReader.Damage() }
            } catch {
                throw PartFileProblems(all: [.init(file: "part \(part.shard)", mistake: .damaged)])
            }
        }
        return found
    }
}
