import Synchronization

/// The data files that a gallery has read, so that a problem of what came from them can name their lines.
package final class LoadedFiles: Sendable {
    private let paths = Mutex<[String]>([])

    /// None yet.
    init() {}

    /// The paths in the folder of the site, in the order in which they were read first.
    var all: [String] { paths.withLock { $0 } }

    func add(_ path: String) {
        paths.withLock { if !$0.contains(path) { $0.append(path) } }
    }
}
