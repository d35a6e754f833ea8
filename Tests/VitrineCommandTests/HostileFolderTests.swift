import Foundation
import TestSupport
import Testing

@Suite("Folders with files that are not valid pages")
struct HostileFolderTests {
    private func start(_ desk: Desk, _ names: String...) throws {
        let links = names.map { "<p><a href=\"\($0)\">\($0)</a></p>" }.joined()
        try desk.write(Desk.page(links), to: "site/index.html")
    }

    @Test func unreadableFilesAreOneFindingEach() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try start(desk, "a.html", "empty.html", "latin.html", "utf16.html", "utf16-bare.html", "nul.html")
        try desk.write(Desk.page("<p>Right</p>"), to: "site/a.html")
        try desk.write("", to: "site/empty.html")
        try desk.write(Array(Desk.page("<p>Gr").utf8) + [0xFC] + Array("n</p>".utf8), to: "site/latin.html")
        let units = Array(Desk.page("<p>x</p>").utf16)
        try desk.write([0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, to: "site/utf16.html")
        try desk.write(units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }, to: "site/utf16-bare.html")
        try desk.write(Desk.page("<p>a\u{0}b</p>"), to: "site/nul.html")
        try desk.link("site/dangling.html", to: "nowhere.html")
        try desk.link("site/self.html", to: "self.html")
        try desk.link("site/loop", to: "..")
        #expect(mkfifo("\(desk.path)/site/pipe.html", 0o644) == 0)
        let result = try await desk.check("site", "--format", "json")
        #expect(result.status == 1)
        let findings = try result.findings().filter { !$0.hasSuffix("orphan-page") }
        #expect(
            findings == [
                "site/dangling.html:0 unreadable-file", "site/empty.html:1 missing-doctype",
                "site/empty.html:1 page-language", "site/empty.html:1 child-missing",
                "site/empty.html:1 encoding-missing", "site/latin.html:14 content-after-body",
                "site/latin.html:14 invalid-bytes-in-encoding", "site/latin.html:14 unexpected-end-tag",
                "site/loop:0 unreadable-file",
                "site/nul.html:10 unexpected-null-character", "site/pipe.html:0 unreadable-file",
                "site/self.html:0 unreadable-file",
                "site/utf16-bare.html:1 utf-8", "site/utf16.html:1 utf-8",
            ])
        #expect(result.output.contains("\"message\":\"is a pipe, not a file\""))
        #expect(result.output.contains("\"message\":\"is a symbolic link that leads nowhere\""))
        #expect(result.output.contains("\"message\":\"is a symbolic link that leads back to itself\""))
        #expect(result.output.contains("some bytes are not UTF-8; save the file as UTF-8"))
    }

    @Test func socketIsNotRead() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try start(desk)
        #if os(Linux)
            let kind = Int32(SOCK_STREAM.rawValue)
        #else
            let kind = SOCK_STREAM
        #endif
        // The path of a socket is limited to about a hundred bytes, so the socket is created at a short path and then
        // moved.
        let descriptor = socket(AF_UNIX, kind, 0)
        defer { close(descriptor) }
        let short = "/tmp/vitrine-\(getpid()).html"
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: short.utf8) }
        let isBound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
        #expect(isBound)
        defer { unlink(short) }
        #expect(rename(short, "\(desk.path)/site/socket.html") == 0)
        let result = try await desk.check("site", "--quiet")
        #expect(result.status == 1)
        #expect(result.output.contains("site/socket.html: error: is a socket, not a file [unreadable-file]"))
    }

    @Test func linkToParentIsWarning() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try start(desk)
        try desk.write("x", to: "site/a/notes.txt")
        try desk.link("site/a/up", to: "../../site")
        let result = try await desk.check("site", "--quiet")
        #expect(result.status == 0)
        #expect(
            result.output
                == "site/a/up: warning: a symbolic link leads back to the folder itself [folder-loop]\n")
    }

    @Test func linkedFolderIsCheckedOnce() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try start(desk, "latest/a.html#part", "latest/boat.png")
        try desk.write(Desk.page("<p id=\"part\"><a href=\"../\">Up</a></p>"), to: "site/v1/a.html")
        try desk.write("", to: "site/v1/boat.png")
        try desk.link("site/latest", to: "v1")
        let result = try await desk.check("site", "--format", "json")
        #expect(try result.object()["files"] as? Int == 2)
        #expect(try result.findings() == [])
    }

    @Test func linkedFolderOutside() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try start(desk, "extra/a.html")
        try desk.write(Desk.page("<p><a href=\"../\">Up</a></p>"), to: "elsewhere/a.html")
        try desk.link("site/extra", to: "../elsewhere")
        let result = try await desk.check("site", "--follow-links", "--format", "json")
        #expect(try result.object()["files"] as? Int == 2)
        #expect(try result.findings() == [])
    }

    @Test func manyPathsToOneFolder() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try start(desk)
        for level in 0..<20 {
            try desk.write("x", to: "site/d\(level)/notes.txt")
            try desk.link("site/d\(level)/left", to: "../d\(level + 1)")
            try desk.link("site/d\(level)/right", to: "../d\(level + 1)")
        }
        try desk.write("x", to: "site/d20/notes.txt")
        #expect(try await desk.check("site").status == 0)
    }

    @Test func filesWithoutReadPermission() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try start(desk, "secret.html")
        try desk.write(Desk.page("<p>x</p>"), to: "site/secret.html")
        chmod("\(desk.path)/site/secret.html", 0)
        try desk.write(Desk.page("<p>x</p>"), to: "site/closed/a.html")
        chmod("\(desk.path)/site/closed", 0)
        let result = try await desk.runWithoutPrivileges(["check", "site", "--format", "json"])
        #expect(result.status == 1)
        #expect(try result.findings() == ["site/closed:0 unreadable-file", "site/secret.html:0 unreadable-file"])
    }

    /// Tests that files that are too large are not read at all, so they cost neither time nor memory, whatever the
    /// options are.
    @Test func filesOver50MegabytesAreNotRead() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try start(desk, "huge.html", "huge.xhtml")
        for (name, size) in [("huge.html", 1_000_000_000), ("huge.xhtml", 3_000_000_000), ("huge.css", 1_000_000_000)] {
            try desk.write("", to: "site/\(name)")
            // A sparse file takes no disk space.
            try #require(truncate("\(desk.path)/site/\(name)", size) == 0)
        }
        try desk.write(Desk.page("", head: "<link rel=\"stylesheet\" href=\"huge.css\"/>"), to: "site/a.html")
        for arguments in [["site"], ["site", "--unused"], ["site", "--syntax", "both"]] {
            let result = try await desk.run(
                ["check"] + arguments + ["--quiet", "--format", "json"], watchesMemory: true)
            #expect(result.status == 1)
            let unread = try result.findings().filter { $0.hasSuffix("unreadable-file") }
            #expect(
                unread == ["huge.css", "huge.html", "huge.xhtml"].map { "site/\($0):0 unreadable-file" }, "\(arguments)"
            )
            #expect(result.output.contains("\"message\":\"is larger than 50 MB\""))
            #expect(result.peakKilobytes.map { $0 < 200_000 } ?? true, "\(result.peakKilobytes ?? 0) kB")
        }
    }

    @Test func pagesOver50MegabytesAreNotCompared() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        for (folder, word) in [("old", "a"), ("new", "b")] {
            try desk.write(Desk.page("<p>\(word)</p>"), to: "\(folder)/huge.html")
            try #require(truncate("\(desk.path)/\(folder)/huge.html", 60_000_000) == 0)
        }
        let result = try await desk.run(["compare", "old", "new"], watchesMemory: true)
        #expect(result.status == 3, "\(result.output)")
        #expect(
            (result.output + result.errors).contains("huge.html: is larger than 50 MB"),
            "\(result.output) \(result.errors)")
        #expect(result.peakKilobytes.map { $0 < 400_000 } ?? true, "\(result.peakKilobytes ?? 0) kB")
    }

    @Test func unusualFileNames() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try start(desk, "a%20b%23c.html", "gr%C3%BC%C3%9Fe.html", "日本.html", "%25.html")
        for name in ["a b#c", "grüße", "日本", "%"] { try desk.write(Desk.page("<p>x</p>"), to: "site/\(name).html") }
        let result = try await desk.check("site")
        #expect(result.status == 0, "\(result.output)")
    }

    @Test func linksThatLeadOutAreNotRead() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try start(desk, "inside.html")
        try desk.write("<p>TOPSECRET & <wrong>", to: "secret.txt")
        try desk.write("a { TOPSECRET }", to: "private/a.css")
        try desk.link("site/page.html", to: "../secret.txt")
        try desk.link("site/style.css", to: "../private/a.css")
        try desk.link("site/folder", to: "../private")
        try desk.link("site/inside.html", to: "index.html")
        for format in ["text", "json", "sarif", "junit", "github"] {
            let result = try await desk.check("site", "--format", format)
            #expect(result.status == 1)
            #expect(!result.output.contains("TOPSECRET"), "\(format)")
            for name in ["page.html", "style.css", "folder"] {
                #expect(result.output.contains("site/\(name)"), "\(format) \(name)")
            }
            if format != "junit" { #expect(!result.output.contains("inside.html"), "\(format)") }
        }
        let text = try await desk.check("site").output
        let way = "error: is a symbolic link that leads out of the folder; use --follow-links to read it"
        #expect(text.contains("site/folder: \(way) [unreadable-file]\n"))
        #expect(try await desk.check("site", "--follow-links").output.contains("TOPSECRET"))
    }

    #if os(Linux)
        /// Linux allows paths of 4,095 bytes, plus a zero byte at the end.
        @Test func longestPath() async throws {
            let desk = try Desk()
            defer { desk.remove() }
            try desk.write(Desk.page("<p>x</p>"), to: "site/index.html")
            let name = String(repeating: "n", count: 250)
            var folder = open("\(desk.path)/site", O_RDONLY)
            var path = "site"
            while path.utf8.count + 1 + name.utf8.count + 7 < 4_095 {
                #expect(mkdirat(folder, name, 0o755) == 0)
                let inner = openat(folder, name, O_RDONLY)
                close(folder)
                folder = inner
                path += "/\(name)"
            }
            for length in [4_095, 4_096] {
                let file = String(repeating: "p", count: length - path.utf8.count - 6) + ".html"
                let page = openat(folder, file, O_WRONLY | O_CREAT, 0o644)
                #expect(write(page, "wrong", 5) == 5)
                close(page)
            }
            close(folder)
            let result = try await desk.check("site", "--format", "json")
            #expect(result.status == 1)
            let findings = try result.findings().filter { !$0.hasSuffix("orphan-page") }
            #expect(findings.contains { $0.hasSuffix(".html:1 missing-doctype") }, "\(findings)")
            #expect(findings.count { $0.hasSuffix(".html:0 unreadable-file") } == 1, "\(findings)")
            #expect(result.output.contains("\"message\":\"cannot be read: the name is too long\""))
            _ = try await Program("/bin/rm").run(["-rf", "\(desk.path)/site"], in: "/", input: "", environment: [:])
        }
    #endif

    @Test func tooLongPathIsReported() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        try start(desk)
        // The folders are nested so deeply that the path of the last one is too long for the system.
        let name = String(repeating: "n", count: 250)
        var folder = open("\(desk.path)/site", O_RDONLY)
        for _ in 0..<18 {
            #expect(mkdirat(folder, name, 0o755) == 0)
            let inner = openat(folder, name, O_RDONLY)
            close(folder)
            folder = inner
        }
        let page = openat(folder, "lost.html", O_WRONLY | O_CREAT, 0o644)
        close(page)
        close(folder)
        let result = try await desk.check("site")
        #expect(result.status == 1)
        #expect(result.output.contains(": error: cannot be read: the name is too long [unreadable-file]"))
        _ = try await Program("/bin/rm").run(["-rf", "\(desk.path)/site"], in: "/", input: "", environment: [:])
    }
}
