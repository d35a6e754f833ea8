import CVitrineLibXML2

/// Finds tags with an unreasonable number of attributes, and values that are longer than libxml2 accepts.
///
/// libxml2 compares each attribute of a tag with all attributes before it, so a tag of a megabyte would take minutes.
/// For a value that is too long, some versions report that it is not closed.
enum AttributeLimit {
    /// The maximum number of attributes of a tag.
    static let count = 10_000
    /// The maximum length of a value in bytes: a little below the limit of libxml2, whose message would be misleading.
    static let longest = 9_999_000
    /// The minimum size of ``count`` attributes in bytes: `a=""` is four bytes.
    private static let fewestBytes = count * 4

    /// Returns the problem; nil if no tag has too many attributes and no value is too long.
    static func refusal(of bytes: UnsafeBufferPointer<UInt8>) -> XMLProblem? {
        guard bytes.count > fewestBytes else { return nil }
        // Without enough equals signs or bytes there is nothing to search for.
        var signs = 0
        for byte in bytes where byte == UInt8(ascii: "=") { signs += 1 }
        guard signs > count || bytes.count > longest, let (place, message) = excess(in: bytes) else { return nil }
        return XMLProblem(at: place, in: bytes, code: Int(XML_ERR_INTERNAL_ERROR.rawValue), message: message)
    }

    /// Finds the first tag with too many attributes, or the first value that is too long, in a document that need not
    /// be well-formed.
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
            // The beginning of the last value; nil before the first value, or if the last value contains `<`, a mistake
            // that libxml2 reports.
            var value: Int?
            at += 1
            while at < bytes.count {
                let byte = bytes[at]
                if let open = quote {
                    if byte == open { quote = nil } else if byte == UInt8(ascii: "<") { value = nil }
                    if quote != nil, let value, at - value >= longest {
                        return (value, "the value of an attribute is longer than 10 MB")
                    }
                } else if byte == 0x22 || byte == 0x27 {
                    quote = byte
                    value = at + 1
                } else if byte == UInt8(ascii: "=") {
                    found += 1
                    if found > count { return (start, "a tag has more than 10,000 attributes") }
                } else if byte == UInt8(ascii: ">") {
                    break
                }
                at += 1
            }
        }
        return nil
    }

    /// The constructs that the search skips, by their beginning and end.
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
