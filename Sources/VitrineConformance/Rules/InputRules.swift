import VitrineSupport

/// The rules about files that cannot be checked, about unused styles and pictures, about classes without styles, and
/// about the check itself, and the rules of ``ParseErrorRules`` that have no examples.
enum InputRules {
    static let rules: [Rule] =
        [
            .utf8, .readable, .folderLoop, .ignoreUsed, .findingsLeft, .styleSheetUnused, .pictureUnused,
            .classUnstyled, .cssRuleUnused,
        ] + ParseErrorRules.withoutExamples

    /// Returns the index and the message of the first encoding error in a page; nil if the page is valid UTF-8 and does
    /// not look like UTF-16.
    static func problem(withEncodingOf bytes: Bytes) -> (offset: Int, message: String)? {
        let start = Array(bytes.prefix(4))
        if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) || isUTF16(start[...]) {
            return (bytes.startIndex, "the page is written in UTF-16; save it as UTF-8")
        }
        guard let offset = firstInvalid(bytes) else { return nil }
        let byte = String(bytes[offset], radix: 16, uppercase: true)
        return (offset, "the byte 0x\(byte) is not UTF-8 here; if the page is in another encoding, save it as UTF-8")
    }

    /// Returns whether a page that begins with these bytes is in UTF-16 without a byte order mark: its first character
    /// is `<`, in two bytes.
    static func isUTF16(_ start: Bytes) -> Bool {
        let first = Array(start.prefix(4))
        return first.count == 4 && (first[0] == 0x3C && first[1] == 0 || first[0] == 0 && first[1] == 0x3C)
    }

    /// Returns the index of the first byte of the first sequence that is not valid UTF-8; nil if there is none.
    static func firstInvalid(_ bytes: Bytes) -> Int? {
        var at = bytes.startIndex
        while at < bytes.endIndex {
            let byte = bytes[at]
            let range: ClosedRange<UInt8>
            let more: Int
            switch byte {
            case 0x00...0x7F: (more, range) = (0, 0x80...0xBF)
            case 0xC2...0xDF: (more, range) = (1, 0x80...0xBF)
            case 0xE0: (more, range) = (2, 0xA0...0xBF)
            case 0xE1...0xEC, 0xEE...0xEF: (more, range) = (2, 0x80...0xBF)
            case 0xED: (more, range) = (2, 0x80...0x9F)
            case 0xF0: (more, range) = (3, 0x90...0xBF)
            case 0xF1...0xF3: (more, range) = (3, 0x80...0xBF)
            case 0xF4: (more, range) = (3, 0x80...0x8F)
            default: return at
            }
            for number in 0..<more {
                let next = at + 1 + number
                guard next < bytes.endIndex, (number == 0 ? range : 0x80...0xBF).contains(bytes[next]) else {
                    return at
                }
            }
            at += 1 + more
        }
        return nil
    }
}

extension Rule {
    /// A page must be written in UTF-8.
    static let utf8 = Rule(
        "utf-8", .error, "A page must be written in UTF-8",
        because: "The HTML Standard allows no other encoding; browsers show wrong letters when they have to guess.",
        reference: .html("semantics.html#charset"),
        wrong: [], right: ["<p>Grüße</p>"])

    /// Every page must be readable.
    public static let readable = Rule(
        "unreadable-file", .error, "Every page must be readable",
        because: "What cannot be read is not checked, and a server may not be able to send it either.",
        reference: Reference("POSIX, open()", "https://pubs.opengroup.org/onlinepubs/9799919799/functions/open.html"),
        wrong: [], right: [])

    /// A symbolic link should not point to a folder that contains it.
    public static let folderLoop = Rule(
        "folder-loop", .warning, "A symbolic link should not lead back to a parent folder",
        because: "Programs that follow it copy or publish the same files again and again.",
        reference: Reference(
            "POSIX, symbolic links",
            "https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/V1_chap04.html#tag_04_16"),
        wrong: [], right: [])

    /// Every exception, in an option or in the settings, should match a finding.
    static let ignoreUsed = Rule(
        "ignore-unused", .warning, "Every “--ignore” and every entry under “ignore:” should match a finding",
        because:
            "One that matches nothing is misspelled, or is no longer needed and would hide the next problem.",
        reference: nil,
        wrong: [], right: [])

    /// All findings should be listed.
    static let findingsLeft = Rule(
        "findings-left", .warning, "All findings should be listed",
        because: """
            A report lists at most 1,000 findings of one rule on a page, and 20,000 in all. So many findings usually \
            have a few causes; fix these to see the rest.
            """,
        reference: nil,
        wrong: [], right: [])
}
