extension Datatype {
    /// Regular expressions.
    static var patterns: [String: Datatype] { ["pattern": Datatype(.valuePattern, error: PatternSyntax.error)] }
}
