extension Rule {
    /// `integrity`.
    static let valueIntegrity = Rule(
        "value-integrity", .error, "Integrity is a list of SHA-2 hashes in Base64",
        because: "A hash that cannot be read protects nothing, and one of the wrong length never fits.",
        reference: Reference("Subresource Integrity", "https://w3c.github.io/webappsec-subresource-integrity/"),
        wrong: [.head("<script src=\"boats.js\" integrity=\"sha256-abc\"></script>")],
        right: [
            .head(
                """
                <script src="boats.js" integrity="sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="></script>
                """)
        ])

    /// `sandbox`.
    static let valueSandbox = Rule(
        "value-sandbox", .error, "A sandbox is opened by known tokens, each one once",
        because: "A browser ignores other words, so what they shall allow stays forbidden.",
        reference: .html("iframe-embed-object.html#attr-iframe-sandbox"),
        wrong: ["<p><iframe src=\"map.html\" title=\"Map\" sandbox=\"allow-maps\"></iframe></p>"],
        right: ["<p><iframe src=\"map.html\" title=\"Map\" sandbox=\"allow-forms\"></iframe></p>"])

    /// `allow`.
    static let valueAllow = Rule(
        "value-allow", .error, "A permissions policy names features and origins",
        because: "A browser leaves out what it cannot read, so the frame may do less than it shall.",
        reference: Reference("Permissions Policy", "https://w3c.github.io/webappsec-permissions-policy/#serialization"),
        wrong: ["<p><iframe src=\"map.html\" title=\"Map\" allow=\"geolocation self\"></iframe></p>"],
        right: ["<p><iframe src=\"map.html\" title=\"Map\" allow=\"geolocation 'self'\"></iframe></p>"])

    /// Content security policies in `meta` and `csp`.
    static let valueCSP = Rule(
        "value-csp", .error, "A content security policy has known directives and valid sources",
        because: "A browser skips what it cannot read, and the page is not protected as it seems.",
        reference: Reference(
            "Content Security Policy 3", "https://w3c.github.io/webappsec-csp/#grammardef-serialized-policy"),
        wrong: [.head("<meta http-equiv=\"content-security-policy\" content=\"default-src: 'self'\"/>")],
        right: [.head("<meta http-equiv=\"content-security-policy\" content=\"default-src 'self'\"/>")])
}
