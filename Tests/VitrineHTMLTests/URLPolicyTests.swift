import Testing
import VitrineHTML

@Suite("Addresses")
struct URLPolicyTests {
    @Test(
        "Addresses that are allowed everywhere",
        arguments: [
            "", "a", "a.html", "../a", "/a", "//example.org/a", "?q=a:b", "#x:y", "a/b:c", "./a:b", "#", "a?b:c",
            "http://example.org", "https://example.org/?a=1&b=2", "HTTPS://EXAMPLE.ORG", "mailto:a@example.org",
            "tel:+49", "sms:1", "ftp://a", "geo:1,2", "urn:isbn:1", " https://a", "\thttps://a", "ht\ntps://a",
            ":a", "1a:b", "é:b", "a b:c", "a%3Ab:c", "javascript", "/javascript:alert(1)", "javascript/:x",
            "\u{A0}javascript:x", "-a:b", "java script:x",
        ])
    func accepted(url: String) {
        #expect(URLPolicy.refusedScheme(of: url, in: "href") == nil)
        let html = HTML()
        html.a(.href(url)) {}
        html.a(.attribute("href", url)) {}
        html.img(.src(url))
        #expect(html.problems == [])
        #expect(html.string.split(separator: "=\"").count == 4)
        expectWellFormed(html.bytes())
    }

    @Test(
        "Addresses that are not allowed anywhere",
        arguments: [
            ("javascript:alert(1)", "javascript"),
            ("JaVaScRiPt:alert(1)", "javascript"),
            (" javascript:alert(1)", "javascript"),
            ("\u{1}\u{1F} javascript:alert(1)", "javascript"),
            ("\0javascript:alert(1)", "javascript"),
            ("java\nscript:alert(1)", "javascript"),
            ("java\r\nscript:alert(1)", "javascript"),
            ("java\tscript:alert(1)", "javascript"),
            ("\n\tj\na\tv\ra\nscript\n:alert(1)", "javascript"),
            ("javascript\t:alert(1)", "javascript"),
            ("javascript:\u{301}", "javascript"),
            ("vbscript:x", "vbscript"),
            ("file:///etc/passwd", "file"),
            ("foo:bar", "foo"),
            ("a+b-c.1:x", "a+b-c.1"),
            ("view-source:javascript:x", "view-source"),
            ("about:blank", "about"),
            ("localhost:8080", "localhost"),
        ])
    func refused(url: String, scheme: String) {
        #expect(URLPolicy.refusedScheme(of: url, in: "href") == scheme)
        expectHTML("<a>x</a>", problems: [.refusedURL(attribute: "href", scheme: scheme)]) { html in
            html.a("x", .href(url))
        }
        expectHTML("<a>x</a>", problems: [.refusedURL(attribute: "href", scheme: scheme)]) { html in
            html.a("x", .attribute("href", url))
        }
        expectHTML("<img/>", problems: [.refusedURL(attribute: "src", scheme: scheme)]) { html in html.img(.src(url)) }
    }

    @Test("Every attribute with an address allows only certain schemes")
    func attributes() {
        let bad = "javascript:0"
        let attributes: [(Attribute, String)] = [
            (.href(bad), "href"), (.src(bad), "src"), (.action(bad), "action"), (.formaction(bad), "formaction"),
            (.cite(bad), "cite"), (.data(bad), "data"), (.poster(bad), "poster"), (.itemid(bad), "itemid"),
            (.ping(bad), "ping"), (.srcset(bad), "srcset"), (.imagesrcset(bad), "imagesrcset"),
        ]
        for (attribute, name) in attributes {
            expectHTML("<wbr/>", problems: [.refusedURL(attribute: name, scheme: "javascript")]) { $0.wbr(attribute) }
        }
        let names = ["href", "src", "action", "formaction", "cite", "data", "poster", "ping", "srcset", "background"]
        for name in names {
            expectHTML("<wbr/>", problems: [.refusedURL(attribute: name, scheme: "javascript")]) { html in
                html.wbr(.attribute(name, bad))
            }
        }
    }

    @Test(
        "data: and blob: are allowed only for images",
        arguments: [
            ("data:image/png;base64,AAAA", true),
            ("DATA:IMAGE/PNG,x", true),
            ("data:image/svg+xml,%3Csvg/%3E", true),
            ("data:audio/mpeg,x", true),
            ("data:video/mp4,x", true),
            ("data:font/woff2,x", true),
            ("blob:https://a/1", true),
            ("data:text/html,<script>alert(1)</script>", false),
            ("data:,x", false),
            ("data:application/xhtml+xml,x", false),
            ("data:image", false),
            ("data: image/png,x", false),
            ("da\nta:text/html,x", false),
            ("data:text/html;image/png,x", false),
        ])
    func data(url: String, passesAsImage: Bool) {
        let scheme = url.lowercased().hasPrefix("blob") ? "blob" : "data"
        for attribute in ["src", "srcset", "poster"] {
            #expect(URLPolicy.refusedScheme(of: url, in: attribute) == (passesAsImage ? nil : scheme))
        }
        for attribute in ["href", "action", "formaction", "data", "cite"] {
            #expect(URLPolicy.refusedScheme(of: url, in: attribute) == scheme)
        }
    }

    @Test(
        "A frame or a script must not have a data: or blob: address, even if scripts are allowed",
        arguments: ["data:image/svg+xml,x", "data:font/woff2,x", "blob:https://a/1"])
    func documents(url: String) {
        let problem = HTMLProblem.Kind.refusedURL(attribute: "src", scheme: String(url.prefix(4)))
        let attributes: [Attribute] = [
            .src(url), .attribute("src", url), .attribute("src", url, allowingScripts: true),
        ]
        for source in attributes {
            expectHTML("<iframe></iframe>", problems: [problem]) { $0.iframe(source) }
            expectHTML("<embed/>", problems: [problem]) { $0.embed(source) }
            expectHTML("<script></script>", problems: [problem]) { $0.script(source) }
        }
        for name in ["iframe", "script"] {
            let error = #expect(throws: RawMarkupError.self) {
                try RawMarkup(parsing: "<\(name) src='\(url)'></\(name)>", allowingScripts: true)
            }
            #expect(error?.problems.map(\.kind) == [.refusedURL(attribute: "src", scheme: String(url.prefix(4)))])
        }
    }

    @Test("A frame may have the address of a script if scripts are allowed")
    func scriptAddress() throws {
        expectHTML("<iframe src=\"javascript:x()\"></iframe>") { html in
            html.iframe(.attribute("src", "javascript:x()", allowingScripts: true))
        }
        let markup = try RawMarkup(parsing: "<iframe src='javascript:x()'></iframe>", allowingScripts: true)
        expectHTML("<iframe src=\"javascript:x()\"></iframe>") { html in html.raw(markup) }
    }

    @Test("A combining mark after the colon does not hide the media type")
    func markAfterColon() {
        #expect(URLPolicy.refusedScheme(of: "data:\u{301}text/html,<b>:image/png", in: "src") == "data")
    }
}
