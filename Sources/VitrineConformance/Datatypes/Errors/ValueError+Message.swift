import VitrineSupport

extension ValueError {
    /// The problem in words, to follow the value and a colon.
    var message: String {
        switch self {
        case .expected(let kind): "expected \(kind.phrase)"
        case .blank(let kind): "expected \(kind.phrase), found only whitespace"
        case .begins(let space): "it begins with \(ValueText.shown(space))"
        case .ends(let space): "it ends with \(ValueText.shown(space))"
        case .trailing(let rest, let kind): "unexpected \(quoted(rest)) after the \(kind.noun)"
        case .duplicate(let item): "duplicate \(quoted(item))"
        case .item(let item, let error): "\(quoted(item)): \(error.message)"
        case .orKeyword(let error, let word): "\(error.message), or “\(word)”"
        case .keywords(let words): "expected \(words.map { "“\($0)”" }.joined(last: "or"))"
        case .choices(let words): "expected \(words)"
        case .boolean(let name):
            "expected an empty value or “\(name)”; a boolean attribute is on whenever it is present"
        case .lineBreak: "line breaks are not allowed"
        case .date(let error): error.message
        case .duration(let error): error.message
        case .number(let error): error.message
        case .coordinates(let error): error.message
        case .language(let error): error.message
        case .address(let error): error.message
        case .mail(let error): error.message
        case .images(let error): error.message
        case .mediaType(let error): error.message
        case .token(let error): error.message
        case .autocomplete(let error): error.message
        case .metadata(let error): error.message
        case .policy(let error): error.message
        case .pattern(let error): error.message
        case .style(let error): error.message
        case .graphics(let error): error.message
        }
    }
}
