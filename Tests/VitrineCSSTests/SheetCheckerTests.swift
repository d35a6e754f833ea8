import Testing
import VitrineCSS

@Suite struct SheetCheckerTests {
    @Test(arguments: [
        ("a { colr: red }", SheetFinding.Kind.unknownProperty("colr", suggestion: "color")),
        ("a { color: 10xx }", .invalidValue(property: "color", value: "10xx", syntax: "<color>")),
        ("p:hoover { color: red }", .selector(.unknownPseudoClass("hoover"))),
        ("@medai print { a { color: red } }", .unknownAtRule("medai", suggestion: "media")),
        ("@media (widht > 1px) { a { color: red } }", .unknownMediaFeature("widht", suggestion: "width")),
        (
            "@font-face { font-famly: x }",
            .unknownDescriptor("font-famly", atRule: "font-face", suggestion: "font-family")
        ),
        ("@font-face { font-family: x }", .missingDescriptor("src", atRule: "font-face")),
        ("@font-face { src: url(x) }", .missingDescriptor("font-family", atRule: "font-face")),
        ("@counter-style x { suffix: '.' }", .missingDescriptor("symbols", atRule: "counter-style")),
        ("@counter-style x { system: fixed 3 }", .missingDescriptor("symbols", atRule: "counter-style")),
        (
            "@counter-style x { system: additive; symbols: a b }",
            .missingDescriptor("additive-symbols", atRule: "counter-style")
        ),
        ("@property --x { inherits: true; initial-value: 1px }", .missingDescriptor("syntax", atRule: "property")),
        ("@property --x { syntax: '*' }", .missingDescriptor("inherits", atRule: "property")),
        (
            "@property --x { syntax: '<length>'; inherits: true }",
            .missingDescriptor("initial-value", atRule: "property")
        ),
        ("@keyframes x { from to { color: red } }", .keyframe("from to")),
        ("@keyframes x { boat 0% { color: red } }", .keyframe("boat 0%")),
        ("@keyframes x { 0%, 101% { color: red } }", .keyframe("0%, 101%")),
        ("@keyframes x { var(--y) { color: red } }", .keyframe("var(--y)")),
        ("a { -webkit-thing: x }", .vendorPrefix("-webkit-thing")),
        ("a { width: -webkit-thing }", .vendorPrefix("-webkit-thing")),
        ("a { *zoom: 1 }", .hack("zoom")), ("a { _zoom: 1 }", .hack("_zoom")),
        ("a { clip: auto }", .obsolete("clip")),
    ]) func findings(css: String, expected: SheetFinding.Kind) {
        #expect(SheetChecker.check(StyleSheet(css)).map(\.kind) == [expected])
    }

    @Test(arguments: [
        "a { color: var(--x); --Y: {}; width: env(x); word-wrap: normal }", "@layer a, b; @layer a { p { margin: 0 } }",
        "@keyframes x { from { color: red } 50% { color: blue } }",
        "@keyframes x { FROM, entry 0%, exit-crossing 101%, scroll -10% { color: red } }",
        "@page :first { margin: 1cm; @top-left { color: red } }",
        "@media screen and (min-width: 10em) and (not (hover)) { a { color: red } }",
        "@font-face { font-family: x; src: url(x) format('woff2'); unicode-range: U+0-7F }",
        "a { & > b:hover { color: red } @media print { color: blue } }",
        "@container x (width > 1px) { a { color: red } }",
        "@property --x { syntax: '<length>'; inherits: true; initial-value: 1px }",
        "@property --x { syntax: \"*\"; inherits: false }", "@counter-style x { system: extends decimal }",
        "@counter-style x { symbols: a b }", "@counter-style x { system: ADDITIVE; additive-symbols: 1 a }",
        "@import url(x.css) layer(a) print;",
    ]) func validSheets(css: String) {
        #expect(SheetChecker.check(StyleSheet(css)).map(\.kind) == [])
    }
}
