/// What keeps a file or folder from being read, copied or written.
package enum FileFault: Hashable, Sendable {
    /// A folder cannot be created.
    case notCreated
    /// A file cannot be written.
    case notWritten
    /// A page's path would leave the site.
    case notInsideTheSite
    /// Another build is writing the same output.
    case anotherBuild
    /// No parser can be allocated.
    case noParser
    /// What the calls to the file system say, and who has to act.
    case system(SiteProblem.Kind, String)

    var kind: SiteProblem.Kind {
        if case .system(let kind, _) = self { kind } else { .output }
    }
}

extension SiteProblem {
    /// Creates a problem of a call to the file system.
    /// - Parameter message: what is wrong, in words that follow the name of the file.
    init(_ kind: Kind, file: String, _ message: String) {
        self.init(file: file, .file(.system(kind, message)))
    }

    /// Pages cannot be checked.
    static let noParser = SiteProblem(.file(.noParser))
}
