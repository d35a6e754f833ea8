import ArgumentParser
import Foundation
import VitrineComponents
import VitrineSite
import VitrineSupport

/// Serves the site during development.
struct DevCommand<Content: Gallery>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "dev", abstract: "Serve the site while you work on it; pages reload when a file is saved.",
            discussion: """
                Pages are rendered on request, and nothing is written. Checks run in the background; findings are shown here \
                and on the page. Changed Swift code is compiled while the last good site is served.

                Examples:
                  \(ProgramName.current) dev --open                    In the browser.
                  \(ProgramName.current) dev --port 8080               On another port.
                  \(ProgramName.current) dev --compile 'make gallery'  Compile with your own command.

                Exit status: 0 stopped by Ctrl+C, 3 the port cannot be used, 64 wrong usage or settings.
                """)
    }

    @OptionGroup var siteOptions: SiteOptions
    @Option(help: ArgumentHelp("The port; 0 chooses a free one.", valueName: "n"))
    var port = 4321
    @Option(
        help: ArgumentHelp(
            "The address to listen on; unless it is localhost, other machines can see the site.", valueName: "name"))
    var host = "127.0.0.1"
    @Flag(help: "Open the site in the browser.")
    var open = false
    @Option(
        help: ArgumentHelp(
            "The command that compiles Swift code. (default: swift build of this program)", valueName: "command"))
    var compile: String?
    @Option(help: ArgumentHelp("The name or the folder of a theme.", valueName: "name|dir"))
    var theme: String?
    @Option(help: ArgumentHelp("Also serve the site in this language; repeatable.", valueName: "tag"))
    var locale: [String] = []

    func validate() throws {
        if !(0...65_535).contains(port) { throw ValidationError("--port must be a number from 0 to 65535") }
    }

    func run() async throws {
        let folder = try siteFolder()
        let environment = ProcessInfo.processInfo.environment
        let inherited = ListeningSocket(inheritedFrom: environment)
        let socket = try inherited ?? listen()
        let address =
            "http://\(host.contains(":") ? "[\(host)]" : host == "127.0.0.1" ? "localhost" : host):\(socket.port)/"
        let version = environment["VITRINE_DEV_VERSION"].flatMap { Int($0) } ?? 0
        var options = BuildOptions()
        options.theme = theme
        options.locales = locale
        options.jobs = ProcessInfo.processInfo.activeProcessorCount
        let server = DevServer(socket, host: host, options: options, version: version)
        endQuietly()
        var loop = DevLoop(server, socket, folder: folder.url.path, compiler: Compiler(command: compile)) {
            await Self.load(siteOptions)
        }
        await loop.reload()
        server.start()
        if inherited == nil {
            CommandOutput.say("\(address)\nPress Ctrl+C to stop.")
            if open { Self.show(address) }
        }
        await loop.run()
    }

    /// Returns the folder of the site.
    /// - Throws: an `ExitCode`, after the problem has been printed, if the folder does not exist.
    private func siteFolder() throws -> SiteFolder {
        do throws(BuildFailure) {
            return try siteOptions.siteFolder()
        } catch {
            throw error.report(.text, output: "", end: "")
        }
    }

    private static func load(_ options: SiteOptions) async -> Result<Site, BuildFailure> {
        do throws(BuildFailure) {
            return .success(try await options.load(Content.self))
        } catch {
            return .failure(error)
        }
    }

    private func listen() throws -> ListeningSocket {
        do throws(ListeningSocket.Problem) {
            return try ListeningSocket(host: host, port: port)
        } catch {
            let words =
                switch error {
                case .taken: "port \(port) is used by another program; choose another with --port, or 0 for any"
                case .forbidden:
                    "port \(port) cannot be used: permission denied; choose another with --port, above 1023 if possible"
                case .noSuchHost: "this machine has no address \(quoted(host))"
                case .other(let words): "cannot listen on port \(port): \(words)"
                }
            CommandOutput.say("error: \(words)")
            throw ExitCode(3)
        }
    }

    /// Makes Ctrl+C, SIGTERM and SIGHUP end the program with status 0 and without a message, because there is nothing
    /// to clean up. SIGPIPE is ignored.
    private func endQuietly() {
        for number in [SIGINT, SIGTERM, SIGHUP] { signal(number) { _ in _exit(0) } }
        signal(SIGPIPE, SIG_IGN)
    }

    private static func show(_ address: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        #if os(macOS)
            process.arguments = ["open", address]
        #else
            process.arguments = ["xdg-open", address]
        #endif
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try? process.run()
    }
}
