/// The names of sections, used in file names, ids and instances.
package struct SectionNames: Sendable {
    /// One name for each section, in order; no two are the same.
    package let names: [String]

    /// Names that the site uses for its own pages and folders.
    package static let reserved: Set<String> = [
        "index", "components", "stories", "assets", "design-tokens", "all-stories", "coverage", "changes", "everything",
    ]

    /// Names sections after their ids.
    package init(_ sections: [Section]) {
        if let simple = Names<Int>.simple(sections.map(\.id.text), reserved: Self.reserved) {
            names = simple
            return
        }
        var requests: [Names<Int>.Request] = []
        for (index, section) in sections.enumerated() {
            let isText = if case .string = section.id { true } else { false }
            requests.append(
                .init(key: index, preferred: section.id.text, full: section.id.description, isExact: isText))
        }
        let table = Names(requests, fallback: "section", reserved: Self.reserved)
        names = sections.indices.map { table[$0] ?? "section-\($0)" }
    }
}
