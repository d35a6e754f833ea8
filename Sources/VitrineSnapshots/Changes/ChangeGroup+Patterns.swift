import VitrineSupport

/// The sentences for groups whose changes have different values.
extension ChangeGroup {
    /// The sentence for the whole group; nil if the sentence of one change is enough.
    var patternSentence: String? {
        guard ways > 1, let first = examples.first?.change else { return nil }
        switch pattern {
        case .numbers, .words:
            let value = example.subjectOfValue + first.values
            let what = pattern == .numbers ? "numbers" : "dates or words with digits"
            return "\(example.place): \(what) differ (for example, \(value))"
        case .ids: return "Generated ids and the references to them changed (for example, \(first.values))"
        case .place:
            let words = first.effect == nil ? first.predicate : first.sentence
            return "\(example.place): \(Count.grouped(ways)) different changes (for example, \(words))"
        case nil: break
        }
        if example.kind == .moved { return moves }
        if let same = sameAddress { return same }
        guard let words = first.substitution else { return nil }
        let subject = example.kind == .text ? "the text" : example.name ?? "the value"
        if let whitespace = words.whitespace {
            return "\(example.place): \(whitespace.sentence(of: subject, quotes: false))"
        }
        let (before, after) = (Excerpt.of(words.before), Excerpt.of(words.after))
        if words.before.isEmpty { return "\(example.place): “\(after)” added to \(subject)" }
        if words.after.isEmpty { return "\(example.place): “\(before)” removed from \(subject)" }
        return "\(example.place): “\(before)” became “\(after)” in \(subject)"
    }

    /// The sentence for a group of moves: a few of the moved elements, and the number of the others.
    private var moves: String? {
        let rest = ways - examples.count
        let words = examples.map(\.change.moved).joined(separator: ", ")
        return "\(example.place): \(words)" + (rest > 0 ? " and \(Count.grouped(rest)) more" : "")
    }

    /// The sentence for addresses that several pages write differently but that resolve to the same old file and the
    /// same new file; nil if they resolve to different files or to none.
    private var sameAddress: String? {
        guard let target = example.resolved, let name = example.name else { return nil }
        let texts = Excerpt.of(target.before, target.after)
        return "\(example.place): \(name) “\(texts.before)” became “\(texts.after)”"
    }
}
