import Foundation
import VitrineSite
import VitrineSupport

/// Watches the files of a site and its package, and reloads or compiles what has changed.
struct DevLoop: ~Copyable {
    private let server: DevServer
    private let socket: ListeningSocket
    private let compiler: Compiler
    private let load: @Sendable () async -> Result<Site, BuildFailure>
    /// The folders in which every file may affect the pages.
    private var siteFolders: [String]
    /// The folder with the source code, if the site specifies one.
    private var sourceFolder: String?
    private var watch: FolderWatch
    /// The last changes that the former watch found before it was replaced.
    private var missed: [String] = []
    private var check: Task<Void, Never>?
    private var compilation: Task<[String], Never>?

    /// Creates a loop.
    /// - Parameters:
    ///   - folder: the folder of the site.
    ///   - load: reads the site again.
    init(
        _ server: DevServer, _ socket: ListeningSocket, folder: String, compiler: Compiler,
        load: @escaping @Sendable () async -> Result<Site, BuildFailure>
    ) {
        self.server = server
        self.socket = socket
        self.compiler = compiler
        self.load = load
        let folder = URL(fileURLWithPath: folder).standardizedFileURL.path
        siteFolders = [folder]
        watch = Self.watch([folder] + [compiler.package].compactMap(\.self))
    }

    /// Watches folders, except for `node_modules` and the output folders of builds.
    private static func watch(_ folders: [String]) -> FolderWatch {
        let roots = folders.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
        return FolderWatch(Array(Set(roots)).sorted()) { path in
            path.hasSuffix("/node_modules") || FileStatus.isFile("\(path)/manifest.sha256")
        }
    }

    /// Handles changes until the task is canceled. The command `dev` never cancels it, so its loop ends with the
    /// program.
    mutating func run() async {
        while !Task.isCancelled {
            let changes = missed + watch.changes()
            missed = []
            if !changes.isEmpty { await handle(changes) }
            try? await Task.sleep(for: .milliseconds(watch.isNotified ? 20 : 250))
        }
        check?.cancel()
    }

    /// Watches the folders of a site if they are not the ones being watched, for example after the theme in
    /// `vitrine.yml` has changed.
    private mutating func watchFolders(of site: Site) {
        let folders = server.folders(of: site)
        guard folders != siteFolders || site.sourceFolder != sourceFolder else { return }
        siteFolders = folders
        sourceFolder = site.sourceFolder
        // The new watch starts before the former one is read for the last time, so that no change is missed.
        let renewed = Self.watch(folders + [compiler.package, sourceFolder].compactMap(\.self))
        missed += watch.changes()
        watch = renewed
    }

    private mutating func handle(_ changes: [String]) async {
        if changes.contains(where: Self.isCode) { compile() }
        let others = changes.filter { !Self.isCode($0) && isOfSite($0) }
        guard !others.isEmpty else { return }
        // A check that is still running is about outdated files, and would slow down the next check.
        check?.cancel()
        if others.allSatisfy({ PageName.isStyleSheet($0) && FileStatus.isFile($0) }) {
            // The site being served need not be replaced, because the server reads stylesheets on every request.
            server.stylesChanged()
            return await recheck()
        }
        await reload()
    }

    private static func isCode(_ path: String) -> Bool {
        path.hasSuffix(".swift") || path.hasSuffix("/Package.resolved") || path.hasSuffix(".c") || path.hasSuffix(".h")
    }

    /// Returns whether a file may affect the pages: a file of the site or its themes, or any Markdown file, because
    /// Markdown about components may be anywhere in the package.
    private func isOfSite(_ path: String) -> Bool {
        if path.hasSuffix(".md") { return true }
        return siteFolders.contains { path.hasPrefix($0.hasSuffix("/") ? $0 : "\($0)/") }
    }

    /// Reads the site again, shows it, and checks its pages in the background.
    mutating func reload() async {
        let site = await load()
        // This comes before the theme is read, so that no change to the theme is missed.
        if case .success(let site) = site { watchFolders(of: site) }
        if let failure = server.show(site) {
            for line in failure.lines { CommandOutput.say(line) }
            return
        }
        if case .success(let site) = site { begin(site) }
    }

    /// Reads the site and checks its pages again, without replacing the site that is being served.
    private mutating func recheck() async {
        if case .success(let site) = await load() { begin(site) }
    }

    private mutating func begin(_ site: Site) {
        let server = server
        check = Task.detached(priority: .background) {
            // Waits a moment, so that saving twice does not start two checks.
            try? await Task.sleep(for: .milliseconds(300))
            guard !Task.isCancelled, let verdict = await server.check(site) else { return }
            for error in verdict.errors { CommandOutput.say(error.description) }
            for finding in verdict.check.findings.prefix(20) { CommandOutput.say(finding.description) }
            CommandOutput.say(verdict.check.summary)
        }
    }

    /// Compiles the current code. If that produces another program, this process becomes the new program.
    private mutating func compile() {
        let former = compilation
        former?.cancel()
        let (server, socket, compiler) = (server, socket, compiler)
        compilation = Task.detached {
            _ = await former?.value
            guard !Task.isCancelled else { return [] }
            let before = compiler.stamp
            server.working("Compiling …")
            CommandOutput.say("Compiling …")
            let errors = await compiler.run()
            server.working("")
            guard !Task.isCancelled else { return [] }
            server.fail(errors)
            for error in errors { CommandOutput.say(error) }
            if errors.isEmpty, compiler.stamp != before, let program = compiler.program {
                setenv("VITRINE_DEV_VERSION", String(server.version + 1_000), 1)
                socket.become(program, arguments: Array(CommandLine.arguments.dropFirst()))
            }
            return errors
        }
    }
}
