import VitrineSupport

extension MarkdownDocument {
    /// The prefix of a heading's `id`. In every `id` that the gallery gives to a component, `--` comes before the first
    /// underscore, so none begins with this prefix.
    package static let headingPrefix = "prose_"

    /// The part of each heading's `id` after the prefix, in the order of the headings. All are unique.
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
