/// Something that keeps a site from being built, with where it is.
public struct SiteProblem: Error, Hashable, Sendable {
    /// Who has to fix a problem, which decides the exit status.
    public enum Kind: Hashable, Sendable {
        /// The command or `vitrine.yml` asks for something impossible: status 64.
        case usage
        /// Data, templates or pages are wrong: status 1.
        case content
        /// Something could not be read or written: status 3.
        case output
    }

    /// The problem, in words.
    package enum Reason: Hashable, Sendable {
        /// An option of the command.
        case command(CommandMistake)
        /// `vitrine.yml`, and the files of rules that it names.
        case configuration(ConfigurationMistake)
        /// A data file, a String Catalog or another text file.
        case data(DataMistake)
        /// A theme, a layout or a template.
        case theme(ThemeMistake)
        /// An asset, a page or the output folder.
        case file(FileFault)
        /// A part of a site.
        case part(PartMistake)
        /// The code of the gallery.
        case gallery(GalleryMistake)
        /// A page whose path cannot be the name of a snapshot, and why.
        case snapshotName(String)
    }

    /// The file, as the user would name it; nil when no file is at fault.
    public let file: String?
    /// The line in the file, from 1.
    public let line: Int?
    package let reason: Reason

    /// Creates a problem.
    package init(file: String? = nil, line: Int? = nil, _ reason: Reason) {
        self.file = file
        self.line = line
        self.reason = reason
    }

    /// Who has to fix the problem.
    public var kind: Kind {
        switch reason {
        case .command, .configuration: .usage
        case .data, .gallery, .snapshotName: .content
        case .theme(let mistake): mistake.kind
        case .file(let fault): fault.kind
        case .part: .output
        }
    }
}
