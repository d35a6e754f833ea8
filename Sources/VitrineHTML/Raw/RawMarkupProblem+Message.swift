extension RawMarkupError: CustomStringConvertible {
    /// The problems in sentences, one per line.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension RawMarkupProblem: CustomStringConvertible {
    /// The problem with its place: `line 1, column 4: event handler “onclick” on <p>; …`
    public var description: String { "line \(line), column \(column): \(message)" }

    /// The problem and, where there is advice, how to fix it.
    public var message: String {
        switch kind {
        case .parseError(_, let advice): advice
        case .activeElement("base"):
            "<base> affects the links of the whole page; "
                + "remove it, or allow it in Swift with allowingScripts: true"
        case .activeElement("meta"):
            "<meta http-equiv=\"refresh\"> reloads the page or loads another one; "
                + "remove it, or allow it in Swift with allowingScripts: true"
        case .activeElement(let name):
            "<\(name)> is not allowed in raw markup; remove it, or allow it in Swift with allowingScripts: true"
        case .eventHandler(let attribute, let element):
            "event handler “\(attribute)” on <\(element)>; remove it, or allow it in Swift with allowingScripts: true"
        case .animatedHandler(let attribute):
            "an animation sets the event handler “\(attribute)”; remove it"
        case .frameDocument:
            "“srcdoc” is a document that may contain scripts; "
                + "use .srcdoc(_:), or allow it in Swift with allowingScripts: true"
        case .refusedURL(let attribute, "javascript"):
            "the URL in “\(attribute)” is a script; remove it, or allow it in Swift with allowingScripts: true"
        case .refusedURL(let attribute, let scheme):
            "the scheme “\(scheme):” is not allowed in “\(attribute)”; use “https:” or a relative URL"
        case .textElement(let name) where name == "noembed" || name == "noframes":
            "<\(name)> is obsolete, and XML parsers read its content as markup; remove it"
        case .textElement(let name):
            "<\(name)> is obsolete, and XML parsers read its content as markup; use <pre>"
        case .content("noscript"): "<noscript> inside <noscript>; remove one of them"
        case .content(let element): "<\(element)> must be empty; remove its content"
        case .elementName(let name): "“\(name)” cannot be the name of an element in both HTML and XML; rename it"
        case .attributeName(let name):
            "“\(name)” cannot be the name of an attribute in both HTML and XML; rename or remove it"
        case .rawText(let element):
            "the text of <\(element)> contains “<”, “&” or “]]>”, which HTML and XML read differently; load it from a file"
        case .leadingLineBreak(let element):
            "<\(element)> begins with a line break, which HTML drops and XML keeps; remove it"
        case .foreignComment: "a comment inside SVG or MathML is not allowed in raw markup; remove it"
        case .comment:
            "a comment with “<”, “>” or “--”, or with “-” at its end, is not allowed; "
                + "remove it, or use the sanitizer, which removes all comments"
        case .forbiddenCharacter(let scalar):
            "the character U+\(Self.hexadecimal(scalar)) is not allowed in a page; remove it"
        case .instruction: "a processing instruction is not allowed in raw markup; remove it"
        case .tooDeep(let limit): "elements are nested more than \(limit) levels deep; nest less deeply"
        case .readDifferently(let difference):
            "HTML and XML parsers read the written markup differently: \(difference)"
        case .notXML(let words): "the markup cannot be written as XML: \(words)"
        case .unlistedElement(let name): "<\(name)> is not kept by the sanitizer"
        case .unlistedAttribute(let attribute, let element):
            "“\(attribute)” on <\(element)> is not kept by the sanitizer"
        case .unlistedComment: "comments are not kept by the sanitizer"
        case .outOfMemory: "there is not enough memory for a parser"
        }
    }

    private static func hexadecimal(_ scalar: UInt32) -> String {
        let digits = String(scalar, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
