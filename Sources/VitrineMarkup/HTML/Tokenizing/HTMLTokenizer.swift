/// The tokenizer of the HTML Standard (13.2.5), which converts bytes to tags, texts, comments and other tokens.
///
/// The Standard describes it character by character, but this tokenizer works on runs: most texts, comments and quoted
/// values are searched eight bytes at a time, and values that need no decoding are ranges of the input. Zero bytes
/// follow the input, so that a loop which stops at U+0000 needs no other bound. The functions for the states return
/// false at the end of the input.
struct HTMLTokenizer<Sink: HTMLTokenSink> {
    // Whoever creates the tokenizer owns the store and frees it. The tokenizer and the sink use it on one thread.
    let store: UnsafeMutablePointer<HTMLStore>
    let input: UnsafePointer<UInt8>
    let count: Int
    var sink: Sink
    /// The offset of the next byte to read.
    var at = 0
    var state = HTMLContentState.data
    /// The name of the last start tag, as the number of an entry of ``HTMLNames``; 0 before the first one.
    var lastStartTag: UInt32 = 0
    var attributes: UnsafeVector<HTMLAttributeToken>

    init(_ store: UnsafeMutablePointer<HTMLStore>, _ attributes: UnsafeVector<HTMLAttributeToken>, _ sink: Sink) {
        self.store = store
        self.attributes = attributes
        self.sink = sink
        input = store.pointee.input
        count = store.pointee.inputCount
    }

    /// Reads all of the input.
    mutating func run() {
        while true {
            let goesOn =
                switch state {
                case .data: readData()
                case .rcdata: readRaw(hasReferences: true)
                case .rawtext: readRaw(hasReferences: false)
                case .scriptData: readScript()
                case .plaintext: readPlaintext()
                case .cdata: readCDATA()
                }
            if !goesOn { break }
        }
        sink.end(at: count)
    }

    @inline(__always)
    func error(_ error: HTMLParseError, at offset: Int) { store.pointee.error(error, at: offset) }

    // MARK: - Data (13.2.5.1)

    private mutating func readData() -> Bool {
        while true {
            let start = at
            let end = input.first(UInt8(ascii: "<"), or: UInt8(ascii: "&"), from: at)
            at = end
            if end > start {
                sink.text(Int32(truncatingIfNeeded: start), Int32(truncatingIfNeeded: end - start), at: start)
            }
            switch input[end] {
            case UInt8(ascii: "<"):
                let next = input[end + 1]
                if (next | 0x20) &- 0x61 < 26 {
                    if !readTag(from: end, isEnd: false) { return false }
                } else if next == UInt8(ascii: "/"), (input[end + 2] | 0x20) &- 0x61 < 26 {
                    if !readTag(from: end, isEnd: true) { return false }
                } else if !readMarkup() {
                    return false
                }
                if state != .data { return true }
            case UInt8(ascii: "&"): textReference()
            case 0x0D: textReturn()
            default:
                if end >= count { return false }
                error(.unexpectedNullCharacter, at: end)
                sink.null(at: end)
                at = end + 1
            }
        }
    }

    /// Tag open state (13.2.5.6) and end tag open state (13.2.5.7), when no name follows.
    private mutating func readMarkup() -> Bool {
        let start = at
        switch input[start + 1] {
        case UInt8(ascii: "!"): return readDeclaration()
        case UInt8(ascii: "?"): return readInstruction()
        case UInt8(ascii: "/"):
            if start + 2 >= count {
                error(.eofBeforeTagName, at: count)
                emitText(start, start + 2)
                at = count
                return false
            }
            if input[start + 2] == UInt8(ascii: ">") {
                error(.missingEndTagName, at: start + 2)
                at = start + 3
                return true
            }
            error(.invalidFirstCharacterOfTagName, at: start + 2)
            return readBogusComment(from: start, data: start + 2)
        default:
            if start + 1 >= count {
                error(.eofBeforeTagName, at: count)
            } else {
                error(.invalidFirstCharacterOfTagName, at: start + 1)
            }
            emitText(start, start + 1)
            at = start + 1
            return true
        }
    }

    /// Passes characters of the input to the sink unchanged.
    @inline(__always)
    mutating func emitText(_ start: Int, _ end: Int) {
        if end > start {
            sink.text(Int32(truncatingIfNeeded: start), Int32(truncatingIfNeeded: end - start), at: start)
        }
    }

    /// Reads a reference in text, starting at `&`. If there is none, `&` itself is passed to the sink.
    mutating func textReference() {
        let start = at
        let place = store.pointee.decodedEnd
        let length = readReference(inAttribute: false)
        if length == 0 {
            emitText(start, start + 1)
            at = start + 1
        } else {
            at = start + length
            sink.text(place, store.pointee.decodedEnd - place, at: start)
        }
    }

    /// Handles a carriage return in text: it is dropped before a line feed, otherwise it becomes a line feed
    /// (13.2.3.5).
    mutating func textReturn() {
        at += 1
        if input[at] == 0x0A, at < count { return }
        emitDecoded(0x0A, at: at - 1)
    }

    /// Passes to the sink a character that is not in the input verbatim.
    mutating func emitDecoded(_ scalar: UInt32, at offset: Int) {
        let place = store.pointee.decodedEnd
        store.pointee.decode(scalar)
        sink.text(place, store.pointee.decodedEnd - place, at: offset)
    }
}
