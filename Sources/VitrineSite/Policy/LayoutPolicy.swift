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

    /// Returns the segments with the policy at the beginning of the head, but after the declaration of the encoding if
    /// the head begins with one. They are unchanged if the layout has a policy of its own or no head.
    static func placed(in segments: [Layout.Segment]) -> [Layout.Segment] {
        // A tag may consist of several segments, because values of attributes may contain slots.
        var bytes: [UInt8] = []
        var slots: [Int] = []
        for segment in segments {
            if case .bytes(let part) = segment { bytes += part } else { slots.append(bytes.count) }
        }
        guard let place = bytes.withUnsafeBufferPointer({ place(in: $0, slots: slots) }) else { return segments }
        var end = 0
        for (number, segment) in segments.enumerated() {
            guard case .bytes(let part) = segment else { continue }
            end += part.count
            guard place <= end else { continue }
            let count = part.count - (end - place)
            var placed = segments
            placed.replaceSubrange(
                number...number, with: [.bytes(Array(part[..<count])), .policy, .bytes(Array(part[count...]))])
            return placed
        }
        return segments
    }

    /// The offset of the place for the policy; nil if the layout has a policy of its own or no head.
    /// - Parameters:
    ///   - bytes: the constant bytes of the layout.
    ///   - slots: the offsets in `bytes` at which the layout has slots.
    private static func place(in bytes: UnsafeBufferPointer<UInt8>, slots: [Int]) -> Int? {
        var tags = StartTagReader(bytes)
        var place: Int?
        while let range = tags.readName() {
            let name = tags.lowercased(range)
            var values: [String: String] = [:]
            while let attribute = tags.readAttribute() {
                values[tags.lowercased(attribute.name)] = tags.lowercased(attribute.value)
            }
            switch name {
            case "head": place = place ?? tags.end
            case "meta":
                if values["http-equiv"] == "content-security-policy" { return nil }
                let start = range.lowerBound - 1
                if let head = place, bytes[head..<start].allSatisfy(\.isHTMLSpace),
                    !slots.contains(where: { head <= $0 && $0 <= start }),
                    values["charset"] != nil || values["http-equiv"] == "content-type"
                {
                    place = tags.end
                }
            case "script", "style": _ = tags.readText(of: name)
            default: break
            }
        }
        return place
    }
}
