import CVitrineLibXML2

/// The messages for libxml2's numbers of XPath errors, because `xmlXPathErr` passes on only the number.
enum XPathReason {
    /// Returns the message for an error.
    static func text(_ code: Int) -> String {
        texts[code - Int(XML_XPATH_EXPRESSION_OK.rawValue)] ?? "unknown error"
    }

    private static let texts = [
        1: "invalid number", 2: "a string is not closed", 3: "a string has no opening quote",
        4: "a variable has no name",
        5: "unknown variable", 6: "invalid predicate", 7: "invalid expression", 8: "a closing brace is missing",
        9: "unknown function", 10: "invalid operand", 11: "a value has the wrong type",
        12: "wrong number of arguments", 13: "invalid size of the context", 14: "invalid position in the context",
        15: "out of memory", 16: "wrong syntax", 19: "unknown namespace prefix", 20: "wrong encoding",
        21: "a character that XML forbids", 22: "incomplete context", 23: "the stack of values is damaged",
        24: "a variable is not allowed here", 25: "too many steps", 26: "too many nested expressions",
    ]
}
