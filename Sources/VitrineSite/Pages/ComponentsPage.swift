import VitrineComponents
import VitrineHTML

extension Chrome {
    /// Writes the page with the list of all components, which the other pages of a large gallery show in a frame. A
    /// list on every page would make the site grow with the square of the number of components.
    func componentsPage(_ html: HTML) {
        html.h1(words(.components), .class("hidden"))
        html.ul(.class("shelf"), .role("list")) {
            for component in plan.components {
                // The anchor is on an element that cannot be focused; a link would receive focus when the frame is
                // loaded.
                html.li(.id(Self.anchor(of: component))) {
                    html.a(.href(root + component.path), .target("_parent")) {
                        name(component, html)
                        marked(changes?.components[plan.componentNumbers[component.entry.fullName] ?? -1], html)
                    }
                }
            }
        }
    }

    /// The `id` of a component in the list.
    static func anchor(of component: SitePlan.ComponentPage) -> String {
        "component_\(component.path.dropFirst("components/".count).dropLast(".html".count))"
    }

    /// Writes a space and a mark after a name, or nothing if there is no mark.
    func marked(_ mark: ReleaseChanges.Mark?, _ html: HTML) {
        guard let mark else { return }
        html.text(" ")
        self.mark(mark, html)
    }

    /// Writes the frame that shows the list of components, scrolled to the given one, if any.
    func componentFrame(around component: Int?, _ html: HTML) {
        let anchor = component.map { "#" + Self.anchor(of: plan.components[$0]) } ?? ""
        html.iframe(
            .class("shelf"), .src(root + SitePlan.componentsPath + anchor), .title(words(.components)), .loading("lazy")
        )
    }
}
