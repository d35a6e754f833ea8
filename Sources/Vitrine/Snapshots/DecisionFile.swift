import VitrineSupport

/// Decisions about groups, as the review page writes them: one per line, bound to the results that were reviewed.
///
/// ```text
/// # vitrine decisions 1
/// accept 3f61b02c9d4e ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb
/// reject 9a0364b9e99b 3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d
/// ```
struct DecisionFile {
    struct Decision: Hashable {
        var isAccepted: Bool
        var group: String
        /// The digest of the results in the group at the time of the review.
        var digest: String
    }

    struct Mistake: Error {
        var line: Int
        var text: String
    }

    /// The maximum size of a file in bytes. A file has one line for each group that was reviewed.
    static let largest = 10_000_000
    static let firstLine = "# vitrine decisions 1"

    let decisions: [Decision]

    /// Reads the text of a file.
    /// - Throws: ``Mistake`` for the first line that is invalid or repeats the group of an earlier line.
    init(_ text: String) throws(Mistake) {
        var decisions: [Decision] = []
        var lines: [String: Int] = [:]
        for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            if number == 0, line != Self.firstLine { throw Mistake(line: 1, text: "expected “\(Self.firstLine)”") }
            if line.isEmpty || line.hasPrefix("#") { continue }
            let parts = line.split(separator: " ").map(String.init)
            guard parts.count == 3, ["accept", "reject", "skip"].contains(parts[0]),
                parts[1...].allSatisfy({ $0.utf8.allSatisfy(\.isASCIIHexDigit) })
            else {
                throw Mistake(line: number + 1, text: "expected “accept”, “reject” or “skip”, a group and its digest")
            }
            // With two decisions about one group, it is unknown which one is meant.
            if let first = lines.updateValue(number + 1, forKey: parts[1]) {
                throw Mistake(
                    line: number + 1, text: "duplicate decision about \(parts[1]): the first is on line \(first)")
            }
            if parts[0] != "skip" {
                decisions.append(Decision(isAccepted: parts[0] == "accept", group: parts[1], digest: parts[2]))
            }
        }
        self.decisions = decisions
    }
}
