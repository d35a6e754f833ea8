import VitrineSupport

/// An HTTP request, as far as a file server needs it.
struct HTTPRequest: Sendable {
    /// The method, such as `GET`.
    let method: String
    /// The percent-decoded path without its leading slash, with `index.html` added to a path that ends with a slash;
    /// nil if it is not a valid path in a site.
    let path: String?
    /// The host from the request's header, without the port; nil if there is none, or more than one.
    let host: String?

    /// The maximum length of a request's head, in bytes.
    private static let longest = 32 * 1_024

    /// Reads the head of a request; nil if it is incomplete, too long or not HTTP/1.
    init?(from connection: ListeningSocket.Connection) {
        var bytes: [UInt8] = []
        while !Self.isWhole(bytes) {
            let more = connection.receive()
            guard !more.isEmpty, bytes.count + more.count <= Self.longest else { return nil }
            bytes += more
        }
        self.init(bytes)
    }

    /// Reads the head of a request from bytes; nil if it is not HTTP/1.
    init?(_ bytes: [UInt8]) {
        let lines = String(decoding: bytes, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let words = lines.first?.split(separator: " ") ?? []
        guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return nil }
        method = String(words[0])
        path = Self.path(words[1])
        var hosts: [Substring] = []
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2, parts[0].lowercased() == "host" { hosts.append(parts[1]) }
        }
        host = hosts.count == 1 ? Self.host(hosts[0].filter { $0 != " " && $0 != "\t" }) : nil
    }

    private static func isWhole(_ bytes: [UInt8]) -> Bool {
        bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) || bytes.suffix(2).elementsEqual("\n\n".utf8)
    }

    private static func path(_ target: Substring) -> String? {
        guard target.hasPrefix("/") else { return nil }
        let path = target.dropFirst().prefix { $0 != "?" && $0 != "#" }
        var bytes: [UInt8] = []
        var rest = Array(path.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(2)
            guard digits.count == 2, digits.allSatisfy(\.isASCIIHexDigit),
                let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
            else { return nil }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        let name = text.isEmpty || text.hasSuffix("/") ? text + "index.html" : text
        return SitePath.isSafe(name) ? name : nil
    }

    private static func host(_ text: String) -> String {
        if text.hasPrefix("["), let end = text.firstIndex(of: "]") { return String(text[...end]).lowercased() }
        return String(text.prefix { $0 != ":" }).lowercased()
    }
}
