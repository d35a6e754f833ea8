import VitrineSupport

/// A problem with an IPv6 address.
indirect enum IPv6Error: Equatable, Sendable {
    case colonAtStart
    case colonAtEnd
    case moreThanEight
    case fewerThanEight
    case twoCompressions
    case longPart
    case character(Unicode.Scalar)
    /// A problem with the IPv4 address at the end, as in `::ffff:192.0.2.1`.
    case version4(HostError)
}
