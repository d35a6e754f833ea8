/// A rename from the settings, for stories that have changed too much to be recognized: `card/*` is now `tile/*`.
package struct RecordedRename: Hashable, Sendable {
    private let from: String
    private let to: String

    /// Reads two names of snapshots, or two names of components followed by `/*`; nil if they are neither.
    package init?(from: String, to: String) {
        func isComponent(_ name: String) -> Bool {
            name.hasSuffix("/*") && SnapshotID(String(name.dropLast()) + "x") != nil
        }
        guard SnapshotID(from) != nil && SnapshotID(to) != nil || isComponent(from) && isComponent(to) else {
            return nil
        }
        (self.from, self.to) = (from, to)
    }

    /// Returns the current name of a snapshot; nil if this rename does not apply to it.
    func name(of id: SnapshotID) -> String? {
        if from == id.description { return to }
        guard from.hasSuffix("*"), id.description.hasPrefix(from.dropLast()) else { return nil }
        return to.dropLast() + id.story
    }
}
