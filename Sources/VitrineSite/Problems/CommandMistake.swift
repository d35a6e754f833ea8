import VitrineComponents

/// A problem with an option of a command, or with the name or folder of a theme.
package enum CommandMistake: Hashable, Sendable {
    /// The folder of the site does not exist or is not a folder.
    case noSuchFolder
    /// `--only` matches no page.
    case noPageMatches(String)
    /// `--only` matches no snapshot.
    case noSnapshotMatches(String)
    /// A value of `--locale` is not a language tag.
    case badLocale(LanguageTagProblem)
    /// The file of `--since` is not a manifest.
    case noManifest
    /// There is no theme of this name.
    case unknownTheme(String, known: [String])
    /// The folder of a theme has no `theme.yml`.
    case notATheme
    /// The path after `--keep-invalid` exists but is not a folder.
    case keepInvalidIsNotAFolder
    /// The path after `--keep-invalid` is a symbolic link.
    case keepInvalidIsALink
    /// The output folder is an assets folder or inside one.
    case outputIsAmongAssets
    /// The output is a folder of a package's sources or inside one; with the name of that folder.
    case outputIsAmongSources(String)
    /// The output is a file.
    case outputIsAFile
    /// The output is a symbolic link.
    case outputIsALink
    /// The output is neither a folder, a file nor a symbolic link.
    case outputIsNotAFolder
    /// The output is the root of the file system.
    case outputIsTheRoot
    /// The output folder is not empty and has no manifest that can be read.
    case outputHasOtherFiles
    /// The file with the name of the manifest is not a manifest that Vitrine wrote, not even a damaged one.
    case foreignManifest
}
