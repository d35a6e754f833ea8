import VitrineSupport

/// The policy of a layout. The scripts of a layout may run, because the author of the theme wrote them.
enum LayoutPolicy {
    /// Returns the policy for what the constant bytes of a layout load and run.
    static func policy(of segments: [Layout.Segment]) -> PagePolicy {
        // Slots are left out. An address that begins with a slot is still an address of this site without the slot.
        var bytes: [UInt8] = []
        for case .bytes(let part) in segments { bytes += part }
        return bytes.withUnsafeBufferPointer { PolicyReader.policy(of: $0, allowsScripts: true) }
    }

    /// Returns the segments with the policy in the head, right after the declaration of the encoding. They are
    /// unchanged if the layout has a policy of its own or no head.
    static func placed(in segments: [Layout.Segment]) -> [Layout.Segment] {
        var bytes: [UInt8] = []
        for case .bytes(let part) in segments { bytes += part }
        guard range(of: "http-equiv=\"content-security-policy\"", in: bytes[...]) == nil,
            range(of: "http-equiv='content-security-policy'", in: bytes[...]) == nil
        else { return segments }
        for (number, segment) in segments.enumerated() {
            guard case .bytes(let part) = segment, let place = place(in: part) else { continue }
            var placed = segments
            placed.replaceSubrange(
                number...number, with: [.bytes(Array(part[..<place])), .policy, .bytes(Array(part[place...]))])
            return placed
        }
        return segments
    }

    private static func place(in bytes: [UInt8]) -> Int? {
        let end = UInt8(ascii: ">")
        guard let head = range(of: "<head", in: bytes[...]), let open = bytes[head.upperBound...].firstIndex(of: end)
        else {
            return nil
        }
        let rest = bytes[(open + 1)...].drop { $0.isHTMLSpace }
        if rest.hasPrefix(ignoringCase: "<meta"), let close = rest.firstIndex(of: end),
            range(of: "charset", in: rest[..<close]) != nil
        {
            return close + 1
        }
        return open + 1
    }

    private static func range(of text: String, in bytes: ArraySlice<UInt8>) -> Range<Int>? {
        let wanted = Array(text.utf8)
        guard bytes.count >= wanted.count else { return nil }
        for start in bytes.startIndex...(bytes.endIndex - wanted.count)
        where bytes[start...].hasPrefix(ignoringCase: wanted) {
            return start..<start + wanted.count
        }
        return nil
    }
}
