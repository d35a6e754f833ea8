/// The tags of a Mustache template with their lines, which the engine does not report but messages need.
struct TemplateTags: Sendable {
    struct Tag: Hashable {
        /// `#`, `^`, `/`, `>`, `=`, `%`, `<` or `$`; nil for a variable.
        var sigil: Character?
        /// The first word after the sigil; empty if there is none.
        var name: String
        /// The line, from 1.
        var line: Int
        /// Whether the value is written without escaping.
        var isUnescaped = false
        /// The number of sections around the tag.
        var depth: Int
    }

    /// A tag and the text before it.
    struct Piece {
        /// The whitespace before ``textBefore`` that the engine may leave out, because it may be part of a line that
        /// contains nothing but a tag; see ``TemplateLines``.
        var optionalSpace: Substring = ""
        /// The other text before the tag.
        var textBefore: Substring
        /// The tag; nil for a comment, and at the end of the template.
        var tag: Tag?
    }

    /// The whole template in order; comments are left out.
    let pieces: [Piece]

    /// The tags that contain a name, in order.
    var tags: [Tag] { pieces.compactMap(\.tag).filter { $0.sigil != "=" && $0.sigil != "%" } }

    init(_ text: String) {
        var found: [Piece] = []
        var lines = TemplateLines()
        var line = 1
        var depth = 0
        var rest = text[...]
        while let open = rest.firstRange(of: "{{") {
            let textBefore = rest[..<open.lowerBound]
            line += textBefore.count(where: \.isNewline)
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
            let sigil = body.first.flatMap { "#^/>&!=$<%".contains($0) ? $0 : nil }
            if sigil != nil { body = body.dropFirst() }
            let name = body.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
            if sigil == "/" { depth = max(0, depth - 1) }
            let space = lines.advance(over: textBefore, sigil, before: rest)
            var piece = Piece(optionalSpace: space, textBefore: textBefore[space.endIndex...])
            if sigil != "!" {
                piece.tag = Tag(
                    sigil: sigil == "&" ? nil : sigil, name: name, line: line, isUnescaped: isTriple || sigil == "&",
                    depth: depth)
            }
            found.append(piece)
            if sigil == "#" || sigil == "^" { depth += 1 }
            line += height
        }
        let space = lines.advance(over: rest, nil, before: "")
        pieces = found + [Piece(optionalSpace: space, textBefore: rest[space.endIndex...])]
    }
}
