import VitrineConformance

/// The same change in several places.
public struct ChangeGroup: Sendable {
    /// Names the group; the same in every run.
    public let id: String
    /// The first of the changes.
    public let example: Change
    /// How often it happened.
    public internal(set) var count: Int
    /// On which pages, in order.
    public internal(set) var pages: [String]

    /// `TodoRow: class “done” added, 3 times on 2 pages`.
    public var summary: String {
        let times = count == 1 ? "" : count == 2 ? ", twice" : ", \(Count.of(count, "time", "times"))"
        let places =
            pages.count == 1
            ? (count == 1 ? ", on \(pages[0])" : " on \(pages[0])") : " on \(Count.of(pages.count, "page", "pages"))"
        return example.sentence + times + places
    }
}

extension ChangeGroup {
    /// Groups equal changes; lost names come first, then what assistive technology tells, then what happened most.
    /// - Parameter pages: the pages in order, each with its changes.
    public static func groups(_ pages: [(path: String, changes: [Change])]) -> [ChangeGroup] {
        var places: [ChangeSignature: Int] = [:]
        var groups: [ChangeGroup] = []
        for page in pages {
            for change in page.changes {
                let signature = change.signature
                if let place = places[signature] {
                    groups[place].count += 1
                    if groups[place].pages.last != page.path { groups[place].pages.append(page.path) }
                } else {
                    places[signature] = groups.count
                    groups.append(ChangeGroup(id: signature.id, example: change, count: 1, pages: [page.path]))
                }
            }
        }
        return groups.enumerated().sorted { one, other in
            (one.element.rank, -one.element.count, one.offset) < (
                other.element.rank, -other.element.count, other.offset
            )
        }.map(\.element)
    }

    /// A lost name comes before everything else, then layer after layer.
    private var rank: Int { example.losesName ? -1 : Change.Layer.allCases.firstIndex(of: example.layer) ?? 0 }
}
