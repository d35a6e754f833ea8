import Foundation

extension URL {
    /// The address of a file, each character as it is: Foundation takes a tilde at the beginning for somebody's home folder, which is
    /// the business of shells.
    init(verbatim path: String, isDirectory: Bool? = nil) {
        let path = path.hasPrefix("~") ? "./" + path : path
        if let isDirectory {
            self.init(fileURLWithPath: path, isDirectory: isDirectory)
        } else {
            self.init(fileURLWithPath: path)
        }
    }
}
