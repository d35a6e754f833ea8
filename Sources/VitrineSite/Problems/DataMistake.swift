import VitrineComponents
import VitrineSupport

/// A problem with a data file, a String Catalog, an asset catalog or another text file.
package enum DataMistake: Hashable, Sendable {
    /// Why a file cannot be read.
    package enum Unreadable: Hashable, Sendable {
        case missing
        /// The file does not exist, and the folder is probably not that of the site.
        case missingInFolder(String)
        case permission
        /// Another reason, in the words of the system.
        case other(String)
    }

    /// The file cannot be read.
    case unreadable(Unreadable)
    /// The file is not UTF-8.
    case notUTF8
    /// The file is not JSON; with the message of the parser.
    case notJSON(String)
    /// The file is not YAML; with the message of the parser.
    case notYAML(String)
    /// The aliases in the file would expand to more than `limit` bytes.
    case tooManyAliases(limit: Int)
    /// A mapping has duplicate keys.
    case duplicateKeys(DuplicateKeys)
    /// A key is missing in a value. The value is identified by its path, such as `[12].name`; the path of the whole
    /// file is empty. `near` is the most similar key that the value has; nil if none is similar.
    case missingKey(String, in: String, near: String?)
    /// A value is not of the kind that the Swift type requires, such as a string instead of a number. `found` is nil if
    /// the value cannot be located in the file.
    case wrongType(String, expected: String, found: String?)
    /// A value is not one of those that are allowed.
    case notAllowed(String, value: String)
    /// The code that decodes the file rejected a value for another reason; with its message.
    case refused(String, reason: String)
    /// A String Catalog has the same table name as another file.
    case duplicateTable(String, first: String)
    /// A String Catalog, or an entry of it, cannot be used.
    case stringTable(StringTableProblem)
    /// A String Catalog with new keys cannot be encoded as JSON.
    case notEncodable
    /// An asset catalog, or a file in it, cannot be used.
    case assetCatalog(AssetCatalogMistake)
}
