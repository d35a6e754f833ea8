extension Datatype {
    /// The datatypes for numbers and coordinates.
    static var numbers: [String: Datatype] {
        [
            "integer": Datatype(.valueNumber, error: NumberSyntax.integer),
            "tabindex": Datatype(.valueNumber, error: NumberSyntax.integer),
            "nonneg-integer": Datatype(.valueNumber, error: NumberSyntax.natural(in: 0...Int.max)),
            "positive-integer": Datatype(.valueNumber, error: NumberSyntax.natural(in: 1...Int.max)),
            "colspan": Datatype(.valueNumber, error: NumberSyntax.natural(in: 1...1000)),
            "span": Datatype(.valueNumber, error: NumberSyntax.natural(in: 1...1000)),
            "rowspan": Datatype(.valueNumber, error: NumberSyntax.natural(in: 0...65534)),
            "float": Datatype(.valueNumber, error: NumberSyntax.float),
            "nonneg-float": Datatype(.valueNumber, error: NumberSyntax.float(allowsZero: true)),
            "positive-float": Datatype(.valueNumber, error: NumberSyntax.float(allowsZero: false)),
            "step": Datatype(.valueNumber, error: NumberSyntax.step),
            "coords-rect": Datatype(.valueCoordinates, error: Coordinates.rectangle),
            "coords-circle": Datatype(.valueCoordinates, error: Coordinates.circle),
            "coords-poly": Datatype(.valueCoordinates, error: Coordinates.polygon),
        ]
    }
}
