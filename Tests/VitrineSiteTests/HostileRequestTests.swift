import Foundation
import Testing
import VitrineComponents

@testable import VitrineSupport
@testable import VitrineSite

/// Requests that a page of another origin, or another program, could send to the development server.
@Suite("Hostile requests")
struct HostileRequestTests {
    /// A server for a site, with secrets in files that the server must not serve.
    private struct Desk {
        let bench: Workbench
        let port: Int

        init() throws {
            bench = try Workbench()
            try bench.write("title: SECRET\n", to: "site/vitrine.yml")
            try bench.write("SECRET", to: "site/data/secret.json")
            try bench.write("SECRET", to: "secret.txt")
            try bench.write("a { color: red }", to: "site/assets/site.css")
            let socket = try ListeningSocket(host: "127.0.0.1", port: 0)
            port = socket.port
            let server = DevServer(socket, host: "127.0.0.1", options: BuildOptions(), version: 0)
            let site = Site(
                sections: Samples.sections(), registry: .samples, folder: bench.site, configuration: SiteConfiguration()
            )
            #expect(server.show(.success(site)) == nil)
            server.start()
        }

        /// Sends bytes to the server and returns its whole answer.
        func ask(_ bytes: [UInt8]) -> String {
            #if os(Linux)
                let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            #else
                let file = socket(AF_INET, SOCK_STREAM, 0)
            #endif
            defer { close(file) }
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = in_port_t(port).bigEndian
            address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
            let isConnected = withUnsafePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
                }
            }
            #expect(isConnected)
            _ = send(file, bytes, bytes.count, Int32(MSG_NOSIGNAL))
            shutdown(file, Int32(SHUT_WR))
            var answer: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 65_536)
            while case let count = recv(file, &buffer, buffer.count, 0), count > 0 { answer += buffer[..<count] }
            return String(decoding: answer, as: UTF8.self)
        }

        func ask(_ target: String, _ lines: String...) -> String {
            let head = ["GET \(target) HTTP/1.1"] + (lines.isEmpty ? ["Host: localhost:\(port)"] : lines)
            return ask(Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8))
        }

        static func status(_ answer: String) -> Int? {
            answer.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        }
    }

    @Test func nothingOutsideSiteIsServed() throws {
        let desk = try Desk()
        defer { desk.bench.remove() }
        #expect(desk.ask("/assets/site.css").hasSuffix("a { color: red }"))
        let ways = [
            "/vitrine.yml", "/data/secret.json", "/../secret.txt", "/../../../../../../etc/passwd",
            "/..%2f..%2fsecret.txt",
            "/assets/..%2f..%2fvitrine.yml", "/assets/%2e%2e/%2e%2e/vitrine.yml", "/assets/%252e%252e/vitrine.yml",
            "/assets/..;/vitrine.yml", "/assets\\..\\..\\secret.txt", "/assets/%5c..%5csecret.txt", "//etc/passwd",
            "/%2fetc/passwd", "/assets/%00/../../secret.txt", "/assets/site.css%00.html",
            "/assets/site.css/../../secret.txt",
            "/./vitrine.yml", "/%c0%ae%c0%ae/secret.txt", "/\u{FF0E}\u{FF0E}/secret.txt", "/proc/self/environ",
            "/.vitrine/../vitrine.yml", "/.git/config", "file:///etc/passwd", "http://localhost/index.html", "*",
            "/?/../secret.txt#",
        ]
        for way in ways {
            let answer = desk.ask(way)
            if way.hasPrefix("/?") { continue }
            #expect([400, 404].contains(Desk.status(answer)), "\(way): \(answer.prefix(200))")
            #expect(
                !answer.contains("title: SECRET") && !answer.hasSuffix("SECRET") && !answer.contains("root:"), "\(way)")
        }
    }

    /// An asset that was replaced by a symbolic link is not served.
    @Test func linkInPlaceOfAssetIsNotFollowed() throws {
        let desk = try Desk()
        defer { desk.bench.remove() }
        try desk.bench.remove("site/assets/site.css")
        try desk.bench.link("site/assets/site.css", to: "../../secret.txt")
        let answer = desk.ask("/assets/site.css")
        #expect(Desk.status(answer) == 404)
        #expect(!answer.hasSuffix("SECRET"))
    }

    @Test(arguments: [
        "Host: evil.example", "Host: localhost.evil.example", "Host: 127.0.0.1.evil.example",
        "Host: evil.example#localhost",
        "Host: 2130706433", "Host: 0x7f.0.0.1", "Host: 127.1", "Host: localhost.", "Host:", "X: y",
        "Host: localhost\r\nHost: evil.example", "Host: evil.example\r\nX-Forwarded-Host: localhost",
    ])
    func foreignHostsAreRefused(lines: String) throws {
        let desk = try Desk()
        defer { desk.bench.remove() }
        let answer = desk.ask("/", lines)
        #expect(Desk.status(answer) == 403, "\(answer.prefix(200))")
        #expect(!answer.contains("<html"))
    }

    @Test func otherOriginsAreRefused() throws {
        let desk = try Desk()
        defer { desk.bench.remove() }
        for method in ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "CONNECT", "get"] {
            let text =
                "\(method) / HTTP/1.1\r\nHost: localhost\r\nOrigin: https://evil.example\r\n"
                + "Access-Control-Request-Method: GET\r\nAccess-Control-Request-Private-Network: true\r\n\r\n"
            let answer = desk.ask(Array(text.utf8))
            #expect(Desk.status(answer) == 405, "\(method)")
            #expect(!answer.lowercased().contains("access-control"), "\(method)")
        }
        let answer = desk.ask("/", "Host: localhost", "Origin: null")
        #expect(!answer.lowercased().contains("access-control"))
        #expect(answer.contains("\r\nCross-Origin-Resource-Policy: same-origin\r\n"))
    }

    @Test func invalidRequestEndsConnection() throws {
        let desk = try Desk()
        defer { desk.bench.remove() }
        let long = "GET / HTTP/1.1\r\nHost: localhost\r\nX: " + String(repeating: "x", count: 40_000) + "\r\n\r\n"
        for text in [
            long, "\r\n\r\n", "GET\r\n\r\n", "\u{0}\u{0}\r\n\r\n", "GET / HTTP/2\r\n\r\n", "GET / HTTP/1.1\r\n",
        ] {
            #expect(desk.ask(Array(text.utf8)).isEmpty, "\(text.prefix(40))")
        }
        #expect(desk.ask([0xFF, 0xFE] + Array("\r\n\r\n".utf8)).isEmpty)
        #expect(Desk.status(desk.ask("/")) == 200)
    }
}
