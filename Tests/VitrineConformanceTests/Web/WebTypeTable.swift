@testable import VitrineConformance

/// Datatypes by name, as tables of values ask for them.
enum WebTypeTable {
    /// What is wrong with a value of a type; nil when it is right.
    static func problem(_ type: String, _ value: String) -> String? {
        if type == "stylesheet" { return Datatype.styleSheet.problem(Bytes(value.utf8)) }
        guard let datatype = Datatype.webTypes[type] else { return "there is no type \(type)" }
        return datatype.problem(Bytes(value.utf8))
    }

    /// The names of all types.
    static let names = Datatype.webTypes.keys.sorted() + ["stylesheet"]
}
