import VitrineSupport

/// The Punycode encoding of RFC 3492. Decoding and counting take quadratic time, which does not matter because `decode`
/// rejects long labels, and the caller of `count` passes only short ones.
enum Punycode {
    /// The next bias, which determines the thresholds of the digits (RFC 3492, section 6.1).
    private static func adapt(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
        var delta = isFirst ? delta / 700 : delta / 2
        delta += delta / count
        var bias = 0
        while delta > 455 {
            delta /= 35
            bias += 36
        }
        return bias + 36 * delta / (delta + 38)
    }

    /// Decodes a label without its prefix `xn--`; nil if it is longer than 63 bytes or not valid Punycode.
    static func decode(_ label: Bytes) -> [Unicode.Scalar]? {
        guard label.count <= 63 else { return nil }
        // A hyphen is a delimiter only after at least one basic character (RFC 3492, section 6.2).
        let hyphen = label.lastIndex(of: UInt8(ascii: "-")).flatMap { $0 > label.startIndex ? $0 : nil }
        let basic: Bytes = hyphen.map { label[..<$0] } ?? []
        var output = Array(basic.lowercasedText.unicodeScalars)
        var digits = label[(hyphen.map { $0 + 1 } ?? label.startIndex)...]
        var (code, place, bias) = (128, 0, 72)
        while !digits.isEmpty {
            let start = place
            var weight = 1
            var step = 36
            while true {
                guard let byte = digits.popFirst(), byte.isASCIILetter || byte.isASCIIDigit else { return nil }
                let digit = byte.isASCIIDigit ? Int(byte) - 0x30 + 26 : Int(byte | 0x20) - 0x61
                place += digit * weight
                let threshold = min(max(step - bias, 1), 26)
                if digit < threshold { break }
                weight *= 36 - threshold
                step += 36
                // No valid label has numbers as large as these, and stopping here prevents an overflow.
                if place > 0xFFFF_FFFF || weight > 0xFFFF_FFFF { return nil }
            }
            let count = output.count + 1
            bias = adapt(place - start, count, isFirst: start == 0)
            code += place / count
            place %= count
            guard code <= 0x10FFFF, let scalar = Unicode.Scalar(UInt32(code)) else { return nil }
            output.insert(scalar, at: place)
            place += 1
        }
        return output
    }

    /// The length of a label in bytes after encoding, without the prefix `xn--`.
    static func count(_ label: [Unicode.Scalar]) -> Int {
        let basic = label.count { $0.isASCII }
        var count = basic + (basic > 0 ? 1 : 0)
        var (code, delta, bias, done) = (UInt32(128), 0, 72, basic)
        while done < label.count {
            guard let next = label.lazy.map(\.value).filter({ $0 >= code }).min() else { break }
            delta += Int(next - code) * (done + 1)
            code = next
            for scalar in label {
                if scalar.value < code { delta += 1 }
                guard scalar.value == code else { continue }
                var rest = delta
                var step = 36
                while true {
                    count += 1
                    let threshold = min(max(step - bias, 1), 26)
                    if rest < threshold { break }
                    rest = (rest - threshold) / (36 - threshold)
                    step += 36
                }
                bias = adapt(delta, done + 1, isFirst: done == basic)
                delta = 0
                done += 1
            }
            delta += 1
            code += 1
        }
        return count
    }
}
