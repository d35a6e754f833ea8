import VitrineCSS

/// The files of a review, with the groups and the changed pages in each of them.
struct ReviewPlan {
    /// A group with the places that are shown.
    struct Group {
        var group: ChangeGroup
        /// The places, as the indices of a page and of a change on it.
        var places: [(page: Int, change: Int)] = []
        /// The components and elements that already have a place, if a custom property or a file affects several.
        var things: Set<String> = []
        /// The file that shows the group, and the id of the element there.
        var file = ReviewPlan.index
        var anchor: String
        /// The address from any other file of the review: `changes-2.html#change-3f…`.
        var address: String { "\(file)#\(anchor)" }
    }

    static let index = "index.html"
    /// The maximum number of places that are shown for one group.
    static let placeLimit = 3
    /// The maximum number of groups on the first page, and on each further one, unless the review is one file.
    static let firstGroups = 16
    static let furtherGroups = 40
    /// The maximum number of groups under one heading in the list on the first page.
    static let listLimit = 60
    /// The maximum number of changed pages on the first page, and on each further one, unless the review is one file.
    /// The first number is also the limit for conflicts and for pages with unexplained pixels.
    static let firstPages = 24
    static let furtherPages = 100
    /// The maximum number of files in a list on the first page, and on each further one, unless the review is one file.
    /// The first number is also the limit for the problems.
    static let firstFiles = 60
    static let furtherFiles = 2_000

    private(set) var groups: [Group] = []
    /// For every changed page, its groups with the number of times that they occur there, in the order of the page.
    private(set) var groupsOfPages: [[(group: Int, count: Int)]] = []
    /// The groups in each further file.
    private(set) var groupFiles: [Range<Int>] = []
    /// The changed pages in each further file.
    private(set) var pageFiles: [Range<Int>] = []

    init(_ review: Review, isOneFile: Bool) {
        let found = ChangeGroups(review.changed.map { (path: $0.path, changes: $0.changes) })
        var first: [Int: (page: Int, change: Int)] = [:]
        for group in found.groups {
            groups.append(Group(group: group, anchor: "change-\(group.id)"))
        }
        for (page, entry) in review.changed.enumerated() {
            var counts: [Int: Int] = [:]
            var order: [Int] = []
            for (place, change) in entry.changes.enumerated() {
                let number = found.numbers[page][place]
                if groups[number].places.count < Self.placeLimit, isShown(change, number) {
                    groups[number].places.append((page, place))
                }
                if first[number] == nil { first[number] = (page, place) }
                if counts[number] == nil { order.append(number) }
                counts[number, default: 0] += 1
            }
            groupsOfPages.append(order.map { ($0, counts[$0] ?? 0) })
        }
        for (number, place) in first where groups[number].places.isEmpty { groups[number].places = [place] }
        guard !isOneFile else { return }
        groupFiles = Self.ranges(groups.count, first: Self.firstGroups, further: Self.furtherGroups)
        for (number, range) in groupFiles.enumerated() {
            for group in range { groups[group].file = Self.changesFile(number) }
        }
        pageFiles = Self.ranges(review.changed.count, first: Self.firstPages, further: Self.furtherPages)
    }

    /// Returns whether to show a change in its group. Effects of stylesheets and files are shown only for visible
    /// elements inside `html`, and only if they occur under one of the conditions in `StyleCondition.usual`. Effects of
    /// a custom property or a file are shown only once for each component or, outside of components, for each
    /// ``Change/part``.
    private mutating func isShown(_ change: Change, _ number: Int) -> Bool {
        guard let sheet = change.sheet else { return true }
        guard sheet.isSeen, !["/", "/html"].contains(change.element),
            !sheet.conditions.isDisjoint(with: StyleCondition.usual)
        else {
            return false
        }
        if case .rules = sheet.cause { return true }
        return groups[number].things.insert(change.component ?? change.part).inserted
    }

    static func changesFile(_ number: Int) -> String { "changes-\(number + 2).html" }
    static func pagesFile(_ number: Int) -> String { "pages-\(number + 2).html" }

    /// Returns the ranges of the items after the first `first` ones, each with at most `further` items.
    static func ranges(_ count: Int, first: Int, further: Int) -> [Range<Int>] {
        stride(from: min(first, count), to: count, by: further).map { $0..<min(count, $0 + further) }
    }
}
