/// What is kept of a story or page: its markup in canonical form and what assistive technology tells of it.
public struct SnapshotContent: Sendable {
    /// The canonical tree.
    public let tree: SnapshotTree
    /// The tree as ``SnapshotPrinter`` writes it.
    public let markup: String
    /// Roles, names, states and headings, a line each; nil where they are not kept.
    public let accessibility: String?
    let hashes: SnapshotHashes

    /// Puts the parts together.
    public init(tree: SnapshotTree, accessibility: String? = nil) {
        self.init(tree: tree, markup: SnapshotPrinter.text(tree), accessibility: accessibility)
    }

    init(tree: SnapshotTree, markup: String, accessibility: String?) {
        self.tree = tree
        self.markup = markup
        self.accessibility = accessibility
        hashes = SnapshotHashes(markup: Digest(of: markup), accessibility: accessibility.map { Digest(of: $0) })
    }

    /// 32 hexadecimal digits that stand for all of it.
    public var hash: String { hashes.hex }
}

/// What tells two contents apart without reading them.
struct SnapshotHashes: Hashable, Sendable {
    var markup: Digest
    var accessibility: Digest?

    var hex: String {
        var all = Digest.zero
        all.mix(markup)
        if let accessibility { all.mix(accessibility) }
        return all.hex
    }
}

extension Digest {
    init(of text: String) {
        self = .zero
        var text = text
        text.withUTF8 { mix(bytes: UnsafeRawBufferPointer($0)) }
    }

    init(of bytes: [UInt8]) {
        self = .zero
        bytes.withUnsafeBytes { mix(bytes: $0) }
    }

    /// Eight bytes at a time, because every page that did not change is proven by this.
    private mutating func mix(bytes: UnsafeRawBufferPointer) {
        var place = 0
        while place + 8 <= bytes.count {
            mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
            place += 8
        }
        var word: UInt64 = 0
        while place < bytes.count {
            word = word << 8 | UInt64(bytes[place])
            place += 1
        }
        mix(word)
        mix(UInt64(bytes.count))
    }
}
