import VitrineSupport

/// The list of the files in a site that Vitrine wrote, with the hash of each: `manifest.sha256` in the site itself.
///
/// The format is that of `sha256sum`, so `sha256sum --check manifest.sha256` verifies a site. The first line is a
/// comment with the version of the format and the version of the checks that every page passed.
struct Manifest: Sendable {
    /// The path of the manifest in a site.
    static let path = "manifest.sha256"
    /// The start of the first line; a digest of the rules may follow. A new version of Vitrine changes it if pages that
    /// have passed must be checked again.
    static let currentHeader = "# vitrine manifest 1, checks 2"

    /// The hashes, keyed by path.
    var files: [String: String] = [:]
    /// Pages that the next build checks even if they are unchanged: pages with warnings (a build without changes
    /// reports the same warnings again), pages with findings that exceptions cover, and pages whose links have
    /// not been checked yet.
    var remarked: Set<String> = []
    /// What the pages reported about styles, so that a build need not read all pages again.
    var styles = StyleLines()

    init() {}

    /// The first line.
    var header = currentHeader

    /// Reads what is left of a manifest that was truncated or emptied, for example by a power failure; nil if the text
    /// neither begins like a manifest nor is empty or filled with zeros.
    init?(salvaging text: String) {
        let isEmpty = text.utf8.allSatisfy { $0 == 0 }
        guard isEmpty || text.hasPrefix("# vitrine manifest ") else { return nil }
        header = ""
        for line in text.utf8.split(separator: UInt8(ascii: "\n")).dropFirst() {
            guard let (hash, path) = Self.entry(ArraySlice(line)) else { continue }
            files[path] = hash
        }
    }

    /// Reads a manifest; nil if the text does not have the form of one.
    init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.last == UInt8(ascii: "\n") else { return nil }
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
        guard let header = lines.popFirst(), header.starts(with: "# vitrine manifest ".utf8) else { return nil }
        self.header = String(decoding: header, as: UTF8.self)
        files.reserveCapacity(lines.count)
        for line in lines {
            if line.starts(with: Self.remark.utf8) {
                remarked.insert(String(decoding: line.dropFirst(Self.remark.utf8.count), as: UTF8.self))
                continue
            }
            if line.starts(with: Self.style.utf8) {
                styles.add(line.dropFirst(Self.style.utf8.count))
                continue
            }
            guard let (hash, path) = Self.entry(line) else { return nil }
            files[path] = hash
        }
    }

    /// The hash and the path in a line; nil if the line is not the entry of a file.
    private static func entry(_ line: ArraySlice<UInt8>) -> (hash: String, path: String)? {
        let hash = line.prefix(64)
        guard hash.count == 64, line.dropFirst(64).starts(with: "  ".utf8),
            hash.allSatisfy({ $0.isASCIIHexDigit && !$0.isASCIIUppercase })
        else { return nil }
        let path = line.dropFirst(66)
        guard SitePath.isSafe(path) else { return nil }
        return (String(decoding: hash, as: UTF8.self), String(decoding: path, as: UTF8.self))
    }

    /// The paths as bytes, because many file systems, unlike Swift's strings, distinguish `é` in one scalar from `é` in
    /// two.
    var paths: Set<[UInt8]> { Set(files.keys.map { Array($0.utf8) }) }

    /// The manifest as text: the first line, notes about pages and styles, then the files, sorted by path.
    var text: String {
        var bytes: [UInt8] = []
        write { bytes += $0 }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Writes the manifest piece by piece.
    func write(to take: (UnsafeBufferPointer<UInt8>) -> Void) {
        var piece: [UInt8] = []
        func add(_ parts: String..., bytes: ArraySlice<UInt8> = []) {
            for part in parts { piece += part.utf8 }
            piece += bytes
            piece.append(UInt8(ascii: "\n"))
            guard piece.count > 1 << 16 else { return }
            piece.withUnsafeBufferPointer(take)
            piece.removeAll(keepingCapacity: true)
        }
        add(header)
        for path in remarked.sorted() { add(Self.remark, path) }
        for line in styles.all { add(Self.style, bytes: line) }
        for path in files.keys.sorted() { add(files[path] ?? "", "  ", path) }
        piece.withUnsafeBufferPointer(take)
    }

    /// The starts of lines that other readers of the format treat as comments.
    private static let remark = "# warnings: "
    private static let style = "# styles: "
}
