/// Rewords messages of the YAML parser for users.
package enum YAMLReason {
    /// Returns a message of the parser in words for users. The message about nesting is replaced, because it contains
    /// the name of a function of the parser; other messages stay as they are.
    package static func words(_ reason: String) -> String {
        reason.hasPrefix("Maximum nesting level reached") ? "values are nested more than 999 levels deep" : reason
    }
}
