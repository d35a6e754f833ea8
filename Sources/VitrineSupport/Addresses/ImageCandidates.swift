/// Finds the addresses in a `srcset` (HTML Standard, 4.8.4.3.10, parsing a srcset attribute).
package enum ImageCandidates {
    /// Returns the addresses without their descriptors. An address ends at whitespace, and trailing commas are removed
    /// from it. A comma inside an address does not end it.
    ///
    /// This works on bytes, because a space and a combining mark after it form one `Character`, which would hide the
    /// space.
    package static func addresses(_ list: Bytes) -> [Bytes] {
        var found: [Bytes] = []
        var rest = list
        while true {
            rest = rest.drop { $0.isHTMLSpace || $0 == UInt8(ascii: ",") }
            guard !rest.isEmpty else { return found }
            var address = rest.prefix { !$0.isHTMLSpace }
            rest = rest[address.endIndex...]
            if address.last == UInt8(ascii: ",") {
                while address.last == UInt8(ascii: ",") { address.removeLast() }
            } else {
                // Skips the descriptors, up to the next comma outside of parentheses.
                var depth = 0
                rest = rest.drop { byte in
                    if byte == UInt8(ascii: "(") { depth += 1 }
                    if byte == UInt8(ascii: ")") { depth -= 1 }
                    return byte != UInt8(ascii: ",") || depth > 0
                }
            }
            found.append(address)
        }
    }

    /// Returns the addresses in a `srcset` without their descriptors.
    package static func addresses(_ list: String) -> [String] {
        addresses(Array(list.utf8)[...]).map { String(decoding: $0, as: UTF8.self) }
    }
}
