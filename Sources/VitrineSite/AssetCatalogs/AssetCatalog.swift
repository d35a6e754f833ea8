import Foundation
import VitrineComponents
import VitrineSupport

/// An Xcode asset catalog among the assets of a site, `NAME.xcassets`: its colors become a stylesheet, and its images
/// become files with the names of their image sets.
///
/// `Color("TodoActiveTintColor")` in an app is `ListColor("TodoActiveTintColor")` here, and `Image("Harbor")` is
/// `ListImage.asset("Harbor.png")`.
struct AssetCatalog {
    /// The extension of the folder's name.
    static let ending = ".xcassets"
    /// The path of the stylesheet with the colors of all catalogs in a folder of assets.
    static let stylesPath = "assets/colors.css"

    /// A color of the catalog, as CSS values for the light appearance and, if there is one, for the dark appearance.
    struct NamedColor: Hashable {
        var name: String
        var light: String
        var dark: String?

        /// The CSS rules for the color, used by texts, backgrounds and a site's own stylesheet.
        var rules: String {
            let value = dark.map { "light-dark(\(light), \($0))" } ?? light
            return """
                :root { --\(name): \(value); }
                .color-\(name) { color: var(--\(name)); }
                .bg-\(name) { --tone: var(--\(name)); }

                """
        }
    }

    private(set) var colors: [NamedColor] = []
    /// The images, keyed by their paths in the site.
    private(set) var images: [String: AssetFile] = [:]
    private(set) var problems: [SiteProblem] = []

    /// Reads a catalog, and adds the mistakes in it to ``problems``.
    /// - Parameters:
    ///   - files: the sorted paths of the files in the catalog, relative to `folder`.
    ///   - folder: the path of the catalog.
    ///   - display: the path of the catalog as the user would write it, for messages.
    init(_ files: [String], in folder: String, display: String) {
        for path in files where path.hasSuffix("/Contents.json") {
            let parts = path.split(separator: "/")
            guard parts.count > 1, let dot = parts[parts.count - 2].lastIndex(of: ".") else { continue }
            let (set, kind) = (parts[parts.count - 2][..<dot], parts[parts.count - 2][dot...])
            do throws(SiteProblem) {
                switch kind {
                case ".colorset": try addColor(String(set), "\(folder)/\(path)", "\(display)/\(path)")
                case ".imageset":
                    let base = parts.dropLast().joined(separator: "/")
                    try addImages(String(set), in: "\(folder)/\(base)", "\(display)/\(base)")
                default: continue
                }
            } catch {
                problems.append(error)
            }
        }
    }

    private mutating func addColor(_ name: String, _ file: String, _ display: String) throws(SiteProblem) {
        let set = try Self.read(CatalogColorSet.self, file, display)
        func value(isDark: Bool) -> CatalogColorSet.Value? {
            set.colors.first { $0.isDark == isDark && ($0.idiom ?? "universal") == "universal" && $0.color != nil }?
                .color
        }
        guard let light = value(isDark: false), let words = light.css else {
            throw SiteProblem(file: display, .data(.assetCatalog(.noColor)))
        }
        colors.append(
            NamedColor(name: ListColor(name).name, light: words, dark: value(isDark: true)?.css))
    }

    private mutating func addImages(_ name: String, in folder: String, _ display: String) throws(SiteProblem) {
        let set = try Self.read(CatalogImageSet.self, "\(folder)/Contents.json", "\(display)/Contents.json")
        for image in set.images where !image.isDark {
            guard let file = image.filename else { continue }
            guard !file.contains("/"), file != "..", let dot = file.lastIndex(of: ".") else {
                throw SiteProblem(file: "\(display)/Contents.json", .data(.assetCatalog(.fileName(file))))
            }
            let scale = image.scale.map { $0 == "1x" ? "" : "@" + $0 } ?? ""
            let path = "assets/\(name)\(scale)\(file[dot...])"
            guard SitePath.isSafe(path) else {
                throw SiteProblem(file: "\(display)/\(file)", .file(.input(.unsafeName)))
            }
            images[path] = AssetFile(path: path, folder: folder, name: file, display: "\(display)/\(file)")
        }
    }

    private static func read<Value: Decodable>(
        _ type: Value.Type, _ file: String, _ display: String
    ) throws(SiteProblem) -> Value {
        let bytes: [UInt8]
        do throws(FileProblem) {
            bytes = try FileReader.bytes(of: file)
        } catch {
            throw SiteProblem(file: display, .file(.input(.unreadable(error))))
        }
        guard let value = try? JSONDecoder().decode(type, from: Data(bytes)) else {
            throw SiteProblem(file: display, .data(.assetCatalog(.contents)))
        }
        return value
    }
}
