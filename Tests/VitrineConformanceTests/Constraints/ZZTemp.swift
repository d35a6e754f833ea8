import Testing
@testable import VitrineConformance
@Suite struct ZZTemp {
    @Test func doubles() throws {
        let checker = try ConformanceChecker()
        for rule in ConstraintRules.rules {
            for example in rule.wrong {
                let found = checker.check(Array(example.document.utf8), path: "x.html").filter { $0.rule != rule.id }
                for f in found { print("DOUBLE \(rule.id): \(f.severity) \(f.rule) \(f.message)") }
            }
        }
        let more: [(String, Bool)] = [
            (
                "<p><label for=\"b\">N <input id=\"a\" name=\"a\"/></label><input id=\"b\" name=\"b\" aria-label=\"x\"/></p>",
                false
            ),
            ("<p><label>N <input name=\"a\"/> <input name=\"b\"/></label></p>", false),
            ("<p><img src=\"a\" alt=\"\" sizes=\"auto\" loading=\"lazy\" width=\"1\" height=\"1\"/></p>", false),
            ("<p><img src=\"a\" alt=\"\" sizes=\"50vw\"/></p>", false),
            ("<p><video src=\"a\" controls=\"\" aria-label=\"v\"><source src=\"b\"/></video></p>", false),
            ("<p><a href=\"x\"><img src=\"a\" alt=\"x\" usemap=\"#m\"/></a><map name=\"m\"></map></p>", false),
            ("<p><img src=\"a\" alt=\"x\" ismap=\"\"/></p>", false),
            ("<p><map name=\"m\"><area href=\"a\" alt=\"A\"/></map></p>", false),
            ("<p><map name=\"m\"><area shape=\"circle\" href=\"a\" alt=\"A\"/></map></p>", false),
            ("<dialog tabindex=\"0\" aria-label=\"x\"><p>x</p></dialog>", false),
            ("<p><link href=\"a\"/>x</p>", false), ("<p><link rel=\"icon\" itemprop=\"a\" href=\"a\"/>x</p>", false),
            ("<link rel=\"preload\" href=\"a\"/>", true), ("<base/>", true),
            ("<base href=\"a/\"/><base href=\"b/\"/>", true),
            ("<link rel=\"icon\" href=\"a\" imagesrcset=\"a 2x\"/>", true),
            (
                "<script type=\"module\" defer=\"\" src=\"a\"></script><script async=\"\">x</script><script type=\"module\" nomodule=\"\" src=\"a\"></script>",
                true
            ),
            ("<video src=\"a\" controls=\"\" aria-label=\"v\"><track src=\"b\"/></video>", false),
            ("<p><time>yesterday</time></p>", false),
            ("<p><input type=\"text\" name=\"a\" list=\"zz z\" aria-label=\"x\"/></p>", false),
            ("<p><button type=\"button\" command=\"spin\" commandfor=\"d\">x</button></p><div id=\"d\">x</div>", false),
            ("<noscript><p>x</p></noscript>", false),
            (
                "<p><meter value=\"x\" aria-label=\"m\">x</meter><progress value=\"-1\" max=\"-3\" aria-label=\"m\">x</progress></p>",
                false
            ),
        ]
        for (markup, isHead) in more {
            let example: Rule.Example = isHead ? .head(markup) : .body(markup)
            let found = checker.check(Array(example.document.utf8), path: "x.html")
            print("MORE \(markup)"); for f in found { print("   - \(f.severity) \(f.rule) \(f.message)") }
        }
    }
}
