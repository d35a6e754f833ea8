import Foundation
import VitrineConformance
import VitrineSite
import VitrineSupport

extension BuildReport {
    /// A summary of a build for people: warnings, hints, the numbers of pages and stories, the numbers of new, changed,
    /// removed and unchanged files, and the duration.
    func summary(_ time: Duration) -> String {
        let changes = [
            (added.count, "new"), (changed.count, "changed"), (removed.count, "removed"), (unchanged, "unchanged"),
        ]
        let counts = changes.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
        let pages = Count.of(pages, "page", "pages")
        let stories = Count.of(stories, "story", "stories")
        let advice = TextReport(check, hasColors: TerminalColors.areShown(on: STDOUT_FILENO)).text
        let hints = hints.map { "hint: \($0)\n" }.joined()
        return "\(advice)\(hints)\(pages) and \(stories) in \(output): \(counts), \(time.inSeconds)"
    }
}

extension PartReport {
    /// A summary of a part for people: warnings, then a line such as `part 2/4 with 25 of 100 pages in part-2-of-4,
    /// 0.41 s`.
    func summary(_ time: Duration) -> String {
        let advice = TextReport(check, hasColors: TerminalColors.areShown(on: STDOUT_FILENO)).text
        let all = Count.of(allPages, "page", "pages")
        return "\(advice)part \(shard) with \(Count.grouped(pages)) of \(all) in \(output), \(time.inSeconds)"
    }
}

extension Duration {
    /// The duration as `1.24 s`, the same in every locale.
    fileprivate var inSeconds: String {
        let hundredths = components.seconds * 100 + components.attoseconds / 10_000_000_000_000_000
        let fraction = hundredths % 100
        return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) s"
    }
}
