import VitrineSupport

/// Determines the encoding of a file (13.2.3.2).
struct EncodingSniffer {
    /// An encoding, where it was declared, and the problems with declarations.
    struct Found {
        var encoding: HTMLEncoding
        var source: HTMLEncoding.Source
        var problems: [(error: HTMLParseError, offset: Int, subject: String?)] = []
    }

    /// The number of bytes that are searched for a declaration.
    static let reach = 1024

    /// Returns the encoding of a file. A byte order mark takes precedence over the server, which takes precedence over
    /// a declaration.
    static func encoding(of bytes: UnsafeBufferPointer<UInt8>, _ options: HTMLReader.Options) -> Found {
        // A fragment, or a page in an attribute value, is part of a document whose encoding is known.
        if options.fragmentContext != nil || options.isSrcdoc {
            return Found(encoding: options.transportEncoding ?? .utf8, source: .standard)
        }
        var sniffer = EncodingSniffer(bytes)
        let declared = sniffer.prescan()
        var found: Found
        if let mark = byteOrderMark(bytes) {
            found = Found(encoding: mark, source: .byteOrderMark)
        } else if let transport = options.transportEncoding {
            found = Found(encoding: transport, source: .transport)
        } else if let declared {
            found = Found(encoding: declared.encoding, source: .meta)
        } else {
            found = Found(encoding: .utf8, source: .standard)
        }
        found.problems = sniffer.problems
        if let declared, declared.encoding != found.encoding {
            found.problems.append((.contradictingEncoding, declared.offset, declared.label))
        }
        return found
    }

    static func byteOrderMark(_ bytes: some Collection<UInt8>) -> HTMLEncoding? {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8 }
        if bytes.starts(with: [0xFE, 0xFF]) { return .utf16BE }
        if bytes.starts(with: [0xFF, 0xFE]) { return .utf16LE }
        return nil
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private let end: Int
    private var at = 0
    private var problems: [(error: HTMLParseError, offset: Int, subject: String?)] = []

    private init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        end = min(bytes.count, Self.reach)
    }

    private func byte(_ index: Int) -> UInt8 { index < end ? bytes[index] : 0 }

    private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

    private func hasWord(_ word: StaticString, at index: Int) -> Bool {
        guard index + word.utf8CodeUnitCount <= end else { return false }
        for offset in 0..<word.utf8CodeUnitCount
        where HTMLNames.lower(bytes[index + offset]) != word.utf8Start[offset] {
            return false
        }
        return true
    }

    /// "Prescan a byte stream to determine its encoding" (13.2.3.2).
    private mutating func prescan() -> (encoding: HTMLEncoding, label: String, offset: Int)? {
        // UTF-16 without a byte order mark, recognized by the beginning of an XML declaration.
        if hasExactly([0x3C, 0, 0x3F, 0, 0x78, 0]) { return (.utf16LE, "UTF-16LE", 0) }
        if hasExactly([0, 0x3C, 0, 0x3F, 0, 0x78]) { return (.utf16BE, "UTF-16BE", 0) }
        while at < end {
            guard byte(at) == UInt8(ascii: "<") else {
                at += 1
                continue
            }
            if hasWord("<!--", at: at) {
                skipComment()
            } else if hasWord("<meta", at: at), byte(at + 5).isHTMLSpace || byte(at + 5) == UInt8(ascii: "/") {
                let start = at
                at += 5
                if let found = readMeta(start) { return found }
            } else if isLetter(byte(at + 1)) || byte(at + 1) == UInt8(ascii: "/") && isLetter(byte(at + 2)) {
                at += 1
                while at < end, !byte(at).isHTMLSpace, byte(at) != UInt8(ascii: ">") { at += 1 }
                while nextAttribute() != nil {}
                at += 1
            } else if byte(at + 1) == UInt8(ascii: "!") || byte(at + 1) == UInt8(ascii: "/")
                || byte(at + 1) == UInt8(ascii: "?")
            {
                while at < end, byte(at) != UInt8(ascii: ">") { at += 1 }
                at += 1
            } else {
                at += 1
            }
        }
        return nil
    }

    private func hasExactly(_ start: [UInt8]) -> Bool { bytes.starts(with: start) }

    private mutating func skipComment() {
        // The two hyphens of the comment's start may also be those of its end.
        at += 2
        while at < end,
            !(byte(at) == UInt8(ascii: "-") && byte(at + 1) == UInt8(ascii: "-") && byte(at + 2) == UInt8(ascii: ">"))
        {
            at += 1
        }
        at += 3
    }

    private mutating func readMeta(_ start: Int) -> (encoding: HTMLEncoding, label: String, offset: Int)? {
        var seen: Set<String> = []
        var isContentType = false
        var needsContentType: Bool?
        var label: String?
        while let (name, value) = nextAttribute() {
            guard seen.insert(name).inserted else { continue }
            switch name {
            case "http-equiv": if value == "content-type" { isContentType = true }
            case "content":
                if label == nil, let found = Self.charset(in: value) {
                    label = found
                    needsContentType = true
                }
            case "charset":
                label = value
                needsContentType = false
            default: break
            }
        }
        at += 1
        guard let needsContentType, let label, !needsContentType || isContentType else { return nil }
        guard let encoding = HTMLEncoding(label: label) else {
            problems.append((.unknownEncoding, start, label))
            return nil
        }
        switch encoding {
        // A declaration that can be read as ASCII bytes cannot be in UTF-16.
        case .utf16BE, .utf16LE: return (.utf8, label, start)
        case .userDefined: return (.windows1252, label, start)
        default: return (encoding, label, start)
        }
    }

    /// "Get an attribute" (13.2.3.2). Returns its name and value in lowercase; nil at the end of the tag or of the
    /// searched bytes.
    private mutating func nextAttribute() -> (String, String)? {
        while byte(at).isHTMLSpace || byte(at) == UInt8(ascii: "/") { at += 1 }
        if at >= end || byte(at) == UInt8(ascii: ">") { return nil }
        let start = at
        while at < end {
            let byte = byte(at)
            if byte == UInt8(ascii: "="), at > start { break }
            if byte.isHTMLSpace || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">") { break }
            at += 1
        }
        let name = lower(start, at)
        while byte(at).isHTMLSpace { at += 1 }
        guard byte(at) == UInt8(ascii: "=") else { return (name, "") }
        at += 1
        while byte(at).isHTMLSpace { at += 1 }
        let quote = byte(at)
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            at += 1
            let start = at
            while at < end, byte(at) != quote { at += 1 }
            let value = lower(start, at)
            at += 1
            return (name, value)
        }
        let valueStart = at
        while at < end, !byte(at).isHTMLSpace, byte(at) != UInt8(ascii: ">") { at += 1 }
        return (name, lower(valueStart, at))
    }

    private func lower(_ start: Int, _ end: Int) -> String {
        let last = min(end, self.end)
        return String(decoding: bytes[min(start, last)..<last].map(HTMLNames.lower), as: UTF8.self)
    }

    /// "Extracting a character encoding from a meta element" (2.5.3), without looking the label up. Returns the label;
    /// nil if there is none.
    static func charset(in content: String) -> String? {
        let bytes = Array(content.utf8)
        let word = Array("charset".utf8)
        var at = 0
        while let found = (at..<max(at, bytes.count)).first(where: { bytes[$0...].starts(with: word) }) {
            at = found + word.count
            while at < bytes.count, bytes[at].isHTMLSpace { at += 1 }
            guard at < bytes.count, bytes[at] == UInt8(ascii: "=") else { continue }
            at += 1
            while at < bytes.count, bytes[at].isHTMLSpace { at += 1 }
            guard at < bytes.count else { return nil }
            if bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") {
                guard let close = bytes[(at + 1)...].firstIndex(of: bytes[at]) else { return nil }
                return String(decoding: bytes[at + 1..<close], as: UTF8.self)
            }
            let end = bytes[at...].firstIndex { $0 == UInt8(ascii: ";") || $0.isHTMLSpace }
            return String(decoding: bytes[at..<(end ?? bytes.count)], as: UTF8.self)
        }
        return nil
    }
}
