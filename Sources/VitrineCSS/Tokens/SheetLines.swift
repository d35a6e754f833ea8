import VitrineSupport

/// The lines of a sheet, looked up by halving: ``TextPlace`` counts from the first byte, which is fine for the place of a
/// finding, but not for every declaration of a sheet, and `LineCounter` needs places that ascend, and ends no line at FF.
struct SheetLines {
    /// Where lines begin, the first excepted.
    private var starts: [Int] = []

    /// Finds the lines; CR, LF, CRLF and FF end one.
    init(_ bytes: [UInt8]) {
        for (index, byte) in bytes.enumerated() where byte.isNewline {
            let isPair = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
            if !isPair { starts.append(index + 1) }
        }
    }

    /// The line of a byte, from 1.
    func line(of place: Int) -> Int {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= place { low = middle + 1 } else { high = middle }
        }
        return low + 1
    }
}
