extension Datatype {
    /// The datatypes for CSS, by name.
    static var styles: [String: Datatype] {
        [
            "media": Datatype(.valueMedia) { StyleSyntax.mediaQueries.error(in: $0) },
            "css-color": Datatype(.valueColor) { StyleSyntax.color.error(in: $0) },
            "hex-color": Datatype(.valueColor) { StyleSyntax.simpleColor.error(in: $0) },
        ]
    }
}
