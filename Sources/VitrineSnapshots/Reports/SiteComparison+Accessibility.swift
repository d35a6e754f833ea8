import VitrineSupport

extension SiteComparison {
    /// A sentence such as `The accessibility tree of 2 of 3 changed pages is the same as before.`; nil if there is no
    /// changed page whose tree is known to be the same.
    ///
    /// Users want to know this, because a change that affects only the look is less risky than one that affects what
    /// assistive technology announces.
    package var accessibilitySentence: String? {
        let same = changed.count { $0.announcesTheSame }
        guard same > 0 else { return nil }
        if same < changed.count {
            return
                "The accessibility tree of \(Count.grouped(same)) of \(Count.of(changed.count, "changed page", "changed pages")) is the same as before."
        }
        return
            "The accessibility tree of \(same == 1 ? "the changed page" : "all changed pages") is the same as before."
    }
}
