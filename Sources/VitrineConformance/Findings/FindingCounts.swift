/// The numbers of errors and warnings among findings, such as those that a report does not list.
package struct FindingCounts: Hashable, Sendable {
    /// The number of errors.
    package private(set) var errors = 0
    /// The number of warnings.
    package private(set) var warnings = 0

    /// Creates counts from the numbers of errors and warnings.
    package init(errors: Int = 0, warnings: Int = 0) {
        self.errors = errors
        self.warnings = warnings
    }

    /// The sum of errors and warnings.
    package var all: Int { errors + warnings }

    mutating func add(_ findings: some Sequence<Finding>) {
        for finding in findings {
            if finding.severity == .error { errors += 1 } else { warnings += 1 }
        }
    }

    mutating func add(_ other: FindingCounts) {
        errors += other.errors
        warnings += other.warnings
    }
}
