import Foundation
import VitrineComponents
import VitrineHTML
import VitrineMarkdown

extension Chrome {
    /// Writes the documentation of a component or the text of a guide, marked with the site's own language if the page
    /// is in another one and the text is not translated.
    /// - Parameters:
    ///   - name: the name of the component that the text is about; nil if it is about none.
    ///   - isTranslation: whether the text is a translation into the language of the page.
    ///   - replace: writes a block that the page shows in a special way, and returns whether it did.
    func prose(
        _ prose: ProseText, about name: String?, isTranslation: Bool = false, _ session: RenderSession,
        replace: @escaping (MarkdownBlock) -> Bool = { _ in false }
    ) {
        guard !prose.document.blocks.isEmpty else { return }
        let html = session.html
        let write: () -> Void = {
            MarkdownWriter.write(
                prose.document, to: html, resolve: { self.address(of: $0, in: prose) },
                mark: { line, write in session.passage(about: name, at: prose.place(line: line), write) },
                replace: replace)
        }
        if let language, !isTranslation {
            html.div(.class("prose"), .lang(language.tag), .dir(language.direction.rawValue), content: write)
        } else {
            html.div(.class("prose"), content: write)
        }
    }

    /// The address to write for a link or an image: that of a page or an asset of the site, of the page made from the
    /// file to which the link refers, or an external address.
    /// - Returns: the address; nil to write only the text. In a comment in code, only web addresses and fragments have
    ///   an address, because a comment is not part of a page to which other links could be relative.
    private func address(of link: String, in prose: ProseText) -> String? {
        let path = String(link.prefix { $0 != "#" && $0 != "?" })
        let rest = link.dropFirst(path.count)
        if path.contains(":") || path.hasPrefix("//") {
            let scheme = path.prefix { $0 != ":" }.lowercased()
            return prose.isFile || scheme == "http" || scheme == "https" ? link : nil
        }
        if path.isEmpty { return link }
        guard prose.isFile else { return nil }
        let file = Self.path(path.removingPercentEncoding ?? path, from: prose.path)
        if let number = siteProse?.component(file: file) {
            return root + plan.components[number].path + fragment(rest, [siteProse?[number]].compactMap(\.self))
        }
        if let number = siteProse?.guide(file: file) {
            let guide = plan.guides[number]
            return root + guide.path + fragment(rest, [guide.text(in: locale.tag).text.prose, guide.own.prose])
        }
        // The path of a page or an asset is relative to the file if it begins with a dot, and otherwise to the top of
        // the site.
        let wanted =
            prose.site.flatMap { site in
                let whole = Self.path(path, from: prose.path)
                return path.hasPrefix(".") && whole.hasPrefix(site) ? String(whole.dropFirst(site.count)) : nil
            } ?? path
        return (wanted.hasPrefix("assets/") ? top : root(of: wanted)) + wanted + rest
    }

    /// The fragment of a link to a text. If the text that the page shows, the first of `texts`, has the heading that
    /// the link names, this is the `id` of the heading after a `#`. If only the original of a translation has that
    /// heading, the fragment is empty, so the link goes to the top of the page. Anything else is returned unchanged.
    /// - Parameter rest: the part of the link after its path.
    private func fragment(_ rest: Substring, _ texts: [ProseText]) -> String {
        guard rest.hasPrefix("#") else { return String(rest) }
        let slug = String(rest.dropFirst())
        guard let found = texts.firstIndex(where: { $0.document.headingSlugs.contains(slug) }) else {
            return String(rest)
        }
        return found == 0 ? "#\(MarkdownDocument.headingPrefix)\(slug)" : ""
    }

    /// Resolves a path that is relative to a file, and returns it as a path in the package.
    private static func path(_ path: String, from file: String) -> String {
        var parts = file.split(separator: "/").dropLast()
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }
}
