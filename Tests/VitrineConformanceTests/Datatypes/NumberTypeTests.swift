import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("Numbers and coordinates")
struct NumberTypeTests {
    @Test(
        "Valid values",
        arguments: [
            ("integer", "0 -0 12 -12 007 99999999999999999999999"), ("tabindex", "0 -1 32767"),
            ("nonneg-integer", "0 00 12 99999999999999999999999"), ("positive-integer", "1 01 99999999999999999999"),
            ("colspan", "1 1000 0001"), ("span", "1 1000"), ("rowspan", "0 1 65534"),
            ("float", "0 -0 1 -1 1.5 .5 -.5 1e3 1E3 1e+3 1e-3 1.5e10 00.10 1e400"),
            ("nonneg-float", "0 -0 1.5 .5 -0.0 1e-400"), ("positive-float", "1 .001 1e-400"),
            ("step", "any ANY 1 0.01 .5"),
            ("coords-rect", "0,0,10,10 -5,-5,5,5 0.5,1e1,1.5,11"), ("coords-circle", "1,2,3 1,2,0 -1,-2,.5"),
            ("coords-poly", "0,0,1,1,2,0 0,0,1,1,2,0,3,3"),
        ] as [(String, String)])
    func right(type: String, values: String) {
        for value in values.split(separator: " ") { #expect(problem(type, String(value)) == nil, "\(type) \(value)") }
    }

    @Test(
        "Invalid values, with the reason",
        arguments: [
            ("integer", "", "expected a whole number such as 0 or -1"),
            ("integer", "-", "expected a whole number such as 0 or -1"),
            ("integer", "+1", "expected a whole number such as 0 or -1"), ("integer", " 1", "it begins with a space"),
            ("integer", "1.0", "expected a whole number such as 0 or -1"),
            ("integer", "１", "expected a whole number such as 0 or -1"),
            ("integer", "--1", "expected a whole number such as 0 or -1"), ("integer", "1 ", "it ends with a space"),
            ("nonneg-integer", "-1", "expected a whole number without a sign"),
            ("nonneg-integer", "-0", "expected a whole number without a sign"),
            ("positive-integer", "0", "the smallest allowed value is 1"),
            ("colspan", "0", "the smallest allowed value is 1"),
            ("colspan", "1001", "the largest allowed value is 1000"),
            ("rowspan", "65535", "the largest allowed value is 65534"),
            ("rowspan", "99999999999999999999", "the largest allowed value is 65534"),
            ("span", "", "expected a whole number without a sign"),
            ("float", "", "expected a number"),
            ("float", "+1", "a number must not begin with “+”"),
            ("float", "1.", "a digit is missing after “.”"),
            ("float", ".", "a digit is missing after “.”"),
            ("float", "1e", "a digit is missing after “e”"), ("float", "e5", "expected a number"),
            ("float", "1.5.5", "unexpected “.5” after the number"), ("float", " 1", "it begins with a space"),
            ("float", "1 ", "it ends with a space"), ("float", "Infinity", "expected a number"),
            ("float", "NaN", "expected a number"), ("float", "0x10", "unexpected “x10” after the number"),
            ("float", "1,5", "unexpected “,5” after the number"),
            ("float", "1e1.5", "unexpected “.5” after the number"),
            ("nonneg-float", "-1", "expected a number that is not negative"),
            ("positive-float", "0", "expected a number greater than 0"),
            ("positive-float", "-0.5", "expected a number greater than 0"),
            ("positive-float", "0e5", "expected a number greater than 0"),
            ("step", "0", "expected a number greater than 0, or “any”"),
            ("step", "-1", "expected a number greater than 0, or “any”"),
            ("step", "all", "expected a number, or “any”"),
            ("coords-rect", "", "expected numbers with commas between them"),
            ("coords-rect", "0,0,10", "expected four numbers (left, top, right, bottom), found 3"),
            ("coords-rect", "10,0,10,10", "the left coordinate “10” is not less than the right coordinate “10”"),
            ("coords-rect", "0,10,10,5", "the top coordinate “10” is not less than the bottom coordinate “5”"),
            (
                "coords-rect", "0, 0, 10, 10",
                "whitespace is not allowed; write only commas between the numbers, as in 0,0,10,10"
            ),
            ("coords-rect", "0,,10,10", "a number is missing before or after a comma"),
            ("coords-rect", "0,0,10,x", "“x”: expected a number"),
            ("coords-rect", "0;0;10;10", "“0;0;10;10”: unexpected “;0;10;10” after the number"),
            ("coords-circle", "1,2", "expected three numbers (x, y, radius), found 2"),
            ("coords-circle", "1,2,-3", "the radius “-3” is negative"),
            (
                "coords-poly", "0,0,1,1",
                "expected six numbers or more (x and y of at least three corners), found 4"
            ),
            ("coords-poly", "0,0,1,1,2,0,3", "expected an even number of values (x and y of each corner), found 7"),
            ("coords-poly", "0,0,1,1,2,0,", "a number is missing before or after a comma"),
        ] as [(String, String, String)])
    func wrong(type: String, value: String, reason: String) { #expect(problem(type, value) == reason, "\(value)") }

    @Test("Numbers agree with regular expressions for the Standard's definitions")
    func reference() throws {
        let float = /-?([0-9]+(\.[0-9]+)?|\.[0-9]+)([eE][+\-]?[0-9]+)?/
        let integer = /-?[0-9]+/
        var state: UInt64 = 7
        let letters = Array("0123-+.eE ")
        for _ in 0..<20_000 {
            let value = String(
                (0..<Int(next(&state) % 7)).map { _ in letters[Int(next(&state) % UInt64(letters.count))] })
            #expect((problem("float", value) == nil) == (value.wholeMatch(of: float) != nil), "\(value)")
            #expect((problem("integer", value) == nil) == (value.wholeMatch(of: integer) != nil), "\(value)")
        }
    }

    private func next(_ state: inout UInt64) -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }

    @Test("Values of 10 MB are checked quickly")
    func long() {
        let digits = String(repeating: "9", count: 10_000_000)
        for type in ["integer", "nonneg-integer", "float", "step"] { #expect(problem(type, digits) == nil) }
        #expect(problem("colspan", digits) == "the largest allowed value is 1000")
        #expect(problem("coords-poly", String(repeating: "1,", count: 4_999_999) + "1") != "")
    }
}
