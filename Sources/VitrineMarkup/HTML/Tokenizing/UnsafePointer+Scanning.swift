/// Searches over eight bytes at a time. The input ends with eight zero bytes, so a search that stops at U+0000 stays in it.
extension UnsafePointer<UInt8> {
    /// The first `<`, U+0000, carriage return, or the byte given.
    @inline(__always)
    func firstMarkup(from start: Int, byte: UInt8) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let high: UInt64 = ones &* 0x80
        let other = ones &* UInt64(byte)
        var at = start
        while true {
            let word = UInt64(littleEndian: UnsafeRawPointer(self + at).loadUnaligned(as: UInt64.self))
            let less = word ^ (ones &* 0x3C)
            let cr = word ^ (ones &* 0x0D)
            let third = word ^ other
            var found = (less &- ones) & ~less
            found |= (cr &- ones) & ~cr
            found |= (third &- ones) & ~third
            found |= (word &- ones) & ~word
            found &= high
            if found != 0 { return at + found.trailingZeroBitCount >> 3 }
            at += 8
        }
    }

    /// The first U+0000, carriage return, `&`, or the quote given.
    @inline(__always)
    func firstInValue(from start: Int, quote: UInt8) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let high: UInt64 = ones &* 0x80
        let other = ones &* UInt64(quote)
        var at = start
        while true {
            let word = UInt64(littleEndian: UnsafeRawPointer(self + at).loadUnaligned(as: UInt64.self))
            let ampersand = word ^ (ones &* 0x26)
            let cr = word ^ (ones &* 0x0D)
            let third = word ^ other
            var found = (ampersand &- ones) & ~ampersand
            found |= (cr &- ones) & ~cr
            found |= (third &- ones) & ~third
            found |= (word &- ones) & ~word
            found &= high
            if found != 0 { return at + found.trailingZeroBitCount >> 3 }
            at += 8
        }
    }
}
