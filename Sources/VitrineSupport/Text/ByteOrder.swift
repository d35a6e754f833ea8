#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

extension String {
    /// Returns whether the text precedes another one in the order of their UTF-8 bytes, which is the same on every
    /// system.
    package func precedesInBytes(_ other: String) -> Bool {
        // A build sorts lists of all files of a site. A generic comparison byte by byte would take a fortieth of the
        // build time.
        utf8.withContiguousStorageIfAvailable { one in
            other.utf8.withContiguousStorageIfAvailable { two in
                let order = memory(one, two)
                return order == 0 ? one.count < two.count : order < 0
            }
        }.flatMap { $0 } ?? utf8.lexicographicallyPrecedes(other.utf8)
    }

    /// Compares the bytes up to the end of the shorter text. The result is negative, 0 or positive, like that of
    /// `memcmp`.
    private func memory(_ one: UnsafeBufferPointer<UInt8>, _ two: UnsafeBufferPointer<UInt8>) -> Int32 {
        guard let start = one.baseAddress, let other = two.baseAddress else { return 0 }
        return memcmp(start, other, min(one.count, two.count))
    }
}

extension ArraySlice<UInt8> {
    /// Returns whether both slices have the same bytes. Unlike `elementsEqual`, this is fast even without optimization.
    package func hasSameBytes(as other: ArraySlice<UInt8>) -> Bool {
        count == other.count
            && withUnsafeBufferPointer { one in
                other.withUnsafeBufferPointer { two in
                    guard let start = one.baseAddress, let other = two.baseAddress else { return true }
                    return memcmp(start, other, one.count) == 0
                }
            }
    }
}
