import VitrineSupport

extension SiteIndex {
    /// Returns the index after a build of only some pages: their entries are from the new index, and the entries of all
    /// other pages are from the old index.
    /// - Parameters:
    ///   - new: an index that has only the pages of this build.
    ///   - old: the index of the previous site.
    ///   - site: the prepared site, which determines the order of the entries.
    ///   - contains: returns whether the new site will have the file at a path.
    static func merged(
        _ new: [UInt8], into old: [UInt8], _ site: PreparedSite, contains: (String) -> Bool
    ) -> [UInt8] {
        let old = Parts(String(decoding: old, as: UTF8.self))
        guard var parts = Parts(String(decoding: new, as: UTF8.self)), let old else { return new }
        let made = Set((parts.pages + parts.stories).compactMap(path))
        func kept(_ lines: [String]) -> [String] {
            lines.filter { line in path(line).map { !made.contains($0) && contains($0) } ?? false }
        }
        parts.pages = (parts.pages + kept(old.pages)).map { (round($0, site), path($0) ?? "", $0) }
            .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
        let planned = site.locales.flatMap { locale in
            site.plan.stories.compactMap { $0.path.map { locale.folder + $0 } }
        }
        var order: [String: Int] = [:]
        for (number, path) in planned.enumerated() { order[path] = number }
        parts.stories = (parts.stories + kept(old.stories)).map { (order[path($0) ?? ""] ?? .max, path($0) ?? "", $0) }
            .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
        let known = Dictionary(old.components.map { (path($0) ?? "", $0) }) { first, _ in first }
        parts.components = parts.components.map { line in
            guard let path = path(line), !made.contains(path) else { return line }
            return known[path] ?? line
        }
        return Array(parts.text.utf8)
    }

    /// The number of the round in which a page is made: 0 for pages that show no facts about other pages, such as
    /// sections; 2 for the design tokens; 1 for all others.
    private static func round(_ line: String, _ site: PreparedSite) -> Int {
        let kind = value("\"kind\":\"", in: line)
        if kind == PageKind.list.rawValue { return site.former == nil ? 0 : 1 }
        return [PageKind.section, .mirrored, .moved].map(\.rawValue).contains(kind)
            ? 0 : kind == PageKind.tokens.rawValue ? 2 : 1
    }

    private static func path(_ line: String) -> String? { value("\"path\":\"", in: line) }

    private static func value(_ name: String, in line: String) -> String? {
        guard let start = line.firstRange(of: name)?.upperBound, let end = line[start...].firstIndex(of: "\"") else {
            return nil
        }
        return String(line[start..<end])
    }

    /// The index, split where its lists begin. Quotation marks in texts are escaped, so no text can look like the start
    /// of a list.
    private struct Parts {
        private static let marks = ["\"pages\":[", "],\"stories\":[", "],\"components\":["]
        private static let end = "]}\n"

        var head: Substring
        var pages: [String]
        var stories: [String]
        var components: [String]

        init?(_ text: String) {
            guard let pages = text.firstRange(of: Self.marks[0]),
                let stories = text[pages.upperBound...].firstRange(of: Self.marks[1]),
                let components = text[stories.upperBound...].firstRange(of: Self.marks[2]), text.hasSuffix(Self.end)
            else { return nil }
            head = text[..<pages.lowerBound]
            self.pages = Self.entries(text[pages.upperBound..<stories.lowerBound])
            self.stories = Self.entries(text[stories.upperBound..<components.lowerBound])
            self.components = Self.entries(text[components.upperBound...].dropLast(Self.end.count))
        }

        /// The entries of a list. Each entry and each finding inside an entry is on a line of its own.
        private static func entries(_ text: Substring) -> [String] {
            var entries: [String] = []
            for line in text.split(separator: "\n").map(String.init) {
                if let last = entries.indices.last, line.prefixMatch(of: /\{"path":"[^"]*","line":/) != nil {
                    entries[last] += "\n" + line
                } else {
                    entries.append(line)
                }
            }
            return entries.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }
        }

        var text: String {
            func list(_ lines: [String]) -> String { lines.map { "\n" + $0 }.joined(separator: ",") }
            return head + Self.marks[0] + list(pages) + Self.marks[1] + list(stories) + Self.marks[2]
                + list(components) + Self.end
        }
    }
}
