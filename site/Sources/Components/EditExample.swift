import Vitrine

/// An edit of sections: the sections before and after it, and the report of the renderer.
struct EditExample: Component {
    /// A description of the edit.
    var title: String
    /// The call in Swift code.
    var call: String
    var before: [Stack]
    var after: [Stack]
    /// The sentences of the update, or the error messages.
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

    /// The effect of the edit on a section or a row.
    enum Mark: String, Hashable, Sendable {
        case gone, new, moved, changed
    }
}
