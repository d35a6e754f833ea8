import VitrineMarkup

/// Tags and attributes.
extension ParseErrorRules {
    static let tags: [Rule] = [
        rule(
            .duplicateAttribute, "An attribute is on an element once",
            because: "Browsers keep the first one and ignore the others.",
            wrong: ["<p id=\"a\" id=\"b\">Text</p>", "<p class=\"a\" CLASS=\"b\">Text</p>"],
            right: ["<p id=\"a\" class=\"b\">Text</p>"]),
        rule(
            .endTagWithAttributes, "An end tag has no attributes",
            because: "Browsers ignore them.",
            wrong: ["<p>Text</p class=\"a\">"], right: ["<p class=\"a\">Text</p>"]),
        rule(
            .endTagWithTrailingSolidus, "An end tag does not end with “/”",
            because: "Browsers ignore it; most often a start tag was meant.",
            wrong: ["<p>Text</p/>"], right: ["<p>Text</p>"]),
        rule(
            .eofBeforeTagName, "The page does not end with “<”",
            because: "Browsers show it as text; most often the page is cut off.",
            wrong: [page(endingIn: "<p>Text <")], right: ["<p>Text &lt;</p>"]),
        rule(
            .eofInTag, "The page does not end inside a tag",
            because: "Browsers leave the tag out; most often the page is cut off.",
            wrong: [page(endingIn: "<p>Text</p><img src=\"boat")], right: ["<p>Text</p>"]),
        rule(
            .invalidFirstCharacterOfTagName, "“<” is followed by the name of a tag",
            because: "Browsers show the character as text, and with another one after it might take it for a tag.",
            wrong: ["<p>1 <2</p>"], right: ["<p>1 &lt;2</p>", "<p>Text<br>more</p>"]),
        rule(
            .missingAttributeValue, "“=” is followed by a value",
            because: "Browsers take the value for empty; most often it was forgotten.",
            wrong: ["<p title=>Text</p>"],
            right: ["<p title=\"a\">Text</p>", "<p><input disabled aria-label=Name></p>"]),
        rule(
            .missingEndTagName, "An end tag has a name",
            because: "Browsers leave “</>” out, so the element stays open.",
            wrong: ["<p>Text</></p>"], right: ["<p>Text</p>"]),
        rule(
            .missingWhitespaceBetweenAttributes, "There is white space between attributes",
            because: "Browsers go on as if there were; most often a quote is in the wrong place.",
            wrong: ["<p id=\"a\"class=\"b\">Text</p>"], right: ["<p id=\"a\" class=\"b\">Text</p>"]),
        rule(
            .unexpectedCharacterInAttributeName, "The name of an attribute has no quotes and no “<”",
            because: "They become part of the name; most often a quote or “>” is missing before it.",
            wrong: ["<p title=\"one\" two\">Text</p>"], right: ["<p title=\"one two\">Text</p>"]),
        rule(
            .unexpectedCharacterInUnquotedAttributeValue, "A value with a quote, “<”, “=” or “`” is in quotes",
            because: "They become part of the value; most often a quote is missing.",
            wrong: ["<p><a href=boat.html?a=b>Boat</a></p>", "<p title=a\">Text</p>"],
            right: ["<p><a href=\"boat.html?a=b\">Boat</a></p>", "<p title=a>Text</p>"]),
        rule(
            .unexpectedEqualsSignBeforeAttributeName, "“=” comes after the name of an attribute",
            because: "It becomes part of the next name; most often a name was forgotten.",
            wrong: ["<p =\"a\">Text</p>"], right: ["<p title=\"a\">Text</p>"]),
        rule(
            .unexpectedSolidusInTag, "“/” is in a tag only before “>” or in a value in quotes",
            because: "Browsers take it for a space; most often a quote is missing.",
            wrong: ["<p / title=\"a\">Text</p>"], right: ["<p title=\"a\">Text<br/></p>"]),
        rule(
            .nonVoidElementWithTrailingSolidus, "Only elements without an end tag are written “<name/>”",
            because: "HTML does not see the slash: the element stays open, and all that follows is inside it.",
            wrong: ["<p>Text</p><div/>"],
            right: ["<p>Text<br/>more</p><div></div>", "<p><svg role=\"none\"><g/></svg></p>"]),
    ]
}
