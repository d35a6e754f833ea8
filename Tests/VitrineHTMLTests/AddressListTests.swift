import Testing
import VitrineHTML

@Suite("Lists of addresses")
struct AddressListTests {
    @Test(
        "Valid candidates",
        arguments: [
            "a.png", "a.png 1x, b.png 2x", "a.png 100w,b.png 200w", "a,b.png 1x", "a.png, b.png", " a.png 1x ,\n b.png",
            "data:image/png;base64,AAAA 1x, b.png 2x", ",a.png", "a.png 1x,,b.png", "", "//cdn/a.png 1x",
        ])
    func candidates(list: String) {
        let escaped = list.replacing("\n", with: "&#10;")
        expectHTML("<img srcset=\"\(escaped)\"/>") { html in html.img(.srcset(list)) }
        expectHTML("<img srcset=\"\(escaped)\"/>") { html in html.img(.attribute("srcset", list)) }
        expectHTML("<link imagesrcset=\"\(escaped)\"/>") { html in html.link(.imagesrcset(list)) }
    }

    @Test(
        "A list with one bad candidate is refused",
        arguments: [
            ("javascript:x", "javascript"),
            ("a.png 1x, javascript:x 2x", "javascript"),
            ("a.png 1x,javascript:x", "javascript"),
            ("a.png, JAVASCRIPT:x", "javascript"),
            (",,javascript:x 1x", "javascript"),
            ("a.png 1x,\n\tjavascript:x", "javascript"),
            ("a.png foo(1, 2), file:x", "file"),
            ("data:text/html,a 1x, b.png", "data"),
            ("a.png 1x, foo:b.png", "foo"),
        ])
    func badCandidates(list: String, scheme: String) {
        expectHTML("<img/>", problems: [.refusedURL(attribute: "srcset", scheme: scheme)]) { html in
            html.img(.srcset(list))
        }
        expectHTML("<img/>", problems: [.refusedURL(attribute: "srcset", scheme: scheme)]) { html in
            html.img(.attribute("srcset", list))
        }
    }

    @Test("Text in parentheses or after a comma inside an address is not another address")
    func partsOfCandidates() {
        expectHTML("<img srcset=\"a.png foo(x, javascript:y)\"/>") { html in
            html.img(.srcset("a.png foo(x, javascript:y)"))
        }
        expectHTML("<img srcset=\"a,javascript:y 1x\"/>") { html in html.img(.srcset("a,javascript:y 1x")) }
    }

    @Test("Any whitespace can end an escape in a style", arguments: [" ", "\t", "\n", "\r", "\u{C}", "\r\n"])
    func escapes(space: String) {
        #expect(AttributeAddresses.all(in: "background: u\\72\(space)l(foo:x)", of: "style") == ["foo:x"])
    }

    @Test("Addresses separated by spaces")
    func pings() {
        expectHTML("<a ping=\"/a https://b/c\">x</a>") { html in html.a("x", .ping("/a https://b/c")) }
        expectHTML("<a>x</a>", problems: [.refusedURL(attribute: "ping", scheme: "javascript")]) { html in
            html.a("x", .ping("/a javascript:y"))
        }
        expectHTML("<a>x</a>", problems: [.refusedURL(attribute: "ping", scheme: "foo")]) { html in
            html.a("x", .attribute("ping", "/a\nfoo:y"))
        }
    }
}
