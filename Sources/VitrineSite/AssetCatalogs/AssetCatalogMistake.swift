import VitrineSupport

/// A problem with an asset catalog.
package enum AssetCatalogMistake: Hashable, Sendable {
    /// A file is not as Xcode writes it.
    case contents
    /// A color set has no color for all appearances and devices.
    case noColor
    /// An image is named by a path.
    case fileName(String)
    /// Two catalogs have a color of one name; the name.
    case sameColor(String)
}

extension AssetCatalogMistake {
    var message: String {
        switch self {
        case .contents: "is not a Contents.json of an asset catalog"
        case .noColor: "has no color with components for any appearance; system colors are not supported"
        case .fileName(let name):
            "names the file \(quoted(name)); expected a file name with an extension, in the folder of the set"
        case .sameColor(let name):
            "the color \(quoted(name)) is also in another catalog; rename one of them"
        }
    }
}
