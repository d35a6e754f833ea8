/// The state that the tokenizer and the tree builder share: the input, decoded values, names and errors.
///
/// Both access it through a pointer that the reader owns, which needs neither reference counting nor checks for
/// overlapping accesses. Places below ``inputCount`` are bytes of the input; places from there on are bytes of
/// ``decoded``.
struct HTMLStore {
    /// An error as it is recorded while a document is read.
    struct ErrorRecord: BitwiseCopyable {
        var error: HTMLParseError
        var offset: Int32
        /// The name of the element or attribute with the error, as the number of an entry of ``HTMLNames``; 0 if there
        /// is none.
        var subject: UInt32
        /// The name of the element that is still open at an end tag, as the number of an entry of ``HTMLNames``, and
        /// the offset of its start tag in the input; 0 for errors other than
        /// ``HTMLParseError/endTagWithOpenElements``.
        var open: UInt32 = 0
        var openOffset: Int32 = 0
    }

    /// The input: UTF-8, followed by at least eight zero bytes.
    var input: UnsafePointer<UInt8>
    var inputCount = 0
    var decoded = UnsafeVector<UInt8>(capacity: 4096)
    var names: HTMLNames
    /// The table of ``ByteClass``.
    let classes: UnsafeMutablePointer<UInt8> = ByteClass.makeTable()
    var errors = UnsafeVector<ErrorRecord>(capacity: 64)
    var errorCount = 0
    /// The number of the last tag whose attributes were read. Their names are marked with it, to find duplicates.
    private var tagNumber: UInt32 = 0
    /// The maximum number of errors that are kept; further errors are only counted.
    var errorLimit = 1000

    init(_ names: [String], _ input: UnsafePointer<UInt8>) {
        self.names = HTMLNames(names)
        self.input = input
    }

    func deallocate() {
        decoded.deallocate()
        names.deallocate()
        errors.deallocate()
        classes.deallocate()
    }

    mutating func begin(_ input: UnsafePointer<UInt8>, _ count: Int) {
        self.input = input
        inputCount = count
        decoded.clear(keeping: 1 << 20)
        errors.truncate(to: 0)
        errorCount = 0
    }

    /// Returns a number for a new tag, with which the names of its attributes are marked.
    @inline(__always)
    mutating func nextTagNumber() -> UInt32 {
        tagNumber &+= 1
        if tagNumber == 0 {
            names.clearStamps()
            tagNumber = 1
        }
        return tagNumber
    }

    /// The place that the next decoded byte gets.
    @inline(__always)
    var decodedEnd: Int32 { Int32(truncatingIfNeeded: inputCount + decoded.count) }

    /// Returns a pointer to the bytes from a place on.
    @inline(__always)
    func bytes(_ place: Int32) -> UnsafePointer<UInt8> {
        let place = Int(place)
        return place < inputCount ? input + place : UnsafePointer(decoded.base + (place - inputCount))
    }

    mutating func error(
        _ error: HTMLParseError, at offset: Int, _ subject: UInt32 = 0, open: (name: UInt32, offset: Int32) = (0, 0)
    ) {
        errorCount += 1
        guard errors.count < errorLimit else { return }
        errors.append(
            ErrorRecord(
                error: error, offset: Int32(truncatingIfNeeded: offset), subject: subject, open: open.name,
                openOffset: open.offset))
    }

    /// Appends a range of the input to the decoded bytes.
    mutating func decode(from start: Int, to end: Int) { decoded.append(input + start, end - start) }

    /// Appends the bytes at a place to the decoded bytes.
    mutating func copy(_ start: Int32, _ number: Int32) {
        let place = Int(start)
        if place < inputCount { return decoded.append(input + place, Int(number)) }
        // The bytes are in the vector itself, whose memory may move when it grows.
        decoded.reserve(Int(number))
        decoded.append(decoded.base + (place - inputCount), Int(number))
    }

    /// Appends a character to the decoded bytes.
    mutating func decode(_ scalar: UInt32) {
        switch scalar {
        case ..<0x80: decoded.append(UInt8(truncatingIfNeeded: scalar))
        case ..<0x800:
            decoded.append(0xC0 | UInt8(truncatingIfNeeded: scalar >> 6))
            decoded.append(0x80 | UInt8(truncatingIfNeeded: scalar & 0x3F))
        case ..<0x10000:
            decoded.append(0xE0 | UInt8(truncatingIfNeeded: scalar >> 12))
            decoded.append(0x80 | UInt8(truncatingIfNeeded: scalar >> 6 & 0x3F))
            decoded.append(0x80 | UInt8(truncatingIfNeeded: scalar & 0x3F))
        default:
            decoded.append(0xF0 | UInt8(truncatingIfNeeded: scalar >> 18))
            decoded.append(0x80 | UInt8(truncatingIfNeeded: scalar >> 12 & 0x3F))
            decoded.append(0x80 | UInt8(truncatingIfNeeded: scalar >> 6 & 0x3F))
            decoded.append(0x80 | UInt8(truncatingIfNeeded: scalar & 0x3F))
        }
    }
}
