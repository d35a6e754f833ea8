import VitrineMarkup

/// Reads pages as browsers do and compares the trees with those of the XML parser. It is a class, so that a checker can
/// use the same parser and memory for all pages.
final class ReadingProof {
    private let reader = HTMLReader(names: Name.spellings)
    private var options = HTMLReader.Options()
    /// The page as HTML; its memory is reused for the next page.
    private var document = MarkupDocument()
    /// The maximum size in bytes of a page whose memory is reused for the next one.
    private static let keptSize = 1 << 20

    init() {
        // The bytes are known to be UTF-8; another rule checks whether the page declares it.
        options.transportEncoding = .utf8
        // Parse errors do not matter here, only the tree.
        options.errorLimit = 0
    }

    /// Reports the first difference between the two readings of a well-formed page.
    /// - Parameters:
    ///   - page: the page, read as XML.
    ///   - bytes: the source of the page.
    /// - Returns: whether both trees are the same.
    func check(_ page: PageTree, _ bytes: UnsafeBufferPointer<UInt8>, _ report: Report) -> Bool {
        options.isKnownPlain = page.document.isPlain
        reader.read(bytes, options, into: &document)
        defer { if bytes.count > Self.keptSize { document = MarkupDocument() } }
        let difference = document.firstDifference(from: page.document, named: "in XML")
        guard let difference else { return true }
        report.add(
            .readAlike, at: page.innermostElement(around: difference.offset), offset: difference.offset,
            "browsers read the page differently from XML parsers: \(difference.description)")
        return false
    }
}

extension PageTree {
    /// The last element whose start tag begins at or before a byte offset, or else the first element; nil if there are
    /// no elements.
    fileprivate func innermostElement(around offset: Int) -> Int? {
        var found: Int?
        for node in nodes where isElement(node) {
            // The offsets of start tags ascend with the nodes.
            if let known = found, start(node) > offset { return known }
            found = node
        }
        return found
    }
}
