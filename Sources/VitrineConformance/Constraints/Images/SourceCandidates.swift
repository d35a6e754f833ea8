import VitrineSupport

/// What the candidates of a `srcset` say about their sizes.
struct SourceCandidates {
    /// Whether a candidate says its width: `640w`.
    private(set) var hasWidths = false
    /// Whether a candidate says none.
    private(set) var hasOthers = false

    /// Reads the candidates as browsers do: an address up to whitespace, then descriptors up to a comma.
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
