import VitrineSupport

/// A problem with an asset catalog.
package enum AssetCatalogMistake: Hashable, Sendable {
    /// A `Contents.json` does not have the form that Xcode writes.
    case contents
    /// A color set has no color for the universal device in the default appearance, or that color has no components.
    case noColor
    /// The file name of an image contains a path or has no extension.
    case fileName(String)
    /// Two catalogs have a color with the same name, given here.
    case sameColor(String)
}

extension AssetCatalogMistake {
    var message: String {
        switch self {
        case .contents: "is not a Contents.json of an asset catalog"
        case .noColor:
            "has no color with components for the default appearance (“Any”); system colors are not supported"
        case .fileName(let name):
            "refers to the file \(quoted(name)); expected a file name with an extension, in the folder of the set"
        case .sameColor(let name):
            "the color \(quoted(name)) is also in another catalog; rename one of them"
        }
    }
}
