import VitrineComponents
import VitrineHTML

// The ways from a page to the others: the list beside it, the path above it, the neighbours below it.
extension Chrome {
    /// Pages in their groups and components; on a component's page the components come first.
    func navigation(section: Int?, component: Int?, isTokens: Bool = false, _ html: HTML) {
        if component != nil { componentList(around: component, html) }
        pageList(around: section, html)
        if component == nil { componentList(around: nil, html) }
        if hasTokens { tokensLink(isTokens, html) }
    }

    private func tokensLink(_ isCurrent: Bool, _ html: HTML) {
        html.h2(words(.style))
        html.ul {
            html.li {
                html.a(
                    words(.designTokens), .href(root + SitePlan.tokensPath),
                    .when(isCurrent, .aria("current", "page")))
            }
        }
    }

    private func pageList(around section: Int?, _ html: HTML) {
        guard !plan.sections.isEmpty else { return }
        html.h2(words(.pages))
        let (shown, hidden) = Self.window(plan.sections.count, around: section)
        for run in groups(in: shown) {
            if let group = run.group { html.h3(group, .dir("auto")) }
            html.ul {
                for number in run.members {
                    html.li {
                        html.a(
                            titles.sections[number], .href(root + plan.path(section: number)),
                            .when(number == section, .aria("current", "page")))
                    }
                }
            }
        }
        more(hidden, PageKind.pagesAnchor, html)
    }

    private func componentList(around component: Int?, _ html: HTML) {
        guard !plan.components.isEmpty else { return }
        html.h2(words(.components))
        let (shown, hidden) = Self.window(plan.components.count, around: component)
        html.ul {
            for number in shown {
                let page = plan.components[number]
                html.li {
                    html.a(.href(root + page.path), .when(number == component, .aria("current", "page"))) {
                        html.text(page.entry.name)
                        html.text(" ")
                        count(page.stories.count, html)
                    }
                }
            }
        }
        more(hidden, PageKind.componentsAnchor, html)
    }

    private func more(_ hidden: Int, _ anchor: String, _ html: HTML) {
        guard hidden > 0 else { return }
        html.p(.class("more")) { html.a(words.moreOnTheIndex(hidden), .href("\(root)index.html#\(anchor)")) }
    }

    /// Sections side by side with the same group.
    func groups(in range: Range<Int>) -> [(group: String?, members: [Int])] {
        var runs: [(group: String?, members: [Int])] = []
        for number in range {
            let group = titles.groups[number]
            if let last = runs.indices.last, runs[last].group == group {
                runs[last].members.append(number)
            } else {
                runs.append((group, [number]))
            }
        }
        return runs
    }

    /// The path from the index to a page.
    func breadcrumb(_ middle: String?, anchor: String, current: String, _ html: HTML) {
        html.nav(.class("breadcrumb"), .aria("label", words(.breadcrumb))) {
            html.ol {
                html.li { html.a(titles.site, .href("\(root)index.html")) }
                if let middle { html.li { html.a(middle, .href("\(root)index.html#\(anchor)")) } }
                html.li(current, .aria("current", "page"))
            }
        }
    }

    /// Links to the page before and the page after.
    func pager(previous: (name: String, path: String)?, next: (name: String, path: String)?, _ html: HTML) {
        guard previous != nil || next != nil else { return }
        html.nav(.class("pager"), .aria("label", words(.previousAndNext))) {
            if let previous {
                html.a(.rel("prev"), .accesskey("p"), .href(root + previous.path)) {
                    html.span(words(.previous))
                    html.text(" " + previous.name)
                }
            }
            if let next {
                html.a(.rel("next"), .accesskey("n"), .href(root + next.path)) {
                    html.span(words(.next))
                    html.text(" " + next.name)
                }
            }
        }
    }
}
