import Testing

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
        ] as [(String, String?)]) func pathsStayInTheSite(target: String, path: String?) throws
    {
        #expect(try #require(request("GET \(target) HTTP/1.1", "Host: localhost")).path == path)
    }

    @Test(arguments: [
        ("localhost:80", "localhost"), ("EVIL.example", "evil.example"), ("[::1]:4321", "[::1]"),
        ("127.0.0.1", "127.0.0.1"),
    ]) func hosts(text: String, host: String) throws {
        #expect(try #require(request("GET / HTTP/1.1", "host:  \(text) ")).host == host)
    }

    @Test func requestsThatAreNone() throws {
        #expect(request("GET /") == nil)
        #expect(request("") == nil)
        #expect(request("GET / SPDY/3") == nil)
        #expect(try #require(request("GET / HTTP/1.1", "Host: a", "Host: b")).host == nil)
        #expect(try #require(request("GET / HTTP/1.1")).host == nil)
    }

    @Test func theScriptIsPutBeforeTheEndAndAPolicyThatForbidsItIsLeftOut() {
        let page =
            #"<head><meta http-equiv="Content-Security-Policy" content="script-src 'none'"/></head><body><p>x</p></body>"#
        let served = String(decoding: DevScript.adding(to: Array(page.utf8), version: 7), as: UTF8.self)
        #expect(
            served
                == #"<head></head><body><p>x</p><script src="/.vitrine/dev.js" data-version="7"></script></body>"#)
    }
}
