import VitrineCSS
import VitrineSupport

/// Replaces the slash at the beginning of addresses with a relative path: in a page that is opened from a folder, an
/// address that begins with a slash does not lead to the root of the site.
struct FrameAddresses: Sendable {
    /// The path from the folder of the page or stylesheet to the root of the site, such as `../`; empty for a file
    /// in the root.
    var top: String

    /// Returns an address with ``top`` instead of the slash at its beginning. An address that begins with two slashes,
    /// or with none, is returned as it is.
    func relative(_ address: String) -> String {
        String(decoding: relative(Array(address.utf8), at: [0]), as: UTF8.self)
    }

    /// Returns the value of a `srcset` attribute with relative addresses.
    func relative(candidates: String) -> String {
        let bytes = Array(candidates.utf8)
        let starts = ImageCandidates.addresses(bytes[...]).map(\.startIndex)
        return String(decoding: relative(bytes, at: starts), as: UTF8.self)
    }

    /// Returns a stylesheet or declarations with relative addresses.
    func relative(styles: String) -> String { String(decoding: relative(styles: Array(styles.utf8)), as: UTF8.self) }

    /// Returns a stylesheet with relative addresses.
    func relative(styles: [UInt8]) -> [UInt8] {
        // Without a slash there is no address to replace, so the tokens are not needed.
        guard styles.contains(UInt8(ascii: "/")) else { return styles }
        return relative(styles, at: TokenList(styles).addressStarts)
    }

    /// Replaces the slash at each of the given offsets, if there is one and no second slash follows it. The offsets
    /// must be in ascending order.
    private func relative(_ bytes: [UInt8], at starts: [Int]) -> [UInt8] {
        var out: [UInt8] = []
        var end = 0
        for start in starts where bytes[start...].first == slash && bytes[start...].dropFirst().first != slash {
            out += bytes[end..<start]
            out += top.utf8
            end = start + 1
        }
        return end == 0 ? bytes : out + bytes[end...]
    }

    private var slash: UInt8 { UInt8(ascii: "/") }
}
