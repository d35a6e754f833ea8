import VitrineComponents
import VitrineHTML
import VitrineMarkdown

extension Chrome {
    /// Writes a guide: its text, with stories in frames.
    /// - Parameter height: returns the estimated height of the frame of a story, in CSS pixels.
    func guidePage(_ number: Int, _ session: RenderSession, height: @escaping (Int) -> Int) {
        let html = session.html
        let (text, isTranslation) = plan.guides[number].text(in: locale.tag)
        html.header(.class("intro")) {
            html.h1 {
                html.span(text.title, .dir("auto"), language(of: number))
                marked(changes?.guides[number], html)
            }
            if !text.summary.isEmpty { html.p(text.summary, .class("summary"), .dir("auto"), language(of: number)) }
        }
        prose(text.prose, about: nil, isTranslation: isTranslation, session) { block in
            guard MarkdownDocument.isStories(block), let stories = text.stories[block.line] else { return false }
            for story in stories { self.shown(story, height(story), html) }
            return true
        }
    }

    /// Writes a story in a frame of its own, so that the styles of the text do not affect it.
    private func shown(_ number: Int, _ height: Int, _ html: HTML) {
        let story = plan.stories[number]
        let name = (nameBeforeTitle(of: number).map { "\($0): " } ?? "") + titles.stories[number]
        html.div(.class("row")) {
            html.p(.class("caption")) {
                html.a(
                    name, .href(address(of: number)), hreflang(story: number), lang(story: number), .dir("auto"))
                kind(of: story, html)
                marked(changes?.stories[number]?.mark, html)
            }
            html.div(.class("live")) {
                html.iframe(
                    .src(root(ofStory: number) + (story.path ?? "")), .title(name), lang(story: number),
                    .height(height), .loading("lazy"))
            }
        }
    }

    // MARK: - Lists

    /// Writes all guides with their summaries, for the index.
    func guides(_ html: HTML) {
        guard !plan.guides.isEmpty else { return }
        html.section(.class("block"), .id(PageKind.guidesAnchor)) {
            html.h2(words(.guides))
            for run in titles.guideRuns {
                if let group = run.group { html.h3(group, .dir("auto")) }
                html.ul(.class("tiles"), .role("list")) {
                    for number in run.members {
                        let text = plan.guides[number].text(in: locale.tag).text
                        html.li {
                            html.a(.href(root + plan.guides[number].path), .dir("auto")) { guideTitle(number, html) }
                            if let change = changes?.guides[number] { mark(change, html) }
                            if !text.summary.isEmpty { html.p(text.summary, .dir("auto"), language(of: number)) }
                        }
                    }
                }
            }
        }
    }

    /// Writes links to all guides, or to those near the current one if there are many.
    func guideList(around guide: Int?, _ html: HTML) {
        guard !plan.guides.isEmpty else { return }
        html.h2(words(.guides))
        let (window, hidden) = Self.window(plan.guides.count, around: guide)
        for run in titles.guideRuns {
            let members = run.members.clamped(to: window)
            guard !members.isEmpty else { continue }
            if let group = run.group { html.h3(group, .dir("auto")) }
            html.ul {
                for number in members {
                    html.li {
                        html.a(
                            .href(root + plan.guides[number].path), .dir("auto"),
                            .when(number == guide, .aria("current", "page"))
                        ) {
                            guideTitle(number, html)
                            marked(changes?.guides[number], html)
                        }
                    }
                }
            }
        }
        more(hidden, PageKind.guidesAnchor, html)
    }

    /// Writes the title of a guide, in the language of its text.
    func guideTitle(_ number: Int, _ html: HTML) {
        let title = titles.guides[number]
        if isForeign(number) { html.span(title, language(of: number)) } else { html.text(title) }
    }

    /// Whether the text of a guide is not in the language of the page.
    private func isForeign(_ number: Int) -> Bool {
        language != nil && !plan.guides[number].text(in: locale.tag).isTranslation
    }

    /// `lang` for the text of a guide, if the text is not in the language of the page.
    private func language(of number: Int) -> Attribute {
        .when(isForeign(number), .lang(language?.tag ?? ""))
    }
}
