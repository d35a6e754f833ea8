/// Names of types as people write them.
enum TypeName {
    /// `Todo`, `Box<Todo>`: without module and enclosing types.
    static func short(_ type: Any.Type) -> String { String(describing: type) }

    /// `Shop.Todo`: distinguishes what ``short(_:)`` does not.
    ///
    /// Swift puts an address in memory into the names of private types, which differs from run to run: it is left out.
    static func full(_ type: Any.Type) -> String {
        let name = String(reflecting: type)
        guard name.utf8.contains(UInt8(ascii: "$")) else { return name }
        return name.replacing(/\(unknown context at \$[0-9a-f]+\)\.?/, with: "")
    }
}
