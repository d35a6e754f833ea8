/// A generator of random HTML with many errors. The same seed produces the same markup in every run.
public struct HTMLSoup {
    private var random: SplitMix64

    /// Creates a generator.
    public init(seed: UInt64) { random = SplitMix64(state: seed) }

    /// The context elements in which fragments are parsed. `svg` or `math` before a name is its namespace.
    public static let contexts = [
        "div", "td", "tr", "tbody", "table", "colgroup", "caption", "select", "template", "body", "html", "head",
        "frameset", "p", "button", "title", "textarea", "style", "script", "xmp", "noscript", "option", "li", "a",
        "form", "svg svg", "svg foreignObject", "svg desc", "svg path", "math math", "math ms", "math annotation-xml",
    ]

    /// Returns up to 30 random pieces of markup, such as tags and texts. One result in three begins with a document
    /// type, and one in five is also damaged.
    public mutating func markup() -> String {
        var text = ""
        if chance(3) { text += pick(Self.doctypes) }
        // With only a few element names in a text, the same elements are often nested and closed in the wrong order.
        let tags = (0..<Int.random(in: 2...8, using: &random)).map { _ in pick(chance(3) ? Self.rare : Self.common) }
        for _ in 0..<Int.random(in: 1...30, using: &random) {
            switch Int.random(in: 0..<20, using: &random) {
            case 0..<8: text += startTag(pick(tags))
            case 8..<13: text += "</\(pick(tags))\(chance(12) ? pick(Self.spaces) + pick(Self.attributes) : "")>"
            case 13..<16: text += pick(Self.texts)
            case 16: text += pick(Self.odd)
            case 17: text += pick(Self.spaces)
            case 18: text += startTag(pick(Self.common))
            default: text += startTag(pick(Self.rare))
            }
        }
        return chance(5) ? spoiled(text) : text
    }

    private mutating func startTag(_ name: String) -> String {
        var text = "<" + (chance(20) ? name.uppercased() : name)
        while chance(3) { text += pick(Self.spaces) + pick(Self.attributes) }
        return text + (chance(10) ? "/>" : ">")
    }

    /// Returns the text with one to three changes: a piece removed, a piece duplicated, the end cut off, or one
    /// character replaced.
    private mutating func spoiled(_ text: String) -> String {
        var characters = Array(text.unicodeScalars)
        for _ in 0..<Int.random(in: 1...3, using: &random) where !characters.isEmpty {
            let first = Int.random(in: 0..<characters.count, using: &random)
            let last = min(first + Int.random(in: 1...6, using: &random), characters.count)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: characters.removeSubrange(first..<last)
            case 1: characters.insert(contentsOf: characters[first..<last], at: first)
            case 2: characters.removeSubrange(last...)
            default: characters[first] = pick(Self.signs)
            }
        }
        return String(String.UnicodeScalarView(characters))
    }

    private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
    private mutating func pick<T>(_ values: [T]) -> T { values[Int.random(in: 0..<values.count, using: &random)] }

    private static let common = words(
        """
        a b i p div span table tr td th tbody li ul ol dl dt dd h1 h2 em font nobr button form select option optgroup
        input br hr svg math template body html head
        """)
    private static let rare = words(
        """
        address applet area article base big blockquote caption center code col colgroup details dialog dir embed
        fieldset figure frame frameset iframe image img keygen link listing main marquee menu meta noembed noframes
        noscript object param plaintext pre rb rp rt rtc ruby s script search section small source strike strong style
        summary textarea tfoot thead title tt u wbr xmp x-y foreignObject desc mi mo mtext mglyph malignmark
        annotation-xml path g isindex picture video canvas slot
        """)
    private static let attributes = [
        "id=a", "id=b", "class=\"x y\"", "type=hidden", "type=text", "title='&lt;&amp;&notit;&copy'", "a", "A=1", "a=2",
        "color=red", "face", "size=1", "encoding=text/html", "encoding=\"application/xhtml+xml\"", "xlink:href=#a",
        "xml:lang=en", "xmlns=\"http://www.w3.org/2000/svg\"", "xmlns:xlink=x", "viewbox='0 0 1 1'", "definitionurl=x",
        "\"", "<", "=b", "a='", "/", "href=a&b=c&copy=1&copy;", "\u{0}=\u{0}", "é=é", "shadowrootmode=open",
    ]
    private static let texts = [
        "x", "text", " a b ", "&amp;", "&lt", "&notin;", "&not", "&#65;", "&#x80;", "&#0;", "&x;", "é😀", "\u{A0}",
        "a\r\nb",
        "&AMP", "&ThickSpace;", "&#x110000;", "1 < 2 & 3",
    ]
    private static let spaces = [" ", "\n", "\t", "\u{C}", "\r\n", "\r", "  ", " \n "]
    private static let odd = [
        "<!-- c -->", "<!---->", "<!-->", "<!--a--!>", "<!x>", "<![CDATA[ a ]]>", "<![CDATA[a\u{0}]]", "</>", "</ x>",
        "<?x?>",
        "<?xml version=1?>", "<?a b?c?>", "<?1>", "\u{0}", "<", "</", "<!DOCTYPE html>", "<script>a<b</script>",
        "<script><!--<script></script>--></script>", "<style></b></style>", "<title>a</title>",
        "<textarea>\n<b></textarea>",
        "<pre>\n\nx</pre>", "<table>x<tr>y<td>z", "<a><table><a>", "<b><p></b>", "<svg><p>", "<math><mi><b>",
        "<svg><desc><p>",
        "<template><td></template>", "<select><option>a<option>b", "<ruby>a<rt>b<rp>c", "&", "\u{FFFE}", "\u{1}",
    ]
    private static let doctypes = [
        "<!DOCTYPE html>", "<!doctype html>", "<!DOCTYPE>", "<!DOCTYPE html SYSTEM \"about:legacy-compat\">",
        "<!DOCTYPE HTML PUBLIC \"-//W3C//DTD HTML 4.01//EN\" \"http://www.w3.org/TR/html4/strict.dtd\">",
        "<!DOCTYPE html PUBLIC \"-//W3C//DTD HTML 4.01 Transitional//EN\">", "<!DOCTYPE a PUBLIC \"", "<!DOCTYPE x y>",
    ]
    private static let signs: [Unicode.Scalar] = [
        "<", ">", "/", "\"", "'", "=", "&", "!", "-", " ", "\u{0}", "a", "?", ";",
    ]

    private static func words(_ text: String) -> [String] { text.split { $0 == " " || $0 == "\n" }.map(String.init) }
}
