/// Something that keeps a site from being built, with where it is.
public struct SiteProblem: Error, Hashable, Sendable {
    /// What kind of problem it is: who has to act, and the exit status.
    public enum Kind: Hashable, Sendable {
        /// The command or configuration asks for what cannot be: status 64.
        case usage
        /// Data, templates or pages are wrong: status 1.
        case content
        /// The output could not be written: status 3.
        case output
    }

    /// Who has to act.
    public var kind: Kind
    /// The file, as the user would name it; nil when no file is at fault.
    public var file: String?
    /// The line in the file, from 1.
    public var line: Int?
    /// What is wrong, and where possible what to do.
    public var message: String

    /// Creates a problem.
    public init(_ kind: Kind, file: String? = nil, line: Int? = nil, _ message: String) {
        self.kind = kind
        self.file = file
        self.line = line
        self.message = message
    }
}

extension SiteProblem: CustomStringConvertible {
    /// `data/todos.json:12: error: what is wrong`.
    public var description: String {
        let place = file.map { file in line.map { "\(file):\($0): " } ?? "\(file): " } ?? ""
        return "\(place)error: \(message)"
    }
}

/// Several problems at once; at least one.
public struct SiteProblems: Error, Hashable, Sendable {
    /// The problems, in the order in which they were found.
    public var all: [SiteProblem]

    /// Creates the list.
    public init(_ all: [SiteProblem]) { self.all = all }
}

extension SiteProblem {
    /// Pages cannot be checked.
    static let noParser = SiteProblem(.output, "the XML parser cannot be started: out of memory")
}
