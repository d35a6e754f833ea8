/// The file with one part of a job: the number of the part, the digests of its inputs, and its results.
///
/// ```text
/// vitrine part 1 compare 2/4 e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
/// ```
/// The first line ends with the SHA-256 of all bytes after this line.
package struct PartFile: Sendable {
    /// The commands that make such parts.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case compare, snapshots
    }

    /// The version of the format. It must change when the contents or their order change.
    private static let format = "1"
    private static let start = "vitrine part"

    /// The command that made the part.
    package let kind: Kind
    /// The number of the part, and how many parts the job has.
    package let shard: Shard
    /// The results, as a ``PackedWriter`` wrote them.
    package let contents: [UInt8]
    /// The digests of the inputs that the part was made from, by the names of the inputs.
    let inputs: [String: String]

    /// Creates a part to be written.
    package init(_ kind: Kind, _ shard: Shard, inputs: [PartInput], contents: [UInt8]) {
        (self.kind, self.shard, self.contents) = (kind, shard, contents)
        self.inputs = Dictionary(inputs.map { ($0.name, $0.digest) }) { first, _ in first }
    }

    /// Writes the file in one step, so that a reader never finds an incomplete part. Creates missing folders.
    package func write(to path: String) throws(FileProblem) {
        var packed = PackedWriter()
        packed.add(inputs.sorted { $0.key < $1.key }) { entry, packed in
            packed.add(entry.key)
            packed.add(entry.value)
        }
        packed.add(contents)
        let line = "\(Self.start) \(Self.format) \(kind.rawValue) \(shard) \(SHA256.hex(packed.bytes))\n"
        if let slash = path.lastIndex(of: "/"), slash > path.startIndex { try Folder.makeAll(String(path[..<slash])) }
        try FileWriter.replace(path, Array(line.utf8) + packed.bytes)
    }

    /// Reads the part in a file, and checks that it belongs to a job of this kind.
    init(_ path: String, _ kind: Kind) throws(PartFileMistake) {
        let bytes: [UInt8]
        do throws(FileProblem) { bytes = try FileReader.bytes(of: path) } catch { throw .file(error) }
        guard bytes.starts(with: Self.start.utf8) else { throw .noPart(kind) }
        guard let end = bytes.firstIndex(of: 0x0A) else { throw .damaged }
        let words = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ").map(String.init)
        guard words.count == 6 else { throw .damaged }
        guard words[2] == Self.format else { throw .otherFormat }
        guard let found = Kind(rawValue: words[3]), let shard = Shard(words[4]) else { throw .damaged }
        guard found == kind else { throw .otherKind(found) }
        let rest = Array(bytes[(end + 1)...])
        guard SHA256.hex(rest) == words[5] else { throw .damaged }
        do throws(PackedReader.Damage) {
            var packed = PackedReader(rest)
            let inputs = try packed.list { (packed) throws(PackedReader.Damage) in
                (try packed.string(), try packed.string())
            }
            contents = try packed.bytes()
            guard packed.isAtEnd else { throw PackedReader.Damage() }
            self.inputs = Dictionary(inputs) { first, _ in first }
        } catch {
            throw .damaged
        }
        (self.kind, self.shard) = (kind, shard)
    }
}
