internal import CVitrineSystem

/// SHA-256 (FIPS 180-4), for the manifest, which `sha256sum --check` can verify.
///
/// Own code because one function is all that is needed, and the package that has it is a long build. The tests compare it with the standard's examples and with `sha256sum`.
package struct SHA256 {
    /// The digest of bytes as 64 hexadecimal digits.
    package static func hex(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        hex(bytes, hasInstructions: hasInstructions)
    }

    /// Whether this processor has instructions for it. Every page of a site is hashed: without them that was a seventh
    /// of a build.
    package static let hasInstructions = vitrine_has_sha256() != 0

    /// - Parameter hasInstructions: whether the processor's own instructions are used, which must be there.
    package static func hex(_ bytes: UnsafeBufferPointer<UInt8>, hasInstructions: Bool) -> String {
        var state: [UInt32] = [
            0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
        ]
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
            let whole = bytes.count / 64
            state.withUnsafeMutableBufferPointer { state in
                work(UnsafeBufferPointer(rebasing: bytes[..<(whole * 64)]), into: &state, schedule, hasInstructions)
                var tail = Array(bytes[(whole * 64)...]) + [0x80]
                while tail.count % 64 != 56 { tail.append(0) }
                let bits = UInt64(bytes.count) * 8
                for shift in stride(from: 56, through: 0, by: -8) {
                    tail.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
                }
                tail.withUnsafeBufferPointer { work($0, into: &state, schedule, hasInstructions) }
            }
        }
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        text.reserveCapacity(64)
        for word in state {
            for shift in stride(from: 28, through: 0, by: -4) { text.append(digits[Int(word >> UInt32(shift)) & 15]) }
        }
        return String(decoding: text, as: UTF8.self)
    }

    package static func hex(_ bytes: [UInt8]) -> String { bytes.withUnsafeBufferPointer(hex) }

    /// Whole blocks of 64 bytes.
    private static func work(
        _ blocks: UnsafeBufferPointer<UInt8>, into state: inout UnsafeMutableBufferPointer<UInt32>,
        _ schedule: UnsafeMutableBufferPointer<UInt32>, _ hasInstructions: Bool
    ) {
        // The addresses are those of non-empty buffers that live as long as the call.
        if hasInstructions, let words = state.baseAddress, let start = blocks.baseAddress {
            return vitrine_sha256_blocks(words, start, blocks.count / 64)
        }
        for start in stride(from: 0, to: blocks.count, by: 64) {
            compress(&state, schedule, UnsafeBufferPointer(rebasing: blocks[start..<start + 64]))
        }
    }

    private static func compress(
        _ state: inout UnsafeMutableBufferPointer<UInt32>, _ w: UnsafeMutableBufferPointer<UInt32>,
        _ block: UnsafeBufferPointer<UInt8>
    ) {
        fill(w, from: block)
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        constants.withUnsafeBufferPointer { k in
            var index = 0
            // Eight rounds at a time: after eight each word is where it was, so none is moved.
            while index < 64 {
                round(a, b, c, &d, e, f, g, &h, k[index] &+ w[index])
                round(h, a, b, &c, d, e, f, &g, k[index &+ 1] &+ w[index &+ 1])
                round(g, h, a, &b, c, d, e, &f, k[index &+ 2] &+ w[index &+ 2])
                round(f, g, h, &a, b, c, d, &e, k[index &+ 3] &+ w[index &+ 3])
                round(e, f, g, &h, a, b, c, &d, k[index &+ 4] &+ w[index &+ 4])
                round(d, e, f, &g, h, a, b, &c, k[index &+ 5] &+ w[index &+ 5])
                round(c, d, e, &f, g, h, a, &b, k[index &+ 6] &+ w[index &+ 6])
                round(b, c, d, &e, f, g, h, &a, k[index &+ 7] &+ w[index &+ 7])
                index &+= 8
            }
        }
        state[0] &+= a
        state[1] &+= b
        state[2] &+= c
        state[3] &+= d
        state[4] &+= e
        state[5] &+= f
        state[6] &+= g
        state[7] &+= h
    }

    /// One round: `d` and `h` become what are `e` and `a` in the next.
    @inline(__always)
    private static func round(
        _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32, _ g: UInt32,
        _ h: inout UInt32, _ word: UInt32
    ) {
        // One operation a line: the compiler takes seconds over the usual long sums.
        let sum1: UInt32 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
        let choice: UInt32 = g ^ (e & (f ^ g))
        var first: UInt32 = h &+ word
        first = first &+ choice
        first = first &+ sum1
        let sum0: UInt32 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
        let majority: UInt32 = (a & b) | (c & (a | b))
        d = d &+ first
        h = first &+ sum0 &+ majority
    }

    /// The message schedule: sixteen words of the block, and forty-eight made of them.
    private static func fill(_ w: UnsafeMutableBufferPointer<UInt32>, from block: UnsafeBufferPointer<UInt8>) {
        let bytes = UnsafeRawBufferPointer(block)
        for index in 0..<16 {
            w[index] = UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self))
        }
        for index in 16..<64 {
            let a: UInt32 = w[index &- 15]
            let b: UInt32 = w[index &- 2]
            let first: UInt32 = rotate(a, 7) ^ rotate(a, 18) ^ (a >> 3)
            let second: UInt32 = rotate(b, 17) ^ rotate(b, 19) ^ (b >> 10)
            let base: UInt32 = w[index &- 16] &+ w[index &- 7]
            w[index] = base &+ first &+ second
        }
    }

    @inline(__always)
    private static func rotate(_ value: UInt32, _ by: UInt32) -> UInt32 { value >> by | value << (32 &- by) }

    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}
