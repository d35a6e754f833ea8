import Testing

@testable import VitrineCSS

@Suite struct ValueMatcherTests {
    private func match(_ property: String, _ value: String) -> ValueMatch? {
        let list = TokenList(value)
        return PropertyID(property).map { ValueMatcher.match($0, list, 0..<list.count) }
    }

    @Test(arguments: [
        ("color", "red"), ("color", "#1234"), ("color", "rgb(1 2 3 / 50%)"),
        ("color", "color-mix(in oklch, red, blue 20%)"),
        ("color", "rgb(from red r g calc(b + 1))"), ("margin", "1px auto 0 calc(1em + 2%)"), ("margin", "INHERIT"),
        ("background", "url(x) no-repeat center / cover, linear-gradient(to left, red, blue 50%) fixed, teal"),
        ("font", "italic bold 12px/1.5 \"A\", serif"), ("grid-template", "\"a b\" 1fr / auto minmax(0, 1fr)"),
        ("transition", "color .2s ease-in, opacity 1s"), ("transform", "translate(-50%, 10px) rotate(45deg)"),
        ("box-shadow", "0 1px 2px rgb(0 0 0 / 20%), inset 0 0 2px red"), ("width", "min(10px, 5vw)"),
        ("animation", "x 1s infinite both paused"), ("display", "inline flex"), ("content", "\"x\" / \"y\""),
        ("font-family", "A B, serif"), ("aspect-ratio", "16 / 9"), ("inset", "0"),
        ("scroll-timeline", "--a block, --b inline"), ("scroll-timeline-axis", "block, inline"),
        ("position-try", "most-width --a, flip-block"), ("width", "clamp(none, 2px, none)"),
    ]) func validValues(property: String, value: String) {
        #expect(match(property, value) == .valid)
    }

    @Test(arguments: [
        ("color", "10xx"), ("color", "redd"), ("color", "rgb(1, 2 3)"), ("color", "rgb(1 2)"), ("margin", "1"),
        ("margin", "1px 2px 3px 4px 5px"), ("width", "calc(1px + 2)"), ("width", "-1px"), ("width", "calc(1px +2px)"),
        ("transition", "color .2s,"), ("font", "bold"), ("display", "block inline"), ("opacity", "1px"),
        ("background", "red, blue"), ("grid-area", "1 / 2 / 3 / 4 / 5"), ("transform", "rotate(1px)"),
        ("z-index", "1.5"), ("padding", "auto"), ("color", "initial red"), ("scroll-timeline", "--a block, inline"),
        ("width", "clamp(1px, none, 2px)"),
    ]) func invalidValues(property: String, value: String) {
        guard case .invalid = match(property, value) else {
            Issue.record("\(property): \(value) is accepted")
            return
        }
    }

    @Test(arguments: ["var(--x)", "1px var(--x, 2px)", "env(x)", "calc(var(--x) * 2)", "--own(1)"])
    func substitutionIsNotChecked(value: String) {
        #expect(match("width", value) == .substitution)
    }

    @Test func initialValuesMatchTheirSyntax() {
        let wrong = GrammarTable.shared.properties.filter { property in
            guard property.status == .standard, !property.initial.isEmpty else { return false }
            guard case .invalid = match(property.name, property.initial) else { return false }
            return true
        }
        #expect(wrong.map(\.name) == [])
    }

    @Test func syntaxNumbersAreUnique() throws {
        let cache = SyntaxCache(limit: 2)
        for name in ["a", "b", "c"] { _ = try #require(cache.syntax(name)) }
        let own = try #require(cache.syntax("<length> | <angle>"))
        let types = try ["length-percentage", "position", "shadow"].map { try #require(cache.type($0)) }
        let properties = try ["margin", "background"].map { try #require(PropertyID($0).flatMap(cache.property)) }
        let numbers = ([own] + types + properties).map(\.number)
        #expect(Set(numbers).count == numbers.count)
        #expect(cache.type("position")?.number == types[1].number)
    }

    @Test(arguments: ["animation", "transition", "font-variant", "background", "will-change", "mask"])
    func stepsGrowWithLength(property: String) throws {
        let id = try #require(PropertyID(property))
        func steps(_ count: Int) -> Int {
            let list = TokenList(Array(repeating: "x", count: count).joined(separator: ", "))
            var found = 0
            _ = ValueMatcher.match(id, list, 0..<list.count, steps: { found = $0 })
            return found
        }
        #expect(steps(200) <= 3 * steps(100))
    }

    @Test func manyPartsAreNotExponential() throws {
        let id = try #require(PropertyID("font-variant"))
        let list = TokenList(Array(repeating: "ordinal", count: 60).joined(separator: " "))
        var found = 0
        _ = ValueMatcher.match(id, list, 0..<list.count, steps: { found = $0 })
        #expect(found > 0)
        #expect(found < 20_000)
    }
}
