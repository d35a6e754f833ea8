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
    /// Pages that passed with warnings. They are checked again every time, so that a build that changes nothing says
    /// the same as the one before.
    var remarked: Set<String> = []

    /// No files.
    init() {}

    /// The first line.
    var header = currentHeader
    /// Whether the files passed the checks of this version.
    var isCurrent: Bool { header == Self.currentHeader }

    /// Reads a manifest; nil when it is damaged.
    init?(_ text: String) {
        guard text.hasSuffix("\n") else { return nil }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        guard let header = lines.popFirst(), header.hasPrefix("# vitrine manifest ") else { return nil }
        self.header = String(header)
        files.reserveCapacity(lines.count)
        for line in lines {
            if line.hasPrefix(Self.remark) {
                remarked.insert(String(line.dropFirst(Self.remark.count)))
                continue
            }
            let hash = line.utf8.prefix(64)
            guard hash.count == 64, line.utf8.dropFirst(64).starts(with: "  ".utf8), hash.allSatisfy(Self.isHexadecimal)
            else { return nil }
            let path = String(line.utf8.dropFirst(66)) ?? ""
            guard SitePath.isSafe(path) else { return nil }
            files[path] = String(hash) ?? ""
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
    static func isSafe(_ path: String) -> Bool {
        guard !path.isEmpty, path.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }) else {
            return false
        }
        return path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
            !$0.isEmpty && $0 != "." && $0 != ".."
        }
    }

    /// The folders above a file, outermost first: `a/b/c.html` gives `a` and `a/b`.
    static func folders(of path: String) -> [String] {
        let parts = path.split(separator: "/").dropLast()
        return parts.indices.map { parts[...$0].joined(separator: "/") }
    }
}
