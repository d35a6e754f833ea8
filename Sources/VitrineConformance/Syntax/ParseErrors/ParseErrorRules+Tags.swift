import VitrineMarkup

/// Rules for tags and attributes.
extension ParseErrorRules {
    static let tags: [Rule] = [
        rule(
            .duplicateAttribute, "An element must not have the same attribute twice",
            because: "Browsers use the first one and ignore the others.",
            wrong: ["<p id=\"a\" id=\"b\">Text</p>", "<p class=\"a\" CLASS=\"b\">Text</p>"],
            right: ["<p id=\"a\" class=\"b\">Text</p>"]),
        rule(
            .endTagWithAttributes, "An end tag must not have attributes",
            because: "Browsers ignore them.",
            wrong: ["<p>Text</p class=\"a\">"], right: ["<p class=\"a\">Text</p>"]),
        rule(
            .endTagWithTrailingSolidus, "An end tag must not end with “/”",
            because: "Browsers ignore it; most often a start tag was meant.",
            wrong: ["<p>Text</p/>"], right: ["<p>Text</p>"]),
        rule(
            .eofBeforeTagName, "A page must not end with “<” or “</”",
            because: "Browsers show them as text; most often the page is cut off.",
            wrong: [page(endingIn: "<p>Text <")], right: ["<p>Text &lt;</p>"]),
        rule(
            .eofInTag, "A page must not end inside a tag",
            because: "Browsers drop the tag; most often the page is cut off.",
            wrong: [page(endingIn: "<p>Text</p><img src=\"boat")], right: ["<p>Text</p>"]),
        rule(
            .invalidFirstCharacterOfTagName, "“<” and “</” must be followed by the name of a tag",
            because: """
                Otherwise browsers show “<” as text, and turn “</” and everything up to the next “>” into a comment.
                """,
            wrong: ["<p>1 <2</p>"], right: ["<p>1 &lt;2</p>", "<p>Text<br>more</p>"]),
        rule(
            .missingAttributeValue, "“=” must be followed by a value",
            because: "Browsers assume an empty value; most often the value was forgotten.",
            wrong: ["<p title=>Text</p>"],
            right: ["<p title=\"a\">Text</p>", "<p><input disabled aria-label=Name></p>"]),
        rule(
            .missingEndTagName, "An end tag must have a name",
            because: "Browsers ignore “</>”, so the element stays open.",
            wrong: ["<p>Text</></p>"], right: ["<p>Text</p>"]),
        rule(
            .missingWhitespaceBetweenAttributes, "Whitespace is required between attributes",
            because: "Browsers continue as if it were there; most often a quote is in the wrong place.",
            wrong: ["<p id=\"a\"class=\"b\">Text</p>"], right: ["<p id=\"a\" class=\"b\">Text</p>"]),
        rule(
            .unexpectedCharacterInAttributeName, "The name of an attribute must not contain quotes or “<”",
            because: "They become part of the name; most often a quote or “>” is missing before it.",
            wrong: ["<p title=\"one\" two\">Text</p>"], right: ["<p title=\"one two\">Text</p>"]),
        rule(
            .unexpectedCharacterInUnquotedAttributeValue, "A value with a quote, “<”, “=” or “`” must be in quotes",
            because: "Browsers make the character part of the value, but most often a quote is missing.",
            wrong: ["<p><a href=boat.html?a=b>Boat</a></p>", "<p title=a\">Text</p>"],
            right: ["<p><a href=\"boat.html?a=b\">Boat</a></p>", "<p title=a>Text</p>"]),
        rule(
            .unexpectedEqualsSignBeforeAttributeName, "“=” must come after the name of an attribute",
            because: "Otherwise it becomes the first character of a name; most often a name was forgotten.",
            wrong: ["<p =\"a\">Text</p>"], right: ["<p title=\"a\">Text</p>"]),
        rule(
            .unexpectedSolidusInTag, "“/” in a tag is only allowed in a value or right before “>”",
            because: "Elsewhere browsers take it for a space; most often a quote is missing.",
            wrong: ["<p / title=\"a\">Text</p>"], right: ["<p title=\"a\">Text<br/></p>"]),
        rule(
            .nonVoidElementWithTrailingSolidus,
            "An HTML element that can have an end tag must not be written “<name/>”",
            because: "Browsers ignore the slash: the element stays open, and everything after the tag is inside it.",
            wrong: ["<p>Text</p><div/>"],
            right: ["<p>Text<br/>more</p><div></div>", "<p><svg role=\"none\"><g/></svg></p>"]),
    ]
}
