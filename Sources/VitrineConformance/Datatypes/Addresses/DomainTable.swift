/// The treatment of characters in domain names, derived from the mapping table of UTS #46.
enum DomainTable {
    /// How UTS #46 treats a character.
    enum Status: Character {
        /// It is kept, or mapped to valid characters.
        case valid = "V"
        /// It is not allowed.
        case disallowed = "X"
        /// It is not allowed, because it is mapped to text with a space or with ASCII punctuation other than a hyphen.
        case symbol = "S"
        /// It is removed.
        case ignored = "I"
        /// It is mapped to ASCII digits.
        case digits = "N"
        /// It is mapped to a dot.
        case dot = "D"
    }

    /// The status of a character. An ASCII character must be one that is allowed in a domain name.
    static func status(_ scalar: Unicode.Scalar) -> Status {
        if scalar.isASCII { return scalar == "." ? .dot : .valid }
        var low = 0
        var high = table.starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if table.starts[middle] <= scalar.value { low = middle } else { high = middle }
        }
        return table.statuses.isEmpty ? .valid : table.statuses[low]
    }

    /// The first character of each run in ``runs``, and the status of the run.
    private static let table: (starts: [UInt32], statuses: [Status]) = {
        var starts: [UInt32] = []
        var statuses: [Status] = []
        var start: UInt32 = 128
        var distance: UInt32 = 0
        for character in runs {
            if let status = Status(rawValue: character) {
                start += distance
                distance = 0
                starts.append(start)
                statuses.append(status)
            } else if let digit = character.unicodeScalars.first.flatMap({ UInt32(String($0), radix: 36) }) {
                distance = distance * 36 + digit
            }
        }
        return (starts, statuses)
    }()
}
