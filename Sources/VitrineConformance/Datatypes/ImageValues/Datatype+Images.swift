extension Datatype {
    /// The datatypes for sets of images, and for sizes of images and icons.
    static var images: [String: Datatype] {
        [
            "srcset": Datatype(.valueSrcset, error: SourceSet.error),
            "sizes": Datatype(.valueSizes) { StyleSyntax.sourceSizes.error(in: $0) },
            "css-size-keyword": Datatype(.valueIconSizes, error: IconSizes.error),
        ]
    }
}
