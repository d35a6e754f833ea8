import Testing
import VitrineSnapshots

@Suite("Files that a page needs")
struct PageAssetsTests {
    @Test(
        "Where an address leads",
        arguments: [
            ("a.css", "index.html", "a.css"), ("../assets/a.css", "stories/x.html", "assets/a.css"),
            ("./b/../a.css?v=3#x", "index.html", "a.css"), ("/a.css", "deep/er/x.html", "a.css"),
            ("a%20b%23.css", "index.html", "a b#.css"), ("50%.css", "index.html", "50%.css"),
            ("../a.css", "index.html", nil), ("https://example.org/a.css", "index.html", nil),
            ("//example.org/a.css", "index.html", nil), ("data:text/css,x", "index.html", nil), ("", "index.html", nil),
            ("..%2Fsecret", "x/index.html", nil), ("%2e%2e/%2e%2e/etc/passwd", "x/index.html", nil),
            ("..\\secret", "x/index.html", nil), ("folder/", "index.html", nil),
        ] as [(String, String, String?)])
    func paths(address: String, page: String, path: String?) {
        #expect(PageAssets.path(address, from: page) == path)
    }

    @Test func addressesOfAPage() throws {
        let tree = try SnapshotReader().tree(
            Array(
                """
                <html><head><link rel="stylesheet" href="a.css"/><link rel="alternate stylesheet" href="no.css"/>
                <link rel="icon" href="no.ico"/><style>b { background: url( 'c.png' ) }</style></head>
                <body style="background: url(d.png)"><img src="e.png" srcset="f.png 1x, g.png 2x"/><video poster="h.png"></video>
                <a href="no.html">x</a><script src="no.js"></script></body></html>
                """.utf8))
        #expect(
            PageAssets.addresses(in: tree) == ["a.css", "c.png", "d.png", "e.png", "f.png", "g.png", "h.png"])
    }

    @Test func addressesOfStyles() {
        #expect(
            PageAssets.addresses(
                inStyles: "@import \"a.css\"; @import url(b.css); @font-face { src: url(\"c.woff2\") }")
                == ["b.css", "c.woff2", "a.css"])
        #expect(PageAssets.addresses(inStyles: "url(").isEmpty)
    }
}
