/// All values that a property can have, if its type is `Bool`, a `CaseIterable` enum, or an optional of one of these.
/// The nil of an optional is not counted, and all values of a case with associated values count as one.
struct KnownValues {
    /// The values in Swift syntax, in the order of `allCases`; for `Bool`, `false` comes first.
    let names: [String]
    private let numbers: [AnyHashable: Int]

    /// Lists the values of a type, or of the wrapped type of an optional; nil if the type does not list its values.
    init?(of type: Any.Type) {
        var type = type
        while let optional = type as? any OptionalValue.Type { type = optional.wrappedType }
        let values: [Any]
        if type is Bool.Type {
            values = [false, true]
        } else if let cases = type as? any CaseIterable.Type {
            values = Self.values(of: cases)
        } else {
            return nil
        }
        guard let first = values.first, first is Bool || Self.isCase(first) else { return nil }
        var names: [String] = []
        var numbers: [AnyHashable: Int] = [:]
        for value in values where numbers[Self.key(of: value)] == nil {
            numbers[Self.key(of: value)] = names.count
            names.append(PropertyTable.describe(value, depth: 0))
        }
        self.names = names
        self.numbers = numbers
    }

    /// The index of a value in ``names``; nil if it is not among them, as for an optional without a value.
    func number(of value: Any) -> Int? {
        if let optional = value as? any OptionalValue { return optional.wrapped.flatMap { number(of: $0) } }
        return numbers[Self.key(of: value)]
    }

    /// Whether a value is of an enum type.
    static func isCase(_ value: Any) -> Bool { Mirror(reflecting: value).displayStyle == .enum }

    private static func values<Cases: CaseIterable>(of type: Cases.Type) -> [Any] { type.allCases.map { $0 } }

    /// The key of a value. All values of a case with associated values have the same key.
    private static func key(of value: Any) -> AnyHashable {
        if let payload = Mirror(reflecting: value).children.first { return AnyHashable(payload.label ?? "") }
        return (value as? any Hashable).map { AnyHashable($0) } ?? AnyHashable("\(value)")
    }
}

/// An optional whose wrapped type is not known statically.
protocol OptionalValue {
    static var wrappedType: Any.Type { get }
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    static var wrappedType: Any.Type { Wrapped.self }
    var wrapped: Any? { map { $0 as Any } }
}
