/// The names that an expression may use.
enum XPathFunctions {
    /// The functions of XPath 1.0 with the minimum and maximum number of their arguments. `id` is left out: it would
    /// not find elements by the `id` attributes of HTML, because no document type declares these as IDs.
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

    /// The prefixes that an expression may use, with their namespaces.
    static let namespaces: [(prefix: String, address: String)] = [
        ("h", Namespaces.html), ("svg", Namespaces.svg),
        ("math", Namespaces.mathML), ("xlink", Namespaces.xlink),
        ("xml", "http://www.w3.org/XML/1998/namespace"),
    ]

    /// The predicates for the prefixes of vocabularies: the prefix is removed, and the predicate is added after the
    /// name. The elements of these vocabularies lose their namespaces when a page is opened, so their ancestors show
    /// which vocabulary they belong to. Each predicate begins with a cheap test that is enough for most elements.
    static let vocabularies: [String: String] = [
        "h": "[not(ancestor-or-self::svg or ancestor-or-self::math) or not(\(border)[self::svg or self::math])]",
        "svg": "[ancestor-or-self::svg and \(border)[self::svg]]",
        "math": "[ancestor-or-self::math and \(border)[self::math]]",
    ]

    /// The nearest element at which a vocabulary begins: `svg` or `math`, which may be the element itself, or an
    /// integration point around it, whose contents are HTML (HTML Standard, 13.2.6). A union of names takes the same
    /// number of steps at any depth, so that it does not use up the steps that an expression may take.
    private static let border = """
        (ancestor-or-self::svg | ancestor-or-self::math | ancestor::foreignObject | ancestor::desc | ancestor::title \
        | ancestor::mi | ancestor::mo | ancestor::mn | ancestor::ms | ancestor::mtext \
        | ancestor::annotation-xml[contains(' text/html application/xhtml+xml ', \
        concat(' ', translate(@encoding, 'ACDEHILMNOPTX', 'acdehilmnoptx'), ' '))])[last()]
        """

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
