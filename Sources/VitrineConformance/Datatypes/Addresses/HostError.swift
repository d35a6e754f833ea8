import VitrineSupport

/// A problem with the host of an address.
indirect enum HostError: Equatable, Sendable {
    case character(Unicode.Scalar)
    /// A non-ASCII character that browsers replace with text that is not allowed in a host, because it contains ASCII
    /// punctuation or a space.
    case symbol(Unicode.Scalar)
    case percent
    /// A host with percent-encoded characters.
    case encoded(Bytes)
    case emptyLabel
    case labelTooLong(Bytes)
    case tooLong
    /// A label that begins with a combining mark.
    case combiningMark(Unicode.Scalar)
    /// A zero-width joiner or non-joiner in a place where it is not allowed.
    case joiner(Unicode.Scalar)
    case punycode(Bytes)
    case bracketMissing
    /// An IPv4 address with a dot at its end.
    case trailingDot
    /// A part of an IPv4 address that is not a decimal number.
    case notDecimal(Bytes)
    /// A host that contains non-ASCII characters, and whose parts are all numbers. Browsers read a host that ends with
    /// a number as an IPv4 address.
    case foreignDigits
    case zeroInFront(Bytes)
    /// A number greater than 255 in an IPv4 address.
    case tooLarge(Bytes)
    case fewerThanFour
    case moreThanFour
    case version6(IPv6Error)
}
