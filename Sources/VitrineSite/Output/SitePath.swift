/// Paths of files inside a site.
enum SitePath {
    /// Whether a path is safe: it is relative, has no component that is empty, `.` or `..`, and contains neither ASCII
    /// control characters nor backslashes.
    static func isSafe(_ path: String) -> Bool { isSafe(Array(path.utf8)[...]) }

    /// Whether a path, given as UTF-8 bytes, is safe.
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

    /// The parent folders of a file, outermost first: `a/b/c.html` gives `a` and `a/b`.
    static func folders(of path: String) -> [String] {
        let parts = path.split(separator: "/").dropLast()
        return parts.indices.map { parts[...$0].joined(separator: "/") }
    }
}
