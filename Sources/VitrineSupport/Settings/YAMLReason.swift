/// The messages of the YAML parser, reworded for users.
package enum YAMLReason {
    /// The reason, without the names of the parser's functions.
    package static func words(_ reason: String) -> String {
        reason.hasPrefix("Maximum nesting level reached") ? "values are nested more than 999 levels deep" : reason
    }
}
