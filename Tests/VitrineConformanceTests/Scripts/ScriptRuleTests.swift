import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("Scripts")
struct ScriptRuleTests {
    private func rules(_ markup: String) throws -> [String] {
        try RuleExampleTests.broken(Rule.Example.head(markup).document)
    }

    /// Returns the problems with an import map, one per line; nil if there are none.
    private func problem(ofMap text: String) throws -> String? {
        let found = ImportMap.problems(try JSONReader.read(Bytes(text.utf8)))
        return found.isEmpty ? nil : found.map(\.error.message).joined(separator: "\n")
    }

    private func problem(ofRules text: String) throws -> String? {
        let found = SpeculationRuleSet.problems(try JSONReader.read(Bytes(text.utf8)))
        return found.isEmpty ? nil : found.map(\.error.message).joined(separator: "\n")
    }

    @Test("All problems are reported, each at its position")
    func everyProblem() throws {
        let markup = """
            <script type="importmap">
            { "imports": { "a": "a.js", "b/": "/b" },
              "scopes": { "/x/": [] }, "import": {} }
            </script>
            <script type="speculationrules">
            { "prefetch": [{ "urls": [1], "eagerness": "lazy" }, {}],
              "preload": [] }
            </script>
            """
        let findings = try ConformanceChecker().check(
            Array(Rule.Example.head(markup).document.utf8), path: "a", syntax: .html)
        let first = try #require(findings.first?.line)
        #expect(
            findings.map(\.rule) == Array(repeating: "import-map", count: 4)
                + Array(repeating: "speculation-rules", count: 4))
        #expect(findings.map { $0.line - first } == [0, 0, 1, 1, 4, 4, 4, 5])
    }

    @Test(
        "Valid import maps",
        arguments: [
            "{}", #"{"imports":{}}"#, #"{"imports":{"a":"/a","b":"./b","c":"../c","d":"https://example.org/d"}}"#,
            #"{"imports":{"a/":"/a/","https://x.org/":"/y/"}}"#, #"{"scopes":{"/x/":{"a":"./a"},"a/b":{}}}"#,
            #"{"integrity":{"/a.js":"sha384-abc","./b.js":""}}"#, #"{"imports":{"data":"data:text/javascript,1"}}"#,
        ] as [String])
    func rightMaps(text: String) throws { #expect(try problem(ofMap: text) == nil) }

    @Test(
        "Invalid import maps",
        arguments: [
            ("[]", "an import map must be an object, found an array"),
            ("1", "an import map must be an object, found a number"),
            (
                #"{"import":{}}"#,
                "“import” is not allowed in an import map; expected “imports”, “scopes” or “integrity”"
            ),
            (#"{"imports":[]}"#, "“imports” must be an object, found an array"),
            (#"{"scopes":null}"#, "“scopes” must be an object, found null"),
            (#"{"imports":{"":"/a"}}"#, "a name in “imports” is empty"),
            (#"{"imports":{"a":1}}"#, "the URL of “a” in “imports” must be a string, found a number"),
            (#"{"imports":{"a":null}}"#, "the URL of “a” in “imports” must be a string, found null"),
            (
                #"{"imports":{"a":"a.js"}}"#,
                "the URL of “a” in “imports” is “a.js”: expected “/”, “./” or “../” at the start, or a valid absolute URL"
            ),
            (
                #"{"imports":{"a":""}}"#,
                "the URL of “a” in “imports” is “”: expected “/”, “./” or “../” at the start, or a valid absolute URL"
            ),
            (
                #"{"imports":{"a":"http://[1::2"}}"#,
                "the URL of “a” in “imports” is “http://[1::2”: “]” is missing at the end of the IPv6 address"
            ),
            (#"{"imports":{"a/":"/a"}}"#, "“a/” ends with “/”, but its URL “/a” does not"),
            (#"{"scopes":{"/a":[]}}"#, "the scope “/a” must be an object, found an array"),
            (
                #"{"scopes":{"/a":{"b":"b"}}}"#,
                "the URL of “b” in “scopes” is “b”: expected “/”, “./” or “../” at the start, or a valid absolute URL"
            ),
            (#"{"integrity":{"/a":1}}"#, "the integrity of “/a” must be a string, found a number"),
        ] as [(String, String)])
    func wrongMaps(text: String, reason: String) throws { #expect(try problem(ofMap: text) == reason) }

    @Test(
        "Valid speculation rules",
        arguments: [
            "{}", #"{"prefetch":[]}"#, #"{"prefetch":[{"urls":["a","/b"]}],"prerender":[{"source":"list","urls":[]}]}"#,
            #"{"prefetch":[{"source":"document","where":{"href_matches":"/*"},"eagerness":"moderate"}]}"#,
            #"{"prefetch":[{"where":{"and":[{"not":{"selector_matches":[".a",".b"]}},{"or":[]}]}}]}"#,
            #"{"tag":"x","prefetch":[{"tag":null,"urls":[],"relative_to":"document","referrer_policy":""}]}"#,
            #"{"prerender":[{"where":{"href_matches":{"pathname":"/a"},"relative_to":"document"},"target_hint":"_blank"}]}"#,
            #"{"prefetch":[{"urls":["a"],"requires":["anonymous-client-ip-when-cross-origin"]}]}"#,
            #"{"prefetch":[{"urls":["a"],"expects_no_vary_search":"params=(\"id\")"}]}"#,
        ] as [String])
    func rightRules(text: String) throws { #expect(try problem(ofRules: text) == nil) }

    @Test(
        "Invalid speculation rules",
        arguments: [
            ("[]", "a set of rules must be an object, found an array"),
            (#"{"prefetch":{}}"#, "“prefetch” must be an array of rules, found an object"),
            (
                #"{"preload":[]}"#,
                "“preload” is not allowed in a set of rules; expected “prefetch”, “prerender” or “tag”"
            ),
            (#"{"prefetch":[1]}"#, "in “prefetch”, a rule must be an object, found a number"),
            (#"{"prefetch":[{}]}"#, "in “prefetch”, a rule needs “urls” or “where”"),
            (
                #"{"prefetch":[{"url":[]}]}"#,
                "in “prefetch”, “url” is not allowed in a rule; expected “source”, “urls”, “where”, “relative_to”, “eagerness”, “referrer_policy”, “tag”, “requires”, “expects_no_vary_search” or “target_hint”"
            ),
            (#"{"prefetch":[{"urls":"a"}]}"#, "in “prefetch”, “urls” must be an array of URLs, found “a”"),
            (#"{"prefetch":[{"urls":[1]}]}"#, "in “prefetch”, each item of “urls” must be a string, found a number"),
            (
                #"{"prefetch":[{"urls":[],"where":{"and":[]}}]}"#,
                "in “prefetch”, a rule has both “urls” and “where”; only one is allowed"
            ),
            (#"{"prefetch":[{"source":"list"}]}"#, "in “prefetch”, a rule with the source “list” needs “urls”"),
            (
                #"{"prefetch":[{"source":"document","urls":[]}]}"#,
                "in “prefetch”, “urls” is not allowed in a rule with the source “document”"
            ),
            (
                #"{"prefetch":[{"source":"all","urls":[]}]}"#,
                "in “prefetch”, “source” must be “list” or “document”, found “all”"
            ),
            (
                #"{"prefetch":[{"urls":[],"eagerness":"lazy"}]}"#,
                "in “prefetch”, “eagerness” must be “immediate”, “eager”, “moderate” or “conservative”, found “lazy”"
            ),
            (
                #"{"prefetch":[{"urls":[],"requires":["x"]}]}"#,
                "in “prefetch”, only “anonymous-client-ip-when-cross-origin” is allowed in “requires”"
            ),
            (
                #"{"prefetch":[{"where":{}}]}"#,
                "in “prefetch”, expected one of “and”, “or”, “not”, “href_matches” or “selector_matches” in a condition, found none"
            ),
            (
                #"{"prefetch":[{"where":{"and":{}}}]}"#,
                "in “prefetch”, “and” must be an array of conditions, found an object"
            ),
            (#"{"prefetch":[{"where":{"not":[]}}]}"#, "in “prefetch”, a condition must be an object, found an array"),
            (
                #"{"prefetch":[{"where":{"xor":[]}}]}"#,
                "in “prefetch”, “xor” is not allowed in a condition; expected “and”, “or”, “not”, “href_matches” or “selector_matches”"
            ),
            (
                #"{"prefetch":[{"where":{"selector_matches":{}}}]}"#,
                "in “prefetch”, “selector_matches” must be a string or an array of strings, found an object"
            ),
            (
                #"{"prefetch":[{"where":{"href_matches":1}}]}"#,
                "in “prefetch”, “href_matches” must be a string, an object, or an array of strings and objects, found a number"
            ),
            (
                #"{"prefetch":[{"where":{"selector_matches":"a","relative_to":"document"}}]}"#,
                "in “prefetch”, “relative_to” is only allowed together with “href_matches”"
            ),
            (#"{"tag":1}"#, "“tag” must be a string of printable ASCII characters, found a number"),
            (#"{"tag":"é"}"#, "“tag” must be a string of printable ASCII characters, found “é”"),
        ] as [(String, String)])
    func wrongRules(text: String, reason: String) throws { #expect(try problem(ofRules: text) == reason) }

    @Test(
        "Scripts",
        arguments: [
            ("<script type=\"importmap\"></script>", ["import-map"]), ("<script type=\"importmap\"> {} </script>", []),
            ("<script type=\"ImportMap\">{</script>", ["import-map"]),
            ("<script type=\"application/json\">{]</script>", ["script-json"]),
            ("<script type=\"application/ld+json; a=b\">{]</script>", ["script-json"]),
            ("<script type=\"application/activity+json\">1</script>", []),
            ("<script type=\"text/plain\">{]</script>", []),
            ("<script type=\"text/template\">x</script>", []), ("<script>{]</script>", []), ("<script></script>", []),
            ("<script src=\"a\"></script>", []), ("<script src=\"a\"> </script>", []),
            ("<script src=\"a\">x</script>", ["script-documentation"]),
            ("<script src=\"a\">// x</script>", ["script-documentation"]), ("<script src=\"a\">// x\n</script>", []),
            ("<script src=\"a\">/* x */</script>", []), ("<script src=\"a\">/* x *</script>", ["script-documentation"]),
            ("<script src=\"a\">/* x **/ // y\n/</script>", ["script-documentation"]),
            ("<script src=\"a\">/***/\n</script>", []),
            ("<script src=\"a\" type=\"module\">x</script>", ["script-documentation"]),
            ("<script src=\"a\" type=\"text/x-data\">x</script>", ["attribute-condition"]),
            // A type with parameters is that of a data block.
            ("<script src=\"a\" type=\"text/javascript; charset=utf-8\">x</script>", ["attribute-condition"]),
            ("<script><!-- a --></script>", []), ("<script><!-- a --><!-- <script --></script>", ["script-escape"]),
            ("<script><!-- <scripts --></script>", []), ("<script><!-- <SCRIPT/ --></script>", ["script-escape"]),
            ("<script type=\"application/json\">{\"a\": \"&amp;\"}</script>", []),
        ] as [(String, [String])])
    func scripts(markup: String, expected: [String]) throws { #expect(try rules(markup) == expected, "\(markup)") }

    @Test("A comment in a script that HTML would not end is found")
    func openComment() {
        func found(_ text: String) -> Int? { ScriptContents.escapeProblem(Bytes(text.utf8))?.at }
        #expect(found("a <!-- b") == 2 && found("a <!-- b -->") == nil && found("<!-->") == nil)
        #expect(found("<!-- <script>") == 5 && found("<script>") == nil && found("<!-- x --> <!-- y") == 11)
        #expect(found(String(repeating: "<!-", count: 3_000_000)) == nil)
        #expect(found(String(repeating: "<!-- -->", count: 1_000_000) + "<!--") == 8_000_000)
    }

    @Test("The mistake of an empty script has the position of the script")
    func placeOfEmptyScript() throws {
        let page = Rule.Example.head("<script type=\"importmap\"></script>").document
        let findings = try ConformanceChecker().check(Array(page.utf8), path: "a")
        #expect(findings.map { [$0.line, $0.column] } == [[6, 1]])
    }

    @Test("A mistake has its position in the page")
    func place() throws {
        let page = Rule.Example.head("<script type=\"importmap\">{\n\"a\" }</script>").document
        let findings = try ConformanceChecker().check(Array(page.utf8), path: "a")
        #expect(findings.map { [$0.line, $0.column] } == [[7, 5]])
        #expect(
            findings.first?.message
                == "the text of <script> with the type “importmap” is not JSON: expected “:”, found “}”")
    }
}
