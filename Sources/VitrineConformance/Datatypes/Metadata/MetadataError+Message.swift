import VitrineSupport

extension MetadataError {
    /// The problem in words, to follow the value and a colon.
    var message: String {
        switch self {
        case .viewportValueMissing(let name): "\(quoted(name)) has no value"
        case .viewportValue(let name, let value, let found):
            "expected \(value.words) for \(quoted(name)), found \(quoted(found))"
        case .unknownViewportProperty(let name): "unknown property \(quoted(name))"
        case .secondsMissing(.end): "expected a whole number of seconds"
        case .secondsMissing(let found): "expected a whole number of seconds at the start, found \(found.words)"
        case .semicolonMissing(let found): "expected “;” after the seconds, found \(found.words)"
        case .spaceMissing: "a space is missing after “;”"
        case .urlMissing(let found): "expected “url=” before the URL, found \(found.words)"
        case .quotationMarks: "quotation marks around the URL are not allowed"
        case .spaceInAddress(let space): "\(ValueText.shown(space)) is not allowed in the URL or around it"
        case .onlyWithoutScheme: "“only” needs “light” or “dark” before or after it"
        case .reservedScheme("only"): "“only” is only allowed once, at the start or at the end"
        case .reservedScheme("normal"): "“normal” is not allowed together with other words"
        case .reservedScheme(let word): "“\(word)” is not a color scheme; write “light” or “dark”, for example"
        case .colorScheme(let word):
            "\(quoted(word)) is not a color scheme; write names with spaces between them, as in “light dark”"
        }
    }
}

extension MetadataError.ViewportValue {
    /// The valid values in words, to follow "expected".
    fileprivate var words: String {
        switch self {
        case .size(let keyword): "“\(keyword)” or a number from 1 to 10000"
        case .scale: "a number from 0.1 to 10"
        case .words(let words): words.map { "“\($0)”" }.joined(last: "or")
        }
    }
}
