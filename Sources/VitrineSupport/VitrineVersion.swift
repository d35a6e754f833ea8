/// The version of the package, as commands and reports print it.
public enum VitrineVersion {
    /// The version, as a semantic version.
    public static let current = "0.1.0"
}
