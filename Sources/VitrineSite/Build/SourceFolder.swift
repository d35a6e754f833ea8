import Foundation
import VitrineSupport

/// The folders in which a Swift package has its code. A site must not be written there: the package manager would treat
/// the files of the site as part of a target, and the site would be hard to find among the sources.
enum SourceFolder {
    /// The name of the source folder that is at a path or contains it; nil if there is none.
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
