extension HTMLParseProblem {
    /// The problem, and how to fix it.
    package var message: String {
        let name = subject.map { "<\($0)>" } ?? "the element"
        let end = subject.map { "</\($0)>" } ?? "the end tag"
        let quoted = subject.map { "“\($0)”" } ?? "the value"
        return switch error {
        case .controlCharacterInInputStream: "control character in the text; remove it"
        case .noncharacterInInputStream:
            "the text contains a Unicode noncharacter, a code that is never assigned to a character; remove it"
        case .surrogateInInputStream: "the text has an unpaired surrogate; write the whole character"
        case .abruptClosingOfEmptyComment: "the comment is closed by “>” right after “<!--”; write “<!---->”"
        case .abruptDoctypePublicIdentifier: "“>” inside the public identifier of the doctype; write <!DOCTYPE html>"
        case .abruptDoctypeSystemIdentifier: "“>” inside the system identifier of the doctype; write <!DOCTYPE html>"
        case .absenceOfDigitsInNumericCharacterReference:
            "“&#” without digits; write the number and “;”, or “&amp;#” for the characters themselves"
        case .cdataInHTMLContent: "“<![CDATA[” works only in SVG and MathML; write the text with “&lt;” and “&amp;”"
        case .characterReferenceOutsideUnicodeRange:
            "the character reference is greater than U+10FFFF, the last code point"
        case .controlCharacterReference:
            "the character reference stands for a control character; remove it or write the intended character"
        case .disallowedProcessingInstructionTarget:
            "“<?xml” is not allowed in HTML and becomes a comment; remove it"
        case .duplicateAttribute: "duplicate attribute \(quoted): browsers keep the first; remove this one"
        case .endTagWithAttributes: "attributes on an end tag are ignored; move them to the start tag"
        case .endTagWithTrailingSolidus: "“/” at the end of an end tag; remove it"
        case .eofBeforeTagName: "the file ends after “<”; write “&lt;” for the character itself"
        case .eofInCDATA: "the file ends inside a CDATA section; close it with “]]>”"
        case .eofInComment: "the file ends inside a comment; close it with “-->”"
        case .eofInDoctype: "the file ends inside the doctype; close it with “>”"
        case .eofInProcessingInstruction: "the file ends inside a processing instruction; close it with “?>”"
        case .eofInScriptHTMLCommentLikeText: "the script ends inside “<!--”; close it with “-->” or write “<\\!--”"
        case .eofInTag: "the file ends inside a tag, which browsers drop; close it with “>”"
        case .incorrectlyClosedComment: "the comment is closed by “--!>”; write “-->”"
        case .incorrectlyOpenedComment: "“<!” begins neither a comment nor a doctype; write “<!--” or “&lt;!”"
        case .invalidCharacterSequenceAfterDoctypeName: "unexpected text in the doctype; write <!DOCTYPE html>"
        case .invalidFirstCharacterOfProcessingInstructionTarget:
            "“<?” without a name becomes a comment; write a name after it, or “&lt;?”"
        case .invalidFirstCharacterOfTagName: "“<” is not followed by a tag name; write “&lt;” for the character itself"
        case .invalidProcessingInstructionTarget:
            "the name of the processing instruction is not valid; use only letters, digits, “-” and “_”"
        case .missingAttributeValue: "no value after “=”; write a value in quotes or remove “=”"
        case .missingDoctypeName: "the doctype has no name; write <!DOCTYPE html>"
        case .missingDoctypePublicIdentifier: "no public identifier after PUBLIC; write <!DOCTYPE html>"
        case .missingDoctypeSystemIdentifier: "no system identifier after SYSTEM; write <!DOCTYPE html>"
        case .missingEndTagName: "“</>” has no name, so browsers drop it; write the name or remove it"
        case .missingQuoteBeforeDoctypePublicIdentifier: "no quote before the public identifier; write <!DOCTYPE html>"
        case .missingQuoteBeforeDoctypeSystemIdentifier: "no quote before the system identifier; write <!DOCTYPE html>"
        case .missingSemicolonAfterCharacterReference: "no “;” after the character reference; add it"
        case .missingWhitespaceAfterDoctypePublicKeyword: "no space after PUBLIC in the doctype; add it"
        case .missingWhitespaceAfterDoctypeSystemKeyword: "no space after SYSTEM in the doctype; add it"
        case .missingWhitespaceBeforeDoctypeName: "no space after “<!DOCTYPE”; write <!DOCTYPE html>"
        case .missingWhitespaceBetweenAttributes: "no space between attributes; add it"
        case .missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers:
            "no space between the identifiers of the doctype; add it"
        case .nestedComment: "“<!--” inside a comment; comments do not nest, so the first “-->” ends it"
        case .noncharacterCharacterReference:
            "the number of the character reference is a Unicode noncharacter, never assigned to a character; remove it"
        case .nullCharacterReference: "“&#0;” is not allowed and becomes U+FFFD; remove it"
        case .surrogateCharacterReference:
            "the character reference is an unpaired surrogate; write the whole character"
        case .unexpectedCharacterAfterDoctypeSystemIdentifier: "unexpected text at the end of the doctype; remove it"
        case .unexpectedCharacterInAttributeName: "quote or “<” in the name of an attribute; check the quotes before it"
        case .unexpectedCharacterInUnquotedAttributeValue:
            "a value without quotes contains a quote, “<”, “=” or “`”; put it in quotes"
        case .unexpectedEqualsSignBeforeAttributeName: "“=” without the name of an attribute before it; remove it"
        case .unexpectedNullCharacter: "the character U+0000 is not allowed; remove it"
        case .unexpectedSolidusInTag: "“/” in a tag is only allowed right before “>”; remove it"
        case .unknownNamedCharacterReference:
            "unknown character reference; correct the name, or write “&amp;” for the character itself"
        case .nonVoidElementWithTrailingSolidus:
            "“/>” does not close \(name), which stays open; write \(end)"
        case .missingDoctype: "no doctype, so browsers use quirks mode; begin with <!DOCTYPE html>"
        case .obsoleteDoctype: "obsolete doctype; write <!DOCTYPE html>"
        case .unexpectedDoctype: "a doctype is allowed only at the beginning; remove it"
        case .unexpectedStartTag: "\(name) is not allowed here; browsers ignore the tag or move it"
        case .unexpectedEndTag: "\(end) does not close any element that is open here; remove it"
        case .endTagWithOpenElements:
            open.map { "\(end) also closes <\($0.name)>, opened on line \($0.line); close <\($0.name)> first" }
                ?? "\(end) closes elements that are still open; close them first"
        case .startTagWithOpenElements: "\(name) closes elements that are still open; close them first"
        case .misnestedEndTag: "\(end) is not nested properly: close the elements inside it first"
        case .missingStartTag: "the start tag of the element around \(name) is missing; add it"
        case .nestedElement:
            "\(name) is not allowed inside an element of the same kind; close the outer one first"
        case .contentInTable: "\(name) is not allowed directly in a table; put it in <td>, <th> or <caption>"
        case .textInTable: "text directly in a table is moved before it; put it in <td>, <th> or <caption>"
        case .unexpectedText: "text is not allowed here and is ignored; remove it"
        case .contentAfterBody: "content after </body> or </html> becomes part of the body; move it before </body>"
        case .htmlElementInForeignContent: "\(name) ends the SVG or MathML around it; close the <svg> or <math> first"
        case .imageStartTag: "<image> becomes <img>; write <img>"
        case .eofWithOpenElements: "the file ends while \(name) is open; add its end tag"
        case .nestingTooDeep: "more than 512 levels of nesting: deeper elements become siblings; nest less deeply"
        case .tooManyFormattingElements:
            "too many formatting elements such as \(name) are not closed; close them"
        case .documentTooLarge: "the file is larger than 512 MB and is not read"
        case .invalidBytesInEncoding: "some bytes are not \(subject ?? "UTF-8"); save the file as UTF-8"
        case .unknownEncoding: "unknown encoding \(quoted); save the file as UTF-8 and write <meta charset=\"utf-8\">"
        case .contradictingEncoding:
            "the file declares the encoding \(quoted) but is read with another one; make them the same"
        }
    }
}
