import VitrineSupport

extension LanguageError {
    /// The problem in words, to follow the value and a colon.
    var message: String {
        switch self {
        case .underscore: "“_” is not allowed in a language tag; write hyphens, as in en-US"
        case .character(let scalar): "\(ValueText.shown(scalar)) is not allowed in a language tag"
        case .hyphenAtStart: "it begins with a hyphen"
        case .hyphenAtEnd: "it ends with a hyphen"
        case .twoHyphens: "two hyphens in a row"
        case .subtagTooLong(let subtag):
            "\(quoted(subtag)) has \(subtag.count) characters; a subtag of a language tag has at most eight"
        case .unknown(let part, let subtag): "unknown \(part.noun) \(quoted(subtag))"
        case .languageMissing(let found):
            "expected a language code of two or three letters at the start, found \(quoted(found))"
        case .extends(let subtag, let prefix, let found):
            "\(quoted(subtag)) is only allowed after “\(prefix)”, not after \(quoted(found))"
        case .secondExtendedLanguage(let subtag): "\(quoted(subtag)) is a second extended language; only one is allowed"
        case .extensionTwice(let subtag): "duplicate extension \(quoted(subtag))"
        case .emptyExtension(let subtag): "nothing follows the extension \(quoted(subtag))"
        case .emptyPrivateUse: "nothing follows “x”"
        case .misplaced(let subtag):
            "unexpected \(quoted(subtag)); subtags must be in the order language, script, region, variants, extensions"
        }
    }
}

extension LanguageError.Part {
    /// The name of the part, to follow “unknown”.
    fileprivate var noun: String {
        switch self {
        case .language: "language"
        case .extendedLanguage: "extended language"
        case .script: "script"
        case .region: "region"
        case .variant: "variant"
        }
    }
}
