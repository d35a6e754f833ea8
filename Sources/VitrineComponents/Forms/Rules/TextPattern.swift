/// The format of a whole value: a sequence of sets of characters, each with a number of repetitions.
///
/// ```swift
/// let plate: TextPattern = [.count(1...3, .uppercase), .one(.anyOf("-")), .count(1...4, .digits)]
/// ```
///
/// Swift and the browser both match by Unicode scalars. For a given pattern, the time to match in Swift is linear in
/// the length of the value.
public struct TextPattern: Hashable, Sendable, ExpressibleByArrayLiteral {
    /// A set of characters with a number of repetitions.
    public struct Part: Hashable, Sendable {
        let set: ScalarSet
        let min: Int
        let max: Int?

        /// Returns a part of exactly one character.
        public static func one(_ set: ScalarSet) -> Part { Part(set: set, min: 1, max: 1) }
        /// Returns a part of at most one character.
        public static func optional(_ set: ScalarSet) -> Part { Part(set: set, min: 0, max: 1) }
        /// Returns a part of any number of characters, including none.
        public static func any(_ set: ScalarSet) -> Part { Part(set: set, min: 0, max: nil) }
        /// Returns a part of at least one character.
        public static func some(_ set: ScalarSet) -> Part { Part(set: set, min: 1, max: nil) }
        /// Returns a part whose number of characters is in a range. Negative bounds count as 0.
        public static func count(_ range: ClosedRange<Int>, _ set: ScalarSet) -> Part {
            Part(set: set, min: Swift.max(range.lowerBound, 0), max: Swift.max(range.upperBound, 0))
        }
    }

    let parts: [Part]

    /// Creates a pattern from its parts.
    public init(_ parts: [Part]) { self.parts = parts }

    /// Creates a pattern from its parts.
    public init(arrayLiteral parts: Part...) { self.parts = parts }

    /// The progress of a match.
    private struct Position: Hashable {
        var part: Int
        var count: Int
    }

    /// Returns whether the whole value matches. Follows all possible matches in parallel.
    func matches(_ value: String) -> Bool {
        var positions = reachable(from: [Position(part: 0, count: 0)])
        for scalar in value.unicodeScalars {
            var next: Set<Position> = []
            for position in positions where position.part < parts.count {
                let part = parts[position.part]
                guard part.max.map({ position.count < $0 }) ?? true, part.set.contains(scalar) else { continue }
                // Once the minimum is reached, the count matters only if there is a maximum.
                let isEnough = part.max == nil && position.count >= part.min
                next.insert(Position(part: position.part, count: isEnough ? position.count : position.count + 1))
            }
            guard !next.isEmpty else { return false }
            positions = reachable(from: next)
        }
        return positions.contains { $0.part == parts.count }
    }

    /// Returns the positions, and those that can be reached from them by leaving parts whose minimum has been reached.
    private func reachable(from positions: Set<Position>) -> Set<Position> {
        var all = positions
        var open = Array(positions)
        while let position = open.popLast() {
            guard position.part < parts.count, position.count >= parts[position.part].min else { continue }
            let next = Position(part: position.part + 1, count: 0)
            if all.insert(next).inserted { open.append(next) }
        }
        return all
    }

    /// Returns the pattern as a regular expression. If `isTrimmed` is true, it does not match ASCII whitespace.
    func expression(isTrimmed: Bool = false) -> String {
        parts.map { part in
            let set = isTrimmed ? "(?:(?!\(AddressPattern.blank))\(part.set.pattern))" : part.set.pattern
            let times =
                switch (part.min, part.max) {
                case (1, 1): ""
                case (0, nil): "*"
                case (let min, let max): "{\(min),\(max.map(String.init) ?? "")}"
                }
            return set + times
        }.joined()
    }
}
