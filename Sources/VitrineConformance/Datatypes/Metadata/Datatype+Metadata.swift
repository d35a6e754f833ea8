extension Datatype {
    /// The datatypes for values in `<meta>`: the encoding, the viewport and the refresh.
    static var metadata: [String: Datatype] {
        [
            "charset-utf8": Datatype(.valueCharset, error: TokenSyntax.keyword("utf-8")),
            "viewport": Datatype(.valueViewport, error: ViewportSyntax.error),
            "refresh": Datatype(.valueRefresh, error: RefreshSyntax.error),
        ]
    }
}
