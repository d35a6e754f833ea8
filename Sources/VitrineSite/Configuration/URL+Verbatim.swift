import Foundation

extension URL {
    /// Creates the URL of a file with every character taken literally. Foundation would expand a leading tilde to a
    /// home folder, which only shells should do.
    init(verbatim path: String, isDirectory: Bool? = nil) {
        let path = path.hasPrefix("~") ? "./" + path : path
        if let isDirectory {
            self.init(fileURLWithPath: path, isDirectory: isDirectory)
        } else {
            self.init(fileURLWithPath: path)
        }
    }
}
