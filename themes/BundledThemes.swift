public import Foundation

/// The themes that come with the package.
public enum BundledThemes {
    /// Their names, the default first.
    public static let names = ["default", "paper"]

    /// The folder of a bundled theme: beside the program where the resources were copied to, else in the sources.
    public static func folder(named name: String) -> URL? {
        guard names.contains(name) else { return nil }
        let bundles = ["Vitrine_VitrineThemes.resources", "Vitrine_VitrineThemes.bundle"]
        let beside = bundles.map { Bundle.main.bundleURL.appendingPathComponent($0, isDirectory: true) }
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        return (beside + [sources]).map { $0.appendingPathComponent(name, isDirectory: true) }
            .first { FileManager.default.fileExists(atPath: $0.appendingPathComponent("theme.yml").path) }
    }
}
