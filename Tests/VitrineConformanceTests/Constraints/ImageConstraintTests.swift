import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("Images, sources and links")
struct ImageConstraintTests {
    @Test("Image maps must have unique names, and images must refer to one of them")
    func maps() throws {
        try ConstraintCheck.body([
            ("<map name=\"a\"></map><map name=\"b\"></map><map name=\"A\"></map>", []),
            ("<map name=\"a\"></map><map name=\"a\"></map>", ["map-name-repeated"]),
            ("<map name=\"a\"></map><template><map name=\"a\"></map></template>", []),
            ("<map name=\"a\" id=\"a\"></map>", []),
            ("<map name=\"a\" id=\"b\"></map>", ["map-id-differs"]),
            ("<img src=\"x\" alt=\"x\" usemap=\"#a\"/><map name=\"a\"></map>", []),
            ("<img src=\"x\" alt=\"x\" usemap=\"#A\"/><map name=\"a\"></map>", ["usemap-missing"]),
            ("<img src=\"x\" alt=\"x\" usemap=\"#a\"/><p id=\"a\">x</p>", ["usemap-missing"]),
            ("<img alt=\"x\" usemap=\"#a\"/>", ["usemap-missing"]),
            ("<img src=\"x\" alt=\"x\" usemap=\"a\"/>", []),
        ])
    }

    @Test("Width descriptors and sizes require each other")
    func sizes() throws {
        try ConstraintCheck.body([
            ("<img src=\"a\" alt=\"\" srcset=\"a 1w, b 2w\" sizes=\"50vw\"/>", []),
            ("<img src=\"a\" alt=\"\" srcset=\"a, b 2x\"/>", []),
            ("<img src=\"a\" alt=\"\" srcset=\"a\"/>", []),
            ("<img src=\"a\" alt=\"\" srcset=\"a 1w\"/>", ["srcset-sizes-missing"]),
            ("<img src=\"a\" alt=\"\" srcset=\"a 1x\" sizes=\"50vw\"/>", ["sizes-without-widths"]),
            ("<img src=\"a\" alt=\"\" srcset=\"a\" sizes=\"50vw\"/>", ["sizes-without-widths"]),
            ("<img src=\"a\" alt=\"\" srcset=\"data:image/png;base64,AA 9w\" sizes=\"9px\"/>", []),
            ("<img src=\"a\" alt=\"\" srcset=\"a,b 9w\" sizes=\"9px\"/>", []),
            ("<img src=\"a\" alt=\"\" srcset=\"a 9w\" sizes=\"auto\" loading=\"lazy\"/>", []),
            ("<img src=\"a\" alt=\"\" srcset=\"a 9w\" sizes=\"AUTO, 9px\" loading=\"LAZY\"/>", []),
            ("<img src=\"a\" alt=\"\" srcset=\"a 9w\" sizes=\"auto\"/>", ["sizes-auto"]),
            ("<img src=\"a\" alt=\"\" srcset=\"a 9w\" sizes=\"auto\" loading=\"eager\"/>", ["sizes-auto"]),
            ("<img src=\"a\" alt=\"\" sizes=\"auto\" loading=\"lazy\"/>", []),
        ])
        try ConstraintCheck.head([
            ("<link rel=\"preload\" as=\"image\" imagesrcset=\"a 9w\" imagesizes=\"9px\"/>", []),
            ("<link rel=\"preload\" as=\"image\" imagesrcset=\"a 2x\" href=\"b\"/>", []),
            ("<link rel=\"preload\" as=\"image\" imagesrcset=\"a 9w\"/>", ["srcset-sizes-missing"]),
            ("<link rel=\"preload\" as=\"image\" imagesrcset=\"a 2x\" imagesizes=\"9px\"/>", ["sizes-without-widths"]),
        ])
    }

    @Test("A source that always applies must be the last one")
    func pictures() throws {
        let end = "<img src=\"a\" alt=\"\"/></picture>"
        try ConstraintCheck.body([
            ("<picture><source srcset=\"a\"/>" + end, []),
            ("<picture><source srcset=\"a\" media=\"print\"/><source srcset=\"b\"/>" + end, []),
            ("<picture><source srcset=\"a\" type=\"image/avif\"/><source srcset=\"b\"/>" + end, []),
            ("<picture><source srcset=\"a\"/><source srcset=\"b\"/>" + end, ["picture-source"]),
            ("<picture><source srcset=\"a\" media=\"ALL\"/><source srcset=\"b\"/>" + end, ["picture-source"]),
            ("<picture><source srcset=\"a\" media=\" \"/><source srcset=\"b\"/>" + end, ["picture-source"]),
            ("<picture><source srcset=\"a\"/><img srcset=\"a\" alt=\"\"/></picture>", ["picture-source"]),
            ("<picture><source srcset=\"a 1w\"/>" + end, ["srcset-sizes-missing"]),
            ("<picture><source srcset=\"a 1w\" sizes=\"9px\"/>" + end, []),
            ("<picture><source srcset=\"a 2x\" sizes=\"9px\"/>" + end, ["sizes-without-widths"]),
            (
                "<picture><source srcset=\"a 1w\"/><img src=\"a\" alt=\"\" loading=\"lazy\" sizes=\"auto\"/></picture>",
                []
            ),
            (
                "<picture><source srcset=\"a 1w\" sizes=\"auto\"/><img src=\"a\" alt=\"\" loading=\"lazy\"/></picture>",
                ["sizes-auto"]
            ),
            (
                """
                <picture><source srcset="a 1w" sizes="auto"/><img src="a" alt="" loading="lazy" sizes="auto, 9px"/></picture>
                """, []
            ),
            ("<video><source src=\"a\"/><source src=\"b\"/></video>", []),
        ])
    }

    @Test("The base element must come before addresses")
    func bases() throws {
        try ConstraintCheck.head([
            ("<base href=\"a/\"/><link rel=\"icon\" href=\"a\"/>", []),
            ("<link rel=\"icon\" href=\"a\"/><base href=\"a/\"/>", ["base-late"]),
            ("<script src=\"a\"></script><base href=\"a/\"/>", ["base-late"]),
            ("<script>a</script><base href=\"a/\"/>", []),
            ("<template><img src=\"a\" alt=\"\"/></template><base href=\"a/\"/>", []),
            ("<link rel=\"icon\" href=\"a\"/><base target=\"_top\"/>", []),
            ("<link rel=\"next\" href=\"a\"/><base target=\"_top\"/>", ["base-late"]),
            ("<link rel=\"alternate stylesheet\" title=\"x\" href=\"a\"/><base target=\"_top\"/>", []),
        ])
    }

    @Test("Links in the head")
    func links() throws {
        try ConstraintCheck.head([
            ("<link rel=\"preload\" as=\"image\" href=\"a\" type=\"image/png\"/>", []),
            ("<link rel=\"preload\" as=\"font\" href=\"a\" type=\"font/woff2\" crossorigin=\"\"/>", []),
            ("<link rel=\"preload\" as=\"fetch\" href=\"a\" type=\"application/json\"/>", []),
            ("<link rel=\"preload\" as=\"worker\" href=\"a\"/>", ["preload-destination"]),
            ("<link rel=\"modulepreload\" as=\"worker\" href=\"a\"/>", []),
            ("<link rel=\"modulepreload\" as=\"style\" href=\"a\"/>", []),
            ("<link rel=\"modulepreload\" as=\"font\" href=\"a\"/>", ["preload-destination"]),
            ("<link rel=\"preload\" as=\"font\" href=\"a\" type=\"text/css\"/>", ["preload-type"]),
            ("<link rel=\"alternate stylesheet\" href=\"a\" title=\"x\"/>", []),
            ("<link rel=\"stylesheet alternate\" href=\"a\"/>", ["alternate-stylesheet-title"]),
            ("<link rel=\"stylesheet alternate\" href=\"a\" title=\"\"/>", ["alternate-stylesheet-title"]),
            ("<link rel=\"stylesheet\" href=\"a\"/><link rel=\"alternate\" href=\"b\"/>", []),
            ("<link rel=\"canonical\" href=\"a\"/><link rel=\"Canonical\" href=\"b\"/>", ["link-repeated"]),
            (
                "<link rel=\"preload\" as=\"style\" href=\"a\"/><link rel=\"preload\" as=\"style\" href=\"a\"/>",
                ["link-repeated"]
            ),
            (
                """
                <link rel="preload" as="script" href="a"/><link rel="preload" as="fetch" href="a"/>
                <link rel="preload" as="fetch" href="a"/>
                """, ["link-repeated"]
            ),
            (
                """
                <link rel="preload" as="image" href="a" media="print"/><link rel="preload" as="image" href="a" media="screen"/>
                """, []
            ),
            (
                """
                <link rel="preload" as="fetch" href="a"/><link rel="preload" as="fetch" href="a" crossorigin="anonymous"/>
                """, []
            ),
            (
                """
                <link rel="preload" as="image" href="a" imagesrcset="a 2w, b 1w" imagesizes="1px"/>
                <link rel="preload" as="image" href="a" imagesrcset="a 2w, b 1w" imagesizes="2px"/>
                """, []
            ),
        ])
        try ConstraintCheck.body([
            ("<link rel=\"stylesheet\" href=\"a\"/><link rel=\"PRECONNECT dns-prefetch\" href=\"a\"/>", []),
            ("<link rel=\"modulepreload\" href=\"a\"/><link rel=\"pingback prefetch\" href=\"a\"/>", []),
            ("<link itemprop=\"url\" href=\"a\"/>", []),
            ("<link property=\"url\" rel=\"author\" href=\"a\"/>", []),
            ("<template><link rel=\"icon\" href=\"a\"/></template>", []),
        ])
    }
}
