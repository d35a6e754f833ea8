import VitrineSupport

/// The files that the frames of a review need, such as stylesheets and pictures, and their paths in the review.
struct ReviewAssets {
    private let review: Review
    private let isOneFile: Bool
    private var known: Set<String> = []
    private var rules: [String: String?] = [:]
    private var contexts: [String: CutOut.Context] = [:]
    /// The files to copy, in the order in which they were found.
    private(set) var copies: [(path: String, side: Review.Side)] = []
    private var size = 0
    /// The number of files that were left out because of a limit, or because a review of one file cannot contain them.
    private(set) var omitted = 0

    /// The number of files, and the number of bytes, after which no more files are copied.
    static let countLimit = 2_000
    static let sizeLimit = 64_000_000
    /// The maximum size in bytes of a stylesheet that is written into frames.
    static let inlineLimit = 200_000

    init(_ review: Review, isOneFile: Bool) {
        self.review = review
        self.isOneFile = isOneFile
    }

    /// Returns what the frames of a page have in common, such as its styles, and records the files to copy.
    mutating func context(of path: String, on side: Review.Side, _ tree: SnapshotTree) -> CutOut.Context {
        let key = "\(side.rawValue)/\(path)"
        if let known = contexts[key] { return known }
        let page = review.location(path)
        let top = String(repeating: "../", count: max(0, page.split(separator: "/").count - 1))
        let own = tree.hasPage ? [] : review.styles.map { top + $0 }
        for address in own + PageAssets.addresses(in: tree) { add(address, from: page, on: side) }
        let folder = page.contains("/") ? page[...(page.lastIndex(of: "/") ?? page.startIndex)] : ""
        let context = CutOut.Context(
            tree, base: isOneFile ? nil : PercentEncoding.encoded(path: "\(side.rawValue)/\(folder)"), top: top,
            own: own,
            around: tree.hasPage ? [] : review.around
        ) { address in FileAddress.path(address, inside: page).flatMap { rules["\(side.rawValue)/\($0)"] ?? nil } }
        // In a review of one file, each context contains whole stylesheets, so fewer contexts are kept.
        if contexts.count >= (isOneFile ? 64 : 4_096) { contexts.removeAll() }
        contexts[key] = context
        return context
    }

    private mutating func add(_ address: String, from page: String, on side: Review.Side) {
        guard let path = FileAddress.path(address, inside: page), !PageName.isPage(path),
            known.insert("\(side.rawValue)/\(path)").inserted
        else { return }
        guard copies.count < Self.countLimit, size < Self.sizeLimit else {
            omitted += 1
            return
        }
        guard let bytes = review.contents(path, side) else { return }
        let isStylesheet = PageName.isStyleSheet(path)
        if isOneFile {
            guard isStylesheet, bytes.count <= Self.inlineLimit else {
                omitted += 1
                return
            }
            rules["\(side.rawValue)/\(path)"] = String(decoding: bytes, as: UTF8.self)
            return
        }
        size += bytes.count
        copies.append((path, side))
        guard isStylesheet else { return }
        for inner in PageAssets.addresses(inStyles: String(decoding: bytes, as: UTF8.self)) {
            add(inner, from: path, on: side)
        }
    }
}
