/// A number for each Character of the patterns; canonically equivalent Characters share one (rule 3).
///
/// All later steps compare numbers. 0 means every Character that is in no pattern.
struct Alphabet: Sendable {
    /// How many numbers there are, 0 included.
    private(set) var count = 1
    /// Keys are Strings and not Characters because a `CanonicalKey` must not be able to trap. The equality is the same.
    private var numbers: [String: Int32] = [:]
    private var ascii = [Int32](repeating: 0, count: 128)
    private var longest = 0

    /// The number of a pattern's Character, a new one if need be. There cannot be 2^31: their keys alone take 34 GB.
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

    /// Completes the table for ASCII, once all patterns are in.
    ///
    /// It asks for each ASCII Character, because a pattern may hold one in another form: the Kelvin sign is a "K".
    mutating func seal() {
        ascii = (UInt8(0)..<128).map { numbers[String(Unicode.Scalar($0))] ?? 0 }
    }

    /// The number of an ASCII byte that is a Character by itself; 0 for other bytes.
    func number(ofASCII byte: UInt8) -> Int32 {
        byte < 128 ? ascii[Int(byte)] : 0
    }

    /// The number of a Character of a text, whose size in UTF-8 the caller knows.
    ///
    /// Equivalent forms of a scalar differ in bytes by a factor of 3 at most, so those of a Character by 9. What is
    /// longer than that cannot be equivalent to any Character of a pattern, and is not worth hashing.
    func number(of character: Character, byteCount: Int) -> Int32 {
        if byteCount / 9 > longest {
            return 0
        }
        return numbers[CanonicalKey.key(for: character)] ?? 0
    }
}
