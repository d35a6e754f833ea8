import CVitrineLibXML2

/// What libxml2's numbers of XPath problems mean; `xmlXPathErr` hands on the number alone.
enum XPathReason {
    /// A problem in words.
    static func text(_ code: Int) -> String {
        texts[code - Int(XML_XPATH_EXPRESSION_OK.rawValue)] ?? "unknown error"
    }

    private static let texts = [
        1: "invalid number", 2: "a text never ends", 3: "a text begins nowhere", 4: "a variable has no name",
        5: "unknown variable", 6: "invalid predicate", 7: "invalid expression", 8: "a closing brace is missing",
        9: "unknown function", 10: "invalid operand", 11: "a value is of a type that does not fit here",
        12: "wrong number of arguments", 13: "invalid size of the context", 14: "invalid position in the context",
        15: "out of memory", 16: "wrong syntax", 19: "unknown prefix of names", 20: "wrong encoding",
        21: "a character that XML forbids", 22: "incomplete context", 23: "the stack of values is broken",
        24: "a variable is not allowed here", 25: "too many steps", 26: "too many expressions inside each other",
    ]
}
