import Foundation
import VitrineSupport

/// The source of Vitrine for a new package: a folder or a repository.
struct VitrineSource: Hashable {
    /// The entry in `dependencies` of the manifest, such as `.package(url: "https://…/vitrine.git", branch: "main")`.
    let dependency: String
    /// The name of the package in references to its products.
    let package: String
    /// Whether the source is a folder of this computer.
    let isFolder: Bool

    /// Creates a source from the path of a folder or the address of a repository.
    /// - Parameter folder: the folder of the new package. A relative path in its manifest starts there.
    init(_ text: String, from folder: String) {
        if text.contains("://") || text.hasPrefix("git@") {
            let last = text.split(separator: "/").last.map(String.init) ?? text
            package = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
            dependency = ".package(url: \(SwiftText.literal(text)), branch: \"main\")"
            isFolder = false
        } else {
            // The name is explicit, because the folder may have any name.
            package = "Vitrine"
            let path = text.hasPrefix("/") ? text : RelativePath.path(to: text, from: folder)
            dependency = ".package(name: \"Vitrine\", path: \(SwiftText.literal(path)))"
            isFolder = true
        }
    }

    /// Returns the path of the checkout of Vitrine in which this program was built; nil if the program is not inside a
    /// checkout, for example because it was installed.
    static func own() -> String? {
        guard let program = Bundle.main.executablePath else { return nil }
        var folder = URL(fileURLWithPath: program).resolvingSymlinksInPath().deletingLastPathComponent()
        while folder.path != "/" {
            if FileStatus.isFile(folder.path + "/Package.swift"),
                FileStatus.isFolder(folder.path + "/Sources/VitrineCommand")
            {
                return folder.path
            }
            folder = folder.deletingLastPathComponent()
        }
        return nil
    }
}
