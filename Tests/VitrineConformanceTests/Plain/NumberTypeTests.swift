import Testing

@testable import VitrineConformance

@Suite("Numbers and coordinates")
struct NumberTypeTests {
    @Test(
        "Right values",
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
        "Wrong values with the reason",
        arguments: [
            ("integer", "", "it is empty where a whole number is needed"), ("integer", "-", "it is not a whole number"),
            ("integer", "+1", "it is not a whole number"), ("integer", " 1", "it is not a whole number"),
            ("integer", "1.0", "it is not a whole number"), ("integer", "１", "it is not a whole number"),
            ("integer", "--1", "it is not a whole number"), ("integer", "1 ", "it is not a whole number"),
            ("nonneg-integer", "-1", "it is not a whole number without a sign"),
            ("nonneg-integer", "-0", "it is not a whole number without a sign"),
            ("positive-integer", "0", "it must be at least 1"), ("colspan", "0", "it must be at least 1"),
            ("colspan", "1001", "it must be at most 1000"), ("rowspan", "65535", "it must be at most 65534"),
            ("rowspan", "99999999999999999999", "it must be at most 65534"),
            ("span", "", "it is empty where a whole number is needed"),
            ("float", "", "it is empty where a number is needed"),
            ("float", "+1", "a number has no plus sign in front"),
            ("float", "1.", "a digit is missing behind the point"),
            ("float", ".", "a digit is missing behind the point"),
            ("float", "1e", "a digit is missing behind the e"), ("float", "e5", "it is not a number"),
            ("float", "1.5.5", "“.5” stands behind a number"), ("float", " 1", "it is not a number"),
            ("float", "1 ", "“ ” stands behind a number"), ("float", "Infinity", "it is not a number"),
            ("float", "NaN", "it is not a number"), ("float", "0x10", "“x10” stands behind a number"),
            ("float", "1,5", "“,5” stands behind a number"), ("float", "1e1.5", "“.5” stands behind a number"),
            ("nonneg-float", "-1", "it must be at least 0"), ("positive-float", "0", "it must be greater than 0"),
            ("positive-float", "-0.5", "it must be greater than 0"),
            ("positive-float", "0e5", "it must be greater than 0"),
            ("step", "0", "it must be greater than 0, or the word any"),
            ("step", "-1", "it must be greater than 0, or the word any"),
            ("step", "all", "it is not a number, or the word any"),
            ("coords-rect", "", "a number is missing"),
            ("coords-rect", "0,0,10", "a rectangle has four numbers: left, top, right, bottom; here are 3"),
            ("coords-rect", "10,0,10,10", "left must be less than right"),
            ("coords-rect", "0,10,10,5", "top must be less than bottom"),
            ("coords-rect", "0, 0, 10, 10", "no white space stands between numbers"),
            ("coords-rect", "0,,10,10", "a number is missing"),
            ("coords-rect", "0,0,10,x", "“x”: it is not a number"),
            ("coords-rect", "0;0;10;10", "“0;0;10;10”: “;0;10;10” stands behind a number"),
            ("coords-circle", "1,2", "a circle has three numbers: x, y, radius; here are 2"),
            ("coords-circle", "1,2,-3", "the radius must not be less than 0"),
            (
                "coords-poly", "0,0,1,1",
                "a polygon has three corners or more, with two numbers each; here are 4 numbers"
            ),
            ("coords-poly", "0,0,1,1,2,0,3", "every corner has two numbers, and here are 7"),
            ("coords-poly", "0,0,1,1,2,0,", "a number is missing"),
        ] as [(String, String, String)])
    func wrong(type: String, value: String, reason: String) { #expect(problem(type, value) == reason, "\(value)") }

    @Test("Numbers are those of a regular expression of the Standard's words")
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

    @Test("Values of 10 MB are judged at once")
    func long() {
        let digits = String(repeating: "9", count: 10_000_000)
        for type in ["integer", "nonneg-integer", "float", "step"] { #expect(problem(type, digits) == nil) }
        #expect(problem("colspan", digits) == "it must be at most 1000")
        #expect(problem("coords-poly", String(repeating: "1,", count: 4_999_999) + "1") != "")
    }
}
