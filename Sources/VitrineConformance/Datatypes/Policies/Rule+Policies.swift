extension Rule {
    static let valueIntegrity = Rule(
        "value-integrity", .error, "“integrity” must be a list of SHA-2 hashes in Base64",
        because: "A hash that cannot be read protects nothing, and one of the wrong length never matches.",
        reference: Reference("Subresource Integrity", "https://w3c.github.io/webappsec-subresource-integrity/"),
        wrong: [.head("<script src=\"boats.js\" integrity=\"sha256-abc\"></script>")],
        right: [
            .head(
                """
                <script src="boats.js" integrity="sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="></script>
                """)
        ])

    static let valueSandbox = Rule(
        "value-sandbox", .error, "“sandbox” must be a list of known tokens without duplicates",
        because: "Browsers ignore other words, so what these words should allow stays forbidden.",
        reference: .html("iframe-embed-object.html#attr-iframe-sandbox"),
        wrong: ["<p><iframe src=\"map.html\" title=\"Map\" sandbox=\"allow-maps\"></iframe></p>"],
        right: ["<p><iframe src=\"map.html\" title=\"Map\" sandbox=\"allow-forms\"></iframe></p>"])

    static let valueAllow = Rule(
        "value-allow", .error, "A permissions policy must be a list of features with their origins",
        because: "Browsers ignore what they cannot read, so the frame may do less than intended.",
        reference: Reference("Permissions Policy", "https://w3c.github.io/webappsec-permissions-policy/#serialization"),
        wrong: ["<p><iframe src=\"map.html\" title=\"Map\" allow=\"geolocation self\"></iframe></p>"],
        right: ["<p><iframe src=\"map.html\" title=\"Map\" allow=\"geolocation 'self'\"></iframe></p>"])

    static let valueCSP = Rule(
        "value-csp", .error, "A content security policy must have known directives with valid sources",
        because: "Browsers ignore what they cannot read, so the page is less protected than it seems.",
        reference: Reference(
            "Content Security Policy 3", "https://w3c.github.io/webappsec-csp/#grammardef-serialized-policy"),
        wrong: [.head("<meta http-equiv=\"content-security-policy\" content=\"default-src: 'self'\"/>")],
        right: [.head("<meta http-equiv=\"content-security-policy\" content=\"default-src 'self'\"/>")])
}
