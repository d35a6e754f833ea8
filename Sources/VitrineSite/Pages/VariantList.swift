import VitrineComponents
import VitrineHTML

extension Chrome {
    /// Writes the possible values of each property in `rows`; if a property has many, only those near its current
    /// value. The current values are marked. Any other value is a link if there is a page of a story that has this
    /// value and, in all other rows, the current values.
    func variants(_ rows: [StoryVariants.Row], of number: Int, _ html: HTML) {
        guard !rows.isEmpty else { return }
        var isComplete = true
        html.nav(.class("variants"), .aria("label", words(.variants))) {
            html.dl {
                for row in rows {
                    html.div {
                        html.dt { html.code(row.name) }
                        let (shown, hidden) = Self.window(row.values.count, around: row.current)
                        for index in shown {
                            let value = row.values[index]
                            html.dd { self.value(value, of: number, isCurrent: index == row.current, html) }
                            if value.story == nil, index != row.current { isComplete = false }
                        }
                        if hidden > 0 {
                            let component = plan.components[plan.stories[number].component]
                            html.dd { html.a(words(.moreStories), .href(root + component.path)) }
                        }
                    }
                }
            }
            if !isComplete { html.p(words(.noSuchStoryNote), .class("notes")) }
        }
    }

    /// Writes a value as a link to the page of the story that has it, or as text if there is no such story. The value
    /// of the current story, `number`, is a link to the current page, so that screen readers announce it as the current
    /// value.
    private func value(_ value: StoryVariants.Value, of number: Int, isCurrent: Bool, _ html: HTML) {
        let story = isCurrent ? number : value.story
        if let story, let page = plan.stories[story].page {
            let current = Attribute.when(isCurrent, .aria("current", "true"))
            html.a(.href(root(ofStory: story) + page), hreflang(story: story), current) { html.code(value.name) }
        } else {
            html.code(value.name)
            html.span(" (\(words(.noSuchStory)))", .class("hidden"))
        }
    }
}
