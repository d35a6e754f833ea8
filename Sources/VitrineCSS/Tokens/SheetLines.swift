import VitrineSupport

/// The lines of a sheet, found by binary search. ``TextPlace`` counts from the first byte, which is too slow for every
/// declaration of a sheet; `LineCounter` needs ascending offsets, and does not treat FF as a line break.
struct SheetLines {
    /// The offsets of the lines, except the first.
    private var starts: [Int] = []

    /// Finds the lines; CR, LF, CRLF and FF are line breaks.
    init(_ bytes: [UInt8]) {
        for (index, byte) in bytes.enumerated() where byte.isNewline {
            let isPair = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
            if !isPair { starts.append(index + 1) }
        }
    }

    /// Returns the line that contains the byte at an offset; the first line is 1.
    func line(of place: Int) -> Int {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= place { low = middle + 1 } else { high = middle }
        }
        return low + 1
    }
}
