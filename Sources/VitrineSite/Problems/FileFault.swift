import VitrineSupport

/// Why a file or folder cannot be read, copied or written.
package enum FileFault: Hashable, Sendable {
    /// The path of a page is outside the site.
    case notInsideTheSite
    /// Another build is writing the same output.
    case anotherBuild
    /// No parser can be allocated.
    case noParser
    /// A step of writing a site failed.
    case failed(Step, FileProblem)
    /// An input of the site cannot be used.
    case input(Input)
    /// The user has to move something out of the way, next to the output or in it.
    case obstacle(Obstacle)

    /// A step of writing a site.
    package enum Step: Hashable, Sendable {
        case reading, writing, creating, linking, moving, exchanging, syncing
    }

    /// A problem with a file or folder that the site is made from, such as an asset.
    package enum Input: Hashable, Sendable {
        case unreadable(FileProblem)
        /// A link, a device or another special file.
        case special
        case nameNotUTF8
        /// The name would be a path outside the site, or cannot be part of an address.
        case unsafeName
        /// Another file in the folder has a name that is equivalent in Unicode.
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
        /// A file that Vitrine did not write has the name of a page.
        case page
        /// Something else has the name of the staging folder.
        case staging
        /// A build that was killed left a staging folder to which other files were added.
        case filesInStaging
        /// A folder with the name of the staging folder belongs to another user, or others may write to it.
        case foreignStaging
        /// The folder of the site was replaced during the build.
        case exchangedFolders
    }

    var kind: SiteProblem.Kind {
        if case .input = self { .content } else { .output }
    }
}

extension SiteProblem {
    /// The problem that pages cannot be checked, because no parser can be allocated.
    static let noParser = SiteProblem(.file(.noParser))
}
