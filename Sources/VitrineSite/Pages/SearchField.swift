import VitrineComponents
import VitrineHTML

extension Chrome {
    /// The path of the search script in the site.
    static let searchScript = "assets/search.js"

    /// Writes the search field, if the site has one. It is hidden until its script runs, so that without scripts there
    /// is no field that does nothing.
    /// - Parameters:
    ///   - top: the relative path from the page to the top of the site.
    ///   - isPart: whether the list has further entries on other pages. The field does not search those.
    func searchField(top: String, isPart: Bool, _ html: HTML) {
        guard hasSearch else { return }
        html.search(.class("search"), .hidden) {
            html.label {
                html.span(words(.search))
                html.input(.type("search"), .autocomplete("off"))
            }
            html.output(.data("some", words(.results)), .data("none", words(.nothingFound))) {}
            html.label {
                html.input(.type("checkbox"), .checked)
                html.span(words(.searchKey))
            }
            if isPart { html.p(words(.searchesPage), .class("notes")) }
        }
        html.script(.src(top + Self.searchScript), .defer)
    }
}
