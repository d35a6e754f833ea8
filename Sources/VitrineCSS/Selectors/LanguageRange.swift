import VitrineSupport

/// Extended filtering with language ranges, as `:lang()` uses it: RFC 4647, section 3.3.2.
enum LanguageRange {
    /// Whether a language matches one of the ranges, which must be in lowercase.
    static func matches(_ language: String, _ ranges: [String]) -> Bool {
        let tags = language.asciiLowercased.split(separator: "-", omittingEmptySubsequences: false)
        return ranges.contains { range in
            if range.isEmpty { return language.isEmpty }
            let parts = range.split(separator: "-", omittingEmptySubsequences: false)
            guard let first = parts.first, first == "*" && !language.isEmpty || first == tags.first else {
                return false
            }
            var tag = 1
            var part = 1
            while part < parts.count {
                if parts[part] == "*" {
                    part += 1
                } else if tag >= tags.count {
                    return false
                } else if tags[tag] == parts[part] {
                    tag += 1
                    part += 1
                } else if tags[tag].count == 1 {
                    return false
                } else {
                    tag += 1
                }
            }
            return true
        }
    }
}
