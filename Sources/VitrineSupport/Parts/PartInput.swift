/// An input that a part was made from, represented by a digest. When parts are merged, each must have been made from
/// the inputs that are expected for it.
package struct PartInput: Hashable, Sendable {
    /// The name of the input in the file of a part: `version`.
    package var name: String
    /// The digest of the input; for the version of Vitrine, the version itself.
    package var digest: String
    /// The message about a part with a different input: `was made by another version of Vitrine`.
    package var difference: String

    /// Creates an input from its name and digest.
    package init(_ name: String, _ digest: String, difference: String) {
        (self.name, self.digest, self.difference) = (name, digest, difference)
    }

    /// The version of Vitrine.
    package static var version: PartInput {
        PartInput(
            "version", VitrineVersion.current,
            difference: "was made by another version of Vitrine; make all parts and merge them with one version")
    }
}
