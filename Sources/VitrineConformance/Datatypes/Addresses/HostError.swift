import VitrineSupport

/// A problem with the host of an address.
indirect enum HostError: Equatable, Sendable {
    case character(Unicode.Scalar)
    /// A character that browsers read as an ASCII character that is not allowed in a host.
    case symbol(Unicode.Scalar)
    case percent
    /// A host with percent-encoded characters.
    case encoded(Bytes)
    case emptyLabel
    case labelTooLong(Bytes)
    case tooLong
    /// A label that begins with a combining mark.
    case combiningMark(Unicode.Scalar)
    /// A joiner between letters that cannot be joined.
    case joiner(Unicode.Scalar)
    case punycode(Bytes)
    case bracketMissing
    /// An IPv4 address with a dot at its end.
    case trailingDot
    /// A part of an IPv4 address that is not a decimal number.
    case notDecimal(Bytes)
    /// An IPv4 address in digits of another script.
    case foreignDigits
    case zeroInFront(Bytes)
    /// A number of an IPv4 address above 255.
    case tooLarge(Bytes)
    case fewerThanFour
    case moreThanFour
    case version6(IPv6Error)
}
