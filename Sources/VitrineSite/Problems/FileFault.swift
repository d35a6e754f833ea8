import VitrineSupport

/// Why a file or folder cannot be read, copied or written, or why pages cannot be parsed.
package enum FileFault: Hashable, Sendable {
    /// The path of a file of the site leads outside the site, or contains a character that is not allowed.
    case notInsideTheSite
    /// Another build is writing the same output.
    case anotherBuild
    /// No parser can be allocated.
    case noParser
    /// An operation on a file or folder failed.
    case failed(Step, FileProblem)
    /// An input of the site cannot be used.
    case input(Input)
    /// Something in the output folder or next to it is in the way, or was replaced during the build.
    case obstacle(Obstacle)

    /// An operation on a file or folder.
    package enum Step: Hashable, Sendable {
        case reading, writing, creating, linking, moving, exchanging, syncing
    }

    /// A problem with a file or folder that the site is made from, such as an asset.
    package enum Input: Hashable, Sendable {
        case unreadable(FileProblem)
        /// A link, a device or another special file.
        case special
        case nameNotUTF8
        /// The path contains a backslash or a control character, so it is not allowed in a site.
        case unsafeName
        /// Another file in the same assets folder has a path that is canonically equivalent in Unicode.
        case sameName
        /// An image of an asset catalog has the same path in the site as another file, which is given as the user would
        /// write it.
        case samePath(String)
    }

    /// What is in the way of the new site.
    package enum Obstacle: Hashable, Sendable {
        case nameNotUTF8
        /// Something that is neither a file nor a folder nor a link.
        case special
        /// Something that Vitrine did not write has the path of a file or folder of the new site.
        case page
        /// Something other than a folder has the name of the staging folder.
        case staging
        /// A build that was killed left a staging folder to which other files were added.
        case filesInStaging
        /// A folder with a name that builds use next to the output belongs to another user, or more people may write to
        /// it than to the site.
        case foreignStaging
        /// The folder of the site or the staging folder was moved or replaced during the build.
        case exchangedFolders
    }

    var kind: SiteProblem.Kind {
        if case .input = self { .content } else { .output }
    }
}

extension SiteProblem {
    /// The problem that pages cannot be parsed, because no parser can be allocated.
    static let noParser = SiteProblem(.file(.noParser))
}
