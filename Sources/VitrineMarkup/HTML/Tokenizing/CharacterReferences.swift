/// The named character references (13.5), found by name.
struct CharacterReferences: Sendable {
    /// The one or two code points of a reference.
    struct Expansion: Equatable, Sendable {
        var first: UInt32
        /// The second code point; 0 if there is only one.
        var second: UInt32
    }

    private struct Entry: Sendable {
        /// The offset of the name in ``CharacterReferences/table``.
        var start: UInt32
        var count: UInt16
        /// Whether the name may be written without a semicolon.
        var isOpen: Bool
        var expansion: Expansion
    }

    /// The table of all names.
    static let all = CharacterReferences()
    /// The minimum and maximum length of a name that may be written without a semicolon.
    private static let openNameLengths = 2...6

    private var entries: [Entry] = []
    /// A hash table with open addressing: the index of an entry plus 1, or 0 for an empty place.
    private var places = [UInt16](repeating: 0, count: 8192)

    private init() {
        entries.reserveCapacity(2200)
        let text = Self.table
        let (bytes, count) = (text.utf8Start, text.utf8CodeUnitCount)
        var at = 0
        while at < count {
            let start = at
            while bytes[at] != UInt8(ascii: ";"), bytes[at] != UInt8(ascii: ":") { at += 1 }
            let end = at
            var codes = Expansion(first: 0, second: 0)
            at += 1
            var isSecond = false
            while at < count, bytes[at] != UInt8(ascii: " ") {
                let byte = bytes[at]
                at += 1
                if byte == UInt8(ascii: ",") {
                    isSecond = true
                    continue
                }
                let digit = UInt32(byte < 0x3A ? byte &- 0x30 : byte &- 0x37)
                if isSecond { codes.second = codes.second << 4 | digit } else { codes.first = codes.first << 4 | digit }
            }
            at += 1
            entries.append(
                Entry(
                    start: UInt32(start), count: UInt16(end - start), isOpen: bytes[end] == UInt8(ascii: ":"),
                    expansion: codes))
            var place = Self.hash(bytes + start, end - start)
            while places[place] != 0 { place = (place + 1) & 8191 }
            places[place] = UInt16(entries.count)
        }
    }

    private static func hash(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
        var hash: UInt64 = UInt64(truncatingIfNeeded: count)
        for index in 0..<count { hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3 }
        return Int(truncatingIfNeeded: hash >> 20) & 8191
    }

    /// Returns the code points of the reference with the given name; nil if there is none.
    /// - Parameter closed: whether a semicolon follows; without one, only some names are references.
    func find(_ name: UnsafePointer<UInt8>, _ count: Int, closed: Bool) -> Expansion? {
        guard count <= 64 else { return nil }
        var place = Self.hash(name, count)
        // The table is a string literal, so its pointer is always valid.
        let text = Self.table.utf8Start
        while places[place] != 0 {
            let entry = entries[Int(places[place]) - 1]
            if Int(entry.count) == count, closed || entry.isOpen {
                let start = text + Int(entry.start)
                var index = 0
                while index < count, start[index] == name[index] { index += 1 }
                if index == count { return entry.expansion }
            }
            place = (place + 1) & 8191
        }
        return nil
    }

    /// Finds a reference without a semicolon at the beginning of some letters and digits. If there are several, the
    /// longest one is chosen.
    /// - Returns: its code points and the length of its name; nil if there is none.
    func findOpen(_ letters: UnsafePointer<UInt8>, _ count: Int) -> (expansion: Expansion, count: Int)? {
        var length = min(count, Self.openNameLengths.upperBound)
        while length >= Self.openNameLengths.lowerBound {
            if let found = find(letters, length, closed: false) { return (found, length) }
            length -= 1
        }
        return nil
    }
}
