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
        case .contents: "is not a Contents.json as Xcode writes it"
        case .noColor: "has no colour with components for any appearance; colours of the system have none"
        case .fileName(let name):
            "names the file \(quoted(name)): it must be a name with an ending, in the folder of the set"
        case .sameColor(let name):
            "the colour \(quoted(name)) is in another catalog, too; give one of them another name"
        }
    }
}
