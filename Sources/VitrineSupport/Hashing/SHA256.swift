internal import CVitrineSystem

/// SHA-256 (FIPS 180-4), for example for the manifest of a site, which `sha256sum --check` can read.
///
/// This is implemented here because a package for cryptography would take a long time to build, and only one of its
/// functions is needed. The tests compare it with the standard's examples and with `sha256sum`.
package struct SHA256 {
    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    /// The bytes after the last complete block.
    private var rest: [UInt8] = []
    private var count = 0
    private let usesInstructions: Bool

    /// Creates an empty digest, to which bytes are added in pieces.
    /// - Parameter hasInstructions: whether to use the processor's SHA instructions; must be false if it has none.
    package init(hasInstructions: Bool = Self.hasInstructions) { usesInstructions = hasInstructions }

    /// Adds the next piece of the bytes to the digest.
    package mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
        count += bytes.count
        var start = 0
        if !rest.isEmpty {
            start = min(64 - rest.count, bytes.count)
            rest += bytes[..<start]
            guard rest.count == 64 else { return }
            let block = rest
            rest = []
            block.withUnsafeBufferPointer { work($0) }
        }
        let end = start + (bytes.count - start) / 64 * 64
        work(UnsafeBufferPointer(rebasing: bytes[start..<end]))
        rest += bytes[end...]
    }

    /// The digest of all pieces as 64 hexadecimal digits.
    package var hex: String {
        var hash = self
        var tail = rest + [0x80]
        while tail.count % 64 != 56 { tail.append(0) }
        let bits = UInt64(count) * 8
        for shift in stride(from: 56, through: 0, by: -8) {
            tail.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
        }
        tail.withUnsafeBufferPointer { hash.work($0) }
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        text.reserveCapacity(64)
        for word in hash.state {
            for shift in stride(from: 28, through: 0, by: -4) { text.append(digits[Int(word >> UInt32(shift)) & 15]) }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func work(_ blocks: UnsafeBufferPointer<UInt8>) {
        let usesInstructions = usesInstructions
        state.withUnsafeMutableBufferPointer { Self.work(blocks, into: $0, usesInstructions) }
    }

    /// The digest of bytes as 64 hexadecimal digits.
    package static func hex(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        hex(bytes, hasInstructions: hasInstructions)
    }

    /// Whether this processor has SHA instructions. Every page of a site is hashed; without these instructions, that
    /// takes a seventh of the time of a build.
    package static let hasInstructions = vitrine_has_sha256() != 0

    /// The digest of bytes as 64 hexadecimal digits.
    /// - Parameter hasInstructions: whether to use the processor's SHA instructions; must be false if it has none.
    package static func hex(_ bytes: UnsafeBufferPointer<UInt8>, hasInstructions: Bool) -> String {
        var hash = SHA256(hasInstructions: hasInstructions)
        hash.add(bytes)
        return hash.hex
    }

    package static func hex(_ bytes: [UInt8]) -> String { bytes.withUnsafeBufferPointer(hex) }

    /// Processes complete blocks of 64 bytes.
    private static func work(
        _ blocks: UnsafeBufferPointer<UInt8>, into state: UnsafeMutableBufferPointer<UInt32>, _ hasInstructions: Bool
    ) {
        // The addresses are those of buffers that outlive the call. Only an empty buffer has no address.
        guard let words = state.baseAddress, let start = blocks.baseAddress else { return }
        if hasInstructions {
            vitrine_sha256_blocks_by_instruction(words, start, blocks.count / 64)
        } else {
            vitrine_sha256_blocks(words, start, blocks.count / 64)
        }
    }
}
