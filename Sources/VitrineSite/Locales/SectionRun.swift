/// A run of adjacent sections or guides with the same group, or without one.
struct SectionRun: Hashable, Sendable {
    let group: String?
    /// The numbers of the sections or guides.
    private(set) var members: Range<Int>

    /// Splits all sections or guides into runs.
    /// - Parameter groups: the group of each section or guide, in order; nil for those without a group.
    static func all(_ groups: [String?]) -> [SectionRun] {
        var runs: [SectionRun] = []
        for (number, group) in groups.enumerated() {
            if let last = runs.indices.last, runs[last].group == group {
                runs[last].members = runs[last].members.lowerBound..<number + 1
            } else {
                runs.append(SectionRun(group: group, members: number..<number + 1))
            }
        }
        return runs
    }
}
