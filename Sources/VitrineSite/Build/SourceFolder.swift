import Foundation
import VitrineSupport

/// The folders in which a Swift package has its code, where a site must not be written: it would be compiled, or lost among it.
enum SourceFolder {
    /// The folder of sources that a path is in, by its name; nil for any other path.
    static func around(_ path: String) -> String? {
        var folder = URL(verbatim: path).standardizedFileURL
        while folder.path != "/" {
            let parent = folder.deletingLastPathComponent()
            let name = folder.lastPathComponent
            if ["Sources", "Tests", "Plugins"].contains(name), FileStatus.isFile(parent.path + "/Package.swift") {
                return name
            }
            folder = parent
        }
        return nil
    }
}
