import VitrineMarkup

/// Rules for markup that browsers have to repair: misplaced tags and text, and elements that are not closed or not
/// nested correctly. The Standard has no names for these errors.
extension ParseErrorRules {
    private static let inBody = "parsing.html#parsing-main-inbody"
    private static let inTable = "parsing.html#parsing-main-intable"

    static let structure: [Rule] = [
        rule(
            .unexpectedStartTag, "A start tag must be where its element is allowed",
            because: "Browsers ignore the tag or change the tree around it, so the tree is not as it was written.",
            section: inBody,
            wrong: ["<p>One</p><td>Two</td>", "<head><p>One</p>"], right: ["<table><tr><td>One</table>"]),
        rule(
            .unexpectedEndTag, "An end tag must close an open element",
            because: """
                Browsers ignore any other end tag, or create an empty element for it; most often the element was \
                already closed.
                """,
            section: inBody,
            wrong: ["<p>One</p></div>", "<p>One<ul><li>Two</li></ul></p>", "<p>One</br>Two</p>"],
            right: ["<div><p>One</p></div>", "<ul><li>One<li>Two</ul>"]),
        rule(
            .missingStartTag, "A start tag must be written unless HTML allows it to be omitted",
            because: "Browsers add the missing tag, perhaps not the one that was meant.",
            section: inTable,
            wrong: ["<table><tbody><td>One</td></tbody></table>"],
            right: ["<table><tbody><tr><td>One</td></tr></tbody></table>", "<table><tr><td>One</td></tr></table>"]),
        rule(
            .contentInHeadNoscript, "<noscript> in the head must contain no text, and must be closed",
            because: "Otherwise browsers end it early, and begin the body before the head is complete.",
            section: "parsing.html#parsing-main-inheadnoscript",
            wrong: [.head("<noscript>Text</noscript>")],
            right: [.head("<noscript><link rel=\"stylesheet\" href=\"plain.css\"></noscript>")]),
        rule(
            .contentInTable, "The content of a table must be in its cells or its caption",
            because: "Browsers move most other content in front of the table.",
            section: inTable,
            wrong: ["<table><tr><p>One</p><td>Two</td></tr></table>"],
            right: ["<table><tr><td><p>One</p></td><td>Two</td></tr></table>"]),
        rule(
            .textInTable, "The text of a table must be in its cells or its caption",
            because: "Browsers move other text in front of the table.",
            section: inTable,
            wrong: ["<table>One<tr><td>Two</td></tr></table>"],
            right: ["<table><caption>One</caption><tr><th>Two</th></tr></table>"]),
        rule(
            .unexpectedText, "Text must not be where browsers ignore it",
            because: "Nobody sees text in a <frameset>, for example.",
            section: "parsing.html#parsing-main-inframeset",
            wrong: [
                .page(
                    "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Example</title></head>"
                        + "<frameset>Text</frameset></html>")
            ],
            right: ["<p>Text</p>"]),
        rule(
            .contentAfterBody, "Only comments and whitespace are allowed after </body> and </html>",
            because: "Browsers put other content at the end of the body; most often </body> comes too early.",
            section: "parsing.html#parsing-main-afterbody",
            wrong: [
                .page(
                    "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Example</title></head>"
                        + "<body><h1>Example</h1></body></html><p>Text</p>")
            ],
            right: [page("<!DOCTYPE html>")]),
        rule(
            .htmlElementInForeignContent,
            "In SVG and MathML, HTML is only allowed in elements such as <foreignObject>",
            because: "Anywhere else, an HTML element ends the drawing or formula around it, and the rest becomes HTML.",
            section: "parsing.html#parsing-main-inforeign",
            wrong: ["<p>One</p><svg role=\"none\"><p>Two</p></svg>"],
            right: ["<p>One</p><svg role=\"none\"><foreignObject><p>Two</p></foreignObject></svg>"]),
        rule(
            .imageStartTag, "An image must be written as <img>",
            because: "<image> is not an element of HTML; browsers turn it into <img>.",
            section: inBody,
            wrong: ["<p><image src=\"boat.png\" alt=\"A boat\"></p>"],
            right: ["<p><img src=\"boat.png\" alt=\"A boat\"></p>"]),
    ]

    static let nesting: [Rule] = [
        rule(
            .endTagWithOpenElements, "An element must be closed before the element around it",
            because: "Browsers close it; most often an end tag was forgotten.",
            section: inBody,
            wrong: ["<div><section><h2>One</h2></div>"],
            right: ["<div><section><h2>One</h2></section></div>", "<div><p>One</div>"]),
        rule(
            .startTagWithOpenElements, "An element must be closed before a start tag that is not allowed inside it",
            because: "Browsers close the element, or put the next one inside it; most often an end tag was forgotten.",
            section: inBody,
            wrong: ["<ul><li><span>One<li>Two</ul>"], right: ["<ul><li><span>One</span><li>Two</ul>"]),
        rule(
            .misnestedEndTag, "Elements must be nested: the last one opened must be closed first",
            because: "Browsers close all of them and open some again, so there are more elements than were written.",
            section: "parsing.html#adoption-agency-algorithm",
            wrong: ["<p><b><i>One</b></i></p>"], right: ["<p><b><i>One</i></b></p>"]),
        rule(
            .nestedElement,
            "Elements such as links, buttons, forms and headings must not be inside others of their kind",
            because: "Browsers close the first one, or ignore the second.",
            section: inBody,
            wrong: ["<p><a href=\"#a\">One <a href=\"#b\">Two</a></a></p>"],
            right: ["<p id=\"a\"><a href=\"#a\">One</a> <a href=\"#b\" id=\"b\">Two</a></p>"]),
        rule(
            .eofWithOpenElements, "Elements must be closed before the page ends",
            because: "Browsers close them; most often an end tag was forgotten, or the page is cut off.",
            section: inBody,
            wrong: [page(endingIn: "<div><p>Text</p>")], right: ["<div><p>Text</div>"]),
        .nestingTooDeep,
    ]
}

extension Rule {
    /// Returns 520 tags, more than the maximum depth, on lines of twenty.
    private static func lines(_ tag: String) -> String {
        String(repeating: String(repeating: tag, count: 20) + "\n", count: 26)
    }

    /// Elements must not be nested more than 512 levels deep.
    static let nestingTooDeep = Rule(
        HTMLParseError.nestingTooDeep.name, .error, "Elements must not be nested more than 512 levels deep",
        because: "Browsers put deeper elements next to their parents, so the tree is not the one that was written.",
        reference: .html("parsing.html#parsing"),
        wrong: [.body(lines("<div>") + lines("</div>"))],
        right: ["<p><b><i>One</i></b></p>"])
}
