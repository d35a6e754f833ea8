public import Foundation

/// The themes that come with the package.
public enum BundledThemes {
    /// Their names, the default first.
    public static let names = ["default", "paper"]

    /// The folder of a bundled theme.
    public static func folder(named name: String) -> URL? { names.contains(name) ? resource(name) : nil }

    /// The folder with the words of the frame, as String Catalogs.
    public static var strings: URL? { resource("strings") }

    /// A folder: beside the program where the resources were copied to, else in the sources.
    private static func resource(_ name: String) -> URL? {
        let bundles = ["Vitrine_VitrineThemes.resources", "Vitrine_VitrineThemes.bundle"]
        let beside = bundles.map { Bundle.main.bundleURL.appendingPathComponent($0, isDirectory: true) }
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        return (beside + [sources]).map { $0.appendingPathComponent(name, isDirectory: true) }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }
}
