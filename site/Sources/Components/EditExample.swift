import Vitrine

/// An edit of sections: what stood there before, what stands there after, and what the renderer says of it.
struct EditExample: Component {
    /// What the edit does.
    var title: String
    /// The call, as it stands in code.
    var call: String
    var before: [Stack]
    var after: [Stack]
    /// The sentences of the update, or the messages of what was wrong.
    var report: [String]
    var isError = false

    /// One section.
    struct Stack: Hashable, Sendable {
        var id: ItemID
        var header: String?
        var lines: [Line]
        var mark: Mark?
    }

    /// One row.
    struct Line: Hashable, Sendable {
        var text: String
        var mark: Mark?
    }

    /// What became of a section or a row.
    enum Mark: String, Hashable, Sendable {
        case gone, new, moved, changed
    }
}
