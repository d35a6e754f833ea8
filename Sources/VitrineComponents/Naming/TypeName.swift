/// Names of types as people write them.
enum TypeName {
    /// `Todo`, `Box<Todo>`: without module and enclosing types.
    static func short(_ type: Any.Type) -> String { String(describing: type) }

    /// `Shop.Todo`: tells apart what ``short(_:)`` does not.
    static func full(_ type: Any.Type) -> String { String(reflecting: type) }
}
