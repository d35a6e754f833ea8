import VitrineComponents
import VitrineHTML

extension Chrome {
    /// Writes the page that shows, for every component, its first story that has a bare page. Each story is in a frame
    /// of its own, so that the stories do not affect each other. Components without such a story are left out.
    /// - Parameter height: returns the estimated height of the frame of a story, in CSS pixels.
    func everythingPage(_ html: HTML, height: (Int) -> Int) {
        let shown = plan.components.filter { plan.firstStory(of: $0) != nil }
        html.header(.class("intro")) {
            html.h1(words(.everything))
            html.p(words(.everythingSummary), .class("summary"))
        }
        html.ul(.class("kit"), .role("list")) {
            for component in shown {
                if let story = plan.firstStory(of: component), let path = plan.stories[story].path {
                    html.li {
                        html.h2 { link(component, html) }
                        html.div(.class("live")) {
                            html.iframe(
                                .src(root(ofStory: story) + path),
                                .title((nameBeforeTitle(of: story).map { "\($0): " } ?? "") + titles.stories[story]),
                                lang(story: story),
                                .height(height(story)), .loading("lazy"))
                        }
                    }
                }
            }
        }
    }
}
