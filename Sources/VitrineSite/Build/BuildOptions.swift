import VitrineConformance

/// What a build is asked to do.
public struct BuildOptions: Sendable {
    /// The folder to write.
    public var output = "_site"
    /// The name or folder of a theme; nil takes the configuration's.
    public var theme: String?
    /// Further languages, as BCP 47 tags, each in a folder of its own; empty takes those of the configuration.
    public var locales: [String] = []
    /// Only pages whose path matches; the others stay as the last build left them.
    public var only: String?
    /// How many pages to work on at once.
    public var jobs = 2

    /// Where pages with errors are written, to be looked at; nil to write them nowhere.
    public var keepInvalid: String?
    /// Files with rules of the user's own, besides those of `vitrine.yml`.
    public var rules: [String] = []
    /// Exceptions from rules, besides those of `vitrine.yml`.
    public var ignores: [Ignore] = []
    /// Whether warnings fail a build as errors do.
    public var isStrict = false

    /// The defaults.
    public init() {}
}

/// What a build did.
public struct BuildReport: Hashable, Sendable {
    /// The folder written.
    public var output: String
    /// Pages of sections, components and the index.
    public var pages = 0
    /// Bare pages of stories.
    public var stories = 0
    /// Files that were not there before.
    public var added: [String] = []
    /// Files whose bytes differ.
    public var changed: [String] = []
    /// Files that are gone.
    public var removed: [String] = []
    /// Files as they were.
    public var unchanged = 0
    /// Remarks that do not fail a build.
    public var remarks: [RenderRemark] = []

    /// What the rules advise; advice does not fail a build.
    public var findings: [Finding] = []
    /// The path of every page and story.
    public var paths: [String] = []

    /// A remark on what a component wrote.
    public struct RenderRemark: Hashable, Sendable {
        /// The remark in a sentence, with its place.
        public var text: String
    }
}

/// Why a build failed: everything that was wrong.
public struct BuildFailure: Error, Sendable {
    /// Configuration, data, themes and output.
    public var site: [SiteProblem] = []
    /// Components and views.
    public var render: [String] = []
    /// Pages.
    public var findings: [Finding] = []
    /// The path of every page and story that was looked at.
    public var paths: [String] = []
    /// Whether warnings failed as errors do, as the options or `vitrine.yml` ask.
    public var isStrict = false

    /// Creates a failure.
    public init(
        site: [SiteProblem] = [], render: [String] = [], findings: [Finding] = [], paths: [String] = [],
        isStrict: Bool = false
    ) {
        self.isStrict = isStrict
        self.paths = paths
        self.site = site
        self.render = render
        self.findings = findings
    }

    /// The number of problems.
    public var count: Int { site.count + render.count + findings.count }

    /// The number of problems that are no advice.
    public var errors: Int { count - findings.count { $0.severity == .warning } }

    /// All problems, one line each.
    public var lines: [String] { site.map(\.description) + render + findings.map(\.description) }
}
