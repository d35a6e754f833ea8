import Foundation
import VitrineCSS
import VitrineMarkup

/// Measures the cost of styles: applying the stylesheets of a site to a page, and how the time grows with rules,
/// elements and bad input.
enum Styles {
    private static func milliseconds(_ time: Double) -> String { String(format: "%.3f", time * 1000) }

    /// Measures applying stylesheets to a page; without paths, measures growth with generated input.
    /// - Parameter paths: the page, followed by its stylesheets in order.
    static func measure(_ paths: [String]) throws {
        let files = try paths.map { Array(try Data(contentsOf: URL(fileURLWithPath: $0))) }
        guard let page = files.first else { return try slopes() }
        let document = HTMLReader(names: Name.spellings).read(page)
        let sheets = Array(files.dropFirst())
        func rules(_ isDark: Bool, _ properties: PropertySet? = nil, _ atoms: AtomTable = AtomTable()) -> RuleSet {
            var conditions = StyleConditions()
            conditions.isDark = isDark
            var builder = RuleSetBuilder(conditions: conditions, properties: properties, atoms: atoms)
            for (number, sheet) in sheets.enumerated() { builder.add(StyleSheet(sheet), name: "\(number).css") }
            return builder.finish()
        }
        let light = rules(false)
        let memo = StyleMemo()
        let lightColors = rules(false, TextContrast.properties)
        let darkColors = rules(true, TextContrast.properties, lightColors.atoms)
        let contrast = PageContrast(light: lightColors, dark: darkColors)
        let tree = ElementTree(document, atoms: light.atoms)
        let times = medians(
            21,
            [
                { _ = rules(false) }, { _ = DocumentStyles(tree, rules: light) },
                { _ = DocumentStyles(ElementTree(document, atoms: light.atoms), rules: light, memo: memo) },
                { _ = PageContrast(light: lightColors, dark: darkColors).judge(document) },
                { _ = contrast.judge(document) },
            ])
        print("\(page.count) bytes, \(tree.elements.count) elements, \(sheets.count) stylesheets\n")
        print("| | ms |\n|---|---|")
        let names = [
            "the sheets read and made ready, once for a site", "all properties, first page of a site",
            "all properties, a page like others", "contrast in light and dark, first page",
            "contrast, a page like others",
        ]
        for (name, time) in zip(names, times) { print("| \(name) | \(milliseconds(time)) |") }
    }

    // MARK: - Doubling

    private static let inputs: [(name: String, sizes: [Int], make: @Sendable (Int) -> (css: String, body: String))] = [
        ("rules, none of which matches", [1_000, 2_000, 4_000, 8_000], { (rules($0, ".x"), elements(200)) }),
        (
            "rules, each of which matches one element", [1_000, 2_000, 4_000, 8_000],
            { (rules($0, "#i"), elements($0)) }
        ),
        ("elements under rules of their class", [1_000, 2_000, 4_000, 8_000], { (rules(50, ".c"), elements($0)) }),
        (
            "rules times elements, one of both doubled", [250, 500, 1_000, 2_000],
            { (rules(64, "p:not(.x", ")"), elements($0)) }
        ),
        (
            "parts of one selector", [2_500, 5_000, 10_000, 20_000],
            { (String(repeating: "div ", count: $0) + "p {color: red}", elements(50)) }
        ),
        ("depth under selectors of descendants", [60, 120, 240, 480], { (rules(50, "div div .c"), deep($0)) }),
        (
            "siblings under + and ~", [500, 1_000, 2_000, 4_000],
            { ("p + p {color: red} .c0 ~ .c1 {color: blue}", elements($0)) }
        ),
        ("open blocks", [12_500, 25_000, 50_000, 100_000], { (String(repeating: "a{", count: $0), "") }),
        (
            "nested brackets", [12_500, 25_000, 50_000, 100_000],
            { ("a { width: " + String(repeating: "(", count: $0), "") }
        ),
        ("nested :not(", [12_500, 25_000, 50_000, 100_000], { (String(repeating: ":not(", count: $0), "") }),
        ("variables in a circle", [1_000, 2_000, 4_000, 8_000], { (circle($0), elements(1)) }),
        (
            "unknown properties", [5_000, 10_000, 20_000, 40_000],
            { count in ("a {" + (0..<count).map { "colr\($0): red;" }.joined() + "}", "") }
        ),
        ("random bytes", [1_250_000, 2_500_000, 5_000_000, 10_000_000], { (random($0), "") }),
    ]

    private static func slopes() throws {
        let reader = HTMLReader(names: Name.spellings)
        print("| input | sizes | ms | time to size, doubled |\n|---|---|---|---|")
        for input in inputs {
            let cases = input.sizes.map { size in
                let (css, body) = input.make(size)
                return (
                    css: Array(css.utf8), document: reader.read(Array("<!DOCTYPE html><title>x</title>\(body)".utf8))
                )
            }
            let times = medians(
                5,
                cases.map { item in
                    {
                        let sheet = StyleSheet(item.css)
                        _ = SheetChecker.check(sheet)
                        var builder = RuleSetBuilder(conditions: StyleConditions())
                        builder.add(sheet, name: "a.css")
                        let rules = builder.finish()
                        _ = DocumentStyles(ElementTree(item.document, atoms: rules.atoms), rules: rules)
                    }
                })
            let slopes = zip(times, times.dropFirst()).map { log2($1 / $0) }
            print(
                "| \(input.name) | \(input.sizes[0]) to \(input.sizes[3]) | \(milliseconds(times[0])) to \(milliseconds(times[3])) | "
                    + slopes.map { String(format: "%.2f", $0) }.joined(separator: " ") + " |")
        }
    }

    private static func rules(_ count: Int, _ prefix: String, _ suffix: String = "") -> String {
        (0..<count).map { "\(prefix)\($0)\(suffix) { color: rgb(\($0 % 256) 0 0); margin: \($0)px }" }.joined(
            separator: "\n")
    }

    private static func elements(_ count: Int) -> String {
        (0..<count).map { "<p class=\"c\($0 % 50)\" id=\"i\($0)\">x</p>" }.joined()
    }

    private static func deep(_ levels: Int) -> String {
        (0..<levels).map { "<div class=\"c\($0 % 50)\">" }.joined()
    }

    private static func circle(_ count: Int) -> String {
        "p {" + (0..<count).map { "--a\($0): var(--a\(($0 + 1) % count));" }.joined() + "color: var(--a0) }"
    }

    private static func random(_ count: Int) -> String {
        var state: UInt64 = 12
        let bytes = (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 33)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
