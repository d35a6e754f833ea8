import VitrineComponents
import VitrineHTML

extension Chrome {
    /// Writes the page with the first story of every component, each in a frame of its own so that they do not affect
    /// each other.
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
