import VitrineMarkup

extension Report {
    /// Returns the entries as findings, sorted by their positions in the page. Each has its line and column, the source
    /// line, and the component that wrote the markup there.
    /// - Parameters:
    ///   - page: the page that was checked.
    ///   - path: the page's path, for the findings.
    ///   - provenance: finds the component that wrote the markup at an offset.
    func findings(in page: PageTree, path: String, provenance: ProvenanceLookup) -> [Finding] {
        let placed = entries.map { entry -> (offset: Int, entry: Entry) in
            if let offset = entry.offset { return (offset, entry) }
            guard let node = entry.node else { return (0, entry) }
            return (entry.attribute.map { page.start(ofAttribute: $0, in: node) } ?? page.start(node), entry)
        }
        // Entries at the same place keep the order in which they were reported.
        let sorted = placed.enumerated().sorted {
            ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
        }
        var cursor = PlaceCursor(page)
        var paths = ElementPaths(page)
        return sorted.map { _, found in
            let place = cursor.place(found.offset)
            let marked = found.entry.node.flatMap { page.author(of: $0) }
                .map { Provenance(component: $0.component, instance: $0.instance) }
            let author = provenance(found.offset, marked)
            return Finding(
                path: path, line: place.line, column: place.column, offset: found.offset,
                severity: found.entry.rule.severity, rule: found.entry.rule.id, message: found.entry.message,
                element: found.entry.node.map { paths.path($0) },
                component: author.flatMap { $0.component.isEmpty ? nil : $0.component },
                instance: author?.instance, source: author?.source, excerpt: cursor.sourceLine)
        }
    }
}
