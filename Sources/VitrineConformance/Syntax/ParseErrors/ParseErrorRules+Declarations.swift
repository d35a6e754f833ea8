import VitrineMarkup

/// Rules for comments, CDATA sections, processing instructions and document types.
extension ParseErrorRules {
    static let comments: [Rule] = [
        rule(
            .abruptClosingOfEmptyComment, "A comment must not begin with “>” or “->”",
            because: "They close the comment, so the text that was meant to be in it is shown.",
            wrong: ["<p>Text</p><!--> note -->"], right: ["<p>Text</p><!-- note --><!---->"]),
        rule(
            .eofInComment, "A comment must be closed with “-->”",
            because: "Otherwise the rest of the page is in the comment, so nobody sees it.",
            wrong: [page(endingIn: "<p>Text</p><!-- note")], right: ["<p>Text</p><!-- note -->"]),
        rule(
            .incorrectlyClosedComment, "A comment must be closed with “-->”, not with “--!>”",
            because: "Browsers accept “--!>”, but other programs do not.",
            wrong: ["<p>Text</p><!-- note --!>"], right: ["<p>Text</p><!-- note -->"]),
        rule(
            .incorrectlyOpenedComment, "“<!” must begin a comment, a document type or a CDATA section",
            because: "Browsers turn anything else into a comment that ends with the next “>”.",
            wrong: ["<p>Text</p><!note>", "<p>Text</p><!- note ->"], right: ["<p>Text</p><!-- note -->"]),
        rule(
            .nestedComment, "A comment must not contain another comment",
            because: "The first “-->” ends both, and the rest is shown as text.",
            wrong: ["<p>Text</p><!-- one <!-- two -->"],
            right: ["<p>Text</p><!-- one --><!-- two -->", "<p>Text</p><!--[if IE]><p>Old</p><![endif]-->"]),
        rule(
            .cdataInHTMLContent, "CDATA sections are only allowed in SVG and MathML",
            because: "Browsers turn them into comments, so their content is lost.",
            wrong: ["<p><![CDATA[a < b]]></p>"], right: ["<p>a &lt; b</p>"]),
        rule(
            .eofInCDATA, "A CDATA section must be closed with “]]>”",
            because: "Otherwise the rest of the page becomes its text.",
            wrong: [page(endingIn: "<p><svg role=\"none\"><text><![CDATA[Text")],
            right: ["<p><svg role=\"none\"><text><![CDATA[a < b]]></text></svg></p>"]),
        rule(
            .eofInScriptHTMLCommentLikeText, "“<!--” in a script must be followed by “-->”",
            because: """
                Otherwise browsers may miss the end tag of the script, so the rest of the page becomes a part of it.
                """,
            wrong: [page(endingIn: "<script><!-- one")], right: ["<script>const a = 1 < 2 && 3 > 2</script>"]),
        rule(
            .eofInProcessingInstruction, "A processing instruction must be closed",
            because: "Otherwise browsers drop the rest of the page.",
            wrong: [page(endingIn: "<p>Text</p><?note")], right: ["<p>Text</p>"]),
        rule(
            .disallowedProcessingInstructionTarget, "XML declarations and “<?xml-stylesheet” are not allowed in HTML",
            because: "Browsers turn them into comments.",
            wrong: [page("<?xml version=\"1.0\"?><!DOCTYPE html>")], right: [page("<!DOCTYPE html>")]),
        rule(
            .invalidFirstCharacterOfProcessingInstructionTarget, "“<?” must be followed by a name",
            because: "Otherwise browsers turn it into a comment, so its content is lost.",
            wrong: ["<p>Text <?= 1 ?></p>"], right: ["<p>Text &lt;?= 1 ?></p>"]),
        rule(
            .invalidProcessingInstructionTarget,
            "The name of a processing instruction may contain only ASCII letters, digits, “-” and “_”",
            because: "Otherwise browsers turn the instruction into a comment, so its content is lost.",
            wrong: ["<p>Text <?a.b c?></p>"], right: ["<p>Text</p>"]),
    ]

    static let declarations: [Rule] = [
        rule(
            .missingDoctype, "A page must begin with <!DOCTYPE html>",
            because: "Without it browsers use quirks mode: they lay the page out like pages of the 1990s.",
            section: "syntax.html#the-doctype",
            wrong: [page("<!-- a page -->")], right: [page("<!-- a page -->\n<!doctype html>")]),
        rule(
            .obsoleteDoctype, "The document type must be <!DOCTYPE html>",
            because: "Others are obsolete; some of them make browsers use quirks mode.",
            section: "syntax.html#the-doctype",
            wrong: [
                page("<!DOCTYPE html PUBLIC \"-//W3C//DTD HTML 4.01//EN\" \"http://www.w3.org/TR/html4/strict.dtd\">")
            ],
            right: [page("<!DOCTYPE html SYSTEM \"about:legacy-compat\">")]),
        rule(
            .unexpectedDoctype, "A document type is only allowed at the beginning",
            because: "Browsers ignore it elsewhere; most often two pages were joined.",
            section: "syntax.html#the-doctype",
            wrong: ["<!DOCTYPE html><p>Text</p>"], right: ["<p>Text</p>"]),
        doctype(.eofInDoctype, "A document type must be closed with “>”", wrong: .page("<!DOCTYPE html")),
        doctype(.missingDoctypeName, "A document type must have a name", wrong: page("<!DOCTYPE>")),
        doctype(
            .missingWhitespaceBeforeDoctypeName, "Whitespace is required before the name of a document type",
            wrong: page("<!DOCTYPEhtml>")),
        doctype(
            .invalidCharacterSequenceAfterDoctypeName,
            "The name of a document type may only be followed by PUBLIC or SYSTEM",
            wrong: page("<!DOCTYPE html5 strict>")),
        doctype(
            .missingDoctypePublicIdentifier, "PUBLIC must be followed by an identifier",
            wrong: page("<!DOCTYPE html PUBLIC>")),
        doctype(
            .missingDoctypeSystemIdentifier, "SYSTEM must be followed by an identifier",
            wrong: page("<!DOCTYPE html SYSTEM>")),
        doctype(
            .missingQuoteBeforeDoctypePublicIdentifier, "The public identifier must be in quotes",
            wrong: page("<!DOCTYPE html PUBLIC a>")),
        doctype(
            .missingQuoteBeforeDoctypeSystemIdentifier, "The system identifier must be in quotes",
            wrong: page("<!DOCTYPE html SYSTEM about:legacy-compat>")),
        doctype(
            .missingWhitespaceAfterDoctypePublicKeyword, "Whitespace is required after PUBLIC",
            wrong: page("<!DOCTYPE html PUBLIC\"a\" \"b\">")),
        doctype(
            .missingWhitespaceAfterDoctypeSystemKeyword, "Whitespace is required after SYSTEM",
            wrong: page("<!DOCTYPE html SYSTEM\"about:legacy-compat\">")),
        doctype(
            .missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers,
            "Whitespace is required between the identifiers",
            wrong: page("<!DOCTYPE html PUBLIC \"a\"\"b\">")),
        doctype(
            .abruptDoctypePublicIdentifier, "The public identifier must be closed before “>”",
            wrong: page("<!DOCTYPE html PUBLIC \"a>")),
        doctype(
            .abruptDoctypeSystemIdentifier, "The system identifier must be closed before “>”",
            wrong: page("<!DOCTYPE html SYSTEM \"about:legacy-compat>")),
        doctype(
            .unexpectedCharacterAfterDoctypeSystemIdentifier,
            "Nothing is allowed between the system identifier and “>”",
            wrong: page("<!DOCTYPE html SYSTEM \"about:legacy-compat\" strict>")),
    ]

    private static func doctype(_ error: HTMLParseError, _ title: String, wrong: Rule.Example) -> Rule {
        rule(
            error, title,
            because: "Any doctype other than <!DOCTYPE html> may make browsers use quirks mode.",
            wrong: [wrong], right: [page("<!DOCTYPE html>")])
    }
}
