import VitrineSupport

/// Checks serialized policies of Content Security Policy 3, such as `default-src 'self'; img-src *`.
package enum ContentSecurityPolicy {
    /// The kind of value of each directive, by its name: `sources` is a list of sources, `script` the keyword
    /// `'script'`, `text` any printable ASCII text without commas, and `nothing` no value. The kind `header` means that
    /// the directive has no effect in a `<meta>`.
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

    /// The names of the directives that are allowed in a `<meta>`, in alphabetical order.
    package static let names = directives.filter { $0.value != "header" }.keys.sorted()

    private static let keywords: Set = [
        "'self'", "'unsafe-inline'", "'unsafe-eval'", "'strict-dynamic'", "'unsafe-hashes'", "'report-sample'",
        "'unsafe-allow-redirects'", "'wasm-unsafe-eval'", "'trusted-types-eval'", "'inline-speculation-rules'",
        "'unsafe-webtransport-hashes'", "'report-sha256'", "'report-sha384'", "'report-sha512'",
    ]

    /// Returns the problem with a policy in a `<meta>` or in the attribute `csp`; nil if it is valid.
    static func error(_ value: Bytes) -> ValueError? {
        if value.allSatisfy(\.isHTMLSpace) { return .nothing(in: value, .policy) }
        for part in value.split(separator: UInt8(ascii: ";")) {
            let words = part.split(whereSeparator: \.isHTMLSpace)
            guard let name = words.first else { continue }
            if let error = error(ofDirective: name, words.dropFirst()) { return error }
        }
        return nil
    }

    private static func error(ofDirective name: Bytes, _ words: ArraySlice<Bytes>) -> ValueError? {
        guard name.allSatisfy({ $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }) else {
            return .policy(.directiveName(name))
        }
        guard let kind = directives[name.prefix(64).lowercasedText] else { return .policy(.unknownDirective(name)) }
        if kind == "header" { return .policy(.headerOnly(name)) }
        for word in words {
            if let odd = word.first(where: { $0 < 0x21 || $0 > 0x7E || $0 == UInt8(ascii: ",") }) {
                return .policy(.character(odd < 0x80 ? Unicode.Scalar(odd) : nil, of: name))
            }
        }
        switch kind {
        case "script":
            if let wrong = words.first(where: { !$0.equals(ignoringCase: "'script'") }) {
                return .policy(.notScript(wrong, directive: name))
            }
            return words.isEmpty ? .policy(.scriptMissing(directive: name)) : nil
        case "nothing": return words.isEmpty ? nil : .policy(.takesNoValue(directive: name))
        case "sources":
            let hasNone = words.contains { $0.equals(ignoringCase: "'none'") }
            if hasNone { return words.count == 1 ? nil : .policy(.noneNotCombinable(name)) }
            for word in words {
                if let error = error(ofSource: word) { return .item(name, .policy(error)) }
            }
            return nil
        default: return nil
        }
    }

    private static func error(ofSource source: Bytes) -> PolicyError? {
        if source.first == UInt8(ascii: "'") { return error(ofQuoted: source) }
        if source.last == UInt8(ascii: ":") { return isScheme(source.dropLast()) ? nil : .scheme(source) }
        return isHost(source) ? nil : .source(source)
    }

    private static func error(ofQuoted source: Bytes) -> PolicyError? {
        if source.count < 40, keywords.contains(source.lowercasedText) { return nil }
        guard source.count > 1, source.last == UInt8(ascii: "'") else { return .closingQuoteMissing(source) }
        var inside = source.dropFirst().dropLast()
        if inside.count > 6, inside.hasPrefix(ignoringCase: "nonce-") {
            let nonce = inside.dropFirst(6)
            return Base64.decodedCount(nonce) != nil || isNonce(nonce) ? nil : .nonce(source)
        }
        for prefix in ["url-", "eval-"] where inside.hasPrefix(ignoringCase: prefix) {
            inside = inside.dropFirst(prefix.utf8.count)
            break
        }
        if inside.count > 3, inside.hasPrefix(ignoringCase: "sha") { return IntegrityMetadata.error(ofHash: inside) }
        return .unknownKeyword(source)
    }

    /// Whether a text follows the grammar of nonces, which does not require that a nonce can be decoded as Base64.
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

    /// Whether a text is a host source, such as `https://*.example.org:443/path`.
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

    /// Whether a byte may be part of a path: RFC 3986 allows it, and it is neither `,` nor `;`, which must be
    /// percent-encoded in a policy.
    private static func isPathByte(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte.isASCIIDigit || "-._~!$&'()*+=:@%/".utf8.contains(byte)
    }

    private static func isHostByte(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
}
