/// Joins neighbours with the same winner to runs and finds their ranges in the text.
struct RunAssembly {
    private(set) var runs: [TapRun] = []
    private let text: String
    private let symbols: SymbolText
    private var byteOffset = 0
    private var utf16Offset = 0
    private var index: String.Index

    init(text: String, symbols: SymbolText) {
        self.text = text
        self.symbols = symbols
        index = text.startIndex
    }

    /// Appends the runs of a stretch that starts at a Character. Stretches come from the start of the text.
    mutating func append(_ winners: ArraySlice<Int32>, from position: Int) {
        var start = winners.startIndex
        while start < winners.endIndex {
            let winner = winners[start]
            var end = start + 1
            while end < winners.endIndex, winners[end] == winner {
                end += 1
            }
            let shift = position - winners.startIndex
            advance(toCharacter: start + shift)
            let from = (index: index, utf16: utf16Offset)
            advance(toCharacter: end + shift)
            runs.append(
                TapRun(
                    utf16Range: from.utf16..<utf16Offset, range: from.index..<index, patternIndex: Int(winner)))
            start = end
        }
    }

    /// Counts on from where the last run ended, so that all runs together cost one reading of the text.
    private mutating func advance(toCharacter position: Int) {
        let target = symbols.byteOffset(ofCharacter: position)
        index = text.utf8.index(index, offsetBy: target - byteOffset)
        if symbols.isPlainlyIndexed {
            utf16Offset += target - byteOffset
        } else {
            for byte in symbols.bytes[byteOffset..<target] {
                utf16Offset += Self.utf16Length(ofByte: byte)
            }
        }
        byteOffset = target
    }

    /// How many UTF-16 code units a byte of UTF-8 adds: a scalar counts with its first byte.
    private static func utf16Length(ofByte byte: UInt8) -> Int {
        byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    }
}
