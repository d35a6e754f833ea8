import VitrineSupport

/// The stylesheets of a story or page in their order, and the files that they import or refer to, each with the digest
/// of its bytes.
package struct StyleSet: Hashable, Sendable {
    /// How the page uses a file.
    package enum Kind: String, Hashable, Sendable {
        /// A stylesheet that a link element of the page refers to.
        case sheet
        /// A style element of the page.
        case style
        /// A stylesheet that another one imports.
        case `import`
        /// A file that a stylesheet refers to: a picture or a font.
        case file

        /// Whether the store keeps files of this kind as stylesheets. Pictures and fonts are kept separately, unless
        /// they are too large.
        var isKept: Bool { self != .file }
    }

    /// A file or style element of the set.
    package struct Entry: Hashable, Sendable {
        package var kind: Kind
        /// The path in the site; the address as written if it is not that of a file of the site; empty for a style
        /// element.
        package var path: String
        /// The SHA-256 digest of the bytes; nil if there is no such file.
        package var digest: String?
        /// The media queries of the link or style element.
        package var media: String
    }

    /// The files and style elements: first those of the page in their order, then the others by path.
    package var entries: [Entry]

    /// The identifier of the set, which is the same in every run.
    package var id: String { String(SHA256.hex(Array(words.utf8)).prefix(12)) }

    /// The whole set on one line.
    var words: String {
        entries.map { entry in
            "\(entry.kind.rawValue) \(Self.word(entry.path)) \(entry.digest ?? "-") \(Self.word(entry.media))"
        }.joined(separator: " ")
    }

    /// Creates a set.
    package init(_ entries: [Entry]) { self.entries = entries }

    /// Creates a set from ``words``, split at spaces; nil if they do not describe a set.
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

    /// Returns a text as a word without spaces: percent-encoded, but `-` for an empty text, and `%2D` for the text `-`.
    static func word(_ text: String) -> String {
        switch text {
        case "": "-"
        case "-": "%2D"
        default: PercentEncoding.encoded(path: text)
        }
    }

    static func text(_ word: Substring) -> String {
        word == "-" ? "" : String(decoding: PercentEncoding.decoded(Array(word.utf8)[...]), as: UTF8.self)
    }
}
