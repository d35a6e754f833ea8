import VitrineSupport

extension AddressError {
    /// The problem in words, to follow the value and a colon.
    var message: String {
        switch self {
        case .control(let scalar): "\(ValueText.shown(scalar)) is not allowed in a URL"
        case .schemeMissing: "the scheme is missing; expected a URL such as https://example.org/"
        case .notWeb(let scheme): "\(quoted(scheme + ":")) is not allowed here; expected a URL with “https:” or “http:”"
        case .character(let scalar, let part):
            "\(ValueText.shown(scalar)) is not allowed in the \(part.noun); write “\(PercentEncoding.encoded(scalar))”"
        case .noncharacter(let scalar, let part):
            "\(ValueText.shown(scalar)) is not allowed in the \(part.noun); it is a Unicode noncharacter"
        case .percent(let part):
            "“%” in the \(part.noun) is not followed by two hexadecimal digits; write “%25” for a percent sign"
        case .backslash: "expected “/”, found “\\”"
        case .slashesMissing(let scheme): "“//” is missing after “\(scheme):”"
        case .tooManySlashes(let scheme?): "more than two slashes after “\(scheme):”; write two, then the host"
        case .tooManySlashes(nil): "more than two slashes at the start; write one before a path, or two before a host"
        case .drive(let letter): "“\(letter):” is a drive, not a host; write “file:///\(letter):”"
        case .hostMissing: "the host is missing"
        case .hostMissingAfterAt: "the host after “@” is missing"
        case .hostMissingBeforePort: "the host before the port is missing"
        case .credentials: "a user name or password before “@” is not allowed in a URL"
        case .portCharacter(let scalar): "\(ValueText.shown(scalar)) is not allowed in the port; expected a number"
        case .portTooLarge(let port): "the port \(quoted(port)) is greater than 65535"
        case .host(let error): error.message
        case .dataCommaMissing: "“,” is missing between the type and the data of a “data:” URL"
        case .base64Character(let scalar): "\(ValueText.shown(scalar)) is not allowed in Base64 data"
        case .base64Padding: "“=” is only allowed at the end of Base64 data"
        case .base64Length: "the Base64 data is cut off or has the wrong number of “=” at its end"
        case .hashMissing: "“#” is missing before the name"
        case .nameMissing: "the name after “#” is missing"
        }
    }
}

extension AddressError.Part {
    /// The part in words, to follow “the”.
    fileprivate var noun: String {
        switch self {
        case .path: "path"
        case .opaquePath: "URL"
        case .query: "query"
        case .fragment: "fragment"
        case .host: "host"
        }
    }
}
