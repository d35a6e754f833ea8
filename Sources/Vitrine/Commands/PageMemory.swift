import Foundation
import VitrineSupport

/// The location of the file in which a build remembers its pages for the next build. It is in `.build`, the package
/// manager's build folder, which git normally ignores.
enum PageMemory {
    /// Returns the path of the file for an output folder; nil if the build folder does not exist, so that no folder is
    /// created unexpectedly.
    static func file(for output: String) -> String? {
        guard FileStatus.isFolder(".build") else { return nil }
        let path = URL(fileURLWithPath: output).standardizedFileURL.path
        return ".build/vitrine/\(SHA256.hex(Array(path.utf8)).prefix(16)).pages"
    }
}
