/// The version of the package, as commands and reports print it.
public enum VitrineVersion {
    /// The version number, in the form that Semantic Versioning defines.
    public static let current = "0.1.0"
}
