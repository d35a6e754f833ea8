import VitrineSupport

/// Makes the components of a review from the changes.
struct ReviewCards {
    private let review: Review
    private let plan: ReviewPlan
    private let isOneFile: Bool
    private var pages: ReviewPages
    private(set) var assets: ReviewAssets
    /// The number of cards with whole pages that may still be created; those of merge conflicts are not counted.
    private var wholePages = 60
    /// The number of bytes of each page's markup that have been shown so far.
    private var shownBytes: [Int: Int] = [:]

    /// The maximum number of pages that are listed for one group.
    private static let pageLimit = 200
    /// The maximum number of groups that are listed for one page.
    private static let lineLimit = 60
    /// The maximum number of groups with frames in a review of one file.
    private static let framedGroups = 60
    /// The number of bytes of markup for a page after which only the values of its other changes are shown: a fixed
    /// number, plus a number for each of its nodes. Without this limit, the output would grow with the square of the
    /// size of a page, because each change shows a part of its page.
    private static let byteLimit = (page: 200_000, node: 600)

    init(_ review: Review, _ plan: ReviewPlan, isOneFile: Bool) throws(ReviewProblem) {
        self.review = review
        self.plan = plan
        self.isOneFile = isOneFile
        pages = try ReviewPages(review)
        assets = ReviewAssets(review, isOneFile: isOneFile)
    }

    // MARK: - Groups

    /// Returns how often and where a group occurs: `3 times on 2 pages`.
    private func extent(_ group: ChangeGroup) -> String {
        let times = group.count == 1 ? "once" : group.count == 2 ? "twice" : Count.of(group.count, "time", "times")
        let places =
            group.pages.count == 1 ? TerminalText.safe(group.pages[0]) : Count.of(group.pages.count, "page", "pages")
        return places.isEmpty ? times : "\(times) on \(places)"
    }

    private func command(_ group: ChangeGroup) -> String? { review.acceptCommand.map { "\($0) \(group.id)" } }

    /// Returns the line for a group in a list of groups that is part of the given file.
    func line(_ number: Int, from file: String) -> ReviewGroupLine {
        let entry = plan.groups[number]
        return ReviewGroupLine(
            sentence: entry.group.sentence, address: address(number, from: file), extent: extent(entry.group),
            command: command(entry.group))
    }

    private func address(_ number: Int, from file: String) -> String {
        let entry = plan.groups[number]
        return entry.file == file ? "#\(entry.anchor)" : entry.address
    }

    /// Returns a group with the places that are shown.
    mutating func group(_ number: Int, isOpen: Bool) -> ReviewGroup {
        let entry = plan.groups[number]
        let isFramed = !isOneFile || number < Self.framedGroups
        let listed = Set(entry.places.map { review.changed[$0.page].path })
        let others = entry.group.pages.filter { !listed.contains($0) }
        let shown = entry.places.enumerated().map { index, place in
            // A review of one file contains all frames, so each group has frames for only one place.
            self.place(place.page, place.change, isFramed: isFramed && (index == 0 || !isOneFile))
        }
        return ReviewGroup(
            sentence: entry.group.sentence, layer: entry.group.example.layer.title,
            kind: entry.group.example.kindTitle,
            extent: extent(entry.group), places: shown, pages: others.prefix(Self.pageLimit).map(TerminalText.safe),
            morePages: max(0, others.count - Self.pageLimit),
            command: command(entry.group),
            decision: review.digests[entry.group.id].map { .init(group: entry.group.id, digest: $0) }, isOpen: isOpen)
    }

    private mutating func place(_ page: Int, _ number: Int, isFramed: Bool) -> ReviewPlace {
        let entry = review.changed[page]
        let change = entry.changes[number]
        var shown = ReviewPlace(path: TerminalText.safe(entry.path), element: change.instance ?? change.element)
        guard let compared = pages.page(entry) else {
            shown.source = ChangeSource.diff(change)
            shown.note = "This page could not be read again; only the values of this change are shown."
            return shown
        }
        guard shownBytes[page, default: 0] < Self.byteLimit.page + Self.byteLimit.node * compared.size else {
            shown.source = ChangeSource.diff(change)
            shown.note = "This page has too many changes to show them all; only the values of this change are shown."
            return shown
        }
        let place = compared.place(of: change)
        shown.source = ChangeSource.diff(change, at: place, in: compared)
        shownBytes[page, default: 0] += shown.source?.size ?? 0
        guard isFramed, let view = compared.view(of: change, at: place) else {
            if isFramed { shown.note = "This change is not visible on the page." }
            return shown
        }
        let what =
            "\(change.component ?? change.part) on \(entry.path.isEmpty ? "the file" : TerminalText.safe(entry.path)), change \(page + 1).\(number + 1)"
        let old = entry.oldPath ?? entry.path
        let kind: CutOut.Kind? = change.kind == .removed || change.kind == .inserted ? nil : .changed
        if change.kind == .moved { shown.note = compared.distance(of: place) }
        let near = compared.neighbor(of: place)
        let look = change.sheet?.look ?? .init()
        shown.note = change.sheet?.note(hasFormerFile: review.hasFormerFile(change.name ?? "")) ?? shown.note
        if let root = view.old {
            shown.before = frame(
                compared.old, of: old, on: .before, root: root, mark: place.old, center: near.old,
                kind: kind ?? .gone, name: what, look: look)
        }
        if let root = view.new {
            shown.after = frame(
                compared.new, of: entry.path, on: .after, root: root, mark: place.new, center: near.new,
                kind: kind ?? .new, name: what, look: look)
        }
        let sides = [shown.before, shown.after].compactMap { $0?.markup.utf8.count }
        shownBytes[page, default: 0] += sides.reduce(0, +)
        return shown
    }

    private mutating func frame(
        _ tree: SnapshotTree, of path: String, on side: Review.Side, root: Int, mark: Int? = nil,
        center: Int? = nil, kind: CutOut.Kind, title: String? = nil, name what: String,
        look: ReviewFrame.Look = .init()
    ) -> ReviewFrame {
        let title = title ?? (side == .before ? "Before" : "After")
        let cut = CutOut.document(
            tree, root: root, mark: mark, center: center, kind: kind, assets.context(of: path, on: side, tree))
        return ReviewFrame(
            title: title, name: "\(title): \(what)", markup: cut.markup, lines: cut.lines, omitted: cut.omitted,
            look: look)
    }

    // MARK: - Pages

    /// Returns the card for a changed page.
    mutating func page(_ number: Int, from file: String) -> ReviewPageCard {
        let entry = review.changed[number]
        let found = plan.groupsOfPages[number]
        var card = ReviewPageCard(
            path: TerminalText.safe(entry.path), extent: Count.of(entry.changes.count, "change", "changes"))
        card.lines = found.prefix(Self.lineLimit).map { group, count in
            ReviewPageCard.Line(
                sentence: plan.groups[group].group.sentence, address: address(group, from: file), count: count)
        }
        card.moreLines = max(0, found.count - Self.lineLimit)
        var notes: [String] = []
        if let old = entry.oldPath { notes.append("Renamed from \(TerminalText.safe(old)).") }
        if entry.isCoarse { notes.append("Compared coarsely, because too much differs.") }
        card.note = notes.isEmpty ? nil : notes.joined(separator: " ")
        card.pixels = pixels(of: entry.path, areExplained: true)
        guard wholePages > 0, !isOneFile, let compared = pages.page(entry) else { return card }
        wholePages -= 1
        let what = "the whole of \(TerminalText.safe(entry.path))"
        let old = entry.oldPath ?? entry.path
        card.before = frame(
            compared.old, of: old, on: .before, root: compared.old.bodyOrAll, kind: .page, name: what)
        card.after = frame(
            compared.new, of: entry.path, on: .after, root: compared.new.bodyOrAll, kind: .page, name: what)
        return card
    }

    /// Returns the pictures of a page; none in a review of one file.
    /// - Parameter areExplained: whether to return pictures for which a change is reported; otherwise, those for which
    ///   none is. The latter are shown in their own section. A page may be in that section and also among the changed
    ///   pages (for example, if a letter changed only its Unicode form), and the name of a picture must be unique in a
    ///   file, so each picture is returned for only one of the two places.
    private func pixels(of path: String, areExplained: Bool) -> [ReviewPixels] {
        guard !isOneFile else { return [] }
        return review.pixels.enumerated().filter { _, found in
            found.path == path && found.isExplained == areExplained && !found.before.isEmpty
        }.map { number, found in
            ReviewPixels(
                name: "pixels-\(number + 1)", sentence: "\(found.view): \(found.words)",
                before: Self.pixelFile(number, .before), after: Self.pixelFile(number, .after))
        }
    }

    /// Returns the path of a picture in the folder of the review.
    static func pixelFile(_ number: Int, _ side: Review.Side) -> String { "pixels/\(number + 1)-\(side.rawValue).png" }

    /// Returns the card for a page that looks different although no change is reported.
    func unexplained(_ path: String) -> ReviewPageCard {
        var card = ReviewPageCard(path: TerminalText.safe(path))
        let found = review.pixels.filter { $0.path == path && !$0.isExplained }
        card.lines = found.map { .init(sentence: "\($0.view): \($0.words)", count: 1) }
        card.pixels = pixels(of: path, areExplained: false)
        return card
    }

    /// Returns a card for a page that two branches changed: all sides, and the current version.
    mutating func conflict(_ conflict: Review.Conflict) -> ReviewPageCard {
        let path = TerminalText.safe(conflict.path)
        var card = ReviewPageCard(path: path, extent: Count.of(conflict.versions.count, "version", "versions"))
        card.lines = conflict.notes.map { .init(sentence: $0, count: 1) }
        for (number, version) in conflict.versions.enumerated() {
            let side: Review.Side = number + 1 == conflict.versions.count ? .after : .before
            card.versions.append(
                frame(
                    version.tree, of: conflict.path, on: side, root: version.tree.bodyOrAll, kind: .page,
                    title: TerminalText.safe(version.name), name: "the whole of \(path)"))
        }
        return card
    }

    /// Returns the card for a page that exists on only one side; nil if it cannot be read as a page, if too many whole
    /// pages are already shown, or in a review of one file.
    mutating func lonePage(_ path: String, _ side: Review.Side, note: String? = nil) -> ReviewPageCard? {
        guard wholePages > 0, !isOneFile, let tree = pages.tree(path, side) else { return nil }
        wholePages -= 1
        var card = ReviewPageCard(path: TerminalText.safe(path), note: note)
        let made = frame(
            tree, of: path, on: side, root: tree.bodyOrAll, kind: .page, name: "the whole of \(TerminalText.safe(path))"
        )
        if side == .before { card.before = made } else { card.after = made }
        return card
    }
}

extension SnapshotTree {
    /// The index of the body of a page; -1 for a fragment or a page without a body, which are shown as a whole.
    fileprivate var bodyOrAll: Int { hasPage ? nodes.firstIndex { $0.name == "body" } ?? -1 : -1 }
}
