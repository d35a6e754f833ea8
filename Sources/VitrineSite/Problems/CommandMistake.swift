import VitrineComponents

/// A problem with an option of a command.
package enum CommandMistake: Hashable, Sendable {
    /// The folder of the site does not exist.
    case noSuchFolder
    /// `--only` matches no page.
    case noPageMatches(String)
    /// `--only` matches no snapshot.
    case noSnapshotMatches(String)
    /// A tag of `--locale` is not a language.
    case badLocale(LanguageTagProblem)
    /// The file of `--since` is not a manifest.
    case noManifest
    /// There is no theme of this name.
    case unknownTheme(String, known: [String])
    /// The folder of a theme has no `theme.yml`.
    case notATheme
    /// The path after `--keep-invalid` exists but is not a folder.
    case keepInvalidIsNotAFolder
    /// The output folder is inside an assets folder.
    case outputIsAmongAssets
    /// The output is inside a folder of the package's sources.
    case outputIsAmongSources(String)
    /// The output is a file.
    case outputIsAFile
    /// The output is a symbolic link.
    case outputIsALink
    /// The output is neither a folder nor a file.
    case outputIsNotAFolder
    /// The output is the root of the file system.
    case outputIsTheRoot
    /// The output folder has files and no manifest.
    case outputHasOtherFiles
    /// The file with the name of the manifest is not one of Vitrine's, not even a damaged one.
    case foreignManifest
}
