/// Names for a series of stories.
enum StoryNames {
    /// The name of the component that is shown before any action.
    static let initial = "initial"

    /// Numbers names that occur several times, from 1; other names stay the same. A numbered name never equals a name
    /// in the list.
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
