import VitrineSupport

/// The code units of a file: bytes, or pairs of bytes if the file begins with the byte order mark of UTF-16.
struct CodeUnits: Sendable {
    private enum Kind { case bytes, littleEndian, bigEndian }
    private let kind: Kind

    /// Determines the code units of a file from its byte order mark.
    init(_ file: some Collection<UInt8>) {
        kind =
            switch EncodingSniffer.byteOrderMark(file) {
            case .utf16LE: .littleEndian
            case .utf16BE: .bigEndian
            default: .bytes
            }
    }

    /// Whether a code unit has two bytes.
    var isWide: Bool { kind != .bytes }

    /// Returns whether a line ends with the byte at an offset: the last byte of a line feed, or of a carriage return
    /// without a line feed after it.
    /// - Parameter file: the bytes of the whole file; its indices begin at 0.
    @inline(__always)
    func isLineEnd<File: RandomAccessCollection>(_ file: File, _ offset: Int) -> Bool
    where File.Element == UInt8, File.Index == Int {
        guard isWide else {
            let byte = file[offset]
            return byte == 0x0A || byte == 0x0D && (offset + 1 >= file.endIndex || file[offset + 1] != 0x0A)
        }
        guard offset & 1 == 1 else { return false }
        let unit = unit(file, offset - 1)
        return unit == 0x0A || unit == 0x0D && (offset + 2 >= file.endIndex || self.unit(file, offset + 1) != 0x0A)
    }

    /// Returns the UTF-16 code unit that begins at an offset.
    func unit<File: RandomAccessCollection>(_ file: File, _ offset: Int) -> UInt16
    where File.Element == UInt8, File.Index == Int {
        let (first, second) = (UInt16(file[offset]), UInt16(file[offset + 1]))
        return kind == .littleEndian ? second << 8 | first : first << 8 | second
    }

    /// Decodes a part of a UTF-16 file.
    func text(_ part: Bytes) -> String {
        let units = stride(from: part.startIndex, to: part.endIndex - 1, by: 2).map { unit(part, $0) }
        return String(decoding: units, as: UTF16.self)
    }
}
