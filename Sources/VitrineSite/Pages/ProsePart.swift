import VitrineComponents
import VitrineHTML
import VitrineMarkdown

extension Chrome {
    /// Writes the text from a file about a component, in the language of the site.
    func prose(_ prose: ComponentProse, about name: String, _ session: RenderSession) {
        guard !prose.document.blocks.isEmpty else { return }
        let html = session.html
        let write = {
            MarkdownWriter.write(prose.document, to: html, resolve: { self.address(of: $0, in: prose) }) {
                line, write in
                session.passage(about: name, at: prose.place(line: line), write)
            }
        }
        if let language {
            html.div(.class("prose"), .lang(language.tag), .dir(language.direction.rawValue), content: write)
        } else {
            html.div(.class("prose"), content: write)
        }
    }

    /// The target of a link: another page of the site, the page of the component whose file it names, or an external
    /// address.
    /// - Returns: nil for a relative path in a comment in code, which cannot lead into the site.
    private func address(of link: String, in prose: ComponentProse) -> String? {
        let path = String(link.prefix { $0 != "#" && $0 != "?" })
        let rest = link.dropFirst(path.count)
        if path.contains(":") || path.hasPrefix("//") { return prose.isFile || path.hasPrefix("http") ? link : nil }
        if path.isEmpty { return link }
        guard prose.isFile else { return nil }
        if let number = component(path, from: prose.place.file) {
            let slug = String(rest.dropFirst())
            let isHeading = rest.hasPrefix("#") && siteProse?[number]?.document.headingSlugs.contains(slug) == true
            return root + plan.components[number].path
                + (isHeading ? "#\(MarkdownDocument.headingPrefix)\(slug)" : rest)
        }
        return (path.hasPrefix("assets/") ? top : root(of: path)) + link
    }

    private func component(_ path: String, from file: String) -> Int? {
        var parts = file.split(separator: "/").dropLast()
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return siteProse?.component(file: parts.joined(separator: "/"))
    }
}
