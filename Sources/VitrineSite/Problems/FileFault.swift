import VitrineSupport

/// What keeps a file or folder from being read, copied or written.
package enum FileFault: Hashable, Sendable {
    /// A page's path would leave the site.
    case notInsideTheSite
    /// Another build is writing the same output.
    case anotherBuild
    /// No parser can be allocated.
    case noParser
    /// A step of writing a site failed.
    case failed(Step, FileProblem)
    /// Something that a site is made of cannot be used.
    case input(Input)
    /// Something beside or inside the output has to be moved by hand.
    case obstacle(Obstacle)

    /// A step of writing a site.
    package enum Step: Hashable, Sendable {
        case reading, writing, creating, linking, moving, exchanging, syncing
    }

    /// A problem with an asset, or with the folder of templates.
    package enum Input: Hashable, Sendable {
        case unreadable(FileProblem)
        /// A link, a device or similar.
        case special
        case nameNotUTF8
        /// The name would lead out of the site, or cannot be an address.
        case unsafeName
        /// Two names that Unicode holds to be the same.
        case sameName
    }

    /// What is in the way of a new site.
    package enum Obstacle: Hashable, Sendable {
        case nameNotUTF8
        /// Neither a file nor a folder nor a link.
        case special
        /// A file of others has the name of a page.
        case page
        /// Something else has the name of the folder that a new site is written to.
        case staging
        /// A killed build left a folder to which other files were added.
        case filesInStaging
        /// Another user's folder has the name of the folder that a new site is written to, or others may write to it.
        case foreignStaging
        /// The folder of the site was exchanged while it was built.
        case exchangedFolders
    }

    var kind: SiteProblem.Kind {
        if case .input = self { .content } else { .output }
    }
}

extension SiteProblem {
    /// Pages cannot be checked.
    static let noParser = SiteProblem(.file(.noParser))
}
