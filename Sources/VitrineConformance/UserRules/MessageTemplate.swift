import VitrineSupport

/// The message of a user-defined rule: text with placeholders.
///
/// - `{name}`: the name of the selected element; for any other node, the name of its parent element.
/// - `{attribute}`: the name of the selected attribute; empty if the selected node is not an attribute.
/// - `{value}`: the value of the selected attribute, or the text inside any other node.
/// - `{@src}`: the value of an attribute of the element that `{name}` stands for, here `src`; empty if it is missing.
/// - `{{` and `}}`: single braces.
struct MessageTemplate: Hashable, Sendable {
    enum Piece: Hashable, Sendable {
        case text(String)
        case name, attribute, value
        case valueOf(String)
    }

    /// The reason why a template is invalid, and the offset of the problem in UTF-8 bytes.
    struct Problem: Error {
        var offset: Int
        var reason: SettingsProblem.Reason
    }

    let pieces: [Piece]

    init(_ source: String) throws(Problem) {
        var pieces: [Piece] = []
        var text = ""
        var rest = Substring(source)
        func problem(_ reason: SettingsProblem.Reason) -> Problem {
            Problem(offset: source.utf8.distance(from: source.startIndex, to: rest.startIndex), reason: reason)
        }
        while let character = rest.first {
            if rest.hasPrefix("{{") || rest.hasPrefix("}}") {
                text.append(character)
                rest = rest.dropFirst(2)
            } else if character == "{" {
                guard let end = rest.firstIndex(of: "}") else { throw problem(.loneBrace) }
                let name = rest[rest.index(after: rest.startIndex)..<end]
                guard let piece = Self.piece(name) else { throw problem(.unknownPlaceholder(String(name))) }
                if !text.isEmpty { pieces.append(.text(text)) }
                text = ""
                pieces.append(piece)
                rest = rest[rest.index(after: end)...]
            } else if character == "}" {
                throw problem(.loneBrace)
            } else {
                text.append(character)
                rest = rest.dropFirst()
            }
        }
        if !text.isEmpty { pieces.append(.text(text)) }
        self.pieces = pieces
    }

    private static func piece(_ name: Substring) -> Piece? {
        switch name {
        case "name": return .name
        case "attribute": return .attribute
        case "value": return .value
        default:
            guard name.first == "@", name.count > 1, !name.contains(where: \.isWhitespace) else { return nil }
            return .valueOf(String(name.dropFirst()))
        }
    }
}
