import VitrineSupport

/// The address at which a folder is published: `https://example.org/shop/`.
public struct SiteAddress: Hashable, Sendable {
    /// The scheme, host and port, in lowercase: `https://example.org`.
    let origin: [UInt8]
    /// The path of the folder, with a slash at the beginning and at the end.
    let path: [UInt8]

    /// Parses an address that begins with `http://` or `https://` and a host; nil for other texts, and for texts with
    /// a space, tab, line break or other C0 control character. Anything after the last slash of the path is left out.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard !bytes.contains(where: { $0 <= 0x20 }), let start = Self.hostStart(bytes[...]) else { return nil }
        let end = bytes[start...].firstIndex { "/?#".utf8.contains($0) } ?? bytes.count
        guard end > start else { return nil }
        origin = bytes[..<end].map(\.asciiLowercased)
        let rest = bytes[end...].prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        path = rest.isEmpty ? [0x2F] : Array(rest[...(rest.lastIndex(of: 0x2F) ?? rest.startIndex)])
    }

    /// Creates the address of the folder whose `index.html` has this canonical address; nil if the address does not end
    /// with `/` or `/index.html`, or if ``init(_:)`` cannot parse it.
    init?(canonicalOfIndex text: String) {
        guard text.hasSuffix("/") || text.hasSuffix("/index.html") else { return nil }
        self.init(text)
    }

    /// Returns the part of an address after the address of the folder; nil for an address outside the folder.
    func rest(of address: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard let start = Self.hostStart(address) else { return nil }
        let end = address[start...].firstIndex { "/?#".utf8.contains($0) } ?? address.endIndex
        guard address[..<end].lazy.map(\.asciiLowercased).elementsEqual(origin) else { return nil }
        let rest = address[end...]
        // Without a path, the address is that of the top folder of the host.
        return rest.first == UInt8(ascii: "/") ? inside(rest) : path.count == 1 ? rest : nil
    }

    /// Returns the part of an absolute path after the path of the folder; nil for a path outside the folder.
    func inside(_ absolute: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        if absolute.starts(with: path) { return absolute.dropFirst(path.count) }
        // `/shop` is treated like `/shop/`, because servers redirect it.
        return absolute.elementsEqual(path.dropLast()) ? absolute.dropFirst(path.count - 1) : nil
    }

    private static func hostStart(_ bytes: ArraySlice<UInt8>) -> Int? {
        for scheme in ["http://", "https://"]
        where bytes.prefix(scheme.utf8.count).lazy.map(\.asciiLowercased).elementsEqual(scheme.utf8) {
            return bytes.startIndex + scheme.utf8.count
        }
        return nil
    }
}

extension SiteAddress: CustomStringConvertible {
    /// The address, with a slash at its end.
    public var description: String { String(decoding: origin + path, as: UTF8.self) }
}
