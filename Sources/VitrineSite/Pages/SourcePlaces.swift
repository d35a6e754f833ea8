import VitrineComponents
import VitrineHTML

extension Chrome {
    /// Writes where something is declared: `Module/File.swift:12`.
    func place(_ place: SourcePlace, _ html: HTML) { path(place.file, line: place.line, html) }

    /// Writes the path of a file. Browsers may break the path after each slash. The line number is an element of its
    /// own, which themes keep on one line.
    func path(_ path: String, line: Int? = nil, _ html: HTML) {
        html.code {
            var rest = path[...]
            while let slash = rest.firstIndex(of: "/") {
                html.text(String(rest[...slash]))
                html.wbr()
                rest = rest[rest.index(after: slash)...]
            }
            html.text(String(rest))
            if let line { html.span(":\(line)", .class("line-number")) }
        }
    }
}
