/// Serialized policies of Content Security Policy 3.
enum ContentSecurityPolicy {
    /// Columns: the name of a directive; what its value is, `script` for this word in quotation marks, or `header` where
    /// it must not stand in a page.
    private static let directives: [String: String] = {
        let text = """
            child-src sources
            connect-src sources
            default-src sources
            fenced-frame-src sources
            font-src sources
            frame-src sources
            img-src sources
            manifest-src sources
            media-src sources
            object-src sources
            prefetch-src sources
            script-src sources
            script-src-elem sources
            script-src-attr sources
            style-src sources
            style-src-elem sources
            style-src-attr sources
            worker-src sources
            base-uri sources
            form-action sources
            frame-ancestors header
            navigate-to sources
            sandbox header
            report-uri header
            report-to text
            webrtc text
            upgrade-insecure-requests nothing
            block-all-mixed-content nothing
            require-trusted-types-for script
            trusted-types text
            plugin-types text
            require-sri-for text
            """
        return text.lines.reduce(into: [:]) { table, line in
            let words = line.words.map(String.init)
            if words.count == 2 { table[words[0]] = words[1] }
        }
    }()

    private static let keywords: Set = [
        "'self'", "'unsafe-inline'", "'unsafe-eval'", "'strict-dynamic'", "'unsafe-hashes'", "'report-sample'",
        "'unsafe-allow-redirects'", "'wasm-unsafe-eval'", "'trusted-types-eval'", "'inline-speculation-rules'",
        "'unsafe-webtransport-hashes'", "'report-sha256'", "'report-sha384'", "'report-sha512'",
    ]

    /// What is wrong with a policy in `meta`; nil when it is right.
    static func problem(_ value: Bytes) -> String? {
        if value.allSatisfy(\.isHTMLSpace) { return value.isEmpty ? "it is empty" : "there is nothing but white space" }
        for part in value.split(separator: UInt8(ascii: ";")) {
            let words = part.split(whereSeparator: \.isHTMLSpace)
            guard let name = words.first else { continue }
            if let problem = problem(ofDirective: name, words.dropFirst()) { return problem }
        }
        return nil
    }

    private static func problem(ofDirective name: Bytes, _ words: ArraySlice<Bytes>) -> String? {
        guard name.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }) else {
            return "\(quoted(name)) is no name of a directive; no “:” stands behind it, and “;” separates directives"
        }
        guard let kind = directives[WebText.lowercased(name.prefix(64))] else {
            return "there is no directive \(quoted(name))"
        }
        if kind == "header" { return "the directive \(quoted(name)) works in an HTTP header only" }
        for word in words {
            if let odd = word.first(where: { $0 < 0x21 || $0 > 0x7E || $0 == UInt8(ascii: ",") }) {
                let sign = odd < 0x80 ? WebText.shown(Unicode.Scalar(odd)) : "a character beyond ASCII"
                return "\(sign) is not allowed in the value of \(quoted(name))"
            }
        }
        switch kind {
        case "script":
            let wrong = words.first { !WebText.equal($0, "'script'") }
            return wrong.map { "\(quoted($0)) of \(quoted(name)) is not “'script'”, its only value" }
                ?? (words.isEmpty ? "\(quoted(name)) needs the value “'script'”" : nil)
        case "nothing": return words.isEmpty ? nil : "\(quoted(name)) takes no value"
        case "sources":
            let hasNone = words.contains { WebText.equal($0, "'none'") }
            if hasNone { return words.count == 1 ? nil : "“'none'” of \(quoted(name)) stands beside other sources" }
            for word in words {
                if let problem = problem(ofSource: word) { return "\(quoted(name)): \(problem)" }
            }
            return nil
        default: return nil
        }
    }

    private static func problem(ofSource source: Bytes) -> String? {
        if source.first == UInt8(ascii: "'") { return problem(ofQuoted: source) }
        if source.last == UInt8(ascii: ":") {
            return isScheme(source.dropLast()) ? nil : "\(quoted(source)) is no scheme, as “https:”"
        }
        return isHost(source) ? nil : "\(quoted(source)) is no source, as “https:”, “example.org” or “'self'”"
    }

    private static func problem(ofQuoted source: Bytes) -> String? {
        if source.count < 40, keywords.contains(WebText.lowercased(source)) { return nil }
        guard source.count > 1, source.last == UInt8(ascii: "'") else { return "\(quoted(source)) has no closing “'”" }
        var inside = source.dropFirst().dropLast()
        if inside.count > 6, WebText.equal(inside.prefix(6), "nonce-") {
            return Base64.decodedCount(inside.dropFirst(6)) != nil || isNonce(inside.dropFirst(6))
                ? nil : "\(quoted(source)) has a nonce that is no Base64"
        }
        for prefix in ["url-", "eval-"] where inside.count > prefix.utf8.count {
            if WebText.equal(inside.prefix(prefix.utf8.count), prefix) { inside = inside.dropFirst(prefix.utf8.count) }
        }
        if inside.count > 3, WebText.equal(inside.prefix(3), "sha") { return IntegrityMetadata.problem(ofHash: inside) }
        return "there is no keyword \(quoted(source))"
    }

    /// The grammar counts the signs of a nonce, not its bytes.
    private static func isNonce(_ text: Bytes) -> Bool {
        let body = text.prefix { $0 != UInt8(ascii: "=") }
        let isBody = body.allSatisfy {
            $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "/")
                || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
        }
        return isBody && !body.isEmpty && text.count - body.count <= 2
            && text.dropFirst(body.count).allSatisfy { $0 == 0x3D }
    }

    private static func isScheme(_ text: Bytes) -> Bool {
        guard let first = text.first, first.isASCIILetter else { return false }
        return text.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "+-.".utf8.contains($0) }
    }

    /// `https://*.example.org:443/path`
    private static func isHost(_ source: Bytes) -> Bool {
        var rest = source
        if let colon = rest.firstIndex(of: UInt8(ascii: ":")), rest[colon...].starts(with: "://".utf8) {
            guard isScheme(rest[..<colon]) else { return false }
            rest = rest[(colon + 3)...]
        }
        let end = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
        let path = rest[end...]
        var host = rest[..<end]
        if let colon = host.firstIndex(of: UInt8(ascii: ":")) {
            let port = host[(colon + 1)...]
            guard port.elementsEqual([0x2A]) || !port.isEmpty && port.allSatisfy(\.isASCIIDigit) else { return false }
            host = host[..<colon]
        }
        if !host.elementsEqual([0x2A]) {
            if host.starts(with: "*.".utf8) { host = host.dropFirst(2) }
            if host.last == UInt8(ascii: ".") { host = host.dropLast() }
            let labels = host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            guard labels.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isHostByte) }) else { return false }
        }
        return path.allSatisfy(isPathByte)
    }

    /// The signs of a path in RFC 3986.
    private static func isPathByte(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte.isASCIIDigit || "-._~!$&'()*+=:@%/".utf8.contains(byte)
    }

    private static func isHostByte(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
}
