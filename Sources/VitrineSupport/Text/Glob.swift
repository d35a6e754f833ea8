/// A pattern for paths: `*` matches any number of characters except `/`, `**` matches any number of arbitrary
/// characters, and `?` matches one character except `/`.
package struct Glob: Hashable, Sendable {
    /// The pattern as it is written.
    package let pattern: String
    private let characters: [Character]

    /// Creates a pattern; every text is valid.
    package init(_ pattern: String) {
        self.pattern = pattern
        characters = Array(pattern)
    }

    /// Returns whether the pattern matches a whole path. The time is proportional to the length of the path times that
    /// of the pattern.
    package func matches(_ path: String) -> Bool {
        let text = Array(path)
        // states[p]: whether the first p characters of the pattern match what was read so far.
        var states = [Bool](repeating: false, count: characters.count + 1)
        states[0] = true
        skipStars(&states)
        for character in text {
            var next = [Bool](repeating: false, count: characters.count + 1)
            for index in characters.indices where states[index] {
                switch characters[index] {
                case "*":
                    let isDouble = isDoubleStar(index)
                    if isDouble || character != "/" { next[index] = true }
                case "?": if character != "/" { next[index + 1] = true }
                default: if characters[index] == character { next[index + 1] = true }
                }
            }
            skipStars(&next)
            states = next
        }
        return states[characters.count]
    }

    private func isDoubleStar(_ index: Int) -> Bool {
        (index + 1 < characters.count && characters[index + 1] == "*") || (index > 0 && characters[index - 1] == "*")
    }

    /// Adds the states after stars, because a star may match nothing.
    private func skipStars(_ states: inout [Bool]) {
        for index in characters.indices where states[index] && characters[index] == "*" { states[index + 1] = true }
    }
}
