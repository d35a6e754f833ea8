import VitrineSupport

extension ScriptDataError {
    /// The problem in words. In a message, it comes after “the text of <script> …:”.
    var message: String {
        switch self {
        case .shape(let subject, .list(let word), found: .array): "only “\(word)” is allowed in \(subject.noun)"
        case .shape(let subject, let shape, let found): "\(subject.noun) must be \(shape.noun), found \(found.noun)"
        case .unknownMember(let name, let subject, let expected):
            "\(quoted(name)) is not allowed in \(subject.noun); expected \(Self.list(expected))"
        case .emptyName(let member): "a name in “\(member)” is empty"
        case .address(let subject?, let address, let error):
            "\(subject.noun) is \(quoted(address)): \(error.message)"
        case .address(nil, let address, let error): "the URL \(quoted(address)): \(error.message)"
        case .specifier(let subject, let address):
            "\(subject.noun) is \(quoted(address)): expected “/”, “./” or “../” at the start, or a valid absolute URL"
        case .slashMissing(let name, let address):
            "\(quoted(name)) ends with “/”, but its URL \(quoted(address)) does not"
        case .inMember(let name, let error): "in \(quoted(name)), \(error.message)"
        case .urlsAndWhere: "a rule has both “urls” and “where”; only one is allowed"
        case .urlsOrWhereMissing: "a rule needs “urls” or “where”"
        case .urlsMissing: "a rule with the source “list” needs “urls”"
        case .urlsNotAllowed: "“urls” is not allowed in a rule with the source “document”"
        case .conditionCount(let count):
            "expected one of \(Self.list(Self.conditions)) in a condition, found \(count == 0 ? "none" : "\(count)")"
        case .relativeToNotAllowed: "“relative_to” is only allowed together with “href_matches”"
        }
    }

    /// The members that describe a condition. Each condition must have exactly one of them.
    static let conditions = ["and", "or", "not", "href_matches", "selector_matches"]

    fileprivate static func list(_ words: [String]) -> String { words.map { "“\($0)”" }.joined(last: "or") }
}

extension ScriptDataError.Shape {
    /// The shape in words, to follow “must be”.
    fileprivate var noun: String {
        switch self {
        case .object: "an object"
        case .text: "a string"
        case .listOfRules: "an array of rules"
        case .listOfAddresses: "an array of URLs"
        case .listOfConditions: "an array of conditions"
        case .textOrTexts: "a string or an array of strings"
        case .patterns: "a string, an object, or an array of strings and objects"
        case .printableText: "a string of printable ASCII characters"
        case .list(let word): "an array that contains only “\(word)”"
        case .oneOf(let words): ScriptDataError.list(words)
        }
    }
}

extension ScriptDataError.Subject {
    /// The subject in words, as a part of a message.
    fileprivate var noun: String {
        switch self {
        case .importMap: "an import map"
        case .ruleSet: "a set of rules"
        case .rule: "a rule"
        case .condition: "a condition"
        case .member(let name): quoted(name)
        case .item(let name): "each item of \(quoted(name))"
        case .scope(let name): "the scope \(quoted(name))"
        case .address(let name, let member): "the URL of \(quoted(name)) in “\(member)”"
        case .integrity(let name): "the integrity of \(quoted(name))"
        }
    }
}

extension ScriptDataError.Found {
    /// The value in words, to follow “found”.
    fileprivate var noun: String {
        switch self {
        case .null: "null"
        case .number: "a number"
        case .bool(let value): value ? "true" : "false"
        case .text(let text): quoted(text)
        case .array: "an array"
        case .object: "an object"
        }
    }
}
