/// The coordinates of an area: numbers with commas and nothing else between them.
enum Coordinates {
    /// Left, top, right, bottom.
    static func rectangle(_ value: Bytes) -> String? {
        let read = numbers(value)
        guard case .success(let count) = read else { return read.reason }
        guard count == 4 else { return "a rectangle has four numbers: left, top, right, bottom; here are \(count)" }
        let sides = value.split(separator: UInt8(ascii: ",")).map(double)
        if sides[0] >= sides[2] { return "left must be less than right" }
        return sides[1] < sides[3] ? nil : "top must be less than bottom"
    }

    /// The middle and the radius.
    static func circle(_ value: Bytes) -> String? {
        let read = numbers(value)
        guard case .success(let count) = read else { return read.reason }
        guard count == 3 else { return "a circle has three numbers: x, y, radius; here are \(count)" }
        let radius = value.split(separator: UInt8(ascii: ",")).last ?? []
        return NumberSyntax.float(allowsZero: true)(radius).map { _ in "the radius must not be less than 0" }
    }

    /// The corners.
    static func polygon(_ value: Bytes) -> String? {
        let read = numbers(value)
        guard case .success(let count) = read else { return read.reason }
        if count < 6 { return "a polygon has three corners or more, with two numbers each; here are \(count) numbers" }
        return count.isMultiple(of: 2) ? nil : "every corner has two numbers, and here are \(count)"
    }

    private static func double(_ bytes: Bytes) -> Double { Double(String(decoding: bytes, as: UTF8.self)) ?? 0 }

    /// How many numbers there are.
    private static func numbers(_ value: Bytes) -> Result<Int, BadValue> {
        var count = 0
        for part in value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
            if part.contains(where: \.isHTMLSpace) {
                return .failure(BadValue("no white space stands between numbers"))
            }
            if part.isEmpty { return .failure(BadValue("a number is missing")) }
            if let problem = NumberSyntax.float(part) { return .failure(BadValue("\(quoted(part)): \(problem)")) }
            count += 1
        }
        return .success(count)
    }
}

extension Result<Int, BadValue> {
    fileprivate var reason: String? {
        if case .failure(let bad) = self { bad.reason } else { nil }
    }
}
