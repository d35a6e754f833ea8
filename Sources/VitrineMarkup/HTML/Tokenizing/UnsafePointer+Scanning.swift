/// Searches that compare eight bytes at a time. At least eight zero bytes follow the input, so a search, which stops at
/// U+0000, never reads past them.
extension UnsafePointer<UInt8> {
    /// Returns the offset of the first byte from `start` on that is U+0000, a carriage return, or one of two given
    /// bytes. The function is inlined so that the compiler can fold constant arguments.
    @inline(__always)
    func first(_ byte: UInt8, or other: UInt8, from start: Int) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let high: UInt64 = ones &* 0x80
        let wanted = (ones &* UInt64(byte), ones &* UInt64(other))
        var at = start
        while true {
            let word = UInt64(littleEndian: UnsafeRawPointer(self + at).loadUnaligned(as: UInt64.self))
            let first = word ^ wanted.0
            let second = word ^ wanted.1
            let cr = word ^ (ones &* 0x0D)
            var found = (first &- ones) & ~first
            found |= (second &- ones) & ~second
            found |= (cr &- ones) & ~cr
            found |= (word &- ones) & ~word
            found &= high
            if found != 0 { return at + found.trailingZeroBitCount >> 3 }
            at += 8
        }
    }
}
