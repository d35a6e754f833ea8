/// The computed initial values of all longhands.
final class InitialValues: Sendable {
    static let shared = InitialValues()

    private let values: [[ComponentValue]]

    private init() {
        values = GrammarTable.shared.properties.map { property in
            guard !property.initial.isEmpty else { return [] }
            let list = TokenList(property.initial)
            let components = ComponentReader.read(list, 0..<list.count, hasColor: property.hasColor)
            // The computed initial value does not depend on an element.
            return ValueComputer(lengths: LengthContext(), colors: ColorResolver()).compute(
                PropertyID(known: property.name), components)
        }
    }

    subscript(_ property: PropertyID) -> [ComponentValue] { values[Int(property.number)] }
}
