import Testing
import VitrineSupport

@Suite("Addresses")
struct AddressTests {
    @Test(
        "Addresses and the files that they lead to",
        arguments: [
            ("a.css", "index.html", "a.css"), ("../assets/a.css", "stories/x.html", "assets/a.css"),
            ("./b/../a.css?v=3#x", "index.html", "a.css"), ("/a.css", "deep/er/x.html", "a.css"),
            ("a%20b%23.css", "index.html", "a b#.css"), ("50%.css", "index.html", "50%.css"),
            ("../a.css", "index.html", nil), ("https://example.org/a.css", "index.html", nil),
            ("//example.org/a.css", "index.html", nil), ("data:text/css,x", "index.html", nil), ("", "index.html", nil),
            ("..%2Fsecret", "x/index.html", nil), ("%2e%2e/%2e%2e/etc/passwd", "x/index.html", nil),
            ("..\\secret", "x/index.html", nil), ("folder/", "index.html", nil), (" a.css\n", "index.html", "a.css"),
            ("..a.css", "index.html", "..a.css"),
            ("b/..", "index.html", nil), ("a%+1.css", "index.html", "a%+1.css"), ("%00.css", "index.html", nil),
            ("..", "a/b/c.html", nil), (".", "a/b.html", nil), ("x/.", "a/b.html", nil),
            ("%2E%2E", "a/b/c.html", nil),
        ] as [(String, String, String?)])
    func paths(address: String, page: String, path: String?) {
        #expect(FileAddress.path(address, inside: page) == path)
    }

    @Test func pathsFromRootAndOutOfFolder() {
        #expect(FileAddress.path("/a.css", from: "/srv/x/index.html", root: "/srv") == "/srv/a.css")
        #expect(FileAddress.path("/a.css", from: "/srv/x/index.html") == nil)
        #expect(FileAddress.path("../../a.css", from: "x/index.html") == "../a.css")
        #expect(FileAddress.path("..", from: "/srv/x/y/index.html") == nil)
    }

    @Test(
        "Addresses that lead to other sites",
        arguments: [
            ("https://example.org/a.css", true), (" HTTP://example.org/a.css", true), ("//example.org/a.css", true),
            ("\\\\example.org\\a.css", true), ("a.css", false), ("../a.css", false), ("styles/", false), ("/", false),
            ("", false), ("data:text/css,x", false), ("file:///a.css", false), ("https.css", false),
        ])
    func otherSites(address: String, isOnOtherSite: Bool) {
        #expect(FileAddress.isOnOtherSite(address) == isOnOtherSite)
    }

    @Test func addressesInSrcset() {
        func addresses(_ text: String) -> [String] { ImageCandidates.addresses(text) }
        #expect(addresses("a.png") == ["a.png"])
        #expect(addresses("a.png 1x,b.png 2x") == ["a.png", "b.png"])
        #expect(addresses("a.png, b.png 100w (x, y), c") == ["a.png", "b.png", "c"])
        #expect(addresses("data:image/png,x,y 1x, b") == ["data:image/png,x,y", "b"])
        #expect(addresses(" , ,") == [])
    }

    @Test func percentEncoding() {
        func decoded(_ text: String) -> String {
            String(decoding: PercentEncoding.decoded(Array(text.utf8)[...]), as: UTF8.self)
        }
        #expect(PercentEncoding.encoded(path: "a b/é#~.css") == "a%20b/%C3%A9%23~.css")
        #expect(PercentEncoding.encoded("\t") == "%09")
        #expect(decoded("a%20b/%C3%A9%2f") == "a b/é/")
        #expect(decoded("50% %zz %4") == "50% %zz %4")
    }
}
