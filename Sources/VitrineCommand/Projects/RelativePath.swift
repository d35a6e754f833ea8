import Foundation

/// Paths in the manifest of a new package, which start in the folder of that package.
enum RelativePath {
    /// Converts a path that is relative to the current folder into one that is relative to another folder. An absolute
    /// path is returned unchanged.
    static func path(to path: String, from folder: String) -> String {
        guard !path.hasPrefix("/") else { return path }
        let target = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
        let base = URL(fileURLWithPath: folder).standardizedFileURL.pathComponents
        let shared = zip(target, base).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: base.count - shared)
        return (up + target[shared...]).joined(separator: "/")
    }
}
