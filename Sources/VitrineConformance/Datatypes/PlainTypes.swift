extension Datatype {
    /// Dates, numbers, languages, tokens and names.
    static let plainTypes: [String: Datatype] = [:]
}
