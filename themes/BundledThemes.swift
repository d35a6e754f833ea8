public import Foundation

/// The themes that come with the package.
///
/// They are resources: the build copies them into a bundle next to the program, where they are looked up.
public enum BundledThemes {
    /// The names of the themes, the default theme first.
    public static let names = ["default", "paper"]

    /// The name of the bundle, for messages.
    public static let bundle = "\(stem).\(endings[0])"

    /// Whether the bundle with the themes was found.
    public static var areFound: Bool { folder != nil }

    /// Returns the folder of a bundled theme; nil if there is no theme with this name or the bundle is not found.
    public static func folder(named name: String) -> URL? {
        names.contains(name) ? folder?.appendingPathComponent(name, isDirectory: true) : nil
    }

    /// Returns the folder with the files that all themes share, such as the styles of the package's components; nil if
    /// the bundle is not found.
    public static func components() -> URL? { folder?.appendingPathComponent("components", isDirectory: true) }

    /// Returns the folder with the texts of the gallery's own pages, as String Catalogs; nil if the bundle is not
    /// found.
    public static func strings() -> URL? { folder?.appendingPathComponent("strings", isDirectory: true) }

    private static let stem = "Vitrine_VitrineThemes"

    /// The extensions that the package manager gives to resource bundles. The one for this system comes first.
    private static var endings: [String] {
        #if canImport(Darwin)
            ["bundle", "resources"]
        #else
            ["resources", "bundle"]
        #endif
    }

    /// The folder of the resources; nil if it is not found. `Bundle.module` is not used, because it falls back to a
    /// path on the machine that built the program, and ends the program if that path does not exist.
    private static let folder: URL? = {
        var places = [Bundle.main.resourceURL, Bundle.main.bundleURL]
        #if canImport(Darwin)
            // Xcode runs tests in a separate program; the resources are next to the test bundle or inside it.
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

    /// A class of this module, used to find the module's bundle.
    private final class Anchor {}
}
