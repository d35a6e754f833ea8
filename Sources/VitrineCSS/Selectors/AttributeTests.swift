import VitrineSupport

/// Tests of attributes without a namespace, stored in flat arrays: unlike ``AttributeTest``, they need no reference
/// counting.
struct AttributeTests: Sendable {
    private struct Test: Sendable {
        var op: AttributeTest.Operator
        /// Whether ASCII case is ignored in HTML elements; `ignoresCase` is for other elements.
        var ignoresCaseInHTML: Bool
        var ignoresCase: Bool
        var value: Range<Int32>
    }

    private var tests: [Test] = []
    private var values: [UInt8] = []

    var count: Int { tests.count }

    mutating func append(_ test: AttributeTest) {
        let start = Int32(values.count)
        values += test.value
        tests.append(
            Test(
                op: test.op, ignoresCaseInHTML: test.ignoresCase ?? test.ignoresCaseInHTML,
                ignoresCase: test.ignoresCase ?? false, value: start..<Int32(values.count)))
    }

    /// Whether an attribute's value, a range of `text`, passes the test with the given number.
    func matches(_ number: Int, _ text: borrowing [UInt8], _ range: Range<Int32>, isHTML: Bool) -> Bool {
        let test = tests[number]
        return test.op.holds(
            text.span.extracting(Int(range.lowerBound)..<Int(range.upperBound)),
            values.span.extracting(Int(test.value.lowerBound)..<Int(test.value.upperBound)),
            ignoring: isHTML ? test.ignoresCaseInHTML : test.ignoresCase)
    }
}
