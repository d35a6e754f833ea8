/// Names for stories that are made one after the other.
enum StoryNames {
    /// What is shown before anything is done.
    static let initial = "initial"

    /// A name that comes once stays; of one that comes several times, all are numbered from 1. No number makes a name that
    /// was given by itself.
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
