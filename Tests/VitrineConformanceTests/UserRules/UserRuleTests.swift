import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("Users' rules")
struct UserRuleTests {
    private static let house = """
        - name: button-type
          select: //button
          assert: "@type"
          message: <{name}> “{value}” has no type, {{id}} {@id}
        - name: no-inline-style
          severity: warning
          forbid: //@style
          message: "{attribute} of {name}: {value}"
        - name: images-from-assets
          select: //img/@src
          assert: starts-with(., 'assets/')
          message: "{value} is not in assets/"
          files: ["shop/**", "*.htm"]
        """

    private func findings(_ rules: String, _ page: String, path: String = "shop/a.html") throws -> [String] {
        var userRules = UserRules()
        try userRules.add(yaml: rules, file: "house.yml")
        let names = Set(userRules.rules.map(\.rule.id))
        return try ConformanceChecker(userRules: userRules).check(Array(page.utf8), path: path)
            .filter { names.contains($0.rule) }
            .map { "\($0.line):\($0.column) \($0.severity) \($0.message) \($0.element ?? "")" }
    }

    private static let page = """
        <html xmlns="http://www.w3.org/1999/xhtml"><body>
        <button id="a">Go
         there</button><button type="button"></button>
        <p style="x"><img src="b.png"/><img src="assets/c.png"/></p>
        </body></html>
        """

    @Test func nestedAliasesAreRefused() throws {
        var rules = "- &a0 [x, x, x, x, x, x, x, x, x]\n"
        for level in 1...11 {
            rules += "- &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ") + "]\n"
        }
        var userRules = UserRules()
        let problems = #expect(throws: SettingsProblems.self) {
            try userRules.add(yaml: rules + "- ? *a11\n  : 1\n", file: "house.yml")
        }
        #expect(
            problems?.all.map(\.description) == [
                "house.yml: error: its aliases (*name) expand to more than 10 MB; use fewer aliases"
            ])
    }

    @Test func starsInTextsAreNotAliases() throws {
        var userRules = UserRules()
        let why = String(repeating: "use *this*, not *that*, ", count: 40)
        try userRules.add(
            yaml: "- name: a\n  forbid: //a[. * 2 > 3]\n  message: m\n  why: |\n    * \(why)\n", file: "house.yml")
        #expect(userRules.rules.count == 1)
    }

    @Test func findingsOfUserRules() throws {
        #expect(
            try findings(Self.house, Self.page) == [
                "2:1 error <button> “Go there” has no type, {id} a /html/body/button[1]",
                "4:4 warning style of p: x /html/body/p",
                "4:19 error b.png is not in assets/ /html/body/p/img[1]",
            ])
        #expect(try findings(Self.house, Self.page, path: "a.html").count == 2)
        #expect(try findings(Self.house, Self.page, path: "a.htm").count == 3)
        #expect(try findings(Self.house, "<html><p></html>") == [])
    }

    /// Users' rules must apply to every document, even if libxml2 would refuse it, or if a part of it exceeds a limit
    /// of libxml2.
    @Test(arguments: [
        "<p xml:id=\"1 2\">x</p>", "<p id=\"a\"/><p xml:id=\"a\"/>",
        "<p>\(String(repeating: "x ", count: 5_500_000))</p>",
        "<!--\(String(repeating: "x ", count: 5_500_000))-->",
        "<p title=\"\(String(repeating: "x ", count: 5_500_000))\"></p>",
        "<p \(String(repeating: "y", count: 60_000))=\"\"></p>", "<x-\(String(repeating: "y", count: 60_000))/>",
        String(repeating: "<div>", count: 300) + String(repeating: "</div>", count: 300), "<p xmlns=\"a b\"><a:b/></p>",
    ])
    func documentsCannotDisableRules(_ markup: String) throws {
        let page = "<!DOCTYPE html>\n<html><body>\(markup)<script></script></body></html>"
        let found = try findings("- {name: no-script, forbid: //script, message: found}", page)
        #expect(found.map { $0.split(separator: " ")[1...2].joined(separator: " ") } == ["error found"])
    }

    @Test func costlyRuleIsNamed() throws {
        let rules = "- {name: slow, severity: warning, forbid: '//*[@x = preceding::*/@x]', message: m}"
        let page = "<div>" + String(repeating: "<p x=\"\"/>", count: 10_000) + "</div>"
        let found = try findings(rules, page)
        #expect(
            found == ["1:1 error the rule could not be applied: its XPath was stopped after 12,000,800 steps "])
    }

    private static let wrong: [(String, [String])] = [
        ("name: x", ["house.yml:1:1: error: the file must be a list of rules"]),
        ("- x", ["house.yml:1:3: error: a rule must be a mapping with keys such as name, select, assert and message"]),
        ("- {name: a", ["house.yml:2:1: error: is not valid YAML: did not find expected ',' or '}'"]),
        (
            String(repeating: "- ", count: 1_000) + "x",
            ["house.yml:1:1999: error: is not valid YAML: values are nested more than 999 levels deep"]
        ),
        (
            "- name: a\n  name: b",
            ["house.yml:2:3: error: is not valid YAML: duplicate key “name”: the first is on line 1"]
        ),
        (
            "- why: |\n    why: x\n  # why: y\n\n  \"why\": z\n",
            ["house.yml:5:3: error: is not valid YAML: duplicate key “why”: the first is on line 1"]
        ),
        ("- {name: a, name: b}\n", ["house.yml:1:4: error: is not valid YAML: duplicate key “name”"]),
        (
            "- severity: bad\n  color: red",
            [
                "house.yml:2:3: error: unknown key “color”; the keys are name, severity, select, assert, forbid, message, files, why",
                "house.yml:1:3: error: a rule has no name",
                "house.yml:1:13: error: severity must be error or warning, found “bad”",
                "house.yml:1:3: error: a rule is incomplete: it needs select and assert, or only forbid",
                "house.yml:1:3: error: a rule has no message",
            ]
        ),
        (
            "- {name: well-formed, forbid: //p, message: m}",
            ["house.yml:1:10: error: Vitrine itself has a rule “well-formed”; choose another name"]
        ),
        (
            "- {name: a, forbid: //p, message: m}\n- {name: a, forbid: //p, message: m}",
            ["house.yml:2:10: error: duplicate rule “a”: the first is at house.yml:1"]
        ),
        ("- {name: a, select: //p, message: m}", ["house.yml:1:3: error: the rule “a” has no assert"]),
        ("- {name: a, assert: //p, message: m}", ["house.yml:1:3: error: the rule “a” has no select"]),
        (
            "- {select: //p, message: m}",
            ["house.yml:1:3: error: a rule has no name", "house.yml:1:3: error: a rule has no assert"]
        ),
        (
            "- {name: a, message: m}",
            ["house.yml:1:3: error: the rule “a” is incomplete: it needs select and assert, or only forbid"]
        ),
        (
            "- {name: 2-columns, forbid: //p, message: m}",
            [
                "house.yml:1:10: error: the name “2-columns” is not valid; begin with a letter, and use only lowercase letters, digits and single hyphens"
            ]
        ),
        (
            "- {name: a, forbid: //p, assert: b, message: m}",
            [
                "house.yml:1:34: error: assert is not allowed together with forbid; remove one of them"
            ]
        ),
        (
            "- {name: a, forbid: count(//p), message: m}",
            [
                "house.yml:1:21: error: forbid: returns a number; "
                    + "expected nodes, such as elements, attributes or text"
            ]
        ),
        (
            "- {name: a, forbid: '//p', message: 'x {y}'}",
            [
                "house.yml:1:40: error: there is no placeholder {y}; "
                    + "the placeholders are {name}, {attribute}, {value} and {@NAME}"
            ]
        ),
        (
            "- {name: a, forbid: '//p', message: 'x } y'}",
            ["house.yml:1:40: error: unmatched brace; for a brace in the text, write {{ or }}"]
        ),
        (
            "- {name: a, forbid: //p, message: [m]}",
            ["house.yml:1:35: error: message must be a string", "house.yml:1:3: error: the rule “a” has no message"]
        ),
        (
            "- name: a\n  forbid: |\n    //p[\n      foo()]\n  message: m",
            ["house.yml:4:7: error: forbid: unknown function “foo”"]
        ),
        (
            "- name: a\n  forbid: \"//p[foo()]\"\n  message: m",
            ["house.yml:2:16: error: forbid: unknown function “foo”"]
        ),
        (
            "- name: a\n  forbid: //p[foo()]\n  message: m",
            ["house.yml:2:15: error: forbid: unknown function “foo”"]
        ),
        (
            "- name: a\n  select: //p\n  assert: //h:b/=1\n  message: m",
            ["house.yml:3:17: error: assert: is not valid XPath: invalid expression"]
        ),
    ]

    @Test(arguments: wrong) func mistakesInRulesAreReported(rules: String, messages: [String]) {
        var userRules = UserRules()
        do throws(SettingsProblems) {
            try userRules.add(yaml: rules, file: "house.yml")
            Issue.record("nothing was wrong")
        } catch {
            #expect(error.all.map(\.description) == messages)
        }
        #expect(userRules.rules.isEmpty)
    }

    @Test func emptyFilesHaveNoRules() throws {
        for text in ["", "# nothing\n", "[]", "null"] {
            var userRules = UserRules()
            try userRules.add(yaml: text, file: "house.yml")
            #expect(userRules.rules.isEmpty)
        }
    }

    @Test func eightWorkersAtOnce() async throws {
        var userRules = UserRules()
        try userRules.add(yaml: Self.house, file: "house.yml")
        let expected = try findings(Self.house, Self.page)
        let found = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<8 {
                group.addTask { [userRules] in
                    guard let checker = try? ConformanceChecker(userRules: userRules) else { return 0 }
                    let names = Set(userRules.rules.map(\.rule.id))
                    return (0..<200).reduce(0) { sum, _ in
                        sum
                            + checker.check(Array(Self.page.utf8), path: "shop/a.html").count {
                                names.contains($0.rule)
                            }
                    }
                }
            }
            return await group.reduce(0, +)
        }
        #expect(found == 8 * 200 * expected.count)
    }
}
