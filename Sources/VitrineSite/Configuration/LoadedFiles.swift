import Synchronization

/// The data files that a gallery has read, so that a problem with data can name its line in the file.
package final class LoadedFiles: Sendable {
    private let paths = Mutex<[String]>([])

    init() {}

    /// The paths of the files, relative to the folder of the site, in the order in which the files were first read.
    var all: [String] { paths.withLock { $0 } }

    func add(_ path: String) {
        paths.withLock { if !$0.contains(path) { $0.append(path) } }
    }
}
