import VitrineSupport

/// The lines of a sheet, looked up by halving, because places are asked for in any order.
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
