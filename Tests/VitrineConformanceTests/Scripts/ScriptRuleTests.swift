import Testing

@testable import VitrineConformance

@Suite("Scripts")
struct ScriptRuleTests {
    private func rules(_ markup: String) throws -> [String] {
        try RuleExampleTests.broken(Rule.Example.head(markup).document)
    }

    private func problem(ofMap text: String) throws -> String? {
        ImportMap.problem(try StrictJSON.read(Bytes(text.utf8)))
    }

    private func problem(ofRules text: String) throws -> String? {
        SpeculationRuleSet.problem(try StrictJSON.read(Bytes(text.utf8)))
    }

    @Test(
        "Right import maps",
        arguments: [
            "{}", #"{"imports":{}}"#, #"{"imports":{"a":"/a","b":"./b","c":"../c","d":"https://example.org/d"}}"#,
            #"{"imports":{"a/":"/a/","https://x.org/":"/y/"}}"#, #"{"scopes":{"/x/":{"a":"./a"},"a/b":{}}}"#,
            #"{"integrity":{"/a.js":"sha384-abc","./b.js":""}}"#, #"{"imports":{"data":"data:text/javascript,1"}}"#,
        ] as [String])
    func rightMaps(text: String) throws { #expect(try problem(ofMap: text) == nil) }

    @Test(
        "Wrong import maps",
        arguments: [
            ("[]", "an import map is an object"), ("1", "an import map is an object"),
            (#"{"import":{}}"#, "an import map has imports, scopes and integrity only, not “import”"),
            (#"{"imports":[]}"#, "“imports” is an object"), (#"{"scopes":null}"#, "“scopes” is an object"),
            (#"{"imports":{"":"/a"}}"#, "a name in imports is empty"),
            (#"{"imports":{"a":1}}"#, "the address of “a” in imports is a text"),
            (#"{"imports":{"a":null}}"#, "the address of “a” in imports is a text"),
            (
                #"{"imports":{"a":"a.js"}}"#,
                "the address of “a” is “a.js”, and begins with “/”, “./”, “../” or a scheme"
            ),
            (#"{"imports":{"a":""}}"#, "the address of “a” is “”, and begins with “/”, “./”, “../” or a scheme"),
            (#"{"imports":{"a/":"/a"}}"#, "“a/” ends with “/”, so its address “/a” does too"),
            (#"{"scopes":{"/a":[]}}"#, "the scope “/a” is an object"),
            (
                #"{"scopes":{"/a":{"b":"b"}}}"#,
                "the address of “b” is “b”, and begins with “/”, “./”, “../” or a scheme"
            ),
            (#"{"integrity":{"/a":1}}"#, "the integrity of “/a” is a text"),
        ] as [(String, String)])
    func wrongMaps(text: String, reason: String) throws { #expect(try problem(ofMap: text) == reason) }

    @Test(
        "Right speculation rules",
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
        "Wrong speculation rules",
        arguments: [
            ("[]", "a set of rules is an object"), (#"{"prefetch":{}}"#, "“prefetch” is a list of rules"),
            (#"{"preload":[]}"#, "a set of rules has prefetch, prerender and tag only, not “preload”"),
            (#"{"prefetch":[1]}"#, "in “prefetch”: a rule is an object"),
            (#"{"prefetch":[{}]}"#, "in “prefetch”: a rule has urls or where"),
            (#"{"prefetch":[{"url":[]}]}"#, "in “prefetch”: a rule has no “url”"),
            (#"{"prefetch":[{"urls":"a"}]}"#, "in “prefetch”: “urls” is a list of addresses"),
            (#"{"prefetch":[{"urls":[1]}]}"#, "in “prefetch”: “urls” is a list of addresses"),
            (#"{"prefetch":[{"urls":[],"where":{"and":[]}}]}"#, "in “prefetch”: a rule has urls or where, not both"),
            (#"{"prefetch":[{"source":"list"}]}"#, "in “prefetch”: a rule with the source list has urls"),
            (
                #"{"prefetch":[{"source":"document","urls":[]}]}"#,
                "in “prefetch”: a rule with the source document has no urls"
            ),
            (#"{"prefetch":[{"source":"all","urls":[]}]}"#, "in “prefetch”: “source” is one of list, document"),
            (
                #"{"prefetch":[{"urls":[],"eagerness":"lazy"}]}"#,
                "in “prefetch”: “eagerness” is one of immediate, eager, moderate, conservative"
            ),
            (
                #"{"prefetch":[{"urls":[],"requires":["x"]}]}"#,
                "in “prefetch”: “requires” is a list of which the only word is anonymous-client-ip-when-cross-origin"
            ),
            (
                #"{"prefetch":[{"where":{}}]}"#,
                "in “prefetch”: a condition is one of and, or, not, href_matches and selector_matches"
            ),
            (#"{"prefetch":[{"where":{"and":{}}}]}"#, "in “prefetch”: “and” is a list of conditions"),
            (#"{"prefetch":[{"where":{"not":[]}}]}"#, "in “prefetch”: “where” and what it joins are objects"),
            (
                #"{"prefetch":[{"where":{"xor":[]}}]}"#,
                "in “prefetch”: a condition is one of and, or, not, href_matches and selector_matches, not “xor”"
            ),
            (
                #"{"prefetch":[{"where":{"selector_matches":{}}}]}"#,
                "in “prefetch”: “selector_matches” is a text, or a list of texts"
            ),
            (
                #"{"prefetch":[{"where":{"selector_matches":"a","relative_to":"document"}}]}"#,
                "in “prefetch”: “relative_to” stands beside href_matches only"
            ),
            (#"{"tag":1}"#, "“tag” is a text of printable ASCII"),
            (#"{"tag":"é"}"#, "“tag” is a text of printable ASCII"),
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
            ("<script><!-- a --></script>", []), ("<script><!-- a --><!-- <script --></script>", ["script-escape"]),
            ("<script><!-- <scripts --></script>", []), ("<script><!-- <SCRIPT/ --></script>", ["script-escape"]),
            ("<script type=\"application/json\">{\"a\": \"&amp;\"}</script>", []),
        ] as [(String, [String])])
    func scripts(markup: String, expected: [String]) throws { #expect(try rules(markup) == expected, "\(markup)") }

    @Test("A comment that does not end is seen in HTML")
    func openComment() {
        func found(_ text: String) -> Int? { ScriptContents.escapeProblem(Bytes(text.utf8))?.at }
        #expect(found("a <!-- b") == 2 && found("a <!-- b -->") == nil && found("<!-->") == nil)
        #expect(found("<!-- <script>") == 5 && found("<script>") == nil && found("<!-- x --> <!-- y") == 11)
        #expect(found(String(repeating: "<!-", count: 3_000_000)) == nil)
        #expect(found(String(repeating: "<!-- -->", count: 1_000_000) + "<!--") == 8_000_000)
    }

    @Test("A mistake has its place")
    func place() throws {
        let page = Rule.Example.head("<script type=\"importmap\">{\n\"a\" }</script>").document
        let findings = try ConformanceChecker().check(Array(page.utf8), path: "a")
        #expect(findings.map { [$0.line, $0.column] } == [[7, 5]])
        #expect(
            findings.first?.message
                == "The text of <script> with the type “importmap” is not JSON: “:” is missing behind “a”")
    }
}
