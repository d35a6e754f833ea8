import VitrineMarkup

/// The messages for pages that are not well-formed.
enum WellFormedness {
    static func message(_ problem: XMLProblem) -> String { problem.kind.map(message) ?? problem.message }

    private static func message(_ kind: XMLProblem.Kind) -> String {
        switch kind {
        case .rootMissing: "the page does not begin with an element; expected <html>"
        case .contentAfterEnd: "unexpected content after the end of the page"
        case .tagMismatch(let open, _, _) where Name(open).isVoid: "<\(open)> is not closed; write <\(open)/>"
        case .tagMismatch(let open, let close, let line):
            "expected </\(open)>, found </\(close)>; <\(open)> was opened on line \(line)"
        case .elementNotClosed(let name, let line): "<\(name)> is not closed; it was opened on line \(line)"
        case .tagNotClosed(let name?): "“>” is missing at the end of the tag <\(name)>"
        case .tagNotClosed(nil): "“>” is missing at the end of a tag"
        case .nameMissing:
            "expected a name, such as that of an element or attribute; for “&” and “<” themselves, write &amp; and &lt;"
        case .semicolonMissing: "“;” is missing after a reference; for the character “&” itself, write &amp;"
        case .unknownEntity(let name):
            "“&\(name);” is not defined in XML; write the character itself; only &amp;, &lt;, &gt;, &quot; and &apos; are defined"
        case .characterReference: "expected digits and “;” after “&#”, as in &#233; or &#xE9;"
        case .character(let code?): "\(CharacterScan.name(code)) is not allowed in XML"
        case .character(nil): "a character or character reference is not allowed in XML"
        case .attributeWithoutValue(let name): "“\(name)” has no value; write \(name)=\"\""
        case .attributeWithoutQuotes: "the value of an attribute has no quotation marks"
        case .attributeNotClosed: "the value of an attribute has no closing quotation mark"
        case .attributeRepeated(let name): "duplicate attribute “\(name)”"
        case .spaceMissing: "a space is missing, for example between two attributes"
        case .lessThanInAttribute: "“<” is not allowed in the value of an attribute; write &lt;"
        case .undeclaredPrefix(let prefix, let attribute?, let element):
            "the prefix of “\(prefix):\(attribute)” on <\(element)> is not declared; add xmlns:\(prefix)"
        case .undeclaredPrefix(let prefix, nil, let element):
            "the prefix of <\(prefix):\(element)> is not declared; add xmlns:\(prefix)"
        case .hyphensInComment: "“--” is not allowed in a comment"
        case .commentNotClosed: "a comment has no “-->” at its end"
        case .sectionEndInText: "“]]>” is not allowed in text; write ]]&gt;"
        case .sectionNotClosed: "a CDATA section has no “]]>” at its end"
        case .instructionNotClosed: "a processing instruction has no “?>” at its end"
        case .instructionWithoutName: "a processing instruction has no name"
        case .declarationMisplaced: "an XML declaration is only allowed at the start of the file, and in lowercase"
        case .doctypeNotClosed: "expected “>” at the end of the doctype; write <!DOCTYPE html>"
        case .entityDeclaration: "entity declarations are not allowed in a page; write <!DOCTYPE html>"
        case .declaration: "declarations are not allowed in a doctype; write <!DOCTYPE html>"
        }
    }
}
