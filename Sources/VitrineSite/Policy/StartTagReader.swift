import VitrineSupport

/// Reads the start tags of well-formed markup, one after another. Tags in comments are skipped.
struct StartTagReader {
    let bytes: UnsafeBufferPointer<UInt8>
    private var at = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// The offset after the tag whose attributes were all read.
    var end: Int { min(at + 1, bytes.count) }

    /// The text at a range, with ASCII letters in lowercase.
    func lowercased(_ range: Range<Int>) -> String {
        String(decoding: bytes[range].lazy.map(\.asciiLowercased), as: UTF8.self)
    }

    /// Moves past the name of the next start tag.
    /// - Returns: the range of the name; nil if there are no more start tags.
    mutating func readName() -> Range<Int>? {
        while at + 1 < bytes.count {
            guard bytes[at] == UInt8(ascii: "<") else {
                at += 1
                continue
            }
            at += 1
            if bytes[at].isASCIILetter {
                let start = at
                skipName()
                return start..<at
            }
            if starts("!--") { skip(past: "-->") }
        }
        return nil
    }

    /// Moves past the next attribute that has a value in quotes.
    /// - Returns: the ranges of the name and the value; nil if the tag has no more such attributes.
    mutating func readAttribute() -> (name: Range<Int>, value: Range<Int>)? {
        while at < bytes.count, bytes[at] != UInt8(ascii: ">") {
            let name = at
            skipName()
            let nameEnd = at
            guard name < nameEnd else {
                at += 1
                continue
            }
            skipSpace()
            guard at < bytes.count, bytes[at] == UInt8(ascii: "=") else { continue }
            at += 1
            skipSpace()
            guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") else { continue }
            let quote = bytes[at]
            at += 1
            let value = at
            while at < bytes.count, bytes[at] != quote { at += 1 }
            let valueEnd = at
            at = min(at + 1, bytes.count)
            return (name..<nameEnd, value..<valueEnd)
        }
        return nil
    }

    /// Moves past the text of the element whose attributes were all read, up to its end tag.
    /// - Parameter element: the name of the element, in lowercase. It must be one whose text is not markup, such as
    ///   `script`.
    /// - Returns: the range of the text; empty if the tag closes itself.
    mutating func readText(of element: String) -> Range<Int> {
        guard at > 0, at < bytes.count, bytes[at - 1] != UInt8(ascii: "/") else { return at..<at }
        at += 1
        let start = at
        let end = Array("</\(element)".utf8)
        while at < bytes.count, !(bytes[at] == UInt8(ascii: "<") && starts(end)) { at += 1 }
        return start..<at
    }

    private func starts(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard at + count <= bytes.count else { return false }
        for offset in 0..<count where bytes[at + offset] != text.utf8Start[offset] { return false }
        return true
    }

    private func starts(_ lowercase: [UInt8]) -> Bool {
        at + lowercase.count <= bytes.count
            && lowercase.indices.allSatisfy { bytes[at + $0].asciiLowercased == lowercase[$0] }
    }

    private mutating func skip(past text: StaticString) {
        while at < bytes.count, !starts(text) { at += 1 }
        at = min(at + text.utf8CodeUnitCount, bytes.count)
    }

    private mutating func skipName() {
        while at < bytes.count, !Self.endsName(bytes[at]) { at += 1 }
    }

    private mutating func skipSpace() {
        while at < bytes.count, bytes[at].isHTMLSpace { at += 1 }
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "=")
    }
}
