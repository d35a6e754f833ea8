import VitrineSupport

/// Lines of places in a sheet that are asked for mostly in order, so that all of them together take one walk.
struct SheetLines {
    private let bytes: [UInt8]
    private var offset = 0
    private var current = 1

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The line of a byte, from 1; CR, LF, CRLF and FF end one.
    mutating func line(of place: Int) -> Int {
        if place < offset { (offset, current) = (0, 1) }
        while offset < min(place, bytes.count) {
            let isPair = bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
            if bytes[offset].isNewline, !isPair { current += 1 }
            offset += 1
        }
        return current
    }
}
