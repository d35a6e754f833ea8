/// Names of types as users write them.
enum TypeName {
    /// Returns the name without module and enclosing types: `Todo`, `Box<Todo>`.
    static func short(_ type: Any.Type) -> String { String(describing: type) }

    /// Returns the name with module and enclosing types, which distinguishes types with the same ``short(_:)`` name:
    /// `Shop.Todo`.
    ///
    /// Swift includes an address in memory in the names of private types. The address differs from run to run, so it
    /// is left out.
    static func full(_ type: Any.Type) -> String {
        let name = String(reflecting: type)
        guard name.utf8.contains(UInt8(ascii: "$")) else { return name }
        return name.replacing(/\(unknown context at \$[0-9a-f]+\)\.?/, with: "")
    }
}
