import Foundation
import VitrineSupport

/// Where builds remember their pages: in the folder that the package manager keeps what it has built in, which is never in git.
enum PageMemory {
    /// The file for an output; nil where there is no such folder, so that nothing is left where nobody expects it.
    static func file(for output: String) -> String? {
        guard FileStatus.isFolder(".build") else { return nil }
        let path = URL(fileURLWithPath: output).standardizedFileURL.path
        return ".build/vitrine/\(SHA256.hex(Array(path.utf8)).prefix(16)).pages"
    }
}
