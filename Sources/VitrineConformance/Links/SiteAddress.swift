import VitrineSupport

/// The address at which a folder is published: `https://example.org/shop/`.
public struct SiteAddress: Hashable, Sendable {
    /// The scheme, host and port, in lowercase: `https://example.org`.
    let origin: [UInt8]
    /// The path of the folder, with a slash at both ends.
    let path: [UInt8]

    /// Parses an address that begins with `http:` or `https:`. Anything after the last slash of its path is left out.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard !bytes.contains(where: { $0 <= 0x20 }), let start = Self.hostStart(bytes[...]) else { return nil }
        let end = bytes[start...].firstIndex { "/?#".utf8.contains($0) } ?? bytes.count
        guard end > start else { return nil }
        origin = bytes[..<end].map(\.asciiLowercased)
        let rest = bytes[end...].prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        path = rest.isEmpty ? [0x2F] : Array(rest[...(rest.lastIndex(of: 0x2F) ?? rest.startIndex)])
    }

    /// The address of the folder whose `index.html` has this canonical address.
    init?(canonicalOfIndex text: String) {
        guard text.hasSuffix("/") || text.hasSuffix("/index.html") else { return nil }
        self.init(text)
    }

    /// The part of an address after the address of the folder; nil for an address elsewhere.
    func rest(of address: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard let start = Self.hostStart(address) else { return nil }
        let end = address[start...].firstIndex { "/?#".utf8.contains($0) } ?? address.endIndex
        guard address[..<end].lazy.map(\.asciiLowercased).elementsEqual(origin) else { return nil }
        return end == address.endIndex ? address[end...] : inside(address[end...])
    }

    /// The part after the folder's path in a path that begins with a slash; nil for a path elsewhere.
    func inside(_ absolute: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        if absolute.starts(with: path) { return absolute.dropFirst(path.count) }
        // `/shop` counts as `/shop/`, because servers redirect it.
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
