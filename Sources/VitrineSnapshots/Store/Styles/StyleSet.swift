import VitrineSupport

/// The stylesheets of stories in their order, with what they import and name: which bytes each of them has.
package struct StyleSet: Hashable, Sendable {
    /// The use of a file.
    package enum Kind: String, Hashable, Sendable {
        /// The page links it.
        case sheet
        /// The page has it in an element.
        case style
        /// A stylesheet imports it.
        case `import`
        /// A stylesheet names it: a picture, a font.
        case file

        /// Whether the store keeps its bytes.
        var isKept: Bool { self != .file }
    }

    /// One file.
    package struct Entry: Hashable, Sendable {
        package var kind: Kind
        /// The path in the site; empty for a style element.
        package var path: String
        /// SHA-256 of the bytes; nil where there is no such file.
        package var digest: String?
        /// The media queries of the link.
        package var media: String
    }

    /// The files: first those of the page in its order, then the others by path.
    package var entries: [Entry]

    /// Names the set; the same in every run.
    package var id: String { String(SHA256.hex(Array(words.utf8)).prefix(12)) }

    /// All of it on one line.
    var words: String {
        entries.map { entry in
            "\(entry.kind.rawValue) \(Self.word(entry.path)) \(entry.digest ?? "-") \(Self.word(entry.media))"
        }.joined(separator: " ")
    }

    /// Puts entries together.
    package init(_ entries: [Entry]) { self.entries = entries }

    /// Reads what ``words`` gives; nil when it is something else.
    init?(_ words: some Sequence<Substring>) {
        var entries: [Entry] = []
        var open: [Substring] = []
        for word in words {
            open.append(word)
            guard open.count == 4 else { continue }
            guard let kind = Kind(rawValue: String(open[0])) else { return nil }
            entries.append(
                Entry(
                    kind: kind, path: Self.text(open[1]), digest: open[2] == "-" ? nil : String(open[2]),
                    media: Self.text(open[3])))
            open = []
        }
        guard open.isEmpty else { return nil }
        self.entries = entries
    }

    /// A text as one word without spaces; `-` for none.
    static func word(_ text: String) -> String { text.isEmpty ? "-" : PercentEncoding.encoded(path: text) }

    static func text(_ word: Substring) -> String {
        word == "-" ? "" : String(decoding: PercentEncoding.decoded(Array(word.utf8)[...]), as: UTF8.self)
    }
}
