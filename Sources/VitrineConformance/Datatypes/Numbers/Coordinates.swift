import VitrineSupport

/// Checks the coordinates of an `<area>`: numbers separated by commas, without whitespace.
enum Coordinates {
    /// Checks the coordinates of a rectangle: its left, top, right and bottom edges, in this order.
    static func rectangle(_ value: Bytes) -> ValueError? {
        judge(value) { numbers in
            guard numbers.count == 4 else { return .rectangleCount(numbers.count) }
            if double(numbers[0]) >= double(numbers[2]) { return .leftNotLess(left: numbers[0], right: numbers[2]) }
            return double(numbers[1]) < double(numbers[3])
                ? nil : .topNotLess(top: numbers[1], bottom: numbers[3])
        }
    }

    /// Checks the center and the radius of a circle; the radius must not be negative.
    static func circle(_ value: Bytes) -> ValueError? {
        judge(value) { numbers in
            guard numbers.count == 3 else { return .circleCount(numbers.count) }
            return NumberSyntax.float(allowsZero: true)(numbers[2]).map { _ in .negativeRadius(numbers[2]) }
        }
    }

    /// Checks the corners of a polygon, of which there must be at least three.
    static func polygon(_ value: Bytes) -> ValueError? {
        judge(value) { numbers in
            if numbers.count < 6 { return .polygonCount(numbers.count) }
            return numbers.count.isMultiple(of: 2) ? nil : .oddCount(numbers.count)
        }
    }

    private static func double(_ bytes: Bytes) -> Double { Double(String(decoding: bytes, as: UTF8.self)) ?? 0 }

    /// Checks each number, then calls `together` to check the numbers as a whole.
    private static func judge(_ value: Bytes, together: ([Bytes]) -> CoordinatesError?) -> ValueError? {
        if value.isEmpty { return .expected(.coordinates) }
        let numbers = value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        for number in numbers {
            if number.contains(where: \.isHTMLSpace) { return .coordinates(.space) }
            if number.isEmpty { return .coordinates(.numberMissing) }
            if let error = NumberSyntax.float(number) { return .item(number, error) }
        }
        return together(numbers).map { .coordinates($0) }
    }
}
