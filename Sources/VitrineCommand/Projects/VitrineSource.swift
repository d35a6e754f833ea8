import Foundation
import VitrineSupport

/// Where a new package gets Vitrine from.
struct VitrineSource: Hashable {
    /// The line in `dependencies`.
    let dependency: String
    /// The name of the package, by which targets name its products.
    let package: String

    /// A folder or an address.
    /// - Parameter folder: the folder of the new package, which a relative path is made relative to.
    init(_ text: String, from folder: String) {
        if text.contains("://") || text.hasPrefix("git@") {
            let last = text.split(separator: "/").last.map(String.init) ?? text
            package = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
            dependency = ".package(url: \(SwiftText.literal(text)), branch: \"main\")"
        } else {
            // The name is said, because the folder may be called anything.
            package = "Vitrine"
            dependency = ".package(name: \"Vitrine\", path: \(SwiftText.literal(Self.path(to: text, from: folder))))"
        }
    }

    /// The checkout of Vitrine that this program was built in; nil where it was installed.
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

    /// A path as seen from a folder; one that was given as absolute stays so.
    private static func path(to path: String, from folder: String) -> String {
        guard !path.hasPrefix("/") else { return path }
        let target = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
        let base = URL(fileURLWithPath: folder).standardizedFileURL.pathComponents
        let shared = zip(target, base).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: base.count - shared)
        return (up + target[shared...]).joined(separator: "/")
    }
}
