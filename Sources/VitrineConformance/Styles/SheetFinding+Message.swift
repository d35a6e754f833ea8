import VitrineCSS
import VitrineSupport

extension SheetFinding.Kind {
    /// The rule that is broken.
    var rule: Rule {
        switch self {
        case .syntax: .cssSyntax
        case .unknownProperty: .cssProperty
        case .invalidValue: .cssValue
        case .unknownAtRule, .misplacedAtRule: .cssAtRule
        case .unknownDescriptor, .invalidDescriptor, .missingDescriptor: .cssDescriptor
        case .unknownMediaFeature, .unknownContainerFeature, .invalidFeatureValue, .featureWithoutOrder,
            .featureValueMissing:
            .cssMediaFeature
        case .selector, .keyframe: .cssSelector
        case .vendorPrefix: .cssPrefix
        case .hack: .cssHack
        case .obsolete: .cssObsolete
        }
    }

    var message: String {
        switch self {
        case .syntax(let problem): problem.message
        case .unknownProperty(let name, let suggestion):
            "unknown property \(quoted(name))" + Self.question(suggestion)
        case .invalidValue(let property, let value, let syntax): Self.value(value, of: quoted(property), syntax)
        case .unknownAtRule(let name, let suggestion):
            "unknown at-rule \(quoted("@" + name))" + Self.question(suggestion.map { "@" + $0 })
        case .unknownDescriptor(let name, let atRule, let suggestion):
            "unknown descriptor \(quoted(name)) in “@\(atRule)”" + Self.question(suggestion)
        case .invalidDescriptor(let name, let value, let syntax): Self.value(value, of: quoted(name), syntax)
        case .missingDescriptor(let name, let atRule):
            "“@\(atRule)” has no \(quoted(name)); add it, because browsers ignore the rule without it"
        case .unknownMediaFeature(let name, let suggestion):
            "unknown media feature \(quoted(name))" + Self.question(suggestion)
        case .unknownContainerFeature(let name, let suggestion):
            "unknown container feature \(quoted(name))" + Self.question(suggestion)
        case .invalidFeatureValue(let name, let value, let syntax): Self.value(value, of: quoted(name), syntax)
        case .featureWithoutOrder(let name) where name.hasPrefix("min-") || name.hasPrefix("max-"):
            "\(quoted(name)) is not allowed in a comparison; write \(quoted(String(name.dropFirst(4))))"
        case .featureWithoutOrder(let name):
            "\(quoted(name)) has no smaller or larger values; remove “min-”, “max-”, “<” or “>”"
        case .featureValueMissing(let name): "\(quoted(name)) has no value"
        case .misplacedAtRule(let name, let isNested): Self.misplaced(name, isNested)
        case .selector(let problem): "\(problem)"
        case .keyframe(let text):
            "\(quoted(text)) is not a keyframe: expected “from”, “to” or a percentage from 0% to 100%"
        case .vendorPrefix(let name):
            "\(quoted(name)) is supported only by some browsers; add the standard equivalent, if there is one"
        case .hack(let name): "\(quoted(name)) is written as a hack that only old browsers read; remove it"
        case .obsolete(let name): "\(quoted(name)) is deprecated; replace or remove it"
        }
    }

    private static func misplaced(_ name: String, _ isNested: Bool) -> String {
        if isNested { return "“@\(name)” is ignored inside another rule" }
        switch name {
        case "charset": return "“@charset” is ignored: it must be the first thing in the stylesheet"
        case "import":
            return "“@import” is ignored because it comes after other rules; move it to the start of the stylesheet"
        default:
            return "“@\(name)” is ignored because it comes after other rules; "
                + "move it to the start of the stylesheet, after any “@import”"
        }
    }

    private static func question(_ text: String?) -> String { text.map { "; did you mean \(quoted($0))?" } ?? "" }

    private static func value(_ value: String, of name: String, _ syntax: String) -> String {
        let start = "\(quoted(value)) is not a valid value of \(name)"
        let list = TokenList(String(value.prefix(1_000)))
        for token in 0..<list.count where list[token].kind == .dimension {
            let unit = list.lowerName(token)
            if CSSUnit.named(unit) == nil { return start + ": \(quoted(unit)) is not a CSS unit" }
        }
        // The list must be the whole value: the beginning of a longer value may be valid where the whole is not.
        if value.utf8.count <= 1_000, let corrected = addingUnit(list, syntax) {
            return start + ": a unit is missing" + question(corrected)
        }
        if list.count == 1, list[0].kind == .ident {
            let words = syntax.split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "<" || $0 == "'") }
                .filter { $0.first?.isLetter ?? false }.map(String.init)
            if let word = Suggestion.nearest(list.lowerName(0), words) { return start + question(word) }
        }
        return syntax.utf8.count > 120 ? start : start + ": expected \(syntax)"
    }

    /// Returns a value with a unit after each number except 0, if that makes it valid; nil otherwise.
    private static func addingUnit(_ list: TokenList, _ syntax: String) -> String? {
        let numbers = (0..<list.count).filter { list[$0].kind == .number && list.number($0) != 0 }
        guard !numbers.isEmpty else { return nil }
        for unit in ["px", "s", "deg"] {
            var bytes = list.bytes
            for number in numbers.reversed() { bytes.insert(contentsOf: unit.utf8, at: Int(list[number].end)) }
            let corrected = TokenList(bytes)
            if ValueMatcher.match(syntax: syntax, corrected, 0..<corrected.count) == .valid {
                return String(decoding: bytes, as: UTF8.self)
            }
        }
        return nil
    }
}

extension SyntaxProblem.Kind {
    fileprivate var message: String {
        switch self {
        case .unclosedComment: "the comment is not closed"
        case .unclosedString: "the string is not closed"
        case .unclosedURL: "the URL is not closed: “)” is missing"
        case .unclosedBlock: "the bracket is not closed"
        case .badString: "the string is not closed before the end of its line"
        case .badURL: "the URL has characters that are not allowed without quotation marks"
        case .invalidEscape: "a line break after “\\” is only allowed in a string"
        case .strayBracket: "unmatched closing bracket"
        case .missingBlock: "a block is missing: expected “{” after the selector"
        case .missingColon(let name): "“:” is missing after \(quoted(name))"
        case .invalidDeclaration: "expected a declaration or a rule"
        case .missingValue(let name): "\(quoted(name)) has no value"
        case .misplacedImportant: "“!” must be followed by “important”, at the end of the value"
        }
    }
}
