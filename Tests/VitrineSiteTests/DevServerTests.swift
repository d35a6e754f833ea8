import Testing
import VitrineComponents

@testable import VitrineSupport
@testable import VitrineSite

@Suite("The development server")
struct DevServerTests {
    private func request(_ lines: String...) -> HTTPRequest? {
        HTTPRequest(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
    }

    @Test(
        arguments: [
            ("/", "index.html"), ("/de/", "de/index.html"), ("/a%20b.html?x=1", "a b.html"),
            ("/assets/%C3%A9.png", "assets/é.png"),
            ("/..", nil), ("/../x", nil), ("/%2e%2e/x", nil), ("/a/%2E%2E%2Fx", nil), ("//x", nil), ("/a%00", nil),
            ("/a%5cx", nil),
            ("/%zz", nil), ("/%", nil), ("/%ff", nil), ("x", nil), ("http://a/b", nil),
        ] as [(String, String?)]) func pathsStayInSite(target: String, path: String?) throws
    {
        #expect(try #require(request("GET \(target) HTTP/1.1", "Host: localhost")).path == path)
    }

    @Test(arguments: [
        ("localhost:80", "localhost"), ("EVIL.example", "evil.example"), ("[::1]:4321", "[::1]"),
        ("127.0.0.1", "127.0.0.1"),
    ]) func hosts(text: String, host: String) throws {
        #expect(try #require(request("GET / HTTP/1.1", "host:  \(text) ")).host == host)
    }

    @Test func invalidRequests() throws {
        #expect(request("GET /") == nil)
        #expect(request("") == nil)
        #expect(request("GET / SPDY/3") == nil)
        #expect(try #require(request("GET / HTTP/1.1", "Host: a", "Host: b")).host == nil)
        #expect(try #require(request("GET / HTTP/1.1")).host == nil)
    }

    @Test func scriptIsInsertedBeforeBodyEnd() {
        let served = String(
            decoding: DevScript.adding(to: Array("<body><p>x</p></body>".utf8), version: 7), as: UTF8.self)
        #expect(served == #"<body><p>x</p><script src="/.vitrine/dev.js" data-version="7"></script></body>"#)
    }

    /// The development server serves the site's own policy, extended only by scripts and connections of the server
    /// itself.
    @Test(
        arguments: [
            (
                #""default-src 'none'; style-src 'self'""#,
                "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'"
            ),
            (
                #""script-src 'none'; connect-src https://a.example""#,
                "script-src 'self'; connect-src https://a.example 'self'"
            ),
            (
                "'default-src &#39;self&#39; https://a.example'",
                "default-src 'self' https://a.example; script-src 'self' https://a.example 'self'; "
                    + "connect-src 'self' https://a.example 'self'"
            ),
            (
                #""script-src &#x27;self&#x27; a&period;example""#, "script-src 'self' a.example 'self'"
            ),
            (#""Script-Src-Elem 'sha256-a='; img-src *""#, "Script-Src-Elem 'sha256-a=' 'self'; img-src *"),
            (#""script-src https://a.example/?a&amp;b""#, "script-src https://a.example/?a&amp;b 'self'"),
            (#""""#, ""),
        ])
    func policiesAllowOnlyDevScript(written: String, served: String) {
        let page = "<head><meta content=\(written) HTTP-EQUIV='Content-Security-Policy'/></head><body>\(written)</body>"
        let expected =
            "<head><meta content=\"\(served)\" HTTP-EQUIV='Content-Security-Policy'/></head>"
            + "<body>\(written)</body>"
        #expect(DevPolicy.changing(page) == expected)
    }

    /// The folders of a theme with a mistake must be known, because the development server watches them and reads the
    /// theme again when the mistake is corrected.
    @Test func foldersOfFaultyThemeAreWatched() throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.writeTheme(at: "base", description: "name: Base\nextends: none\n")
        try bench.writeTheme(at: "mine", page: "{{#open}}\n", description: "extends: \(bench.path)/base\n")
        var configuration = SiteConfiguration()
        configuration.theme = "\(bench.path)/site/../mine"
        let site = Site(
            sections: Samples.sections(), registry: .samples, folder: bench.site, configuration: configuration)
        let socket = try ListeningSocket(host: "127.0.0.1", port: 0)
        let server = DevServer(socket, host: "127.0.0.1", options: BuildOptions(), version: 0)
        #expect(server.show(.success(site)) != nil)
        let folders = ["site", "mine", "base"].map { "\(bench.path)/\($0)" }
        #expect(server.folders(of: site) == folders)
        try bench.write("nonsense: 1\n", to: "base/theme.yml")
        #expect(server.folders(of: site) == folders)
    }

    @Test func otherSitesCannotUseResponses() {
        let head = String(decoding: HTTPResponse.text(200, "x").bytes(withBody: false), as: UTF8.self)
        for line in [
            "Cross-Origin-Resource-Policy: same-origin", "X-Content-Type-Options: nosniff", "Cache-Control: no-store",
        ] {
            #expect(head.contains("\r\n\(line)\r\n"))
            #expect(String(decoding: HTTPResponse.eventsHead, as: UTF8.self).contains("\r\n\(line)\r\n"))
        }
        #expect(!head.contains("Access-Control"))
    }
}
