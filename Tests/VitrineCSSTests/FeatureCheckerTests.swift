import Testing
import VitrineCSS

@Suite struct FeatureCheckerTests {
    private func findings(_ css: String) -> [SheetFinding.Kind] { SheetChecker.check(StyleSheet(css)).map(\.kind) }

    @Test(arguments: [
        ("(min-width: red)", SheetFinding.Kind.invalidFeatureValue("min-width", value: "red", syntax: "<length>")),
        ("(width > 600)", .invalidFeatureValue("width", value: "600", syntax: "<length>")),
        ("(600 < width)", .invalidFeatureValue("width", value: "600", syntax: "<length>")),
        ("(infinite > width)", .invalidFeatureValue("width", value: "infinite", syntax: "<length>")),
        ("(infinite > 2dppx)", .unknownMediaFeature("infinite", suggestion: nil)),
        ("(1px < width <= 2%)", .invalidFeatureValue("width", value: "2%", syntax: "<length>")),
        ("(min-width: var(--x))", .invalidFeatureValue("min-width", value: "var(--x)", syntax: "<length>")),
        ("(orientation: up)", .invalidFeatureValue("orientation", value: "up", syntax: "portrait | landscape")),
        (
            "(prefers-color-scheme: black)",
            .invalidFeatureValue("prefers-color-scheme", value: "black", syntax: "light | dark")
        ),
        (
            "(aspect-ratio: 16px / 9)",
            .invalidFeatureValue("aspect-ratio", value: "16px / 9", syntax: "<number> [ / <number> ]?")
        ),
        (
            "(min-resolution: 2)",
            .invalidFeatureValue("min-resolution", value: "2", syntax: "<resolution> | infinite")
        ),
        ("(grid: 2)", .invalidFeatureValue("grid", value: "2", syntax: "<integer [0,1]>")),
        ("(min-color: 1.5)", .invalidFeatureValue("min-color", value: "1.5", syntax: "<integer>")),
        ("(min-hover: hover)", .featureWithoutOrder("hover")), ("(hover > 1)", .featureWithoutOrder("hover")),
        ("(min-width > 1px)", .featureWithoutOrder("min-width")), ("(min-width)", .featureValueMissing("min-width")),
        ("(400px < widht)", .unknownMediaFeature("widht", suggestion: "width")),
        ("print and (not (widht))", .unknownMediaFeature("widht", suggestion: "width")),
        ("(min-width: 0\\0)", .hack("min-width")),
    ]) func mediaFeatures(query: String, expected: SheetFinding.Kind) {
        #expect(findings("@media \(query) { a { color: red } }") == [expected])
        #expect(findings("@import 'x.css' \(query);") == [expected])
    }

    @Test(arguments: [
        "(min-width: 40em) and (max-width: calc(60em - 1px))", "(width)", "(grid)", "(0 <= width < 10px)",
        "(aspect-ratio > 16/9)", "(min-aspect-ratio: 1.5)", "(resolution: infinite)", "(infinite > resolution)",
        "(1dppx <= resolution < infinite)", "(hover: none)", "(grid: 0)",
        "(-webkit-min-device-pixel-ratio: 2)", "(min--moz-device-pixel-ratio: 2)", "(color)", "(--wide)",
        "not (width = 10px)", "(width > env(x))", "((hover) and (pointer: fine))", "screen", "(WIDTH > 1PX)",
        "(100px <= WIDTH)", "(height > calc((1px + 2px) * 2))",
    ]) func rightMediaFeatures(query: String) { #expect(findings("@media \(query) { a { color: red } }") == []) }

    @Test(arguments: [
        ("(widht > 1px)", SheetFinding.Kind.unknownContainerFeature("widht", suggestion: "width")),
        ("(prefers-color-scheme: dark)", .unknownContainerFeature("prefers-color-scheme", suggestion: nil)),
        ("card (inline-size > 5)", .invalidFeatureValue("inline-size", value: "5", syntax: "<length>")),
        ("(orientation: up)", .invalidFeatureValue("orientation", value: "up", syntax: "portrait | landscape")),
        ("(orientation > 1)", .featureWithoutOrder("orientation")),
        ("(min-height)", .featureValueMissing("min-height")),
    ]) func containerFeatures(query: String, expected: SheetFinding.Kind) {
        #expect(findings("@container \(query) { a { color: red } }") == [expected])
    }

    @Test(arguments: [
        "card (inline-size > 5em) and style(--x: 1)", "style(--x)", "scroll-state((stuck: top) or (snapped: x))",
        "not (block-size < 10cqw)", "card", "(aspect-ratio: 1 / 2)", "(100px < width < 200px)",
        "(width > var(--query))", "(min-width: calc(2 * var(--query, 10em)))",
    ]) func rightContainerFeatures(query: String) {
        #expect(findings("@container \(query) { a { color: red } }") == [])
    }

    @Test(arguments: [
        ("a { color: red } @import 'x.css';", "import", false), ("@media print {} @import 'x.css';", "import", false),
        ("@import 'x.css'; @layer a; @import 'y.css';", "import", false),
        ("@namespace 'x'; @import 'y.css';", "import", false), ("@media print { @import 'x.css'; }", "import", true),
        ("a { @import 'x.css'; }", "import", true), ("a {} @namespace x 'y';", "namespace", false),
        (" @charset 'utf-8';", "charset", false), ("a {} @charset 'utf-8';", "charset", false),
        ("@supports (color: red) { @namespace 'x'; }", "namespace", true),
    ]) func misplaced(css: String, name: String, isNested: Bool) {
        #expect(findings(css) == [.misplacedAtRule(name, isNested: isNested)])
    }

    @Test(arguments: [
        "@charset \"utf-8\"; @layer a, b; @import 'x.css'; @import 'y.css' layer(a); @namespace svg 'x'; a { color: red }",
        "@import 'x.css'; @layer a; @namespace 'x'; @layer b; a {}",
    ]) func rightOrder(css: String) { #expect(findings(css) == []) }
}
