import VitrineSupport

/// The kinds of descriptors that occur in a `srcset`.
struct SourceCandidates {
    /// Whether any candidate has a width descriptor, such as `640w`.
    private(set) var hasWidths = false
    /// Whether any candidate has no width descriptor.
    private(set) var hasOthers = false

    /// Parses the candidates much as browsers do: an address up to whitespace and then, unless the address ends with a
    /// comma, descriptors up to a comma.
    init(_ value: Bytes) {
        var rest = value
        while true {
            rest = rest.drop { $0.isHTMLSpace || $0 == UInt8(ascii: ",") }
            guard !rest.isEmpty else { return }
            let address = rest.prefix { !$0.isHTMLSpace }
            rest = rest[address.endIndex...]
            if address.last == UInt8(ascii: ",") {
                hasOthers = true
                continue
            }
            let descriptors = rest.prefix { $0 != UInt8(ascii: ",") }.trimmed
            rest = rest.drop { $0 != UInt8(ascii: ",") }
            if descriptors.last == UInt8(ascii: "w") { hasWidths = true } else { hasOthers = true }
        }
    }
}
