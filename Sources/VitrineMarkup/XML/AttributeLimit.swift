import CVitrineLibXML2

/// Finds tags with more attributes than anybody writes, and values that are longer than the library reads.
///
/// The library holds each attribute of a tag against all before it, so that a tag of a megabyte would take minutes. Of a value that is
/// too long it says, in some versions, that it is not closed.
enum AttributeLimit {
    /// How many attributes a tag may have.
    static let count = 10_000
    /// How many bytes a value may have: a little less than in the library, which would say something else.
    static let longest = 9_999_000
    /// The fewest bytes that this many attributes need: `a=""` and a space each.
    private static let fewestBytes = count * 4

    /// What is wrong; nil when no tag has too many.
    static func refusal(of bytes: UnsafeBufferPointer<UInt8>) -> XMLProblem? {
        guard bytes.count > fewestBytes else { return nil }
        // Without so many signs or bytes there is nothing to look for.
        var signs = 0
        for byte in bytes where byte == UInt8(ascii: "=") { signs += 1 }
        guard signs > count || bytes.count > longest, let (place, message) = excess(in: bytes) else { return nil }
        let before = bytes[..<place]
        let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return XMLProblem(
            line: before.count { $0 == 0x0A } + 1, column: place - lineStart + 1,
            code: Int(XML_ERR_INTERNAL_ERROR.rawValue), message: message)
    }

    /// The first tag with too many attributes, or the first value that is too long, in a document that may not be well-formed.
    private static func excess(in bytes: UnsafeBufferPointer<UInt8>) -> (place: Int, message: String)? {
        var at = 0
        while at < bytes.count {
            guard bytes[at] == UInt8(ascii: "<") else {
                at += 1
                continue
            }
            let start = at
            if let end = Self.ends.first(where: { bytes[at...].starts(with: $0.begin) })?.end {
                at = index(after: end, in: bytes, from: at + 2)
                continue
            }
            var found = 0
            var quote: UInt8?
            // Where the value begins; nil where it holds what no value may, which the library says.
            var value: Int?
            at += 1
            while at < bytes.count {
                let byte = bytes[at]
                if let open = quote {
                    if byte == open { quote = nil } else if byte == UInt8(ascii: "<") { value = nil }
                    if quote != nil, let value, at - value >= longest {
                        return (value, "The value of an attribute is longer than 10 MB")
                    }
                } else if byte == 0x22 || byte == 0x27 {
                    quote = byte
                    value = at + 1
                } else if byte == UInt8(ascii: "=") {
                    found += 1
                    if found > count { return (start, "A tag has more than 10,000 attributes") }
                } else if byte == UInt8(ascii: ">") {
                    break
                }
                at += 1
            }
        }
        return nil
    }

    /// What is not a tag, by its beginning and its end.
    private static let ends: [(begin: [UInt8], end: [UInt8])] = [
        (Array("<!--".utf8), Array("-->".utf8)), (Array("<![CDATA[".utf8), Array("]]>".utf8)),
        (Array("<?".utf8), Array("?>".utf8)),
    ]

    private static func index(after end: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var at = start
        while at < bytes.count, !bytes[at...].starts(with: end) { at += 1 }
        return min(at + end.count, bytes.count)
    }
}
