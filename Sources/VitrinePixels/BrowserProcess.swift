import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// A headless browser with two pipes, one for commands and one for answers. Each message ends with a zero byte. No port
/// is open, so no other program can reach the browser.
final class BrowserProcess {
    private let process: pid_t
    private let input: CInt
    private let output: CInt
    private let profile: URL
    private var received: [UInt8] = []
    private var scanned = 0
    private var isOpen = true

    /// Options that make the browser use the pipes and run without a window, sound or tasks of its own, and options
    /// that make two runs draw the same pixels: among others, no subpixel smoothing, no font hinting, one color
    /// profile, no animated images and no access to other machines.
    private static let arguments = [
        "--headless=new", "--remote-debugging-pipe", "--disable-gpu", "--hide-scrollbars", "--mute-audio",
        "--no-first-run",
        "--no-default-browser-check", "--disable-extensions", "--disable-background-networking", "--disable-sync",
        "--disable-component-update", "--disable-lcd-text", "--font-render-hinting=none", "--force-color-profile=srgb",
        "--force-device-scale-factor=1", "--disable-renderer-backgrounding", "--disable-backgrounding-occluded-windows",
        "--disable-background-timer-throttling", "--disable-partial-raster", "--disable-skia-runtime-opts",
        "--blink-settings=imageAnimationPolicy=2", "--host-resolver-rules=MAP * ~NOTFOUND", "--lang=en-US",
    ]

    init(_ program: String) throws(PixelProblem) {
        profile = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-browser-\(getpid())-\(UUID())")
        var arguments = [program] + Self.arguments + ["--user-data-dir=\(profile.path)"]
        // Chromium's sandbox does not work for root.
        if geteuid() == 0 { arguments.append("--no-sandbox") }
        var commands: [CInt] = [-1, -1]
        var answers: [CInt] = [-1, -1]
        guard pipe(&commands) == 0, pipe(&answers) == 0 else {
            let reason = String(cString: strerror(errno))
            for file in commands where file >= 0 { close(file) }
            throw .cannotStart(program, reason: reason)
        }
        // The browser reads from descriptor 3 and writes to 4, so its ends of the pipes must not have these numbers
        // yet.
        let theirs = [fcntl(commands[0], F_DUPFD, 10), fcntl(answers[1], F_DUPFD, 10)]
        let ours = [fcntl(commands[1], F_DUPFD_CLOEXEC, 10), fcntl(answers[0], F_DUPFD_CLOEXEC, 10)]
        for file in commands + answers { close(file) }
        (input, output) = (ours[0], ours[1])
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, theirs[0], 3)
        posix_spawn_file_actions_adddup2(&actions, theirs[1], 4)
        for file in theirs { posix_spawn_file_actions_addclose(&actions, file) }
        for file in [STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, file, "/dev/null", O_WRONLY, 0)
        }
        var child: pid_t = 0
        let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
        let result = Self.withTexts(arguments) { arguments in
            Self.withTexts(environment) { posix_spawn(&child, program, &actions, nil, arguments, $0) }
        }
        for file in theirs { close(file) }
        process = child
        guard result == 0 else {
            isOpen = false
            for file in ours { close(file) }
            throw .cannotStart(program, reason: String(cString: strerror(result)))
        }
        // Writing to a browser that has quit must fail with an error instead of ending this program.
        signal(SIGPIPE, SIG_IGN)
    }

    private static func withTexts<Result>(
        _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let copies = texts.map { strdup($0) } + [nil]
        defer { for copy in copies { free(copy) } }
        return body(copies)
    }

    func send(_ message: [UInt8]) throws(PixelProblem) {
        let bytes = message + [0]
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
            guard count > 0 else { throw .ended("it no longer accepts commands") }
            sent += count
        }
    }

    /// Returns the next message; nil if none arrives before the deadline.
    /// - Throws: ``PixelProblem/ended(_:)`` if the browser has closed the connection.
    func receive(before deadline: ContinuousClock.Instant) throws(PixelProblem) -> [UInt8]? {
        while true {
            if let end = received[scanned...].firstIndex(of: 0) {
                let message = Array(received[..<end])
                received.removeSubrange(...end)
                scanned = 0
                return message
            }
            scanned = received.count
            let left = ContinuousClock.now.duration(to: deadline)
            guard left > .zero else { return nil }
            var wanted = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
            let milliseconds = left.components.seconds * 1_000 + left.components.attoseconds / 1_000_000_000_000_000
            guard poll(&wanted, 1, CInt(clamping: max(1, milliseconds))) > 0 else { continue }
            var buffer = [UInt8](repeating: 0, count: 1 << 18)
            let count = buffer.withUnsafeMutableBytes { read(output, $0.baseAddress, $0.count) }
            guard count > 0 else { throw .ended("it closed the connection") }
            received += buffer[..<count]
        }
    }

    /// Ends the browser, and removes its profile folder.
    func end() {
        guard isOpen else { return }
        isOpen = false
        // The browser quits when its pipes are closed; if it does not do so within two seconds, it is killed.
        close(input)
        close(output)
        var status: CInt = 0
        for _ in 0..<100 {
            if waitpid(process, &status, WNOHANG) != 0 { break }
            usleep(20_000)
        }
        if waitpid(process, &status, WNOHANG) == 0 {
            kill(process, SIGKILL)
            waitpid(process, &status, 0)
        }
        try? FileManager.default.removeItem(at: profile)
    }

    deinit { end() }
}
