public import Foundation

/// The themes that come with the package.
public enum BundledThemes {
    /// Their names, the default first.
    public static let names = ["default", "paper"]

    /// The folder of a bundled theme: beside the program where the resources were copied to, else in the sources.
    public static func folder(named name: String) -> URL? {
        names.contains(name) ? locate(name, holding: "theme.yml") : nil
    }

    /// The folder with what every theme has besides its own files: the styles of the components of the package.
    public static func components() -> URL? { locate("components", holding: "assets/components.css") }

    /// The folder with the words of the frame, as String Catalogs.
    public static func strings() -> URL? { locate("strings", holding: "Vitrine.xcstrings") }

    private static func locate(_ name: String, holding file: String) -> URL? {
        let bundles = ["Vitrine_VitrineThemes.resources", "Vitrine_VitrineThemes.bundle"]
        let beside = bundles.map { Bundle.main.bundleURL.appendingPathComponent($0, isDirectory: true) }
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        return (beside + [sources]).map { $0.appendingPathComponent(name, isDirectory: true) }
            .first { FileManager.default.fileExists(atPath: $0.appendingPathComponent(file).path) }
    }
}
