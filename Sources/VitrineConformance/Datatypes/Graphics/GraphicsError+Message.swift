import VitrineSupport

extension GraphicsError {
    /// The problem in words, to follow the value and a colon.
    var message: String {
        switch self {
        case .negative: "a size must not be negative"
        case .unit(let unit): "\(quoted(unit)) is not a unit of length"
        case .unitMissing: "a unit or “%” is missing"
        case .viewBoxCount(let count): "expected 4 numbers, found \(count)"
        case .oddCoordinates(let count): "expected pairs of numbers, found \(count) numbers"
        case .pathStart: "a path must begin with “M” or “m”"
        case .pathCommand(let found): "expected a command such as “L” or “C”, found \(found.words)"
        case .pathNumbers(let letter, let count, let found) where found > count:
            "expected groups of \(count) numbers after “\(letter)”, found \(found) numbers"
        case .pathNumbers(let letter, let count, let found):
            "expected \(count == 1 ? "1 number" : "\(count) numbers") after “\(letter)”, found \(found)"
        case .arcFlag(let found): "expected 0 or 1 as an arc flag, found \(found.words)"
        case .transform(let name): "unknown function \(quoted(name))"
        case .transformNumbers(let name, let counts, let found):
            "expected \(counts.map(String.init).joined(last: "or")) \(counts == [1] ? "number" : "numbers") "
                + "in \(quoted(name)), found \(found)"
        }
    }
}
