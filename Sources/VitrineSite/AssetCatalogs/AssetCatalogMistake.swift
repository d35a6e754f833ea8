import VitrineSupport

/// A problem with an asset catalog.
package enum AssetCatalogMistake: Hashable, Sendable {
    /// A `Contents.json` does not have the form that Xcode writes.
    case contents
    /// A color set has no color for all devices (idiom “universal”) in the default appearance, or the components of
    /// that color are missing or are not numbers.
    case noColor
    /// The file name of an image contains a slash, is `..`, or has no extension. The associated value is this name.
    case fileName(String)
    /// Two colors, of one catalog or of two, have this name in the stylesheet.
    case sameColor(String)
}

extension AssetCatalogMistake {
    var message: String {
        switch self {
        case .contents: "is not a valid Contents.json of an asset catalog"
        case .noColor:
            "has no color with components for the default appearance (“Any”); system colors are not supported"
        case .fileName(let name):
            "refers to the file \(quoted(name)); expected a file name with an extension, in the folder of the set"
        case .sameColor(let name):
            "two colors have the name \(quoted(name)) in the stylesheet, where names consist of lowercase letters, "
                + "digits and hyphens; rename one of them"
        }
    }
}
