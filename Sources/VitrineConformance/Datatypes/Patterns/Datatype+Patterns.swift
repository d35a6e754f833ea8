extension Datatype {
    /// The datatypes for regular expressions.
    static var patterns: [String: Datatype] { ["pattern": Datatype(.valuePattern, error: PatternSyntax.error)] }
}
