/// The buffer of an ``HTML`` writer: one growing allocation that is reused from page to page.
///
/// Only this type and `HTML+Escaping.swift` write to the memory of the buffer; a few other places read it. A Swift
/// array checks its uniqueness and capacity at every append; here, one check of the capacity covers a whole name or a
/// run of text. The rules that keep this safe:
///
/// - ``reserve(_:)`` is called before a write, and no code writes more than it reserved plus the ``slack``;
/// - the pointer never leaves the module except for the duration of a closure;
/// - `HTML` owns the store and frees it in `deinit`.
///
/// `make sanitize` runs the tests of this module under the address sanitizer.
@usableFromInline
struct ByteStore {
    @usableFromInline var base: UnsafeMutablePointer<UInt8>
    @usableFromInline var count: Int
    @usableFromInline var capacity: Int

    /// The number of bytes that every reservation adds. They allow `writeEscaped`, which stores eight bytes at a time,
    /// to run past the end of the text, and `>` to follow a name or attribute without another reservation.
    @usableFromInline static var slack: Int { 16 }

    @usableFromInline
    init(capacity: Int) {
        let room = max(capacity, 64) + Self.slack
        base = .allocate(capacity: room)
        count = 0
        self.capacity = room
    }

    @inlinable @inline(__always)
    mutating func reserve(_ extra: Int) {
        if count &+ extra &+ Self.slack > capacity { grow(extra) }
    }

    @usableFromInline @inline(never)
    mutating func grow(_ extra: Int) {
        let room = max(capacity * 2, count + extra + Self.slack)
        let fresh = UnsafeMutablePointer<UInt8>.allocate(capacity: room)
        fresh.update(from: base, count: count)
        base.deallocate()
        base = fresh
        capacity = room
    }

    /// Appends one byte without reserving space. The byte must fit into space that the caller has already reserved, or
    /// into the ``slack``.
    @inlinable @inline(__always)
    mutating func put(_ byte: UInt8) {
        base[count] = byte
        count &+= 1
    }

    /// Reserves space and appends bytes. Their memory must not overlap the store.
    @inlinable @inline(__always)
    mutating func append(_ bytes: UnsafePointer<UInt8>, count length: Int) {
        reserve(length)
        base.advanced(by: count).update(from: bytes, count: length)
        count &+= length
    }

    /// Appends `prefix`, `name` and `="`. Most names are short: copying them as two words that may overlap is faster
    /// than a call to the C library. One check of the capacity covers all three parts.
    @inline(__always)
    mutating func appendName(_ prefix: StaticString, _ name: StaticString) {
        let before = prefix.utf8CodeUnitCount
        let length = name.utf8CodeUnitCount
        reserve(before &+ length &+ 2)
        let target = base + count
        target.update(from: prefix.utf8Start, count: before)
        Self.copyShort(name.utf8Start, to: target + before, count: length)
        target[before &+ length] = UInt8(ascii: "=")
        target[before &+ length &+ 1] = UInt8(ascii: "\"")
        count &+= before &+ length &+ 2
    }

    @inline(__always)
    private static func copyShort(
        _ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, count length: Int
    ) {
        let from = UnsafeRawPointer(source)
        let to = UnsafeMutableRawPointer(target)
        if length > 16 {
            target.update(from: source, count: length)
        } else if length >= 8 {
            to.storeBytes(of: from.loadUnaligned(as: UInt64.self), as: UInt64.self)
            let last = length &- 8
            to.storeBytes(
                of: from.loadUnaligned(fromByteOffset: last, as: UInt64.self), toByteOffset: last, as: UInt64.self)
        } else if length >= 4 {
            to.storeBytes(of: from.loadUnaligned(as: UInt32.self), as: UInt32.self)
            let last = length &- 4
            to.storeBytes(
                of: from.loadUnaligned(fromByteOffset: last, as: UInt32.self), toByteOffset: last, as: UInt32.self)
        } else {
            for index in 0..<length { target[index] = source[index] }
        }
    }

    @inlinable @inline(__always)
    mutating func append(_ constant: StaticString) {
        append(constant.utf8Start, count: constant.utf8CodeUnitCount)
    }

    /// Inserts `bytes` at `offset`, before the bytes that are already there.
    mutating func insert(_ bytes: [UInt8], at offset: Int) {
        let length = bytes.count
        reserve(length)
        let place = base.advanced(by: offset)
        place.advanced(by: length).update(from: place, count: count - offset)
        bytes.withUnsafeBufferPointer { source in
            if let start = source.baseAddress { place.update(from: start, count: length) }
        }
        count += length
    }
}
