import VitrineSupport

extension MarkdownDocument {
    /// How the `id` of a heading begins: no `id` of a component has an underscore there.
    package static let headingPrefix = "prose_"

    /// What the `id`s of all headings end with, in the order in which they are written; each is there once.
    package var headingSlugs: [String] {
        var slugs: [String] = []
        for heading in Self.headings(in: blocks) {
            let slug = Slug.name(of: heading, fallback: "heading")
            var unused = slug
            var number = 2
            while slugs.contains(unused) {
                unused = "\(slug)-\(number)"
                number += 1
            }
            slugs.append(unused)
        }
        return slugs
    }

    private static func headings(in blocks: [MarkdownBlock]) -> [String] {
        blocks.flatMap { block -> [String] in
            switch block.kind {
            case .heading(_, let text): [text.plainText]
            case .quote(let blocks): headings(in: blocks)
            case .list(let list): list.items.flatMap { headings(in: $0) }
            default: []
            }
        }
    }
}
