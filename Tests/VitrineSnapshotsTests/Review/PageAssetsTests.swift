import Testing
import VitrineSnapshots

@Suite("Files that a page needs")
struct PageAssetsTests {
    @Test func addressesInPage() throws {
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

    @Test func addressesInStyles() {
        #expect(
            PageAssets.addresses(
                inStyles: "@import \"a.css\"; @import url(b.css); @font-face { src: url(\"c.woff2\") }")
                == ["a.css", "b.css", "c.woff2"])
        #expect(PageAssets.addresses(inStyles: "url(").isEmpty)
    }
}
