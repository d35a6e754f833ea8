import Foundation

/// Paths from one folder to another, for the files of a new package.
enum RelativePath {
    /// Returns the path from a folder to a file or another folder. Both arguments are absolute or relative to the
    /// current folder.
    static func path(to path: String, from folder: String) -> String {
        let target = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
        let base = URL(fileURLWithPath: folder).standardizedFileURL.pathComponents
        let shared = zip(target, base).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: base.count - shared)
        return (up + target[shared...]).joined(separator: "/")
    }
}
