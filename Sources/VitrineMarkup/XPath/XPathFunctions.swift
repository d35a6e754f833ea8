/// The names that an expression may use.
enum XPathFunctions {
    /// The functions of XPath 1.0 with the minimum and maximum number of their arguments. `id` is left out: it finds
    /// only attributes that a document type declares as IDs, so it would not find the `id` attributes of HTML.
    static let arity: [String: ClosedRange<Int>] = [
        "last": 0...0, "position": 0...0, "count": 1...1, "local-name": 0...1, "namespace-uri": 0...1, "name": 0...1,
        "string": 0...1, "concat": 2...Int.max, "starts-with": 2...2, "contains": 2...2, "substring-before": 2...2,
        "substring-after": 2...2, "substring": 2...3, "string-length": 0...1, "normalize-space": 0...1,
        "translate": 3...3, "boolean": 1...1, "not": 1...1, "true": 0...0, "false": 0...0, "lang": 1...1,
        "number": 0...1, "sum": 1...1, "floor": 1...1, "ceiling": 1...1, "round": 1...1,
    ]

    static let nodeTypes: Set<String> = ["node", "text", "comment", "processing-instruction"]

    static let axes: Set<String> = [
        "ancestor", "ancestor-or-self", "attribute", "child", "descendant", "descendant-or-self", "following",
        "following-sibling", "parent", "preceding", "preceding-sibling", "self",
    ]

    static let operators: Set<String> = ["and", "or", "div", "mod"]

    /// The prefixes that need no declaration.
    static let namespaces: [(prefix: String, address: String)] = [
        ("h", Namespaces.html), ("svg", Namespaces.svg),
        ("math", Namespaces.mathML), ("xlink", Namespaces.xlink),
        ("xml", "http://www.w3.org/XML/1998/namespace"),
    ]

    /// The predicates for the prefixes of vocabularies: the prefix is removed, and the predicate is added after the
    /// name. The elements of these vocabularies lose their namespaces when a page is opened, so their ancestors show
    /// which vocabulary they belong to.
    static let vocabularies: [String: String] = [
        "h":
            "[not(ancestor-or-self::svg or ancestor-or-self::math)"
            + " or ancestor::foreignObject or ancestor::annotation-xml]",
        "svg": "[ancestor-or-self::svg and not(ancestor::foreignObject)]",
        "math": "[ancestor-or-self::math and not(ancestor::annotation-xml)]",
    ]

    /// Returns a number of arguments in words: `1 argument`, `2 or 3 arguments`, `2 or more arguments`.
    static func arguments(_ range: ClosedRange<Int>) -> String {
        switch (range.lowerBound, range.upperBound) {
        case (0, 0): "no arguments"
        case (let least, .max): "\(least) or more arguments"
        case (let least, let most) where least == most: least == 1 ? "1 argument" : "\(least) arguments"
        case (let least, let most): "\(least) or \(most) \(most == 1 ? "argument" : "arguments")"
        }
    }
}
