import VitrineSupport

/// Tests of attributes without a namespace, flat: asking one counts no references.
struct AttributeTests: Sendable {
    private struct Test: Sendable {
        var op: AttributeTest.Operator
        /// Whether ASCII case does not matter: in HTML, and elsewhere.
        var ignoresCaseInHTML: Bool
        var ignoresCase: Bool
        var value: Range<Int32>
    }

    private var tests: [Test] = []
    private var values: [UInt8] = []

    /// How many tests there are.
    var count: Int { tests.count }

    /// Adds a test.
    mutating func append(_ test: AttributeTest) {
        let start = Int32(values.count)
        values += test.value
        tests.append(
            Test(
                op: test.op, ignoresCaseInHTML: test.ignoresCase ?? test.ignoresCaseInHTML,
                ignoresCase: test.ignoresCase ?? false, value: start..<Int32(values.count)))
    }

    /// Whether a value passes a test.
    func matches(_ number: Int, _ text: borrowing [UInt8], _ range: Range<Int32>, isHTML: Bool) -> Bool {
        let test = tests[number]
        let (start, end) = (Int(range.lowerBound), Int(range.upperBound))
        let count = test.value.count
        let ignoring = isHTML ? test.ignoresCaseInHTML : test.ignoresCase
        switch test.op {
        case .exists: return true
        case .equals: return end - start == count && isSame(test, text, start, ignoring)
        case .prefix: return count > 0 && end - start >= count && isSame(test, text, start, ignoring)
        case .suffix: return count > 0 && end - start >= count && isSame(test, text, end - count, ignoring)
        case .dash:
            guard end - start >= count, isSame(test, text, start, ignoring) else { return false }
            return end - start == count || text[start + count] == 0x2D
        case .includes:
            guard count > 0 else { return false }
            var at = start
            while at < end {
                while at < end, text[at].isHTMLSpace { at += 1 }
                let first = at
                while at < end, !text[at].isHTMLSpace { at += 1 }
                if at - first == count, isSame(test, text, first, ignoring) { return true }
            }
            return false
        case .contains:
            guard count > 0, end - start >= count else { return false }
            for first in start...end - count where isSame(test, text, first, ignoring) { return true }
            return false
        }
    }

    @inline(__always)
    private func isSame(_ test: Test, _ text: borrowing [UInt8], _ start: Int, _ ignoring: Bool) -> Bool {
        let bytes = text.span
        let wanted = values.span
        let first = Int(test.value.lowerBound)
        for index in 0..<test.value.count {
            let (one, other) = (bytes[start + index], wanted[first + index])
            guard one == other || ignoring && one.asciiLowercased == other.asciiLowercased else { return false }
        }
        return true
    }
}
