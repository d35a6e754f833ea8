extension Datatype {
    /// Addresses, media, colours, policies and patterns.
    static let webTypes: [String: Datatype] = [:]
}
