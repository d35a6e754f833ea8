import VitrineSupport

extension PolicyError {
    /// The problem in words, to follow the value and a colon.
    var message: String {
        switch self {
        case .directiveName(let name):
            "\(quoted(name)) is not the name of a directive; use only letters, digits and “-”, and separate directives with “;”"
        case .unknownDirective(let name): "unknown directive \(quoted(name))"
        case .headerOnly(let name): "the directive \(quoted(name)) only works in an HTTP header"
        case .character(let scalar, let place):
            "\(scalar.map(ValueText.shown) ?? "a non-ASCII character") is not allowed in the value of \(quoted(place))"
        case .optionCharacter(let scalar, let hash):
            "\(scalar.map(ValueText.shown) ?? "a non-ASCII character") is not allowed after “?” in \(quoted(hash))"
        case .notScript(let found, let name): "expected “'script'” after \(quoted(name)), found \(quoted(found))"
        case .scriptMissing(let name): "“'script'” is missing after \(quoted(name))"
        case .takesNoValue(let name): "\(quoted(name)) must not have a value"
        case .noneNotCombinable(let name): "“'none'” is not allowed together with other values in \(quoted(name))"
        case .scheme(let scheme): "\(quoted(scheme)) is not a scheme such as “https:”"
        case .source(let source): "\(quoted(source)) is not a source such as “https:”, “example.org” or “'self'”"
        case .closingQuoteMissing(let source): "\(quoted(source)) has no closing “'”"
        case .nonce(let source): "the nonce of \(quoted(source)) is not Base64"
        case .unknownKeyword(let source): "unknown keyword \(quoted(source))"
        case .feature(let name):
            "\(quoted(name)) is not the name of a feature; expected a list such as “camera 'self'; fullscreen *”"
        case .quotesMissing(let origin): "\(quoted(origin)) needs single quotation marks"
        case .origin(let origin):
            "\(quoted(origin)) is not an origin such as “https://example.org”, nor “*”, “'self'”, “'src'” or “'none'”"
        case .algorithm(let hash): "expected “sha256-”, “sha384-” or “sha512-” at the start of \(quoted(hash))"
        case .hashMissing(let hash): "the hash after \(quoted(hash)) is missing"
        case .hashNotBase64(let hash): "\(quoted(hash)) is not Base64"
        case .hashLength(let hash, let found, let algorithm, let expected):
            "the hash in \(quoted(hash)) has \(Count.of(found, "byte", "bytes")); expected \(expected) for \(algorithm)"
        case .unknownSandboxToken(let token): "unknown token \(quoted(token))"
        case .redundantSandboxToken(let token, let other): "“\(token)” has no effect together with “\(other)”"
        }
    }
}
