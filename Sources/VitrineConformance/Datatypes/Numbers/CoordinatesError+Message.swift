import VitrineSupport

extension CoordinatesError {
    /// The problem in words, to follow the value and a colon.
    var message: String {
        switch self {
        case .space: "whitespace is not allowed; write only commas between the numbers, as in 0,0,10,10"
        case .numberMissing: "a number is missing before or after a comma"
        case .rectangleCount(let count): "expected four numbers (left, top, right, bottom), found \(count)"
        case .circleCount(let count): "expected three numbers (x, y, radius), found \(count)"
        case .polygonCount(let count):
            "expected six numbers or more (x and y of at least three corners), found \(count)"
        case .oddCount(let count): "expected an even number of values (x and y of each corner), found \(count)"
        case .leftNotLess(let left, let right):
            "the left coordinate \(quoted(left)) is not less than the right coordinate \(quoted(right))"
        case .topNotLess(let top, let bottom):
            "the top coordinate \(quoted(top)) is not less than the bottom coordinate \(quoted(bottom))"
        case .negativeRadius(let radius): "the radius \(quoted(radius)) is negative"
        }
    }
}
