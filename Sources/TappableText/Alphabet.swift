/// Numbers the Characters of the patterns. Canonically equivalent Characters have the same number (rule 3 in
/// `Documentation/parity.md`).
///
/// All later steps compare numbers. 0 represents every Character that is in no pattern.
struct Alphabet: Sendable {
    /// The size of the alphabet, including 0.
    private(set) var count = 1
    /// Keys are Strings because converting a key of `CanonicalKey` back to a Character could trap. Like Characters,
    /// Strings are compared by canonical equivalence.
    private var numbers: [String: Int32] = [:]
    private var ascii = [Int32](repeating: 0, count: 128)
    private var longest = 0

    /// Returns the number of a pattern's Character, assigning a new one if necessary. 32 bits are enough: 2^31 keys
    /// would take at least 34 GB of memory.
    mutating func intern(_ character: Character) -> Int32 {
        let key = CanonicalKey.key(for: character)
        let byte = key.utf8.count == 1 ? Int(key.utf8.first ?? 0) : 128
        if byte < 128, ascii[byte] != 0 {
            return ascii[byte]
        }
        longest = max(longest, key.utf8.count)
        let number = numbers[key] ?? Int32(truncatingIfNeeded: count)
        if Int(number) == count {
            numbers[key] = number
            count += 1
        }
        if byte < 128 {
            ascii[byte] = number
        }
        return number
    }

    /// Completes the table for ASCII after all patterns have been added.
    ///
    /// Looks up every ASCII Character, because a pattern may contain one in another form: the Kelvin sign is
    /// equivalent to "K".
    mutating func seal() {
        ascii = (UInt8(0)..<128).map { numbers[String(Unicode.Scalar($0))] ?? 0 }
    }

    /// Returns the number of the Character that an ASCII byte forms by itself; 0 for a byte that is not ASCII.
    func number(ofASCII byte: UInt8) -> Int32 {
        byte < 128 ? ascii[Int(byte)] : 0
    }

    /// Returns the number of a Character of a text.
    ///
    /// `byteCount` is the size of the Character in UTF-8. A scalar and its canonical decomposition differ in size by a
    /// factor of at most 3, so two equivalent Characters differ by a factor of at most 9. A Character that is more than
    /// 9 times as long as the longest Character of the patterns cannot be equivalent to any of them, so it need not be
    /// hashed.
    func number(of character: Character, byteCount: Int) -> Int32 {
        if byteCount / 9 > longest {
            return 0
        }
        return numbers[CanonicalKey.key(for: character)] ?? 0
    }
}
