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

    /// A page that is read as XML must be well-formed.
    static let wellFormed = Rule(
        "well-formed", .error, "A page that is read as XML must be well-formed",
        because: """
            XML parsers stop at the first error, so programs such as feed readers do not see the rest of the page.
            """,
        reference: .html("xhtml.html#parsing-xhtml-documents"),
        wrong: ["<p><b>one</p>"], right: ["<p><b>one</b></p>"])

    /// A page must not contain noncharacters, or control characters other than whitespace.
    static let forbiddenCharacter = Rule(
        "forbidden-character", .error,
        "A page must not contain noncharacters, or control characters other than whitespace",
        because: "They are invisible, and every program handles them differently.",
        reference: .html("dom.html#text-content"),
        wrong: ["<p>one\u{85}two</p>", "<p>one&#x7F;two</p>", "<p title=\"&#xFDD0;\">one</p>"],
        right: ["<p>one&#xA0;two\tthree</p>"])

    /// A page should not begin with a byte order mark.
    static let byteOrderMark = Rule(
        "byte-order-mark", .warning, "A page should not begin with a byte order mark",
        because: "Programs that join files move it into the middle of a page, where it is an invisible character.",
        reference: .html("syntax.html#writing"),
        wrong: [page("\u{FEFF}<!DOCTYPE html>")], right: [page("<!DOCTYPE html>")])

    /// A page must begin with `<!DOCTYPE html>`.
    static let documentType = Rule(
        "document-type", .error, "A page must begin with <!DOCTYPE html>",
        because: "Without it browsers lay the page out like pages of the 1990s.",
        reference: .html("syntax.html#the-doctype"),
        wrong: [
            page("<!-- a page -->"),
            page(
                "<!DOCTYPE html PUBLIC \"-//W3C//DTD HTML 4.01//EN\" \"http://www.w3.org/TR/html4/strict.dtd\">"),
        ],
        right: [page("<!-- a page -->\n<!DOCTYPE html SYSTEM \"about:legacy-compat\">")])

    /// An HTML element that can have an end tag must not be written `<name/>`.
    static let selfClosed = Rule(
        "self-closed", .error, "An HTML element that can have an end tag must not be written <name/>",
        because: "HTML parsers ignore the slash, so everything after the tag is inside the element.",
        reference: .html("syntax.html#start-tags"),
        wrong: ["<p>Text</p><div/>"], right: ["<p>Text<br/></p><div></div>"])

    /// An element that has no end tag in HTML must not be closed with one.
    static let voidEndTag = Rule(
        "void-end-tag", .error, "An element that has no end tag in HTML must not be closed with one",
        because: "HTML ignores the end tag, or creates another element for it.",
        reference: .html("syntax.html#void-elements"),
        wrong: ["<p>one<br></br>two</p>"], right: ["<p>one<br/>two</p>"])

    /// An element must be written without a prefix.
    static let prefixedElement = Rule(
        "prefixed-element", .error, "An element must be written without a prefix",
        because: "HTML has no prefixes: the element becomes an unknown one.",
        reference: .html("syntax.html#syntax-tag-name"),
        wrong: ["<h:p xmlns:h=\"http://www.w3.org/1999/xhtml\">Text</h:p>"], right: ["<p>Text</p>"])

    /// Markup that only XML supports is not allowed in HTML.
    static let xmlOnly = Rule(
        "xml-only", .error, "XML declarations, <?xml-stylesheet?> and CDATA sections are not allowed in HTML",
        because: """
            HTML parsers turn them into comments, so their content is lost. CDATA sections are allowed in SVG and \
            MathML. Other processing instructions have been valid since June 2026 if their names consist of ASCII \
            letters, digits, “-” and “_”, and if they do not contain “>”.
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

    /// An XHTML page in an HTML file should read the same as HTML and as XML.
    static let xmlInHTML = Rule(
        "xml-in-html", .warning, "An XHTML page in an HTML file should read the same as HTML and as XML",
        because: "Browsers read the file as HTML, even if it declares the XHTML namespace.",
        reference: .html("xhtml.html#the-xhtml-syntax"),
        wrong: [page("<!DOCTYPE html>", root: xhtml, body: "<p>Text</p><div/>")],
        right: [page("<!DOCTYPE html>", root: xhtml, body: "<p>Text</p><div></div>")])

    /// A comment must not begin with > or ->.
    static let commentStart = Rule(
        "comment-start", .error, "A comment must not begin with > or ->",
        because: "HTML ends the comment there, and shows the rest as text.",
        reference: .html("syntax.html#comments"),
        wrong: ["<p>Text</p><!--> note -->"], right: ["<p>Text</p><!-- > note -->"])

    /// Browsers and XML parsers must see the same elements, attributes and text.
    package static let readAlike = Rule(
        "read-alike", .error, "Browsers and XML parsers must see the same elements, attributes and text",
        because: """
            A page that was tested as XML would differ in browsers, which add elements such as <tbody>, close others \
            and move some.
            """,
        reference: .html("parsing.html#tree-construction"),
        wrong: ["<table><tr><td>1</td></tr></table>", "<p><a href=\"#a\">one <a href=\"#b\">two</a></a></p>"],
        right: ["<table><tbody><tr><td>1</td></tr></tbody></table>"])

    /// The text of `pre` and `textarea` should not begin with a line break.
    static let leadingNewline = Rule(
        "leading-newline", .warning, "The text of <pre> and <textarea> should not begin with a line break",
        because: "HTML drops the first line break and XML keeps it, so the same page has two different texts.",
        reference: .html("syntax.html#element-restrictions"),
        wrong: ["<pre>\none</pre>"], right: ["<pre>one\ntwo</pre>"])
}
