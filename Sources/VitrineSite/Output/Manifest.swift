/// Which files of a site are Vitrine's, with the hash of each: `manifest.sha256` in the site itself.
///
/// The format is that of `sha256sum`, so `sha256sum --check manifest.sha256` verifies a site. The first line is a
/// comment that names the version of the format and of the checks that every page passed.
struct Manifest: Sendable {
    /// Where the manifest lies in a site.
    static let path = "manifest.sha256"
    /// Changes when pages that passed before have to be checked again.
    static let currentHeader = "# vitrine manifest 1, checks 2"

    /// Paths and hashes.
    var files: [String: String] = [:]
    /// Pages that every build judges, even when they are as they were: those with warnings, so that a build that changes
    /// nothing says the same as the one before, and those whose links were not followed yet.
    var remarked: Set<String> = []

    /// No files.
    init() {}

    /// The first line.
    var header = currentHeader
    /// Whether the files passed the checks of this version.
    var isCurrent: Bool { header == Self.currentHeader }

    /// Reads a manifest; nil when it is damaged.
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
            let hash = line.prefix(64)
            guard hash.count == 64, line.dropFirst(64).starts(with: "  ".utf8), hash.allSatisfy(Self.isHexadecimal)
            else { return nil }
            let path = line.dropFirst(66)
            guard SitePath.isSafe(path) else { return nil }
            files[String(decoding: path, as: UTF8.self)] = String(decoding: hash, as: UTF8.self)
        }
    }

    /// The paths as bytes. A file system tells `é` in one scalar from `é` in two, and Swift's strings do not.
    var paths: Set<[UInt8]> { Set(files.keys.map { Array($0.utf8) }) }

    /// The manifest as text, sorted by path.
    var text: String {
        var text = header + "\n"
        for path in remarked.sorted() { text += Self.remark + path + "\n" }
        for (path, hash) in files.sorted(by: { $0.key < $1.key }) { text += "\(hash)  \(path)\n" }
        return text
    }

    /// A comment for other readers of the format.
    private static let remark = "# warnings: "

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
    }
}

/// Paths of files inside a site.
enum SitePath {
    /// Relative, with no empty part, `.` or `..`, no control characters, no backslash.
    static func isSafe(_ path: String) -> Bool { isSafe(Array(path.utf8)[...]) }

    /// The same of bytes.
    static func isSafe(_ path: ArraySlice<UInt8>) -> Bool {
        var start = path.startIndex
        for index in path.indices {
            switch path[index] {
            case UInt8(ascii: "/"):
                guard isName(path[start..<index]) else { return false }
                start = index + 1
            case 0..<0x20, 0x7F, UInt8(ascii: "\\"): return false
            default: break
            }
        }
        return isName(path[start...])
    }

    private static func isName(_ part: ArraySlice<UInt8>) -> Bool {
        !part.isEmpty && !(part.count <= 2 && part.allSatisfy { $0 == UInt8(ascii: ".") })
    }

    /// The folders above a file, outermost first: `a/b/c.html` gives `a` and `a/b`.
    static func folders(of path: String) -> [String] {
        let parts = path.split(separator: "/").dropLast()
        return parts.indices.map { parts[...$0].joined(separator: "/") }
    }
}
