import VitrineSupport

/// Findings that are one defect for a reader: the same finding on several pages is reported once.
///
/// If a finding occurs several times on only one page, each occurrence is reported, with its place.
struct FindingGroup {
    /// The first finding.
    var finding: Finding
    /// The number of findings in the group.
    var count = 1
    /// The number of pages with the finding.
    var pages = 1
    /// Up to two more findings, whose places are also reported.
    var more: [Finding] = []

    private struct Key: Hashable {
        var rule: String
        var severity: Finding.Severity
        var message: String
        var component: String?
    }

    /// Returns the groups of a report, in the order of their first findings.
    static func all(in report: CheckReport) -> [FindingGroup] {
        var pagesOfKey: [Key: (pages: Int, last: String)] = [:]
        for finding in report.findings {
            let key = key(finding)
            guard let seen = pagesOfKey[key] else {
                pagesOfKey[key] = (1, finding.path)
                continue
            }
            if seen.last != finding.path { pagesOfKey[key] = (seen.pages + 1, finding.path) }
        }
        var groups: [FindingGroup] = []
        var numbers: [Key: Int] = [:]
        for finding in report.findings {
            let key = key(finding)
            let pages = pagesOfKey[key]?.pages ?? 1
            if pages > 1, let number = numbers[key] {
                groups[number].count += 1
                if groups[number].more.count < 2 { groups[number].more.append(finding) }
            } else {
                numbers[key] = groups.count
                groups.append(FindingGroup(finding: finding, pages: pages))
            }
        }
        return groups
    }

    private static func key(_ finding: Finding) -> Key {
        Key(rule: finding.rule, severity: finding.severity, message: finding.message, component: finding.component)
    }

    /// The number of findings and the next places: `300 times on 300 pages, also in b.html:3:5, c.html:9:1 and 297
    /// more`; nil for a single finding.
    var elsewhere: String? {
        guard count > 1 else { return nil }
        let places = more.map(FindingText.place)
        let also = places.joined(separator: count > 3 ? ", " : " and ")
        let number = Count.grouped(count)
        let pages = Count.of(self.pages, "page", "pages")
        return
            "\(number) times on \(pages), also in \(also)\(count > 3 ? " and \(Count.grouped(count - 3)) more" : "")"
    }
}
