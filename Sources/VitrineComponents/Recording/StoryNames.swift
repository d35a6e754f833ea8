/// Names for generated stories.
enum StoryNames {
    /// The name of the initial state.
    static let initial = "initial"

    /// Makes names distinct: repeated names are numbered from 1, and no number produces a name that is already in use.
    static func distinct(_ names: [String]) -> [String] {
        let totals = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
        var taken = Set(names)
        var numbers: [String: Int] = [:]
        return names.map { name in
            guard totals[name, default: 0] > 1 else { return name }
            while true {
                numbers[name, default: 0] += 1
                let numbered = "\(name) \(numbers[name, default: 0])"
                if taken.insert(numbered).inserted { return numbered }
            }
        }
    }
}
