extension Datatype {
    /// The datatypes for the contents of `<meta>`.
    static var metadata: [String: Datatype] {
        [
            "charset-utf8": Datatype(.valueCharset, error: TokenSyntax.keyword("utf-8")),
            "viewport": Datatype(.valueViewport, error: ViewportSyntax.error),
            "refresh": Datatype(.valueRefresh, error: RefreshSyntax.error),
        ]
    }
}
