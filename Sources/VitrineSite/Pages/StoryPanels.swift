import VitrineComponents
import VitrineConformance
import VitrineHTML

// The panels for the findings about a story and its changes since a release.
extension Chrome {
    /// The findings about a story; nil before they are known.
    func findings(of number: Int) -> [Finding]? {
        let folder = plan.isOnlyAtTop(story: number) ? "" : locale.folder
        return findings.map { all in plan.stories[number].path.flatMap { all[folder + $0] } ?? [] }
    }

    func findingsPanel(_ number: Int, _ html: HTML) {
        guard let found = findings(of: number) else { return }
        panel(.findings, count: found.count, html) {
            if found.isEmpty { html.p(words(.nothingToFix), .class("notes")) } else { list(found, html) }
        }
    }

    func changesPanel(_ number: Int, _ html: HTML) {
        guard let changes else { return }
        let story = changes.stories[number]
        panel(.changes, count: story?.changes.count ?? 0, html) {
            guard let story else { return html.p(words(.storyUnchanged), .class("notes")) }
            if story.changes.isEmpty {
                html.p(words(story.mark == .new ? .storyIsNew : .onlyHashes), .class("notes"))
            } else {
                html.ul(.class("news"), .role("list")) {
                    for change in story.changes { html.li { sentence(change.sentence, html) } }
                }
            }
        }
    }

    /// Writes the findings about all stories of a component.
    func componentFindings(_ page: SitePlan.ComponentPage, _ html: HTML) {
        let found = page.stories.map { ($0, findings(of: $0) ?? []) }.filter { !$0.1.isEmpty }
        guard !found.isEmpty else { return }
        html.section(.class("block"), .id("page_findings")) {
            html.h2(words(.findings))
            for (number, findings) in found {
                html.h3 {
                    html.a(
                        titles.stories[number], .href(address(of: number)), hreflang(story: number),
                        lang(story: number), .dir("auto"))
                }
                list(findings, html)
            }
        }
    }

    private func list(_ findings: [Finding], _ html: HTML) {
        html.ul(.class("news"), .role("list")) {
            for finding in findings {
                html.li {
                    html.span(words(finding.severity == .error ? .error : .warning), .class("flag"))
                    html.text(" ")
                    sentence(finding.message, html)
                    html.text(" ")
                    html.code(finding.rule)
                }
            }
        }
    }

    private func panel(_ title: FrameWords.Word, count: Int, _ html: HTML, _ content: () -> Void) {
        html.details(.class("source")) {
            html.summary {
                html.text(words(title))
                if count > 0 { html.span(" \(words.number(count))", .class("count")) }
            }
            content()
        }
    }
}
