import VitrineSupport

extension IPv6Error {
    /// The problem in words, to follow the value and a colon.
    var message: String {
        switch self {
        case .colonAtStart: "the IPv6 address begins with a single “:”"
        case .colonAtEnd: "the IPv6 address ends with a single “:”"
        case .moreThanEight: "the IPv6 address has more than eight parts"
        case .fewerThanEight: "the IPv6 address has fewer than eight parts and no “::”"
        case .twoCompressions: "the IPv6 address has “::” twice"
        case .longPart: "the IPv6 address has a part of more than four digits"
        case .character(let scalar): "\(ValueText.shown(scalar)) is not allowed in an IPv6 address"
        case .version4(let error): "at the end of the IPv6 address, \(error.message)"
        }
    }
}
