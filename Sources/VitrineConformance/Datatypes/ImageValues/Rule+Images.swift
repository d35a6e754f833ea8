extension Rule {
    static let valueIconSizes = Rule(
        "value-icon-sizes", .error, "The size of an icon must be a width and a height, such as 16x16, or “any”",
        because: "The browser chooses an icon by its size, and ignores sizes that it cannot read.",
        reference: .html("semantics.html#attr-link-sizes"),
        wrong: [.head("<link rel=\"icon\" href=\"icon.png\" sizes=\"16\"/>")],
        right: [.head("<link rel=\"icon\" href=\"icon.png\" sizes=\"16x16 32X32 any\"/>")])

    /// The images of `srcset` and `imagesrcset` must have valid, distinct widths or densities.
    static let valueSrcset = Rule(
        "value-srcset", .error, "The widths or densities in “srcset” must be valid, and different for each image",
        because: "Browsers ignore candidates that they cannot read, and may choose the wrong image.",
        reference: .html("images.html#srcset-attributes"),
        wrong: ["<p><img src=\"boat.png\" srcset=\"boat.png 1x, large.png 1x\" alt=\"A boat\"/></p>"],
        right: ["<p><img src=\"boat.png\" srcset=\"boat.png 1x, large.png 2x\" alt=\"A boat\"/></p>"])

    static let valueSizes = Rule(
        "value-sizes", .error, "“sizes” must be a list of lengths, all but the last with a condition",
        because: "A browser that cannot read a size assumes the width of the window, and may load too large an image.",
        reference: .html("images.html#sizes-attributes"),
        wrong: ["<p><img src=\"boat.png\" srcset=\"boat.png 600w\" sizes=\"50%\" alt=\"A boat\"/></p>"],
        right: [
            """
            <p><img src="boat.png" srcset="boat.png 600w" sizes="(min-width: 40em) 50vw, 100vw" alt="A boat"/></p>
            """
        ])
}
