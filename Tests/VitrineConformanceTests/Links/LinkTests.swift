import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("Links between the files of a site")
struct LinkTests {
    /// Checks a site and returns its findings about links between pages: `path rule` for each, or only the messages.
    static func findings(
        _ files: [(String, String)], address: String? = nil, messages: Bool = false, syntax: PageSyntax = .html
    ) throws -> [String] {
        let site = SiteFiles(
            files.map { .init($0.0, isPage: $0.0.hasSuffix("html")) }, address: address.flatMap { SiteAddress($0) })
        let checker = try ConformanceChecker(site: site)
        var check = SiteLinkCheck(site)
        var facts = LinkFacts()
        var verdicts: [PageVerdict] = []
        func bytes(_ path: String) -> [UInt8] { Array((files.first { $0.0 == path }?.1 ?? "").utf8) }
        for path in site.pages {
            let verdict = bytes(path).withUnsafeBufferPointer {
                checker.verdict($0, path: path, sitePath: path, syntax: syntax)
            }
            check.add(verdict.facts)
            if let found = verdict.facts { facts.add(found) }
            verdicts.append(verdict)
        }
        let late = check.late
        let again = SiteLinkCheck(site, facts).late
        #expect(again.map(\.page) == late.map(\.page) && again.map(\.isOrphan) == late.map(\.isOrphan))
        #expect(again.map(\.fragments) == late.map(\.fragments) && again.map(\.canonical) == late.map(\.canonical))
        for late in late {
            let path = site.pages[late.page]
            let found = bytes(path).withUnsafeBufferPointer {
                checker.verdict($0, path: path, sitePath: path, syntax: syntax, late: late)
            }
            verdicts[late.page].add(found)
        }
        let rules = Set(Rules.acrossPages.map(\.id))
        return verdicts.flatMap(\.findings).filter { rules.contains($0.rule) }.map { finding in
            messages ? finding.message : "\(finding.path) \(finding.rule)"
        }
    }

    private static func page(_ markup: String, head: String = "") -> String {
        """
        <!DOCTYPE html>
        <html lang="en"><head><meta charset="utf-8"/><title>T</title>\(head)</head><body><main><h1>T</h1>\(markup)</main>\
        </body></html>
        """
    }

    /// Returns the messages about links if `docs/page.html` of a small site contains `markup`.
    private func messages(_ markup: String, head: String = "", address: String? = nil) throws -> [String] {
        let back = Self.page("<p id=\"part\"><a href=\"../docs/page.html\">x</a></p>")
        return try Self.findings(
            [
                (
                    "docs/page.html",
                    Self.page("<p id=\"here\"></p><p id=\"a/b\"></p><a name=\"old\"></a>" + markup, head: head)
                ),
                ("docs/other.html", back), ("docs/index.html", Self.page("<a href=\"other.html\"/><a href=\"sub/\"/>")),
                ("docs/sub/index.html", Self.page("<p id=\"part\"><a href=\"../page.html\">x</a></p>")),
                ("docs/Straße ü.html", back),
                ("index.html", Self.page("<a href=\"docs/Stra%C3%9Fe%20%C3%BC.html\">x</a><a href=\"docs/\">x</a>")),
                ("boat.png", ""), ("empty/notes.txt", ""), (".well-known/x.txt", ""),
            ], address: address, messages: true)
    }

    private static let right = [
        "other.html", "./other.html", "../docs/other.html", "/docs/other.html", "other.html?x=1", "other.html#part",
        "other.html?x#part", "#here", "#old", "#", "#top", "#TOP", "#:~:text=boat", "#here:~:text=boat", "", "?x",
        "./", ".", "..", "../", "/", "sub/", "sub/index.html", "https://example.org/gone.html", "mailto:a@example.org",
        "tel:1", "javascript:void(0)", "//example.org/x", "data:text/plain,x", "other.html#:~:text=gone",
        "%6fther.html",
        "%2e%2e/boat.png", "../boat.png", "Stra%C3%9Fe%20%C3%BC.html", "Straße ü.html", " other.html ",
        "oth&#10;er.html",
        "..\\boat.png", "../boat.png#t=10", "#/route", "#!/route", "page.html#here", "../.well-known/x.txt",
        "sub/../other.html", "other.html#p%61rt", "../.hidden/x.html", "../.hidden/", "../.hidden/docs/", "#a%2Fb",
    ]

    @Test(arguments: right) func workingLinks(address: String) throws {
        #expect(try messages("<a href=\"\(address)\">x</a>") == [])
    }

    private static let wrong: [(String, String)] = [
        ("gone.html", "there is no file “docs/gone.html” in the folder of the site"),
        (
            "Other.html",
            "there is no file “docs/Other.html” in the folder of the site; “docs/other.html” exists, but capitals and accents must match"
        ),
        (
            "Stra%C3%9Fe%20u%CC%88.html",
            "there is no file “docs/Straße u\u{308}.html” in the folder of the site; “docs/Straße ü.html” exists, but capitals and accents must match"
        ),
        ("../../x.html", "this leads out of the folder of the site"),
        ("#gone", "no element on this page has the id “gone”"),
        ("#Here", "no element on this page has the id “Here”"),
        ("#gone:~:text=x", "no element on this page has the id “gone”"),
        ("other.html#gone", "no element in “docs/other.html” has the id “gone”"),
        ("sub/#gone", "no element in “docs/sub/index.html” has the id “gone”"),
        ("../empty/", "there is no index.html in the folder “empty”"),
        ("../empty", "there is no index.html in the folder “empty”"),
        ("gone/", "there is no folder “docs/gone” in the folder of the site"),
        ("sub", "this is a folder; add a slash at the end, so that the server does not have to redirect"),
        ("other", "the file is “docs/other.html”, and only some servers find it without its extension"),
        ("other.html/", "there is no folder “docs/other.html” in the folder of the site"),
        ("docs%2Fother.html", "there is no file “docs/docs%2Fother.html” in the folder of the site"),
        (
            "/shop/docs/other.html",
            "there is no file “shop/docs/other.html” in the folder of the site; if the site is published under /shop/, write “address: https://HOST/shop/” under “check:” in vitrine.yml, or use --address with “vitrine check”"
        ),
        ("gone.html#x", "there is no file “docs/gone.html” in the folder of the site"),
    ]

    @Test(arguments: wrong) func brokenLinks(address: String, message: String) throws {
        #expect(try messages("<a href=\"\(address)\">x</a>") == ["“href” of <a> is “\(address)”: \(message)"])
    }

    private static let elements: [(String, [String])] = [
        ("<img src=\"gone.png\"/>", ["“src” of <img> is “gone.png”"]),
        (
            "<img src=\"../boat.png\" srcset=\"../boat.png 1x, gone,1.png 2x,x.png\"/>",
            ["“srcset” of <img> is “gone,1.png”", "“srcset” of <img> is “x.png”"]
        ),
        ("<script src=\"gone.js\"></script>", ["“src” of <script> is “gone.js”"]),
        ("<video src=\"v\" poster=\"p\"></video>", ["“src” of <video> is “v”", "“poster” of <video> is “p”"]),
        ("<object data=\"d\"></object>", ["“data” of <object> is “d”"]),
        ("<iframe src=\"f.html\"></iframe>", ["“src” of <iframe> is “f.html”"]),
        ("<iframe src=\"f.html\" srcdoc=\"x\"></iframe>", []),
        ("<area href=\"f.html\"/>", ["“href” of <area> is “f.html”"]),
        ("<form action=\"f.html\"></form>", ["“action” of <form> is “f.html”"]),
        ("<form action=\"f.html\" method=\"POST\"><button formaction=\"g\"/></form>", []),
        ("<form id=\"f\" action=\"f.html\" method=\"post\"></form><button form=\"f\" formaction=\"g\"/>", []),
        (
            "<form id=\"f\"></form><form method=\"post\" action=\"f.html\"><button form=\"f\" formaction=\"g\"/></form>",
            ["“formaction” of <button> is “g”"]
        ),
        ("<form action=\"other.html\"><button formaction=\"g\"/></form>", ["“formaction” of <button> is “g”"]),
        ("<input type=\"image\" src=\"g.png\"/>", ["“src” of <input> is “g.png”"]),
        (
            "<svg><use href=\"g.svg#x\"/><a href=\"g.html\"/></svg>",
            ["“href” of <use> is “g.svg#x”", "“href” of <a> is “g.html”"]
        ),
        ("<svg><svg><a href=\"g.html\"><text>x</text></a></svg></svg>", ["“href” of <a> is “g.html”"]),
        ("<template><a href=\"gone.html\"/><img src=\"gone.png\"/></template>", []),
        ("<img src=\"\"/>", []),
        ("<img src=\"other\"/>", ["“src” of <img> is “other”"]),
    ]

    @Test(arguments: elements) func addressAttributes(markup: String, expected: [String]) throws {
        #expect(try messages(markup).map { String($0.prefix { $0 != ":" }) } == expected)
    }

    private static let heads: [(String, [String])] = [
        ("<link rel=\"stylesheet\" href=\"x.css\"/>", ["“href” of <link> is “x.css”"]),
        ("<link rel=\"icon\" href=\"x.ico\"/>", ["“href” of <link> is “x.ico”"]),
        ("<link rel=\"preconnect\" href=\"x\"/>", []),
        ("<link rel=\"next\" href=\"x.html\"/>", ["“href” of <link> is “x.html”"]),
        ("<meta http-equiv=\"refresh\" content=\"5; URL='x.html'\"/>", ["“content” of <meta> is “x.html”"]),
        ("<meta http-equiv=\"refresh\" content=\"5\"/>", []),
        ("<template><meta http-equiv=\"refresh\" content=\"5; URL=x.html\"/></template>", []),
        ("<base href=\"../\"/><link rel=\"icon\" href=\"boat.png\"/>", []),
        ("<base href=\"https://example.org/\"/><link rel=\"icon\" href=\"x.png\"/>", []),
        (
            "<template><base href=\"https://example.org/\"/></template><link rel=\"icon\" href=\"x.png\"/>",
            ["“href” of <link> is “x.png”"]
        ),
        ("<link rel=\"canonical\" href=\"x.html\"/>", ["“href” of <link> is “x.html”"]),
    ]

    @Test(arguments: heads) func addressesInHead(markup: String, expected: [String]) throws {
        #expect(try messages("", head: markup).map { String($0.prefix { $0 != ":" }) } == expected)
    }

    @Test func absoluteLinksWithSiteAddress() throws {
        let address = "https://example.org/shop/"
        #expect(try messages("<a href=\"https://example.org/shop/docs/gone.html\">x</a>", address: address).count == 1)
        #expect(try messages("<a href=\"HTTPS://EXAMPLE.org/shop/docs/other.html\">x</a>", address: address) == [])
        #expect(try messages("<a href=\"/shop/docs/other.html\">x</a><a href=\"/shop\">x</a>", address: address) == [])
        #expect(try messages("<a href=\"/other/site.html\">x</a>", address: address) == [])
        #expect(try messages("<a href=\"/shop/gone.html\">x</a>", address: address).count == 1)
        #expect(try messages("<a href=\"https://example.org/gone.html\">x</a>", address: address) == [])
        for outside in ["https://example.org", "https://example.org#gone", "https://example.org/#gone"] {
            #expect(try messages("<a href=\"\(outside)\">x</a>", address: address) == [], "\(outside)")
        }
        for (inside, count) in [("https://example.org", 0), ("https://example.org#gone", 1)] {
            #expect(try messages("<a href=\"\(inside)\">x</a>", address: "https://example.org/").count == count)
        }
    }

    @Test(arguments: Rules.acrossPages) func ruleExamples(rule: Rule) throws {
        #expect(!rule.wrong.isEmpty && !rule.right.isEmpty)
        for example in rule.wrong {
            let found = try Self.findings(Self.files(example))
            #expect(found.first { $0.hasSuffix(" \(rule.id)") } != nil, "\(found)")
        }
        for example in rule.right { #expect(try Self.findings(Self.files(example)) == []) }
    }

    @Test(arguments: Rules.acrossPages) func rightExamplesBreakNoPageRule(rule: Rule) throws {
        for example in rule.right {
            for (path, document) in Self.files(example) where path.hasSuffix("html") {
                #expect(try ConformanceChecker().check(Array(document.utf8), path: path).map(\.rule) == [])
            }
        }
    }

    static func files(_ example: Rule.Example) -> [(String, String)] {
        guard case .site(let files) = example else { return [] }
        return files.map { ($0.path, $0.content.document) }
    }

    @Test func noOrphansWithUnreadablePage() throws {
        let whole = [
            ("index.html", Self.page("<a href=\"b.html\"/>")), ("b.html", Self.page("")), ("c.html", Self.page("")),
        ]
        #expect(try Self.findings(whole) == ["c.html orphan-page"])
        #expect(try Self.findings(whole + [("d.html", "<p>")], syntax: .polyglot) == [])
    }

    @Test func pagesThatAreNotOrphans() throws {
        let redirect = "<meta http-equiv=\"refresh\" content=\"0; url=index.html\"/>"
        let files = [
            ("index.html", Self.page("<a href=\"#\"/>")), ("404.html", Self.page("")), ("de/404.html", Self.page("")),
            ("404/index.html", Self.page("")), ("old.html", Self.page("", head: redirect)),
            ("self.html", Self.page("<a href=\"self.html\"/>")),
        ]
        #expect(try Self.findings(files) == ["self.html orphan-page"])
    }

    @Test func fragmentsOfUnreadablePageAreNotChecked() throws {
        let files = [("index.html", Self.page("<a href=\"b.html#x\"/>")), ("b.html", "<p>")]
        #expect(try Self.findings(files, syntax: .polyglot) == [])
        // A page that is parsed as HTML can always be read to its end, so its ids are known.
        #expect(try Self.findings(files) == ["index.html broken-fragment"])
    }

    @Test func languagesDisagree() throws {
        func head(_ own: String, _ standard: String) -> String {
            ["en": "index.html", "de": "de.html", "x-default": standard].sorted { $0.key < $1.key }
                .map { "<link rel=\"alternate\" hreflang=\"\($0)\" href=\"\($1)\"/>" }.joined()
        }
        let agreeing = ["index.html", "de.html"].map { ($0, Self.page("", head: head($0, "index.html"))) }
        #expect(try Self.findings(agreeing) == [])
        let other = [agreeing[0], ("de.html", Self.page("", head: head("de", "de.html")))]
        #expect(try Self.findings(other) == ["index.html hreflang-unique", "de.html hreflang-unique"])
    }
}
