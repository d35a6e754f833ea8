/// The tags of a Mustache text with their lines: what the engine does not tell, and what messages need.
struct TemplateTags {
    /// One tag.
    struct Tag: Hashable {
        /// `#`, `^`, `/`, `>` or nothing for a variable.
        var sigil: Character?
        /// The name without dots and spaces around it.
        var name: String
        /// The line, from 1.
        var line: Int
        /// Whether the value is to be written without escaping.
        var isUnescaped = false
        /// How many sections are open around it.
        var depth: Int
    }

    /// All tags but comments and changes of delimiters, in order.
    let tags: [Tag]

    /// Finds the tags.
    init(_ text: String) {
        var found: [Tag] = []
        var line = 1
        var depth = 0
        var rest = text[...]
        while let open = rest.firstRange(of: "{{") {
            line += rest[..<open.lowerBound].count(where: \.isNewline)
            rest = rest[open.upperBound...]
            guard let close = rest.firstRange(of: "}}") else { break }
            var body = rest[..<close.lowerBound]
            let height = body.count(where: \.isNewline)
            rest = rest[close.upperBound...]
            let isTriple = body.first == "{"
            if isTriple {
                body = body.dropFirst()
                rest = rest.first == "}" ? rest.dropFirst() : rest
            }
            body = body.drop(while: \.isWhitespace)
            let sigil = body.first.flatMap { "#^/>&!=$<".contains($0) ? $0 : nil }
            if sigil != nil { body = body.dropFirst() }
            let name = body.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
            if sigil == "/" { depth = max(0, depth - 1) }
            if sigil != "!", sigil != "=" {
                found.append(
                    Tag(
                        sigil: sigil == "&" ? nil : sigil, name: name, line: line,
                        isUnescaped: isTriple || sigil == "&",
                        depth: depth))
            }
            if sigil == "#" || sigil == "^" { depth += 1 }
            line += height
        }
        tags = found
    }
}
