import VitrineComponents

/// A problem with a data file, a String Catalog or another text file.
package enum DataMistake: Hashable, Sendable {
    /// Why a file cannot be read.
    package enum Unreadable: Hashable, Sendable {
        case missing
        /// It does not exist, and its folder is probably not that of the site.
        case missingInFolder(String)
        case permission
        /// The error of the system.
        case other(String)
    }

    /// The file cannot be read.
    case unreadable(Unreadable)
    /// The file is not UTF-8.
    case notUTF8
    /// The file is not JSON; the parser's words.
    case notJSON(String)
    /// The file is not YAML; the parser's words.
    case notYAML(String)
    /// The file repeats more of itself by aliases than can be bounded.
    case tooManyAliases(limit: Int)
    /// A mapping has a key twice.
    case duplicateKeys([String])
    /// A value lacks a key. Values are named as one would write it to reach them, `[12].name`; empty for the whole file.
    case missingKey(String, in: String, near: String?)
    /// A value is of another kind than the component wants.
    case wrongType(String, expected: String, found: String?)
    /// A value is not one of those that are allowed.
    case notAllowed(String, value: String)
    /// A type's own decoding refused a value; its words.
    case refused(String, reason: String)
    /// A String Catalog has the same table as another file.
    case duplicateTable(String, first: String)
    /// An entry of a String Catalog cannot be used.
    case stringTable(StringTableProblem)
    /// A String Catalog with new keys cannot be put as JSON.
    case notEncodable
    /// A file of an asset catalog cannot be used.
    case assetCatalog(AssetCatalogMistake)
}
