import VitrineSupport

/// What a page may load and run, as a content security policy (CSP Level 3).
struct PagePolicy: Hashable, Sendable {
    /// The directives, in the order in which they are written.
    enum Directive: String, CaseIterable, Sendable {
        case script = "script-src"
        case style = "style-src"
        case styleAttribute = "style-src-attr"
        case image = "img-src"
        case font = "font-src"
        case media = "media-src"
        case frame = "frame-src"
        case object = "object-src"
        case manifest = "manifest-src"
        case connect = "connect-src"
        case form = "form-action"
        case base = "base-uri"

        /// Whether `default-src` applies if the directive is missing.
        var hasDefault: Bool { self != .form && self != .base }
    }

    private var sources: [Directive: Set<String>] = [:]
    /// Whether the page has scripts or event handlers that are not allowed.
    var blocksScripts = false

    /// Creates a policy that allows nothing.
    init() {}

    mutating func allow(_ directive: Directive, _ source: String) { sources[directive, default: []].insert(source) }

    /// Allows the source of an address, if the address has one.
    mutating func allow(_ directive: Directive, address: some Collection<UInt8>) {
        if let source = Self.source(of: address) { allow(directive, source) }
    }

    /// Allows everything that another policy allows, too, and records whether the other policy blocks scripts.
    mutating func formUnion(_ other: PagePolicy) {
        sources.merge(other.sources) { $0.union($1) }
        blocksScripts = blocksScripts || other.blocksScripts
    }

    /// The policy in the syntax of `Content-Security-Policy`.
    /// - Parameter additions: additional sources, keyed by directive. Those for `default-src` replace `'none'`.
    func text(adding additions: [String: String] = [:]) -> String {
        var more = additions
        var parts = ["default-src \(more.removeValue(forKey: "default-src") ?? "'none'")"]
        for directive in Directive.allCases {
            let name = directive.rawValue
            let all = (sources[directive] ?? []).sorted() + [more.removeValue(forKey: name)].compactMap(\.self)
            if !all.isEmpty {
                parts.append("\(name) \(all.joined(separator: " "))")
            } else if !directive.hasDefault {
                parts.append("\(name) 'none'")
            }
        }
        for (name, value) in more.sorted(by: { $0.key < $1.key }) {
            parts.append(value.isEmpty ? name : "\(name) \(value)")
        }
        return parts.joined(separator: "; ")
    }

    /// The source of an address, such as `'self'`, `data:` or `https://example.org`; nil if the address is empty, is
    /// only a fragment or has a scheme other than `http`, `https`, `data` and `blob`, or if its host (with the port) is
    /// empty or contains characters other than ASCII letters, digits, hyphens, dots and colons.
    static func source(of address: some Collection<UInt8>) -> String? {
        // Browsers ignore these characters (URL Standard, 4.4).
        let bytes = address.drop { $0 <= 0x20 }.filter { !$0.isIgnoredInAddresses }
        guard let first = bytes.first, first != UInt8(ascii: "#") else { return nil }
        // Before a host, browsers read a backslash as a slash and ignore any slashes after the second (URL Standard,
        // 4.4).
        let slashes = bytes.prefix(while: isSlash).count
        if slashes > 1 { return host(bytes.dropFirst(slashes)) }
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), first.isASCIILetter,
            bytes[..<colon].allSatisfy({ $0.isASCIIAlphanumeric || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E })
        else { return "'self'" }
        let scheme = String(decoding: bytes[..<colon].map(\.asciiLowercased), as: UTF8.self)
        switch scheme {
        case "data", "blob": return scheme + ":"
        case "http", "https":
            return host(bytes[(colon + 1)...].drop(while: isSlash)).map { "\(scheme)://\($0)" }
        default: return nil
        }
    }

    private static func isSlash(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") }

    private static func host(_ bytes: some Sequence<UInt8>) -> String? {
        let host = bytes.prefix { !isSlash($0) && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        let isPlain = host.allSatisfy { $0.isASCIIAlphanumeric || $0 == 0x2D || $0 == 0x2E || $0 == 0x3A }
        return isPlain && !host.isEmpty ? String(decoding: host.map(\.asciiLowercased), as: UTF8.self) : nil
    }
}
