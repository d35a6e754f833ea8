import Testing
import VitrineCSS
import VitrineSupport

/// An expectation about the styles of the elements that match a selector, under certain conditions.
struct StyleExpectation {
    enum Wanted {
        /// The expected values, keyed by property.
        case values(KeyValuePairs<String, String>)
        /// A minimum contrast; nil for that of WCAG.
        case contrast(Double?)
    }

    var selector: String
    var conditions: String
    var wanted: Wanted

    /// The maximum number of texts, or of groups of elements with the same differences, that are listed; others are
    /// only counted.
    private static let limit = 8

    init(_ selector: String, under conditions: String, _ wanted: Wanted) {
        self.selector = selector
        self.conditions = conditions
        self.wanted = wanted
    }

    /// Records an issue if the expectation is not met or cannot be checked.
    /// - Returns: whether the expectation is met.
    func report(_ sourceLocation: SourceLocation, _ page: () throws(TestedPage.Failure) -> TestedPage) -> Bool {
        let found: String?
        do throws(TestedPage.Failure) {
            switch wanted {
            case .values(let values): found = try problem(on: try page(), expected: values)
            case .contrast(let least): found = try problem(on: try page(), atLeast: least)
            }
        } catch {
            found = error.text
        }
        guard let found else { return true }
        Issue.record("\(found)", sourceLocation: sourceLocation)
        return false
    }

    /// Returns the beginning of the issue: `“h2” in Errand (dark, 390px)`.
    private func title(_ page: TestedPage, _ conditions: String) -> String {
        "“\(selector)” in \(page.name)" + (conditions.isEmpty ? "" : " (\(conditions))")
    }

    private func matches(_ page: TestedPage, _ conditions: String) throws(TestedPage.Failure) -> StyleLookup {
        let lookup = try page.lookup(selector, try TestedPage.conditions(conditions))
        guard !lookup.matches.isEmpty else {
            throw TestedPage.Failure(text: "\(title(page, conditions)): the selector matches nothing")
        }
        return lookup
    }

    // MARK: - Values

    /// Returns a message about the values that are not as expected; nil if all are.
    private func problem(
        on page: TestedPage, expected: KeyValuePairs<String, String>
    ) throws(TestedPage.Failure) -> String? {
        let lookup = try matches(page, conditions)
        // Elements that differ in the same way are listed together.
        var groups: [(lines: [String], places: [String])] = []
        for match in lookup.matches {
            let lines = try differences(lookup, match, expected)
            guard !lines.isEmpty else { continue }
            let place = page.place(of: match, in: lookup)
            if let number = groups.firstIndex(where: { $0.lines == lines }) {
                groups[number].places.append(place)
            } else {
                groups.append((lines, [place]))
            }
        }
        guard !groups.isEmpty else { return nil }
        let count = groups.reduce(0) { $0 + $1.lines.count * $1.places.count }
        var text = "\(title(page, conditions)): \(Count.of(count, "value differs", "values differ"))"
        for group in groups.prefix(Self.limit) {
            text += "\n  " + Self.words(group.places)
            for line in group.lines { text += "\n    " + line }
        }
        let others = groups.dropFirst(Self.limit).reduce(0) { $0 + $1.places.count }
        if others > 0 { text += "\n  and \(Count.of(others, "more element", "more elements"))" }
        return text
    }

    private static func words(_ places: [String]) -> String {
        let others = places.count - 1
        return (places.first ?? "") + (others > 0 ? " and \(Count.of(others, "more element", "more elements"))" : "")
    }

    private func differences(
        _ lookup: StyleLookup, _ match: StyleLookup.Match, _ expected: KeyValuePairs<String, String>
    ) throws(TestedPage.Failure) -> [String] {
        var lines: [String] = []
        for (property, value) in expected {
            do throws(StyleLookup.Mistake) {
                let wanted = try lookup.expected(property, value, match)
                let found = try lookup.values(of: property, match)
                for (wanted, found) in zip(wanted, found) where wanted.text != found.text {
                    let text = wanted.property == property ? value : wanted.text ?? value
                    let source = found.source ?? (found.text == nil ? nil : "initial value")
                    lines.append(
                        "\(found.property): expected \(text), found \(found.plainText ?? "nothing")"
                            + (source.map { " [\($0)]" } ?? ""))
                }
            } catch {
                throw TestedPage.Failure(text: Self.sentence(error, property, value))
            }
        }
        return lines
    }

    private static func sentence(_ mistake: StyleLookup.Mistake, _ property: String, _ value: String) -> String {
        switch mistake {
        case .unknownProperty(let nearest):
            "unknown property “\(property)”" + (nearest.map { "; did you mean “\($0)”?" } ?? "")
        case .wrongValue: "“\(value)” is not a value of “\(property)”"
        }
    }

    // MARK: - Contrast

    /// Returns a message about the texts whose contrast is too low or unknown, or about the lack of any text; nil if
    /// there are texts and all of them have enough contrast.
    private func problem(on page: TestedPage, atLeast least: Double?) throws(TestedPage.Failure) -> String? {
        let names = conditions.split(separator: ",").map { $0.filter { $0 != " " }.asciiLowercased }
        var schemes = [""]
        if !names.contains("dark"), !names.contains("light"),
            page.hasDark(try TestedPage.conditions(conditions))
        {
            schemes = ["light", "dark"]
        }
        var lines: [String] = []
        var hasText = false
        var count = 0
        for scheme in schemes {
            let all = [scheme, conditions].filter { !$0.isEmpty }.joined(separator: ", ")
            let lookup = try matches(page, all)
            for match in lookup.matches {
                let line: String
                switch lookup.textColors(of: match) {
                case .noText: continue
                case .uncertain: line = "the colors of the text and its background cannot be determined"
                case .colors(let text, let background, let ratio, let needed):
                    hasText = true
                    let needed = least ?? needed
                    guard ratio < needed else { continue }
                    let source = try? lookup.values(of: "color", match).first?.source
                    line =
                        "\(Contrast.text(ratio)):1, text \(text.hex) on \(background.hex); at least \(Contrast.text(needed)):1 is expected"
                        + ((source ?? nil).map { " [\($0)]" } ?? "")
                }
                hasText = true
                count += 1
                guard lines.count < Self.limit else { continue }
                lines.append("\(scheme.isEmpty ? "" : "\(scheme): ")\(page.place(of: match, in: lookup)): \(line)")
            }
        }
        guard hasText else {
            return "\(title(page, conditions)): the elements that the selector matches have no text of their own"
        }
        guard !lines.isEmpty else { return nil }
        var text =
            "\(title(page, conditions)): contrast is not as expected for \(Count.of(count, "text", "texts"))"
        for line in lines { text += "\n  " + line }
        if count > lines.count { text += "\n  and \(Count.of(count - lines.count, "more text", "more texts"))" }
        return text
    }
}
