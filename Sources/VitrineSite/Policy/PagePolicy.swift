import VitrineSupport

/// What a page may load and run: the content security policy that allows exactly what the page needs (CSP Level 3).
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

    /// Allows a source for a directive.
    mutating func allow(_ directive: Directive, _ source: String) { sources[directive, default: []].insert(source) }

    /// Allows the source of an address.
    mutating func allow(_ directive: Directive, address: some Collection<UInt8>) {
        if let source = Self.source(of: address) { allow(directive, source) }
    }

    /// Allows everything that another policy allows.
    mutating func formUnion(_ other: PagePolicy) {
        sources.merge(other.sources) { $0.union($1) }
        blocksScripts = blocksScripts || other.blocksScripts
    }

    /// The policy in the syntax of `Content-Security-Policy`.
    /// - Parameter additions: additional sources, keyed by directive.
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

    /// The source of an address: `'self'`, `data:`, `https://example.org`; nil if nothing is loaded, or if the host
    /// contains characters that could have another meaning in a policy.
    static func source(of address: some Collection<UInt8>) -> String? {
        // Browsers ignore these characters (URL Standard, 4.4).
        let bytes = address.drop { $0 <= 0x20 }.filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
        guard let first = bytes.first, first != UInt8(ascii: "#") else { return nil }
        if bytes.starts(with: "//".utf8) { return host(bytes.dropFirst(2)) }
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), first.isASCIILetter,
            bytes[..<colon].allSatisfy({ $0.isASCIIAlphanumeric || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E })
        else { return "'self'" }
        let scheme = String(decoding: bytes[..<colon].map(\.asciiLowercased), as: UTF8.self)
        switch scheme {
        case "data", "blob": return scheme + ":"
        case "http", "https":
            return host(bytes[(colon + 1)...].drop { $0 == UInt8(ascii: "/") }).map { "\(scheme)://\($0)" }
        default: return nil
        }
    }

    private static func host(_ bytes: some Sequence<UInt8>) -> String? {
        let host = bytes.prefix { ![UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#")].contains($0) }
        let isPlain = host.allSatisfy { $0.isASCIIAlphanumeric || $0 == 0x2D || $0 == 0x2E || $0 == 0x3A }
        return isPlain && !host.isEmpty ? String(decoding: host.map(\.asciiLowercased), as: UTF8.self) : nil
    }
}
