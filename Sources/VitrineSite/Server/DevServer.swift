import Foundation
import Synchronization
import VitrineComponents
import VitrineConformance
import VitrineSupport

/// Serves the pages of a site during development: each page is rendered on request, from memory, and nothing is
/// written.
///
/// One thread waits for connections, and each connection has a thread of its own; that is enough for one browser. The
/// server uses no HTTP package, because everybody who builds a gallery would have to compile it, and a few hundred
/// lines are enough to serve files.
package final class DevServer: Sendable {
    private struct Contents: Sendable {
        var pages: LivePages?
        var state: DevState
        /// The number of open connections: pages that listen for changes, and requests in progress.
        var connections = 0
    }

    private static let mostConnections = 200

    private let socket: ListeningSocket
    private let hosts: Set<String>
    private let options: BuildOptions
    private let contents: Mutex<Contents>

    /// Creates a server.
    /// - Parameters:
    ///   - host: the host name or IP address at which the server listens.
    ///   - version: the initial version of the site. It must differ from the versions of pages that may still be open
    ///     in a browser.
    package init(_ socket: ListeningSocket, host: String, options: BuildOptions, version: Int) {
        self.socket = socket
        self.options = options
        hosts = ["localhost", "[::1]", host.lowercased()]
        contents = Mutex(Contents(state: DevState(version: version)))
    }

    /// Starts serving, on threads of its own.
    package func start() {
        Thread.detachNewThread { [self] in
            while let connection = socket.accept() {
                guard contents.withLock({ $0.connections < Self.mostConnections }) else {
                    connection.close()
                    continue
                }
                contents.withLock { $0.connections += 1 }
                let thread = Thread { [self] in
                    answer(connection)
                    connection.close()
                    contents.withLock { $0.connections -= 1 }
                }
                // The gallery's views run on this thread, and components may be nested deeply.
                thread.stackSize = 8 << 20
                thread.start()
            }
        }
    }

    /// The version of the site that is being served.
    package var version: Int { contents.withLock { $0.state.version } }

    // MARK: - Contents

    /// Replaces the site. If the new one cannot be made, the last good one is kept, and open pages show why.
    /// - Returns: the failure; nil if the site was replaced.
    @discardableResult
    package func show(_ site: Result<Site, BuildFailure>) -> BuildFailure? {
        do throws(BuildFailure) {
            let pages = try LivePages(try site.get(), options: options)
            contents.withLock { contents in
                contents.pages = pages.following(contents.pages)
                contents.state.version += 1
                contents.state.failures = []
                contents.state.findings = []
            }
            return nil
        } catch {
            fail(error.lines)
            return error
        }
    }

    /// Sends open pages the errors that prevented the site from being replaced, one text for each error.
    package func fail(_ lines: [String]) {
        contents.withLock { $0.state.failures = lines.map { .init(text: $0) } }
    }

    /// Notifies open pages that stylesheets have changed.
    package func stylesChanged() { contents.withLock { $0.state.styles += 1 } }

    /// Shows on open pages what is being done in the background. An empty text means that nothing is being done.
    package func working(_ text: String) { contents.withLock { $0.state.working = text } }

    /// Renders and checks all pages in the background, and sends open pages the problems.
    /// - Returns: the result; nil if the check was canceled or could not run, or if the site was replaced in the
    ///   meantime.
    package func check(_ site: Site) async -> SiteVerdict? {
        var options = options
        // Only half of the workers are used, so that the pages that the browser requests are rendered without delay.
        options.jobs = max(1, options.jobs / 2)
        let version = version
        guard let result = try? await site.look(options), !Task.isCancelled else { return nil }
        return contents.withLock { contents -> SiteVerdict? in
            guard contents.state.version == version else { return nil }
            if let pages = contents.pages {
                if pages.differs(from: result.lineage) { contents.state.version += 1 }
                contents.pages = pages.knowing(result.lineage, result.styles, result.storyFacts)
            }
            contents.state.findings =
                result.errors.map { .init(text: $0.description) }
                + result.check.findings.map { .init(isError: $0.severity == .error, text: $0.description) }
            return SiteVerdict(
                check: result.check, errors: result.errors, remarks: result.remarks, coverage: result.coverage)
        }
    }

    /// The folders in which every file may affect the pages of a site, absolute and without `..`. The folder of a theme
    /// is included even if the theme has a mistake.
    package func folders(of site: Site) -> [String] {
        site.folders(theme: options.theme).map(\.standardizedFileURL.path)
    }

    // MARK: - Responses

    private func answer(_ connection: ListeningSocket.Connection) {
        guard let request = HTTPRequest(from: connection) else { return }
        guard isOwn(request.host) else {
            let text = "this server answers only requests for \(hosts.sorted().joined(separator: ", "))"
            _ = connection.send(HTTPResponse.text(403, text).bytes(withBody: true))
            return
        }
        guard request.method == "GET" || request.method == "HEAD" else {
            _ = connection.send(HTTPResponse.text(405, "only GET and HEAD are served").bytes(withBody: true))
            return
        }
        if request.path == DevScript.eventsPath, request.method == "GET" { return tell(connection) }
        _ = connection.send(response(to: request.path).bytes(withBody: request.method == "GET"))
    }

    /// Whether a request's host is one of the server's own names or an IP address; other requests are refused. Another
    /// website could make its own domain name resolve to this machine and then read the pages (DNS rebinding). IP
    /// addresses are safe, because they are not resolved through DNS.
    private func isOwn(_ host: String?) -> Bool {
        guard let host else { return false }
        if hosts.contains(host) || host.hasPrefix("[") && host.hasSuffix("]") { return true }
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
        return numbers.count == 4 && numbers.allSatisfy { $0.utf8.allSatisfy(\.isASCIIDigit) && UInt8($0) != nil }
    }

    private func response(to path: String?) -> HTTPResponse {
        guard let path else { return .text(400, "this is not a path of the site") }
        if path == DevScript.path {
            return HTTPResponse(type: HTTPResponse.type(of: path), Array(DevScript.source.utf8))
        }
        let (pages, state) = contents.withLock { ($0.pages, $0.state) }
        guard let pages else {
            let text = state.failures.map(\.text).joined(separator: "\n")
            let next = "Correct this and save: the page loads again by itself."
            return page(500, "The gallery cannot be built", text, next: next, state)
        }
        guard let (bytes, problems) = pages.file(path) else {
            let next = "It may have been renamed or removed. The index, at /, lists all pages."
            return page(404, "There is no such page", path, next: next, state)
        }
        guard PageName.isPage(path), !path.hasPrefix("assets/") else {
            return HTTPResponse(type: HTTPResponse.type(of: path), bytes)
        }
        note(problems)
        return HTTPResponse(
            type: HTTPResponse.type(of: path), DevScript.adding(to: bytes, version: state.version))
    }

    private func page(
        _ status: Int, _ title: String, _ text: String, next: String, _ state: DevState
    ) -> HTTPResponse {
        HTTPResponse(
            status, type: HTTPResponse.type(of: ".html"),
            DevScript.page(title, text, next: next, version: state.version))
    }

    /// Shows the problems with a requested page immediately, before the check of all pages finds them.
    private func note(_ problems: [RenderProblem]) {
        let new = problems.map { DevState.Problem(isError: $0.isError, text: $0.description) }
        guard !new.isEmpty else { return }
        contents.withLock { contents in
            contents.state.findings += new.filter { !contents.state.findings.contains($0) }
        }
    }

    /// Sends an open page the current state, and again whenever it has changed, until the connection is closed.
    private func tell(_ connection: ListeningSocket.Connection) {
        guard connection.send(HTTPResponse.eventsHead + Array("retry: 200\n\n".utf8)) else { return }
        var sent: DevState?
        var quiet = 0
        while true {
            let state = contents.withLock { $0.state }
            if state != sent {
                guard connection.send(state.event) else { return }
                sent = state
                quiet = 0
            } else if quiet >= 100 {
                // A closed connection is only noticed when something is sent.
                guard connection.send(Array(":\n\n".utf8)) else { return }
                quiet = 0
            }
            quiet += 1
            Thread.sleep(forTimeInterval: 0.03)
        }
    }
}
