import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineSite

@Suite("Manifest: parse and print")
struct ManifestTests {
    private static let one = String(repeating: "0123456789abcdef", count: 4)
    private static let two = String(repeating: "f", count: 64)

    @Test func printsHeaderAndSortedPaths() {
        var manifest = Manifest()
        manifest.files = ["index.html": Self.one, "assets/style.css": Self.two]
        #expect(
            manifest.text == """
                # vitrine manifest 1, checks 2
                \(Self.two)  assets/style.css
                \(Self.one)  index.html

                """)
    }

    @Test func readsPrintedManifest() throws {
        var manifest = Manifest()
        manifest.files = ["index.html": Self.one, "stories/todo--a b.html": Self.two, "é.html": Self.one]
        let read = try #require(Manifest(manifest.text))
        #expect(read.files == manifest.files)
        #expect(read.header == Manifest.currentHeader)
    }

    @Test func readsSiteWithoutFiles() throws {
        let manifest = try #require(Manifest("# vitrine manifest 1, checks 2\n"))
        #expect(manifest.files.isEmpty)
        #expect(manifest.header == Manifest.currentHeader)
    }

    @Test(arguments: [
        "# vitrine manifest 1, checks 0", "# vitrine manifest 1, checks 22", "# vitrine manifest 2, checks 2",
    ])
    func readsOtherVersionsWithTheirHeader(header: String) throws {
        let manifest = try #require(Manifest("\(header)\n\(Self.one)  index.html\n"))
        #expect(manifest.files == ["index.html": Self.one])
        #expect(manifest.header == header)
    }

    @Test func keepsReadVersion() throws {
        let text = "# vitrine manifest 1, checks 0\n\(Self.one)  index.html\n"
        #expect(Manifest(text)?.text == text)
    }

    private static let damaged: [(String, String)] = [
        ("empty", ""),
        ("no line feed at the end", "# vitrine manifest 1, checks 2\n\(one)  index.html"),
        ("no header", "\(one)  index.html\n"),
        ("another comment first", "# some list\n\(one)  index.html\n"),
        ("cut within a hash", "# vitrine manifest 1, checks 2\n\(one.prefix(30))\n"),
        ("cut before the path", "# vitrine manifest 1, checks 2\n\(one)  \n"),
        ("hash with a letter that is no digit", "# vitrine manifest 1, checks 2\n\(one.dropLast())g  index.html\n"),
        ("hash in upper case", "# vitrine manifest 1, checks 2\n\(one.uppercased())  index.html\n"),
        ("empty line", "# vitrine manifest 1, checks 2\n\n\(one)  index.html\n"),
        ("line ends of Windows", "# vitrine manifest 1, checks 2\r\n\(one)  index.html\r\n"),
        ("path above the site", "# vitrine manifest 1, checks 2\n\(one)  ../x\n"),
        ("path that leads out and in", "# vitrine manifest 1, checks 2\n\(one)  a/../../x\n"),
        ("absolute path", "# vitrine manifest 1, checks 2\n\(one)  /etc/passwd\n"),
        ("path with a dot part", "# vitrine manifest 1, checks 2\n\(one)  ./x\n"),
        ("path of a folder", "# vitrine manifest 1, checks 2\n\(one)  stories/\n"),
        ("path with a tab", "# vitrine manifest 1, checks 2\n\(one)  a\tb\n"),
    ]

    @Test(arguments: damaged) func refusesDamage(what: String, text: String) {
        #expect(Manifest(text) == nil, "\(what)")
    }

    @Test func refusesWrongSeparators() {
        #expect(Manifest("# vitrine manifest 1, checks 2\n\(Self.one)xxindex.html\n") == nil)
    }
}
