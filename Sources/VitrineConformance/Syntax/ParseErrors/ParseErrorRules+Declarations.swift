import VitrineMarkup

/// Comments, instructions and document types.
extension ParseErrorRules {
    static let comments: [Rule] = [
        rule(
            .abruptClosingOfEmptyComment, "A comment is not closed by “>” right after its start",
            because: "What was meant to be in the comment is shown as text.",
            wrong: ["<p>Text</p><!--> note -->"], right: ["<p>Text</p><!-- note --><!---->"]),
        rule(
            .eofInComment, "A comment is closed by “-->”",
            because: "Everything up to the end of the page is in the comment, and nobody sees it.",
            wrong: [page(endingIn: "<p>Text</p><!-- note")], right: ["<p>Text</p><!-- note -->"]),
        rule(
            .incorrectlyClosedComment, "A comment is closed by “-->”, not by “--!>”",
            because: "Browsers close it, other programs do not.",
            wrong: ["<p>Text</p><!-- note --!>"], right: ["<p>Text</p><!-- note -->"]),
        rule(
            .incorrectlyOpenedComment, "“<!” begins a comment or a document type",
            because: "Browsers make a comment of it that ends with the next “>”.",
            wrong: ["<p>Text</p><!note>", "<p>Text</p><!- note ->"], right: ["<p>Text</p><!-- note -->"]),
        rule(
            .nestedComment, "There is no comment in a comment",
            because: "The first “-->” ends both, and the rest is shown as text.",
            wrong: ["<p>Text</p><!-- one <!-- two -->"],
            right: ["<p>Text</p><!-- one --><!-- two -->", "<p>Text</p><!--[if IE]><p>Old</p><![endif]-->"]),
        rule(
            .cdataInHTMLContent, "CDATA sections are in SVG and MathML only",
            because: "HTML makes a comment of them, so what is in them is lost.",
            wrong: ["<p><![CDATA[a < b]]></p>"], right: ["<p>a &lt; b</p>"]),
        rule(
            .eofInCDATA, "A CDATA section is closed by “]]>”",
            because: "Everything up to the end of the page is its text.",
            wrong: [page(endingIn: "<p><svg role=\"none\"><text><![CDATA[Text")],
            right: ["<p><svg role=\"none\"><text><![CDATA[a < b]]></text></svg></p>"]),
        rule(
            .eofInScriptHTMLCommentLikeText, "“<!--” in a script has its “-->”",
            because: "The end tag of the script may not be seen, so the rest of the page becomes a part of the script.",
            wrong: [page(endingIn: "<script><!-- one")], right: ["<script>const a = 1 < 2 && 3 > 2</script>"]),
        rule(
            .eofInProcessingInstruction, "A processing instruction is closed",
            because: "Everything up to the end of the page is in it, and nobody sees it.",
            wrong: [page(endingIn: "<p>Text</p><?note")], right: ["<p>Text</p>"]),
        rule(
            .disallowedProcessingInstructionTarget, "There is no XML declaration in HTML",
            because: "Browsers make a comment of it.",
            wrong: [page("<?xml version=\"1.0\"?><!DOCTYPE html>")], right: [page("<!DOCTYPE html>")]),
        rule(
            .invalidFirstCharacterOfProcessingInstructionTarget, "“<?” is followed by a name",
            because: "Browsers make a comment of it, and what is in it is lost.",
            wrong: ["<p>Text <?= 1 ?></p>"], right: ["<p>Text &lt;?= 1 ?></p>"]),
        rule(
            .invalidProcessingInstructionTarget, "The name of an instruction has letters, digits, “-” and “_” only",
            because: "Browsers make a comment of it, and what is in it is lost.",
            wrong: ["<p>Text <?a.b c?></p>"], right: ["<p>Text</p>"]),
    ]

    static let declarations: [Rule] = [
        rule(
            .missingDoctype, "A page begins with <!DOCTYPE html>",
            because: "Without it browsers use quirks mode: they lay the page out as they did last century.",
            section: "syntax.html#the-doctype",
            wrong: [page("<!-- a page -->")], right: [page("<!-- a page -->\n<!doctype html>")]),
        rule(
            .obsoleteDoctype, "The document type is <!DOCTYPE html>",
            because: "Others are obsolete; some of them make browsers use quirks mode.",
            section: "syntax.html#the-doctype",
            wrong: [
                page("<!DOCTYPE html PUBLIC \"-//W3C//DTD HTML 4.01//EN\" \"http://www.w3.org/TR/html4/strict.dtd\">")
            ],
            right: [page("<!DOCTYPE html SYSTEM \"about:legacy-compat\">")]),
        rule(
            .unexpectedDoctype, "A document type is at the beginning only",
            because: "Browsers ignore it; most often two pages were joined.",
            section: "syntax.html#the-doctype",
            wrong: ["<!DOCTYPE html><p>Text</p>"], right: ["<p>Text</p>"]),
        doctype(.eofInDoctype, "A document type is closed by “>”", wrong: .page("<!DOCTYPE html")),
        doctype(.missingDoctypeName, "A document type has a name", wrong: page("<!DOCTYPE>")),
        doctype(
            .missingWhitespaceBeforeDoctypeName, "There is white space before the name of a document type",
            wrong: page("<!DOCTYPEhtml>")),
        doctype(
            .invalidCharacterSequenceAfterDoctypeName, "After its name a document type has PUBLIC, SYSTEM or nothing",
            wrong: page("<!DOCTYPE html5 strict>")),
        doctype(
            .missingDoctypePublicIdentifier, "PUBLIC is followed by an identifier",
            wrong: page("<!DOCTYPE html PUBLIC>")),
        doctype(
            .missingDoctypeSystemIdentifier, "SYSTEM is followed by an identifier",
            wrong: page("<!DOCTYPE html SYSTEM>")),
        doctype(
            .missingQuoteBeforeDoctypePublicIdentifier, "The public identifier is in quotes",
            wrong: page("<!DOCTYPE html PUBLIC a>")),
        doctype(
            .missingQuoteBeforeDoctypeSystemIdentifier, "The system identifier is in quotes",
            wrong: page("<!DOCTYPE html SYSTEM about:legacy-compat>")),
        doctype(
            .missingWhitespaceAfterDoctypePublicKeyword, "There is white space after PUBLIC",
            wrong: page("<!DOCTYPE html PUBLIC\"a\" \"b\">")),
        doctype(
            .missingWhitespaceAfterDoctypeSystemKeyword, "There is white space after SYSTEM",
            wrong: page("<!DOCTYPE html SYSTEM\"about:legacy-compat\">")),
        doctype(
            .missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers, "There is white space between the identifiers",
            wrong: page("<!DOCTYPE html PUBLIC \"a\"\"b\">")),
        doctype(
            .abruptDoctypePublicIdentifier, "The public identifier is closed before “>”",
            wrong: page("<!DOCTYPE html PUBLIC \"a>")),
        doctype(
            .abruptDoctypeSystemIdentifier, "The system identifier is closed before “>”",
            wrong: page("<!DOCTYPE html SYSTEM \"about:legacy-compat>")),
        doctype(
            .unexpectedCharacterAfterDoctypeSystemIdentifier, "Nothing is between the system identifier and “>”",
            wrong: page("<!DOCTYPE html SYSTEM \"about:legacy-compat\" strict>")),
    ]

    private static func doctype(_ error: HTMLParseError, _ title: String, wrong: Rule.Example) -> Rule {
        rule(
            error, title,
            because: "What is not <!DOCTYPE html> to the letter may make browsers use quirks mode.",
            wrong: [wrong], right: [page("<!DOCTYPE html>")])
    }
}
