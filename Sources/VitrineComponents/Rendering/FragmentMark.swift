/// A placeholder in the bytes of a fragment for the `id` or the instance that the fragment will have in a page.
struct FragmentMark: Hashable, Sendable {
    /// The placeholder for the `id` while the fragment is rendered. It begins and ends with the last private-use
    /// character of Unicode, which no text is expected to contain.
    static let anchor = "\u{10FFFD}id\u{10FFFD}"
    /// The placeholder for the instance.
    static let instance = "\u{10FFFD}in\u{10FFFD}"

    /// The range of the placeholder in the bytes of the fragment.
    let range: Range<Int>
    let isAnchor: Bool

    static func all(in bytes: [UInt8]) -> [FragmentMark] {
        let length = anchor.utf8.count
        let kinds = [(Array(anchor.utf8), true), (Array(instance.utf8), false)]
        var found: [FragmentMark] = []
        var index = 0
        while let start = bytes[index...].firstIndex(of: 0xF4) {
            let end = start + length
            index = start + 1
            guard end <= bytes.count else { break }
            guard let kind = kinds.first(where: { bytes[start..<end].elementsEqual($0.0) }) else { continue }
            found.append(FragmentMark(range: start..<end, isAnchor: kind.1))
            index = end
        }
        return found
    }
}
