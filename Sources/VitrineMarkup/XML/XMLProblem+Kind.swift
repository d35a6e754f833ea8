import CVitrineLibXML2

extension XMLProblem {
    /// The common mistakes in documents; other problems have only their message.
    package enum Kind: Equatable, Sendable {
        /// There is no root element.
        case rootMissing
        case contentAfterEnd
        /// An end tag that does not match the innermost open element, with the line on which that element begins.
        case tagMismatch(open: String, close: String, line: Int)
        /// An element that is open at the end of the document.
        case elementNotClosed(String, line: Int)
        /// A tag without `>`, with its name if it is known.
        case tagNotClosed(String?)
        /// A missing name, for example after `<` or `&`.
        case nameMissing
        /// A reference without its semicolon.
        case semicolonMissing
        case unknownEntity(String)
        case characterReference
        /// A character that XML does not allow, by its code point; nil if that is not known.
        case character(Int?)
        case attributeWithoutValue(String)
        case attributeWithoutQuotes
        case attributeNotClosed
        case attributeRepeated(String)
        /// Missing whitespace, for example between two attributes.
        case spaceMissing
        case lessThanInAttribute
        /// An undeclared namespace prefix of an element or attribute.
        case undeclaredPrefix(String, attribute: String?, element: String)
        case hyphensInComment
        case commentNotClosed
        case sectionEndInText
        case sectionNotClosed
        case instructionNotClosed
        case instructionWithoutName
        /// An XML declaration that is not at the beginning, or an instruction whose name differs from `xml` only in
        /// case.
        case declarationMisplaced
        case doctypeNotClosed
        case entityDeclaration
        /// Another declaration in a document type: of attributes, an element or a notation.
        case declaration
    }

    /// The kind of mistake, from the parser's number and details; nil for a problem that only ``message`` describes.
    package var kind: Kind? {
        let first = names.first ?? ""
        return switch xmlParserErrors(rawValue: UInt32(clamping: code)) {
        case XML_ERR_DOCUMENT_EMPTY: .rootMissing
        case XML_ERR_DOCUMENT_END: .contentAfterEnd
        case XML_ERR_TAG_NAME_MISMATCH where names.count >= 2: .tagMismatch(open: first, close: names[1], line: number)
        case XML_ERR_TAG_NOT_FINISHED where !names.isEmpty: .elementNotClosed(first, line: number)
        case XML_ERR_GT_REQUIRED: .tagNotClosed(names.first)
        case XML_ERR_NAME_REQUIRED: .nameMissing
        case XML_ERR_ENTITYREF_SEMICOL_MISSING: .semicolonMissing
        case XML_ERR_UNDECLARED_ENTITY where !names.isEmpty: .unknownEntity(first)
        case XML_ERR_INVALID_HEX_CHARREF, XML_ERR_INVALID_DEC_CHARREF: .characterReference
        case XML_ERR_INVALID_CHAR, XML_ERR_INVALID_CHARREF: .character(number > 0 ? number : nil)
        case XML_ERR_ATTRIBUTE_WITHOUT_VALUE where !names.isEmpty: .attributeWithoutValue(first)
        case XML_ERR_ATTRIBUTE_NOT_STARTED: .attributeWithoutQuotes
        case XML_ERR_ATTRIBUTE_NOT_FINISHED: .attributeNotClosed
        case XML_ERR_ATTRIBUTE_REDEFINED where !names.isEmpty: .attributeRepeated(first)
        case XML_ERR_SPACE_REQUIRED: .spaceMissing
        case XML_ERR_LT_IN_ATTRIBUTE: .lessThanInAttribute
        case XML_NS_ERR_UNDEFINED_NAMESPACE where names.count == 3:
            .undeclaredPrefix(first, attribute: names[1], element: names[2])
        case XML_NS_ERR_UNDEFINED_NAMESPACE where names.count == 2:
            .undeclaredPrefix(first, attribute: nil, element: names[1])
        case XML_ERR_HYPHEN_IN_COMMENT: .hyphensInComment
        case XML_ERR_COMMENT_NOT_FINISHED: .commentNotClosed
        case XML_ERR_MISPLACED_CDATA_END: .sectionEndInText
        case XML_ERR_CDATA_NOT_FINISHED: .sectionNotClosed
        case XML_ERR_PI_NOT_FINISHED: .instructionNotClosed
        case XML_ERR_PI_NOT_STARTED: .instructionWithoutName
        case XML_ERR_RESERVED_XML_NAME: .declarationMisplaced
        case XML_ERR_DOCTYPE_NOT_FINISHED: .doctypeNotClosed
        case XML_ERR_ENTITY_PROCESSING: .entityDeclaration
        case XML_ERR_ATTLIST_NOT_STARTED: .declaration
        default: nil
        }
    }
}
