import VitrineSupport

extension HostError {
    /// The problem in words, to follow the value and a colon.
    var message: String {
        switch self {
        case .character(let scalar): "\(ValueText.shown(scalar)) is not allowed in the host"
        case .symbol(let scalar):
            "\(ValueText.shown(scalar)) is not allowed in the host; browsers replace it with an ASCII character"
        case .percent: "“%” is not allowed in the host"
        case .encoded(let host): "the host \(quoted(host)) contains “%”; write the characters themselves"
        case .emptyLabel: "a part of the host is empty"
        case .labelTooLong(let label):
            "the part \(quoted(label)) of the host is longer than 63 characters in its ASCII form"
        case .tooLong: "the host is longer than 253 characters in its ASCII form"
        case .combiningMark(let scalar): "a part of the host begins with the combining mark \(ValueText.shown(scalar))"
        case .joiner(let scalar): "\(ValueText.shown(scalar)) is not allowed at this place in the host"
        case .punycode(let label): "the part \(quoted(label)) of the host is not valid Punycode"
        case .bracketMissing: "“]” is missing at the end of the IPv6 address"
        case .trailingDot: "the IPv4 address ends with a dot"
        case .notDecimal(let part):
            "\(quoted(part)) is not a decimal number; a host that ends with a number is an IPv4 address"
        case .foreignDigits:
            """
            the host is an IPv4 address with characters that are not ASCII; write only “0” to “9”, and “.” \
            between the numbers
            """
        case .zeroInFront(let part): "the number \(quoted(part)) of the IPv4 address begins with a zero"
        case .tooLarge(let part): "the number \(quoted(part)) of the IPv4 address is greater than 255"
        case .fewerThanFour: "the IPv4 address has fewer than four numbers"
        case .moreThanFour: "the IPv4 address has more than four numbers"
        case .version6(let error): error.message
        }
    }
}
