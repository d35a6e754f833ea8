import CVitrineLibXML2

/// The messages for libxml2's XPath error codes. They are needed where the library passes on only the code.
enum XPathReason {
    static func text(_ code: Int) -> String {
        texts[code - Int(XML_XPATH_EXPRESSION_OK.rawValue)] ?? "unknown error"
    }

    private static let internalError =
        "an internal error of the XPath library; try to write the expression in another way"

    private static let texts = [
        1: "invalid number", 2: "a string is not closed", 3: "expected a string in quotes",
        4: "a variable has no name", 5: "unknown variable", 6: "invalid predicate", 7: "invalid expression",
        8: "expected “)”", 9: "unknown function", 10: "invalid operand", 11: "a value has the wrong type",
        12: "wrong number of arguments", 13: "last() is only allowed inside “[…]”",
        14: "position() is only allowed inside “[…]”", 15: "out of memory", 16: "wrong syntax",
        19: "unknown namespace prefix", 20: "wrong encoding",
        21: "it contains a character that is not allowed in XML", 22: internalError, 23: internalError,
        24: "a variable is not allowed here", 25: "too many steps", 26: "too many nested expressions",
    ]
}
