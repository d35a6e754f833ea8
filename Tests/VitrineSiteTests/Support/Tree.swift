import Foundation

/// Reads folders as values that can be compared. Symbolic links in them are not followed.
enum Tree {
    enum Entry: Hashable {
        case file([UInt8])
        case link(String)
        case folder
        case other
    }

    /// Properties that show whether a file was touched.
    struct Stamp: Hashable {
        var inode: UInt64
        var seconds: Int
        var nanoseconds: Int
    }

    static func entries(of folder: String) -> [String: Entry] {
        var found: [String: Entry] = [:]
        walk(folder, "") { found[$0] = entry($1) }
        return found
    }

    static func stamps(of folder: String) -> [String: Stamp] {
        var found: [String: Stamp] = [:]
        walk(folder, "") { found[$0] = stamp($1) }
        return found
    }

    static func files(of folder: String) -> Set<String> {
        Set(entries(of: folder).filter { if case .file = $1 { true } else { false } }.keys)
    }

    static func inode(_ path: String) -> UInt64 { stamp(path).inode }

    private static func walk(_ folder: String, _ prefix: String, _ visit: (String, String) -> Void) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            let path = "\(folder)/\(name)"
            visit(prefix + name, path)
            if kind(path) == S_IFDIR { walk(path, "\(prefix)\(name)/", visit) }
        }
    }

    private static func entry(_ path: String) -> Entry {
        switch kind(path) {
        case S_IFREG: .file((try? Data(contentsOf: URL(fileURLWithPath: path))).map(Array.init) ?? [])
        case S_IFLNK: .link((try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? "")
        case S_IFDIR: .folder
        default: .other
        }
    }

    private static func kind(_ path: String) -> mode_t {
        var info = stat()
        return lstat(path, &info) == 0 ? info.st_mode & S_IFMT : 0
    }

    private static func stamp(_ path: String) -> Stamp {
        var info = stat()
        guard lstat(path, &info) == 0 else { return Stamp(inode: 0, seconds: 0, nanoseconds: 0) }
        #if canImport(Darwin)
            let time = info.st_mtimespec
        #else
            let time = info.st_mtim
        #endif
        return Stamp(inode: UInt64(info.st_ino), seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
    }
}
