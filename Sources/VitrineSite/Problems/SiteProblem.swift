import VitrineSnapshots

/// Something that keeps a site from being built, with its place.
public struct SiteProblem: Error, Hashable, Sendable {
    /// The kind of problem, which decides the exit status.
    public enum Kind: Hashable, Sendable {
        /// The command line, `vitrine.yml`, `moved.yml` or a rules file is wrong: status 64.
        case usage
        /// Data, templates, themes, assets, pages or other content is wrong or cannot be read: status 1.
        case content
        /// The output cannot be written, parts of a site cannot be read or merged, files of snapshots cannot be read or
        /// written, or the program lacks something that it needs: status 3.
        case output
    }

    /// What is wrong.
    package enum Reason: Hashable, Sendable {
        /// A problem with an option of the command, or with the name or folder of a theme.
        case command(CommandMistake)
        /// A problem with `vitrine.yml`, `moved.yml` or a rules file.
        case configuration(ConfigurationMistake)
        /// A problem with a data file, a String Catalog, an asset catalog or another text file.
        case data(DataMistake)
        /// A problem with a theme, a layout or a template.
        case theme(ThemeMistake)
        /// A problem with a file or folder, such as an asset, a page or the output folder.
        case file(FileFault)
        /// A problem with a part of a site.
        case part(PartMistake)
        /// A problem with the content that the gallery's code returns.
        case gallery(GalleryMistake)
        /// A problem with a Markdown file in the folder `pages`.
        case guide(GuideMistake)
        /// Something cannot become a snapshot, or snapshots cannot be read, compared or written.
        case snapshot(SnapshotProblem)
    }

    /// The path of the file or folder as the user would write it; nil if the problem is not about one.
    public let file: String?
    /// The line in the file, from 1; nil if the problem is not about a particular line.
    public let line: Int?
    package let reason: Reason

    /// Creates a problem.
    package init(file: String? = nil, line: Int? = nil, _ reason: Reason) {
        self.file = file
        self.line = line
        self.reason = reason
    }

    /// The kind of problem, which decides the exit status.
    public var kind: Kind {
        switch reason {
        case .command, .configuration: .usage
        case .data, .gallery, .guide: .content
        case .theme(let mistake): mistake.kind
        case .file(let fault): fault.kind
        case .part, .snapshot(.file), .snapshot(.newerManifest), .snapshot(.outOfMemory): .output
        case .snapshot: .content
        }
    }
}
