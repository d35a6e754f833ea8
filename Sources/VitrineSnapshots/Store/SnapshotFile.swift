/// The format of the files of a snapshot: a first line that states the version, then the text, then a last line, which
/// shows that the file is complete.
enum SnapshotFile {
    /// The version of the format that is written.
    static let version = 1

    /// One of the two files of a snapshot.
    enum Part: CaseIterable {
        case markup, accessibility

        var start: String { self == .markup ? "<!-- vitrine snapshot " : "# vitrine accessibility " }
        var close: String { self == .markup ? " -->" : "" }
        var end: String { self == .markup ? "<!-- end -->" : "# end" }

        func path(_ id: SnapshotID) -> String { self == .markup ? id.path : id.accessibilityPath }
    }

    /// Returns the bytes of a file. If `text` is not empty and does not end with a line feed, one is added.
    static func bytes(_ text: String, _ part: Part) -> [UInt8] {
        let line = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
        return Array("\(part.start)\(version)\(part.close)\n\(text)\(line)\(part.end)\n".utf8)
    }

    /// Returns the text of a file, without the first and the last line.
    /// - Throws: ``SnapshotDamage``.
    static func text(_ bytes: [UInt8], _ part: Part) throws(SnapshotDamage) -> String {
        // The canonical form writes carriage returns as references, so those in a file come from git on Windows.
        let bytes = bytes.contains(0x0D) ? bytes.filter { $0 != 0x0D } : bytes
        if let line = lineOfMergeMarker(bytes) { throw .mergeMarkers(line: line) }
        guard let firstEnd = bytes.firstIndex(of: 0x0A), bytes.starts(with: part.start.utf8) else {
            throw part.start.utf8.starts(with: bytes) ? .cut : .notASnapshot
        }
        let header = String(decoding: bytes[part.start.utf8.count..<firstEnd], as: UTF8.self)
        guard header.hasSuffix(part.close), let version = Int(header.dropLast(part.close.count)) else {
            throw .notASnapshot
        }
        guard version <= Self.version else { throw .newerFormat(version) }
        let end = Array("\(part.end)\n".utf8)
        let body = bytes[(firstEnd + 1)...]
        guard body.suffix(end.count).elementsEqual(end) else {
            // An editor may have removed the last line feed, which does not matter.
            guard body.suffix(end.count - 1).elementsEqual(end.dropLast()) else { throw .cut }
            return String(decoding: body.dropLast(end.count - 1), as: UTF8.self)
        }
        return String(decoding: body.dropLast(end.count), as: UTF8.self)
    }

    /// Returns the number, from 1, of the first line that begins with `<<<<<<<` or `>>>>>>>`, as git's conflict markers
    /// do; nil if there is none.
    private static func lineOfMergeMarker(_ bytes: [UInt8]) -> Int? {
        let markers = [UInt8(ascii: "<"), UInt8(ascii: ">")].map { [UInt8](repeating: $0, count: 7) }
        var line = 1
        var start = 0
        while start < bytes.count {
            if bytes[start] == markers[0][0] || bytes[start] == markers[1][0],
                markers.contains(where: { bytes[start...].starts(with: $0) })
            {
                return line
            }
            guard let end = bytes[start...].firstIndex(of: 0x0A) else { return nil }
            start = end + 1
            line += 1
        }
        return nil
    }
}
