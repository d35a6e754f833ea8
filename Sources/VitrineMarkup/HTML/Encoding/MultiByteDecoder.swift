/// The decoders of the East Asian encodings (Encoding Standard, 10 to 13).
struct MultiByteDecoder {
    /// Receives a character: its code point, the offset of its first byte, its length in bytes, and whether it is
    /// invalid.
    typealias Emit = (UInt32, Int, Int, Bool) -> Void

    private let encoding: HTMLEncoding

    init(_ encoding: HTMLEncoding) { self.encoding = encoding }

    func decode(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ emit: Emit) {
        switch encoding {
        case .iso2022JP: decodeISO2022JP(bytes, start, emit)
        case .eucJP: decodeEUCJP(bytes, start, emit)
        case .shiftJIS: decodeShiftJIS(bytes, start, emit)
        case .big5: decodePairs(bytes, start, MultiByteTables.big5, trails: 0x40, emit)
        case .eucKR: decodePairs(bytes, start, MultiByteTables.eucKR, trails: 0x41, emit)
        default: decodeGB18030(bytes, start, emit)
        }
    }

    /// Reports an invalid or incomplete two-byte sequence. If its second byte is ASCII, that byte is read again as a
    /// separate character.
    private func fail(_ bytes: UnsafeBufferPointer<UInt8>, _ at: inout Int, _ emit: Emit) {
        let length = at + 1 < bytes.count && bytes[at + 1] >= 0x80 ? 2 : 1
        emit(0xFFFD, at, length, true)
        at += length
    }

    // MARK: - Big5 and EUC-KR

    private func decodePairs(
        _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ table: [UInt32], trails: UInt8, _ emit: Emit
    ) {
        var at = start
        while at < bytes.count {
            let lead = bytes[at]
            if lead < 0x80 {
                emit(UInt32(lead), at, 1, false)
                at += 1
                continue
            }
            guard lead >= 0x81, lead <= 0xFE else {
                emit(0xFFFD, at, 1, true)
                at += 1
                continue
            }
            guard at + 1 < bytes.count, bytes[at + 1] >= trails else {
                fail(bytes, &at, emit)
                continue
            }
            let trail = bytes[at + 1]
            if encoding == .big5, lead == 0x88, let pair = Self.big5Pairs[trail] {
                emit(pair.0, at, 1, false)
                emit(pair.1, at + 1, 1, false)
                at += 2
                continue
            }
            let scalar = table[MultiByteTables.index(lead, trail)]
            if scalar == 0 {
                fail(bytes, &at, emit)
            } else {
                emit(scalar, at, 2, false)
                at += 2
            }
        }
    }

    /// The characters of Big5 that are two code points, by their second byte. The first byte is 0x88.
    private static let big5Pairs: [UInt8: (UInt32, UInt32)] = [
        0x62: (0xCA, 0x304), 0x64: (0xCA, 0x30C), 0xA3: (0xEA, 0x304), 0xA5: (0xEA, 0x30C),
    ]

    // MARK: - gb18030 and GBK

    private func decodeGB18030(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ emit: Emit) {
        let table = MultiByteTables.gb18030
        var at = start
        while at < bytes.count {
            let lead = bytes[at]
            if lead <= 0x80 || lead == 0xFF {
                emit(lead < 0x80 ? UInt32(lead) : lead == 0x80 ? 0x20AC : 0xFFFD, at, 1, lead == 0xFF)
                at += 1
                continue
            }
            guard at + 1 < bytes.count else {
                emit(0xFFFD, at, 1, true)
                at += 1
                continue
            }
            let trail = bytes[at + 1]
            if trail >= 0x30, trail <= 0x39 {
                let available = min(bytes.count - at, 4)
                let canContinue =
                    (available < 3 || bytes[at + 2] >= 0x81 && bytes[at + 2] <= 0xFE)
                    && (available < 4 || bytes[at + 3] >= 0x30 && bytes[at + 3] <= 0x39)
                guard available == 4, canContinue else {
                    // An incomplete sequence at the end of the file is one error. Otherwise, the bytes after the first
                    // one are read again.
                    let length = canContinue ? available : 1
                    emit(0xFFFD, at, length, true)
                    at += length
                    continue
                }
                let pointer =
                    ((Int(lead) - 0x81) * 10 + Int(trail) - 0x30) * 1260 + (Int(bytes[at + 2]) - 0x81) * 10
                    + Int(bytes[at + 3]) - 0x30
                let scalar = MultiByteTables.gb18030Scalar(pointer)
                emit(scalar == 0 ? 0xFFFD : scalar, at, 4, scalar == 0)
                at += 4
                continue
            }
            let scalar = trail >= 0x40 ? table[MultiByteTables.index(lead, trail)] : 0
            if scalar == 0 {
                fail(bytes, &at, emit)
            } else {
                emit(scalar, at, 2, false)
                at += 2
            }
        }
    }

    // MARK: - Japanese

    /// Returns a character of JIS X 0208 by its pointer in the Encoding Standard's index; 0 if there is none.
    private func jis0208(_ pointer: Int) -> UInt32 {
        guard pointer >= 0, pointer < 11280 else { return 0 }
        let (lead, trail) = (pointer / 188, pointer % 188)
        return MultiByteTables.shiftJIS[
            MultiByteTables.index(
                UInt8(lead + (lead < 0x1F ? 0x81 : 0xC1)), UInt8(trail + (trail < 0x3F ? 0x40 : 0x41)))]
    }

    private func decodeShiftJIS(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ emit: Emit) {
        var at = start
        while at < bytes.count {
            let lead = bytes[at]
            switch lead {
            case 0...0x80:
                emit(UInt32(lead), at, 1, false)
                at += 1
            case 0xA1...0xDF:
                emit(0xFF61 - 0xA1 + UInt32(lead), at, 1, false)
                at += 1
            case 0x81...0x9F, 0xE0...0xFC:
                let trail = at + 1 < bytes.count ? bytes[at + 1] : 0
                guard trail >= 0x40, trail != 0x7F, trail <= 0xFC else {
                    fail(bytes, &at, emit)
                    continue
                }
                let pointer =
                    (Int(lead) - (lead < 0xA0 ? 0x81 : 0xC1)) * 188 + Int(trail) - (trail < 0x7F ? 0x40 : 0x41)
                let scalar = pointer >= 8836 && pointer <= 10715 ? UInt32(0xE000 - 8836 + pointer) : jis0208(pointer)
                if scalar == 0 {
                    fail(bytes, &at, emit)
                } else {
                    emit(scalar, at, 2, false)
                    at += 2
                }
            default:
                emit(0xFFFD, at, 1, true)
                at += 1
            }
        }
    }

    private func decodeEUCJP(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ emit: Emit) {
        var converter: MultiByteTables.Converter?
        var at = start
        while at < bytes.count {
            let lead = bytes[at]
            let trail = at + 1 < bytes.count ? bytes[at + 1] : 0
            if lead < 0x80 {
                emit(UInt32(lead), at, 1, false)
                at += 1
            } else if lead == 0x8E, trail >= 0xA1, trail <= 0xDF {
                emit(0xFF61 - 0xA1 + UInt32(trail), at, 2, false)
                at += 2
            } else if lead == 0x8F, trail >= 0xA1, trail <= 0xFE {
                let third = at + 2 < bytes.count ? bytes[at + 2] : 0
                var scalar: UInt32 = 0
                if third >= 0xA1, third <= 0xFE {
                    if converter == nil { converter = .init("EUC-JP") }
                    scalar = converter?.convert([lead, trail, third]).first ?? 0
                }
                // An ASCII byte is not part of the invalid sequence; it is read again.
                let length = third < 0x80 ? 2 : 3
                emit(scalar == 0 ? 0xFFFD : scalar, at, length, scalar == 0)
                at += length
            } else if lead >= 0xA1, lead <= 0xFE, trail >= 0xA1, trail <= 0xFE {
                let scalar = jis0208((Int(lead) - 0xA1) * 94 + Int(trail) - 0xA1)
                emit(scalar == 0 ? 0xFFFD : scalar, at, 2, scalar == 0)
                at += 2
            } else if lead == 0x8E || lead == 0x8F || lead >= 0xA1 && lead <= 0xFE {
                fail(bytes, &at, emit)
            } else {
                emit(0xFFFD, at, 1, true)
                at += 1
            }
        }
    }

    private enum Charset { case ascii, roman, katakana, jis0208 }

    private func decodeISO2022JP(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ emit: Emit) {
        var charset = Charset.ascii
        // Whether an escape sequence comes directly before the current byte.
        var isAfterEscape = false
        var at = start
        while at < bytes.count {
            let byte = bytes[at]
            if byte == 0x1B {
                if let next = escape(bytes, at) {
                    charset = next
                    // An escape sequence directly after another one takes effect, but is also an error.
                    if isAfterEscape { emit(0xFFFD, at, 3, true) }
                    isAfterEscape = true
                    at += 3
                } else {
                    isAfterEscape = false
                    emit(0xFFFD, at, 1, true)
                    at += 1
                }
                continue
            }
            isAfterEscape = false
            switch charset {
            case _ where byte >= 0x80 || byte == 0x0E || byte == 0x0F:
                emit(0xFFFD, at, 1, true)
                at += 1
            case .ascii:
                emit(UInt32(byte), at, 1, false)
                at += 1
            case .roman:
                emit(byte == 0x5C ? 0xA5 : byte == 0x7E ? 0x203E : UInt32(byte), at, 1, false)
                at += 1
            case .katakana:
                let isKatakana = byte >= 0x21 && byte <= 0x5F
                emit(isKatakana ? 0xFF61 - 0x21 + UInt32(byte) : 0xFFFD, at, 1, !isKatakana)
                at += 1
            case .jis0208:
                guard byte >= 0x21, byte <= 0x7E, at + 1 < bytes.count, bytes[at + 1] != 0x1B else {
                    emit(0xFFFD, at, 1, true)
                    at += 1
                    continue
                }
                let trail = bytes[at + 1]
                let scalar =
                    trail >= 0x21 && trail <= 0x7E ? jis0208((Int(byte) - 0x21) * 94 + Int(trail) - 0x21) : 0
                emit(scalar == 0 ? 0xFFFD : scalar, at, 2, scalar == 0)
                at += 2
            }
        }
    }

    /// Returns the character set that an escape sequence selects; nil if the sequence is invalid.
    private func escape(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> Charset? {
        guard at + 2 < bytes.count else { return nil }
        switch (bytes[at + 1], bytes[at + 2]) {
        case (0x28, 0x42): return .ascii
        case (0x28, 0x4A): return .roman
        case (0x28, 0x49): return .katakana
        case (0x24, 0x40), (0x24, 0x42): return .jis0208
        default: return nil
        }
    }
}
