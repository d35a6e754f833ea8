public import Foundation

/// The themes that come with the package.
///
/// They are resources: the build copies them into a bundle in the folder of the program, and they are found nowhere else.
public enum BundledThemes {
    /// Their names, the default first.
    public static let names = ["default", "paper"]

    /// The name of the bundle, for messages.
    public static let bundle = "\(stem).\(endings[0])"

    /// Whether the bundle is in the folder of the program.
    public static var areFound: Bool { folder != nil }

    /// The folder of a bundled theme; nil when there is none of the name.
    public static func folder(named name: String) -> URL? {
        names.contains(name) ? folder?.appendingPathComponent(name, isDirectory: true) : nil
    }

    /// The folder with what every theme has besides its own files: the styles of the components of the package.
    public static func components() -> URL? { folder?.appendingPathComponent("components", isDirectory: true) }

    /// The folder with the words of the frame, as String Catalogs.
    public static func strings() -> URL? { folder?.appendingPathComponent("strings", isDirectory: true) }

    private static let stem = "Vitrine_VitrineThemes"

    /// What the package manager calls a bundle of resources, on this system first.
    private static var endings: [String] {
        #if canImport(Darwin)
            ["bundle", "resources"]
        #else
            ["resources", "bundle"]
        #endif
    }

    /// The folder of the resources. `Bundle.module` would fall back on a path of the machine that built the program, and
    /// stop the program where that is missing.
    private static let folder: URL? = {
        var places = [Bundle.main.resourceURL, Bundle.main.bundleURL]
        #if canImport(Darwin)
            // Tests run in a program of Xcode's; the resources are beside or inside the bundle of the tests.
            let own = Bundle(for: Anchor.self)
            places += [own.resourceURL, own.bundleURL.deletingLastPathComponent()]
        #endif
        for place in places.compactMap(\.self) {
            for ending in endings {
                let bundle = place.appendingPathComponent("\(stem).\(ending)", isDirectory: true)
                for folder in [Bundle(url: bundle)?.resourceURL, bundle].compactMap(\.self) {
                    let theme = folder.appendingPathComponent("default/theme.yml")
                    if FileManager.default.fileExists(atPath: theme.path) { return folder }
                }
            }
        }
        return nil
    }()

    /// A class of this module, by which its bundle is found.
    private final class Anchor {}
}
