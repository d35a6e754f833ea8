/// A table of numbers for names. A name is found by the address of the parser's copy or, if that is new, by its text.
///
/// The parser keeps each name once, so the address identifies the name as long as the parser exists.
struct NameTable {
    private(set) var names: [String]
    /// For each name's number: the number of its lowercase form if only that form is a known name; otherwise the same
    /// number.
    private(set) var plainNames: [UInt32]
    private let knownCount: Int
    /// The numbers of names, keyed by bytes and not by strings: two strings in different Unicode normalization forms
    /// can be equal, but they are different names.
    private var numbers: [[UInt8]: UInt32] = [:]
    /// A hash table with open addressing: the addresses, and the numbers at the same indices. An address of 0 means an
    /// empty place. The number of places is a power of two.
    private var addresses: [UInt]
    private var found: [UInt32]
    private var used = 0

    init(_ known: [String]) {
        names = known
        plainNames = Array(0..<UInt32(known.count))
        knownCount = known.count
        for (number, name) in known.enumerated() where numbers[Array(name.utf8)] == nil {
            numbers[Array(name.utf8)] = UInt32(number)
        }
        addresses = Array(repeating: 0, count: 4096)
        found = Array(repeating: 0, count: 4096)
    }

    /// Returns the number of a name, a C string in the parser's memory. A new name is added.
    mutating func number(_ name: UnsafePointer<UInt8>) -> UInt32 {
        let address = UInt(bitPattern: name)
        let mask = UInt(addresses.count - 1)
        var place = Int((address &* 0x9E37_79B9_7F4A_7C15) >> 40 & mask)
        while addresses[place] != 0 {
            if addresses[place] == address { return found[place] }
            place = Int(UInt(place + 1) & mask)
        }
        let number = self.number(String(cString: name))
        addresses[place] = address
        found[place] = number
        used += 1
        if used * 2 > addresses.count { grow() }
        return number
    }

    /// Returns the number of a name. A new name is added.
    mutating func number(_ name: String) -> UInt32 {
        let bytes = Array(name.utf8)
        if let number = numbers[bytes] { return number }
        let number = UInt32(names.count)
        let plain = numbers[Array(name.lowercased().utf8)] ?? number
        plainNames.append(plain < knownCount ? plain : number)
        names.append(name)
        numbers[bytes] = number
        return number
    }

    /// Removes all addresses, and all names except the known ones.
    mutating func reset() {
        for name in names[knownCount...] { numbers[Array(name.utf8)] = nil }
        names.removeSubrange(knownCount...)
        plainNames.removeSubrange(knownCount...)
        forgetAddresses(4096)
    }

    private mutating func forgetAddresses(_ count: Int) {
        addresses = Array(repeating: 0, count: count)
        found = Array(repeating: 0, count: count)
        used = 0
    }

    private mutating func grow() {
        let before = zip(addresses, found).filter { $0.0 != 0 }
        forgetAddresses(addresses.count * 2)
        let mask = UInt(addresses.count - 1)
        for (address, number) in before {
            var place = Int((address &* 0x9E37_79B9_7F4A_7C15) >> 40 & mask)
            while addresses[place] != 0 { place = Int(UInt(place + 1) & mask) }
            addresses[place] = address
            found[place] = number
            used += 1
        }
    }
}
