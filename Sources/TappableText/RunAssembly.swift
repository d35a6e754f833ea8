/// Joins adjacent Characters that have the same winner into runs and finds their ranges in the text.
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

    /// Appends the runs of a stretch. `winners` has a pattern index for each of the stretch's Characters. Stretches
    /// must be appended in the order of the text.
    mutating func append(_ stretch: Range<Int>, winners: ArraySlice<Int32>) {
        let shift = stretch.lowerBound - winners.startIndex
        var start = winners.startIndex
        while start < winners.endIndex {
            var end = start + 1
            while end < winners.endIndex, winners[end] == winners[start] {
                end += 1
            }
            append(start + shift..<end + shift, patternIndex: winners[start])
            start = end
        }
    }

    /// Appends one run of Characters.
    mutating func append(_ characters: Range<Int>, patternIndex: Int32) {
        advance(toCharacter: characters.lowerBound)
        let from = (index: index, utf16: utf16Offset)
        advance(toCharacter: characters.upperBound)
        runs.append(
            TapRun(
                utf16Range: from.utf16..<utf16Offset, range: from.index..<index, patternIndex: Int(patternIndex)))
    }

    /// Advances from the last position to the start of a Character or the end of the text, so that all runs together
    /// read the text only once.
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

    /// The number of UTF-16 code units that a byte of UTF-8 adds: a scalar is counted at its first byte.
    private static func utf16Length(ofByte byte: UInt8) -> Int {
        byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    }
}
