import Vitrine

/// Components that the pages show as examples.
enum Samples {
    static let longTitle = """
        Ask everybody who comes on Saturday whether they eat nuts, eggs, milk or the \
        Donaudampfschifffahrtsgesellschaftskapitänstorte that Käthe brings
        """

    static let hope = Quote(
        lines: ["“Hope” is the thing with feathers –", "That perches in the soul –"], language: "en",
        author: .verbatim("Emily Dickinson"))

    static let pond = Quote(
        lines: ["古池や", "蛙飛びこむ", "水の音"], language: "ja", author: .verbatim("松尾芭蕉"), source: "蛙合",
        translations: [
            .init(language: "en", text: "An old pond; a frog jumps in: the sound of water."),
            .init(language: "de", text: "Der alte Teich; ein Frosch springt hinein: das Geräusch des Wassers."),
        ])

    static let passing = Quote(
        lines: ["این نیز بگذرد"], language: "fa", author: "A proverb",
        translations: [.init(language: "en", text: "This too shall pass.")])

    static let chart = Chart(
        title: "Three lists",
        bars: [
            .init(label: "Home", done: 12, open: 4, section: "home"),
            .init(label: "Garden", done: 3, open: 21, section: "garden"),
            .init(label: "Music", done: 9, open: 0, section: "music"),
        ])

    static let quadratic = Formula(
        caption: "Where a parabola meets the axis.",
        expression: .row([
            .name("x"), .sign("="),
            .fraction(
                .row([.sign("−"), .name("b"), .sign("±"), .root(discriminant)]),
                .row([.number(2), .name("a")])),
        ]))

    private static let discriminant = Formula.Expression.row([
        .power(.name("b"), .number(2)), .sign("−"), .number(4), .name("a"), .name("c"),
    ])

    static let sum = Formula(
        caption: "The sum of the first n whole numbers.",
        expression: .row([
            .sum(from: .row([.name("k"), .sign("="), .number(1)]), to: .name("n"), of: .name("k")), .sign("="),
            .fraction(
                .row([.name("n"), .sign("("), .name("n"), .sign("+"), .number(1), .sign(")")]), .number(2)),
        ]))

    static let distance = Formula(
        caption: "The distance between two points in the plane.",
        expression: .row([.name("d"), .sign("="), .root(.row([square("x"), .sign("+"), square("y")]))]))

    private static func square(_ name: String) -> Formula.Expression {
        .power(
            .row([
                .sign("("), .index(.name(name), .number(2)), .sign("−"), .index(.name(name), .number(1)), .sign(")"),
            ]),
            .number(2))
    }
}
