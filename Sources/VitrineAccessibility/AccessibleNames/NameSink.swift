import VitrineSupport

/// Receives the parts of a name. Collects them as text on one line, or only notes whether there is anything to read.
struct NameSink {
    /// Whether to collect the text; if not, the search ends as soon as there is something to read.
    let collects: Bool
    /// Whether anything readable was added.
    private(set) var hasInk = false
    private var bytes: [UInt8] = []
    private var hasPendingSpace = false

    init(collects: Bool) { self.collects = collects }

    /// Whether nothing more needs to be added: no text is collected, and something readable was added.
    var isDone: Bool { hasInk && !collects }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Adds a piece of text. Each run of HTML whitespace between words becomes one space.
    mutating func append(_ piece: Bytes) {
        if !hasInk { hasInk = !piece.isBlank }
        guard collects else { return }
        for byte in piece {
            if byte.isHTMLSpace {
                hasPendingSpace = true
            } else {
                if hasPendingSpace, !bytes.isEmpty { bytes.append(0x20) }
                hasPendingSpace = false
                bytes.append(byte)
            }
        }
    }

    /// Puts a space between the text so far and the next piece.
    mutating func separate() { hasPendingSpace = true }

    /// Discards what was collected.
    mutating func clear() {
        hasInk = false
        bytes.removeAll(keepingCapacity: true)
        hasPendingSpace = false
    }
}

extension Bytes {
    /// Whether a text consists only of whitespace: HTML whitespace, no-break spaces, and the spaces U+2000 to U+200B.
    package var isBlank: Bool {
        var at = startIndex
        while at < endIndex {
            let byte = self[at]
            if byte.isHTMLSpace {
                at += 1
            } else if byte == 0xC2, at + 1 < endIndex, self[at + 1] == 0xA0 {
                at += 2
            } else if byte == 0xE2, at + 2 < endIndex, self[at + 1] == 0x80, (0x80...0x8B).contains(self[at + 2]) {
                at += 3
            } else {
                return false
            }
        }
        return true
    }
}
