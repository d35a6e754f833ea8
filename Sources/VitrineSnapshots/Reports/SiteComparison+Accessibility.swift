import VitrineSupport

extension SiteComparison {
    /// `The accessibility tree of 2 of 3 changed pages is the same.`; nil when it is the same on none of them.
    ///
    /// Worth saying, because what only looks different is less of a risk than what is announced differently.
    package var accessibilitySentence: String? {
        let same = changed.count { $0.tellsTheSame }
        guard same > 0 else { return nil }
        if same < changed.count {
            return
                "The accessibility tree of \(Count.grouped(same)) of \(Count.of(changed.count, "changed page", "changed pages")) is the same."
        }
        return "The accessibility tree of \(same == 1 ? "the changed page" : "all changed pages") is the same."
    }
}
