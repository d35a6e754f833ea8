/// Decodes files to UTF-8 (Encoding Standard), and records where each character was in the file.
struct EncodingDecoder {
    /// Facts about the decoded text, and how it relates to the file.
    struct Result {
        /// Whether the source can be used as the input, because it is UTF-8 without errors.
        var isSource = true
        /// The length of the byte order mark, which is not part of the input; 0 if the file was decoded.
        var skipped = 0
        /// Whether the input is known to have no noncharacters, and no control characters except tabs and line breaks.
        var isPlain = true
        var runs: [PlaceMapping.Run] = []
    }

    /// The runs of the last file, which map the input to the source; empty if they are the same.
    private(set) var runs: [PlaceMapping.Run] = []
    /// The problems with the bytes of the last file.
    private(set) var problems: [(error: HTMLParseError, offset: Int, subject: String?)] = []
    private var output: [UInt8] = []
    private var errorCount = 0

    /// Decodes a file.
    /// - Parameters:
    ///   - isKnownPlain: whether the bytes are known to be UTF-8 without noncharacters, and without control characters
    ///     except tabs and line breaks.
    ///   - text: the bytes of the file; the decoded bytes are appended unless the file is UTF-8 without errors.
    mutating func decode(
        _ bytes: UnsafeBufferPointer<UInt8>, _ encoding: HTMLEncoding, isKnownPlain: Bool, into text: inout [UInt8]
    ) -> Result {
        runs.removeAll(keepingCapacity: true)
        problems.removeAll()
        errorCount = 0
        var result = Result()
        var start = 0
        if EncodingSniffer.byteOrderMark(bytes) == encoding { start = encoding == .utf8 ? 3 : 2 }
        if encoding == .utf8 {
            // Plain bytes are valid UTF-8, so they are not checked again.
            result.isPlain = isKnownPlain || CharacterCensus.isPlain(bytes, allowsReturn: true)
            if result.isPlain || firstInvalid(bytes) == nil {
                result.skipped = start
                if start > 0 {
                    runs = [.init(input: 0, source: Int32(start), inputStep: 1, sourceStep: 1)]
                    result.runs = runs
                }
                return result
            }
        }
        result.isSource = false
        result.isPlain = false
        output.removeAll(keepingCapacity: true)
        decodeBytes(bytes, from: start, encoding)
        text.append(contentsOf: output)
        output = []
        result.runs = runs
        if errorCount > 0 {
            // One finding for the first invalid byte is enough; a wrong encoding would give thousands.
            problems = problems.prefix(1).map { ($0.error, $0.offset, encoding.name) }
        }
        return result
    }

    private mutating func decodeBytes(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ encoding: HTMLEncoding) {
        switch encoding {
        case .utf8: decodeUTF8(bytes, from: start)
        case .utf16LE: decodeUTF16(bytes, from: start, isLittle: true)
        case .utf16BE: decodeUTF16(bytes, from: start, isLittle: false)
        case .replacement: if !bytes.isEmpty { emit(0xFFFD, 0, bytes.count, isError: true) }
        case .userDefined:
            for index in start..<bytes.count {
                emit(bytes[index] < 0x80 ? UInt32(bytes[index]) : 0xF700 + UInt32(bytes[index]), index, 1)
            }
        case .gbk, .gb18030, .big5, .eucJP, .iso2022JP, .shiftJIS, .eucKR:
            MultiByteDecoder(encoding).decode(bytes, from: start) { emit($0, $1, $2, isError: $3) }
        default:
            guard let codes = SingleByteTables.all.codes(encoding) else { return }
            for index in start..<bytes.count {
                let byte = bytes[index]
                let code = byte < 0x80 ? UInt32(byte) : UInt32(codes[Int(byte) - 0x80])
                emit(code, index, 1, isError: code == 0xFFFD)
            }
        }
    }

    /// Appends a character.
    /// - Parameters:
    ///   - place: the offset of its first byte in the file.
    ///   - length: its length there, in bytes.
    private mutating func emit(_ scalar: UInt32, _ place: Int, _ length: Int, isError: Bool = false) {
        let before = output.count
        switch scalar {
        case ..<0x80: output.append(UInt8(truncatingIfNeeded: scalar))
        case ..<0x800:
            output.append(0xC0 | UInt8(truncatingIfNeeded: scalar >> 6))
            output.append(0x80 | UInt8(truncatingIfNeeded: scalar & 0x3F))
        case ..<0x10000:
            output.append(0xE0 | UInt8(truncatingIfNeeded: scalar >> 12))
            output.append(0x80 | UInt8(truncatingIfNeeded: scalar >> 6 & 0x3F))
            output.append(0x80 | UInt8(truncatingIfNeeded: scalar & 0x3F))
        default:
            output.append(0xF0 | UInt8(truncatingIfNeeded: scalar >> 18))
            output.append(0x80 | UInt8(truncatingIfNeeded: scalar >> 12 & 0x3F))
            output.append(0x80 | UInt8(truncatingIfNeeded: scalar >> 6 & 0x3F))
            output.append(0x80 | UInt8(truncatingIfNeeded: scalar & 0x3F))
        }
        let step = Int32(truncatingIfNeeded: output.count - before)
        let sourceStep = Int32(truncatingIfNeeded: length)
        if let last = runs.last, last.inputStep == step, last.sourceStep == sourceStep,
            last.source + (Int32(truncatingIfNeeded: before) - last.input) / step * sourceStep == Int32(place)
        {
            // The current run continues.
        } else {
            runs.append(
                .init(
                    input: Int32(truncatingIfNeeded: before), source: Int32(truncatingIfNeeded: place), inputStep: step,
                    sourceStep: sourceStep))
        }
        if isError {
            errorCount += 1
            if problems.isEmpty { problems.append((.invalidBytesInEncoding, place, nil)) }
        }
    }

    // MARK: - UTF-8 (Encoding Standard, 8.1.1)

    private func firstInvalid(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var at = 0
        while at < bytes.count {
            let (_, length, isError) = Self.utf8Character(bytes, at)
            if isError { return at }
            at += length
        }
        return nil
    }

    private mutating func decodeUTF8(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
        var at = start
        while at < bytes.count {
            let (scalar, length, isError) = Self.utf8Character(bytes, at)
            emit(scalar, at, length, isError: isError)
            at += length
        }
    }

    /// Returns the character at an offset, its length in bytes, and whether it is invalid. For an invalid sequence, the
    /// character is U+FFFD, and the length is that of the longest part that can begin a valid sequence, at least 1.
    private static func utf8Character(_ bytes: UnsafeBufferPointer<UInt8>, _ at: Int) -> (UInt32, Int, Bool) {
        let lead = bytes[at]
        if lead < 0x80 { return (UInt32(lead), 1, false) }
        var (lower, upper): (UInt8, UInt8) = (0x80, 0xBF)
        let needed: Int
        var scalar: UInt32
        switch lead {
        case 0xC2...0xDF: (needed, scalar) = (1, UInt32(lead & 0x1F))
        case 0xE0...0xEF:
            if lead == 0xE0 { lower = 0xA0 }
            if lead == 0xED { upper = 0x9F }
            (needed, scalar) = (2, UInt32(lead & 0xF))
        case 0xF0...0xF4:
            if lead == 0xF0 { lower = 0x90 }
            if lead == 0xF4 { upper = 0x8F }
            (needed, scalar) = (3, UInt32(lead & 0x7))
        default: return (0xFFFD, 1, true)
        }
        for index in 1...needed {
            guard at + index < bytes.count, bytes[at + index] >= lower, bytes[at + index] <= upper else {
                return (0xFFFD, index, true)
            }
            (lower, upper) = (0x80, 0xBF)
            scalar = scalar << 6 | UInt32(bytes[at + index] & 0x3F)
        }
        return (scalar, needed + 1, false)
    }

    // MARK: - UTF-16 (Encoding Standard, 14.2)

    private mutating func decodeUTF16(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, isLittle: Bool) {
        func unit(_ at: Int) -> UInt32 {
            isLittle
                ? UInt32(bytes[at]) | UInt32(bytes[at + 1]) << 8 : UInt32(bytes[at]) << 8 | UInt32(bytes[at + 1])
        }
        var at = start
        while at + 1 < bytes.count {
            let first = unit(at)
            let isLead = first & 0xFC00 == 0xD800
            if isLead, at + 3 < bytes.count, unit(at + 2) & 0xFC00 == 0xDC00 {
                emit(0x10000 + (first & 0x3FF) << 10 + (unit(at + 2) & 0x3FF), at, 4)
                at += 4
            } else if isLead, at + 3 == bytes.count {
                // The file ends within the second unit of the pair: one error for both.
                emit(0xFFFD, at, 3, isError: true)
                at += 3
            } else {
                let isSurrogate = first & 0xF800 == 0xD800
                emit(isSurrogate ? 0xFFFD : first, at, 2, isError: isSurrogate)
                at += 2
            }
        }
        if at < bytes.count { emit(0xFFFD, at, 1, isError: true) }
    }
}
