/// Finds the former snapshots of stories that have no snapshot under their current name.
///
/// Renames in the settings come first. For other stories, nine tenths of the content must be equal, apart from names
/// (see ``SnapshotContent/likenessContents(of:among:)``). If some stories of a component were found in another
/// component, its remaining stories are matched by their names, and only half of their content must be equal.
struct SnapshotRenameSearch {
    struct Story {
        var id: SnapshotID
        var contents: LikenessContents
    }

    /// The minimum share of the content that must be the same, in percent.
    static let threshold = RenameSearch.threshold
    /// The threshold in percent for a story that kept its name in a component known to have been renamed.
    private static let namesakeThreshold = 50
    /// The maximum number of current stories that contain a piece of content; more frequent content is not used to find
    /// a story.
    private static let commonLimit = 64

    private let old: [Story]
    private let new: [Story]
    private let recorded: [RecordedRename]

    init(old: [Story], new: [Story], recorded: [RecordedRename]) {
        (self.old, self.new, self.recorded) = (old, new, recorded)
    }

    /// Returns the renames in the order of the current names; each snapshot and each story is in at most one of them.
    func renames() -> [SnapshotRename] {
        var pairs = recordedPairs()
        add(&pairs, candidates(besides: pairs))
        add(&pairs, namesakes(besides: pairs))
        return pairs.map { SnapshotRename(from: old[$0.old].id, to: new[$0.new].id, likeness: $0.likeness) }
            .sorted { $0.to < $1.to }
    }

    private func add(_ pairs: inout [LikelyPair], _ found: [LikelyPair]) { pairs += LikelyPair.best(found) }

    private func recordedPairs() -> [LikelyPair] {
        guard !recorded.isEmpty else { return [] }
        let places = Dictionary(new.enumerated().map { ($0.element.id.description, $0.offset) }) { first, _ in first }
        var found: [LikelyPair] = []
        for (number, story) in old.enumerated() {
            guard let name = recorded.lazy.compactMap({ $0.name(of: story.id) }).first, let place = places[name] else {
                continue
            }
            found.append(pair(number, place))
        }
        return LikelyPair.best(found)
    }

    private func candidates(besides pairs: [LikelyPair]) -> [LikelyPair] {
        let (oldTaken, newTaken) = (Set(pairs.map(\.old)), Set(pairs.map(\.new)))
        var places: [TreeHash: [Int]] = [:]
        var names: [String: [Int]] = [:]
        for (place, story) in new.enumerated() where !newTaken.contains(place) {
            names[story.id.story, default: []].append(place)
            for part in story.contents.parts.keys { places[part, default: []].append(place) }
        }
        var found: [LikelyPair] = []
        for (number, story) in old.enumerated() where !oldTaken.contains(number) && story.contents.count > 0 {
            var near = Set(names[story.id.story] ?? [])
            for part in story.contents.parts.keys {
                guard let all = places[part], all.count <= Self.commonLimit else { continue }
                near.formUnion(all)
            }
            for place in near {
                let pair = pair(number, place)
                if pair.likeness >= Self.threshold { found.append(ranked(pair)) }
            }
        }
        return LikelyPair.best(found).map { LikelyPair(likeness: $0.likeness / 4, old: $0.old, new: $0.new) }
    }

    /// Ranks a pair: of two equally similar pairs, the one in which the story keeps its own name or that of its
    /// component is better.
    private func ranked(_ pair: LikelyPair) -> LikelyPair {
        let (from, to) = (old[pair.old].id, new[pair.new].id)
        let rank = from.story == to.story ? 3 : from.component == to.component ? 2 : 0
        return LikelyPair(likeness: pair.likeness * 4 + rank, old: pair.old, new: pair.new)
    }

    private func namesakes(besides pairs: [LikelyPair]) -> [LikelyPair] {
        let (oldTaken, newTaken) = (Set(pairs.map(\.old)), Set(pairs.map(\.new)))
        var components: [String: Set<String>] = [:]
        for pair in pairs { components[old[pair.old].id.component, default: []].insert(new[pair.new].id.component) }
        let places = Dictionary(new.enumerated().map { ($0.element.id.description, $0.offset) }) { first, _ in first }
        var found: [LikelyPair] = []
        for (number, story) in old.enumerated() where !oldTaken.contains(number) {
            for component in components[story.id.component, default: []].sorted() where component != story.id.component
            {
                guard let place = places["\(component)/\(story.id.story)"], !newTaken.contains(place) else { continue }
                let pair = pair(number, place)
                if pair.likeness >= Self.namesakeThreshold { found.append(pair) }
            }
        }
        return found
    }

    private func pair(_ number: Int, _ place: Int) -> LikelyPair {
        LikelyPair(likeness: old[number].contents.likeness(new[place].contents), old: number, new: place)
    }
}
