/// Reads component values from tokens.
enum ComponentReader {
    private static let depthLimit = 64

    /// The components of a range of tokens.
    /// - Parameter hasColor: whether color names and hexadecimal colors are read as colors; color functions always are.
    static func read(_ list: TokenList, _ range: Range<Int>, hasColor: Bool, depth: Int = 0) -> [ComponentValue] {
        var result: [ComponentValue] = []
        var index = range.lowerBound
        while index < range.upperBound {
            if list[index].kind != .whitespace {
                result.append(component(list, index, hasColor: hasColor, depth: depth))
            }
            index = list.after(index)
        }
        return result
    }

    private static func component(_ list: TokenList, _ index: Int, hasColor: Bool, depth: Int) -> ComponentValue {
        let token = list[index]
        switch token.kind {
        case .ident:
            if hasColor, let color = ColorReader.read(list, index) { return .color(color) }
            return .ident(list.name(index))
        case .hash:
            if hasColor, let color = ColorReader.read(list, index) { return .color(color) }
            return .other("#" + list.name(index))
        case .string: return .string(list.string(index))
        case .url: return .url(list.string(index))
        case .number: return .number(list.number(index))
        case .percentage: return .percentage(list.number(index))
        case .dimension:
            guard let unit = CSSUnit.named(list.lowerName(index)) else { return .other(list.source(index..<index + 1)) }
            return .dimension(list.number(index), unit)
        case .comma: return .comma
        case .delim: return list.isDelim(index, "/") ? .slash : .other(list.source(index..<index + 1))
        case .function:
            let name = list.lowerName(index)
            if depth > depthLimit { return .other(list.source(index..<list.after(index))) }
            if name == "url", let first = list.inside(index).first(where: { list[$0].kind == .string }) {
                return .url(list.string(first))
            }
            if MathReader.isMath(name), let (node, _) = MathReader.read(list, index) { return .math(node) }
            if ColorReader.functions.contains(name), let color = ColorReader.read(list, index) { return .color(color) }
            return .function(name, read(list, list.inside(index), hasColor: hasColor, depth: depth + 1))
        case .openSquare, .openRound, .openCurly:
            if depth > depthLimit { return .other(list.source(index..<list.after(index))) }
            return .block(token.kind, read(list, list.inside(index), hasColor: hasColor, depth: depth + 1))
        default: return .other(list.source(index..<index + 1))
        }
    }
}
