extension Rule {
    private static func page(_ type: String, root: String = "<html lang=\"en\">", body: String = "") -> Example {
        .page(
            """
            \(type)
            \(root)
            <head><meta charset="utf-8"/><title>Example</title></head>
            <body><main><h1>Example</h1>\(body)</main></body>
            </html>
            """)
    }

    private static let xhtml = "<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\" xml:lang=\"en\">"

    /// A page must be well-formed XML.
    static let wellFormed = Rule(
        "well-formed", .error, "A page is well-formed XML",
        because: """
            Then browsers, feed readers and XML parsers see the same tree, and a forgotten end tag is found where it was \
            forgotten.
            """,
        reference: .html("xhtml.html#parsing-xhtml-documents"),
        wrong: ["<p><b>one</p>"], right: ["<p><b>one</b></p>"])

    /// A page has nothing but characters.
    static let forbiddenCharacter = Rule(
        "forbidden-character", .error, "A page has no control characters and no noncharacters",
        because: "Nobody sees them, and every program does something else with them.",
        reference: .html("dom.html#text-content"),
        wrong: ["<p>one\u{85}two</p>", "<p>one&#x7F;two</p>", "<p title=\"&#xFDD0;\">one</p>"],
        right: ["<p>one&#xA0;two\tthree</p>"])

    /// A page begins with its first character.
    static let byteOrderMark = Rule(
        "byte-order-mark", .warning, "A page begins with its first character, not with a byte order mark",
        because: "Programs that join files carry it into the middle of a page, where it is an invisible character.",
        reference: .html("syntax.html#writing"),
        wrong: [page("\u{FEFF}<!DOCTYPE html>")], right: [page("<!DOCTYPE html>")])

    /// A page begins with its document type.
    static let documentType = Rule(
        "document-type", .error, "A page begins with <!DOCTYPE html>",
        because: "Without it browsers lay the page out as they did last century.",
        reference: .html("syntax.html#the-doctype"),
        wrong: [
            page("<!-- a page -->"),
            page(
                "<!DOCTYPE html PUBLIC \"-//W3C//DTD HTML 4.01//EN\" \"http://www.w3.org/TR/html4/strict.dtd\">"),
        ],
        right: [page("<!-- a page -->\n<!DOCTYPE html SYSTEM \"about:legacy-compat\">")])

    /// Elements with an end tag have one.
    static let selfClosed = Rule(
        "self-closed", .error, "Only elements without an end tag are closed in their start tag",
        because: "HTML does not see the slash: all that follows is then inside of the element.",
        reference: .html("syntax.html#start-tags"),
        wrong: ["<p>Text</p><div/>"], right: ["<p>Text<br/></p><div></div>"])

    /// An element that has no end tag in HTML must not be closed with one.
    static let voidEndTag = Rule(
        "void-end-tag", .error, "Elements without an end tag have none",
        because: "HTML leaves the end tag out, or makes one more element of it.",
        reference: .html("syntax.html#void-elements"),
        wrong: ["<p>one<br></br>two</p>"], right: ["<p>one<br/>two</p>"])

    /// An element must be written without a prefix.
    static let prefixedElement = Rule(
        "prefixed-element", .error, "Elements are written without a prefix",
        because: "HTML has no prefixes: the element becomes one that nobody knows.",
        reference: .html("syntax.html#syntax-tag-name"),
        wrong: ["<h:p xmlns:h=\"http://www.w3.org/1999/xhtml\">Text</h:p>"], right: ["<p>Text</p>"])

    /// What XML alone has is in XML.
    static let xmlOnly = Rule(
        "xml-only", .error, "Declarations, stylesheet instructions and CDATA sections of XML stand in XML",
        because: """
            HTML makes comments of them, so what they say and what is in them is lost. Other processing instructions are HTML \
            since June 2026, unless a “>” is in them.
            """,
        reference: .html("syntax.html#cdata-sections"),
        wrong: [
            "<p><![CDATA[a < b]]></p>", "<p>Text</p><?php if (2 > 1) ?>",
            page("<?xml-stylesheet href=\"a.css\"?>\n<!DOCTYPE html>"),
            page("<?xml version=\"1.0\"?>\n<!DOCTYPE html>"),
        ],
        right: [
            "<p>a &lt; b</p>", "<p><?marker name=\"results\"?></p>",
            "<script>//<![CDATA[\nif (1 < 2) {}\n//]]></script>",
        ])

    /// A page of XHTML that is read as HTML is written for both.
    static let xmlInHTML = Rule(
        "xml-in-html", .warning, "A page of XHTML in a file of HTML is written so that both read the same",
        because: "Browsers read the file as HTML, whatever its first line says.",
        reference: .html("xhtml.html#the-xhtml-syntax"),
        wrong: [page("<!DOCTYPE html>", root: xhtml, body: "<p>Text</p><div/>")],
        right: [page("<!DOCTYPE html>", root: xhtml, body: "<p>Text</p><div></div>")])

    /// A comment does not end where it begins.
    static let commentStart = Rule(
        "comment-start", .error, "A comment does not begin with > or ->",
        because: "HTML ends the comment there, and shows the rest as text.",
        reference: .html("syntax.html#comments"),
        wrong: ["<p>Text</p><!--> note -->"], right: ["<p>Text</p><!-- > note -->"])

    /// Browsers and XML parsers see the same page.
    package static let readAlike = Rule(
        "read-alike", .error, "Browsers and XML parsers see the same elements, attributes and texts",
        because: """
            What was tested as XML would be another page in browsers, which add elements such as `tbody`, close others and \
            move some.
            """,
        reference: .html("parsing.html#tree-construction"),
        wrong: ["<table><tr><td>1</td></tr></table>", "<p><a href=\"#a\">one <a href=\"#b\">two</a></a></p>"],
        right: ["<table><tbody><tr><td>1</td></tr></tbody></table>"])

    /// Text that keeps its line breaks begins with another character.
    static let leadingNewline = Rule(
        "leading-newline", .warning, "Text that keeps its line breaks does not begin with one",
        because: "HTML leaves the first one out and XML does not, so the same page has two texts.",
        reference: .html("syntax.html#element-restrictions"),
        wrong: ["<pre>\none</pre>"], right: ["<pre>one\ntwo</pre>"])
}
