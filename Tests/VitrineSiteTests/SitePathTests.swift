import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineSite

@Suite("Paths inside a site")
struct SitePathTests {
    @Test(arguments: [
        "index.html", "stories/a--b.html", "a/b/c/d.css", "a b", "é/日本.html", "...", ".x", "a..b", "-", "~",
    ])
    func isSafe(path: String) {
        #expect(SitePath.isSafe(path))
    }

    @Test(arguments: [
        "", "/", "/index.html", "a/", "a//b", ".", "..", "../x", "a/..", "a/../b", "./a", "a/.", "a\\b", "a\nb",
        "a\u{0}b",
        "a\u{7F}",
    ])
    func isNotSafe(path: String) {
        #expect(!SitePath.isSafe(path))
    }

    @Test func foldersOfFileOutermostFirst() {
        #expect(SitePath.folders(of: "index.html") == [])
        #expect(SitePath.folders(of: "stories/a.html") == ["stories"])
        #expect(SitePath.folders(of: "a/b/c.html") == ["a", "a/b"])
    }
}
