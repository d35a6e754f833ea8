import Foundation
import VitrineSupport

/// The location of the record that builds keep of their pages: in the build folder of the package manager, which is
/// never in git.
enum PageMemory {
    /// The path of the record for an output folder; nil if the build folder does not exist, so that no folder is
    /// created unexpectedly.
    static func file(for output: String) -> String? {
        guard FileStatus.isFolder(".build") else { return nil }
        let path = URL(fileURLWithPath: output).standardizedFileURL.path
        return ".build/vitrine/\(SHA256.hex(Array(path.utf8)).prefix(16)).pages"
    }
}
