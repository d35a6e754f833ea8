extension HTMLParseProblem {
    /// The problem, and how to fix it.
    package var message: String {
        let name = subject.map { "<\($0)>" } ?? "the element"
        let end = subject.map { "</\($0)>" } ?? "the end tag"
        let quoted = subject.map { "“\($0)”" } ?? "the value"
        return switch error {
        case .controlCharacterInInputStream: "unexpected control character, which is invisible; remove it"
        case .noncharacterInInputStream:
            "unexpected Unicode noncharacter, a code point that is never text; remove it"
        case .surrogateInInputStream: "the text has an unpaired surrogate; write the whole character"
        case .abruptClosingOfEmptyComment:
            "“>” or “->” right after “<!--” closes the comment; add a space before it, "
                + "or write “<!---->” for an empty comment"
        case .abruptDoctypePublicIdentifier: "“>” inside the public identifier of the doctype; write <!DOCTYPE html>"
        case .abruptDoctypeSystemIdentifier: "“>” inside the system identifier of the doctype; write <!DOCTYPE html>"
        case .absenceOfDigitsInNumericCharacterReference:
            "“&#” without digits; write the number and “;”, or “&amp;#” for the characters themselves"
        case .cdataInHTMLContent: "“<![CDATA[” works only in SVG and MathML; write the text with “&lt;” and “&amp;”"
        case .characterReferenceOutsideUnicodeRange:
            "the character reference is greater than U+10FFFF, the last code point; correct the number"
        case .controlCharacterReference:
            "the character reference stands for a control character; remove it or write the intended character"
        case .disallowedProcessingInstructionTarget:
            "an XML declaration or “<?xml-stylesheet” is not allowed in HTML and becomes a comment; remove it, "
                + "and load stylesheets with <link rel=\"stylesheet\">"
        case .duplicateAttribute: "duplicate attribute \(quoted): browsers keep the first; remove this one"
        case .endTagWithAttributes: "attributes on an end tag are ignored; move them to the start tag"
        case .endTagWithTrailingSolidus:
            "“/” at the end of an end tag; remove it, or write a start tag if you meant one"
        case .eofBeforeTagName: "the markup ends after “<” or “</”; complete the tag, or write “&lt;” for “<” itself"
        case .eofInCDATA: "the markup ends inside a CDATA section; close it with “]]>”"
        case .eofInComment: "the markup ends inside a comment; close it with “-->”"
        case .eofInDoctype: "the markup ends inside the doctype; close it with “>”"
        case .eofInProcessingInstruction: "the markup ends inside a processing instruction; close it with “?>”"
        case .eofInScriptHTMLCommentLikeText:
            "the markup ends in a script that contains “<!--” without “-->”; add “-->” before “</script>”, "
                + "or write “<\\!--” in a string"
        case .eofInTag: "the markup ends inside a tag, which browsers drop; complete the tag, and check its quotes"
        case .incorrectlyClosedComment: "the comment is closed by “--!>”; write “-->”"
        case .incorrectlyOpenedComment:
            "“<!” begins neither a comment nor a doctype; "
                + "write “<!--” for a comment, or “&lt;!” for the characters themselves"
        case .invalidCharacterSequenceAfterDoctypeName: "unexpected text in the doctype; write <!DOCTYPE html>"
        case .invalidFirstCharacterOfProcessingInstructionTarget:
            "“<?” without a name right after it becomes a comment; add the name, "
                + "or write “&lt;?” for the characters themselves"
        case .invalidFirstCharacterOfTagName:
            "“<” or “</” is not followed by a tag name; write the name right after it, or “&lt;” for “<” itself"
        case .invalidProcessingInstructionTarget:
            "the name of the processing instruction is not valid; use only ASCII letters, digits, “-” and “_”"
        case .missingAttributeValue: "no value after “=”; write a value in quotes or remove “=”"
        case .missingDoctypeName: "the doctype has no name; write <!DOCTYPE html>"
        case .missingDoctypePublicIdentifier: "no public identifier after PUBLIC; write <!DOCTYPE html>"
        case .missingDoctypeSystemIdentifier: "no system identifier after SYSTEM; write <!DOCTYPE html>"
        case .missingEndTagName: "“</>” has no name, so browsers drop it; write the name, or remove “</>”"
        case .missingQuoteBeforeDoctypePublicIdentifier: "no quote before the public identifier; write <!DOCTYPE html>"
        case .missingQuoteBeforeDoctypeSystemIdentifier: "no quote before the system identifier; write <!DOCTYPE html>"
        case .missingSemicolonAfterCharacterReference:
            "no “;” after the character reference; add it, or write “&amp;” for “&” itself"
        case .missingWhitespaceAfterDoctypePublicKeyword: "no space after PUBLIC in the doctype; write <!DOCTYPE html>"
        case .missingWhitespaceAfterDoctypeSystemKeyword: "no space after SYSTEM in the doctype; write <!DOCTYPE html>"
        case .missingWhitespaceBeforeDoctypeName: "no space after “<!DOCTYPE”; write <!DOCTYPE html>"
        case .missingWhitespaceBetweenAttributes: "no space between attributes; add one, or check the quotes"
        case .missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers:
            "no space between the identifiers of the doctype; write <!DOCTYPE html>"
        case .nestedComment:
            "“<!--” inside a comment: comments do not nest, and the first “-->” ends the outer one; remove “<!--”"
        case .noncharacterCharacterReference:
            "the character reference stands for a Unicode noncharacter, a code point that is never text; remove it"
        case .nullCharacterReference:
            "the character reference stands for U+0000, which is not allowed and becomes U+FFFD; remove it"
        case .surrogateCharacterReference:
            "the character reference stands for a surrogate, half of a character in UTF-16; write the whole character"
        case .unexpectedCharacterAfterDoctypeSystemIdentifier: "unexpected text at the end of the doctype; remove it"
        case .unexpectedCharacterInAttributeName:
            "the name of an attribute contains a quote or “<”; check whether a quote or “>” is missing before it"
        case .unexpectedCharacterInUnquotedAttributeValue:
            "a value without quotes contains a quote, “<”, “=” or “`”; put it in quotes"
        case .unexpectedEqualsSignBeforeAttributeName:
            "“=” without the name of an attribute before it; write the name, or remove “=” and the value"
        case .unexpectedNullCharacter: "the character U+0000 is not allowed; remove it"
        case .unexpectedSolidusInTag:
            "“/” in a tag is neither in a value nor right before “>”; remove it, or check the quotes before it"
        case .unknownNamedCharacterReference:
            "unknown character reference; correct the name, or write “&amp;” for “&” itself"
        case .nonVoidElementWithTrailingSolidus:
            "“/>” does not close \(name), which stays open; close it with \(end)"
        case .missingDoctype: "no doctype, so browsers use quirks mode; begin with <!DOCTYPE html>"
        case .obsoleteDoctype: "obsolete doctype; write <!DOCTYPE html>"
        case .unexpectedDoctype: "a doctype is allowed only at the beginning of a page; remove it"
        case .unexpectedStartTag:
            "\(name) is not allowed here: browsers ignore the tag or change the tree; move or remove it"
        case .unexpectedEndTag where subject == "br":
            "</br> is not allowed, because <br> has no end tag; write <br>, or remove </br>"
        case .unexpectedEndTag:
            "\(end) does not close any element here; "
                + "remove it or, if \(name) is open, close the elements inside it first"
        case .endTagWithOpenElements:
            open.map { open in
                "\(end) comes while <\(open.name)>, opened on line \(open.line), is still open; "
                    + "close <\(open.name)> first"
            }
                ?? "\(end) closes elements that are still open; close them first"
        case .startTagWithOpenElements:
            "elements that must be closed before this \(subject.map { "<\($0)> " } ?? "")tag are still open; "
                + "close them first"
        case .misnestedEndTag:
            "\(end) is not nested properly; close elements in the reverse order of their start tags"
        case .missingStartTag: "the start tag <tr> is missing before \(name); add it"
        case .contentInHeadNoscript:
            "<noscript> in the head contains text or is not closed, so browsers end it here; "
                + "move the text to the body, or close <noscript> first"
        case .nestedElement:
            "\(name) is not allowed here, inside an element of the same kind; close the outer one first"
        case .contentInTable:
            "\(name) is not allowed directly in a table; put it in <td>, <th> or <caption>, or close the table first"
        case .textInTable: "text directly in a table is moved in front of the table; put it in <td>, <th> or <caption>"
        case .unexpectedText: "text is not allowed here and is ignored; remove it"
        case .contentAfterBody:
            "content after </body> or </html> becomes part of the body; move it before </body>, or remove it"
        case .htmlElementInForeignContent:
            "\(name) ends the SVG or MathML around it; close the <svg> or <math> first, or use <foreignObject> in SVG"
        case .imageStartTag: "<image> becomes <img>; write <img>"
        case .eofWithOpenElements: "the markup ends while \(name) is open; add its end tag"
        case .nestingTooDeep: "more than 512 levels of nesting: deeper elements become siblings; nest less deeply"
        case .tooManyFormattingElements:
            "too many formatting elements such as \(name) are not closed; close them"
        case .documentTooLarge: "the file is larger than 512 MB and is not read"
        case .invalidBytesInEncoding: "some bytes are not \(subject ?? "UTF-8"); save the file as UTF-8"
        case .unknownEncoding: "unknown encoding \(quoted); save the file as UTF-8 and write <meta charset=\"utf-8\">"
        case .contradictingEncoding:
            "the byte order mark or the server overrides the declared encoding \(quoted); "
                + "use UTF-8 for the file and in every declaration"
        }
    }
}
