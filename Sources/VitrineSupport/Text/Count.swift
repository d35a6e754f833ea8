/// Formats numbers and their nouns for English text, regardless of the locale.
package enum Count {
    /// A number with its noun in the singular or plural: `1 page`, `1,204 pages`.
    package static func of(_ count: Int, _ one: String, _ many: String) -> String {
        "\(grouped(count)) \(count == 1 ? one : many)"
    }

    /// A number with commas between groups of three digits: `1,204`.
    package static func grouped(_ count: Int) -> String {
        let digits = Array(String(count.magnitude))
        var text = count < 0 ? "-" : ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
            text.append(digit)
        }
        return text
    }
}
