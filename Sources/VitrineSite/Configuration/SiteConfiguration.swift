import Yams

/// What `vitrine.yml` says.
///
/// ```yaml
/// title: Shop components
/// language: en
/// direction: ltr
/// theme: default
/// ```
public struct SiteConfiguration: Hashable, Sendable {
    /// The name of the gallery.
    public var title = "Gallery"
    /// What the gallery shows, in a sentence.
    public var description = ""
    /// The language of its own words and of components that say nothing else, as a BCP 47 tag.
    public var language = "en"
    /// The direction of its text: `ltr` or `rtl`.
    public var direction = "ltr"
    /// The name or folder of the theme.
    public var theme = "default"

    /// The defaults.
    public init() {}

    /// Reads `vitrine.yml` of a folder; without the file, the defaults.
    /// - Throws: ``SiteProblems`` with every unknown key and wrong value.
    public init(folder: SiteFolder) throws(SiteProblems) {
        let path = "vitrine.yml"
        guard folder.contains(path) else { return }
        let file = folder.display(path)
        let root: Node?
        do {
            root = try Yams.compose(yaml: try folder.text(path))
        } catch let problem as SiteProblem {
            throw SiteProblems([SiteProblem(.usage, file: problem.file, line: problem.line, problem.message)])
        } catch let error as YamlError {
            var problem = DataErrors.yaml(error, file: file)
            problem.kind = .usage
            throw SiteProblems([problem])
        } catch {
            throw SiteProblems([SiteProblem(.usage, file: file, "\(error)")])
        }
        guard let root else { return }
        guard let mapping = root.mapping else {
            throw SiteProblems([
                SiteProblem(.usage, file: file, line: root.mark?.line ?? 1, "must be a list of keys and values")
            ])
        }
        var problems: [SiteProblem] = []
        for (key, value) in mapping { take(key, value, file, &problems) }
        if !problems.isEmpty { throw SiteProblems(problems) }
    }

    private mutating func take(_ key: Node, _ value: Node, _ file: String, _ problems: inout [SiteProblem]) {
        let keys: [String: WritableKeyPath<SiteConfiguration, String>] = [
            "title": \.title, "description": \.description, "language": \.language, "direction": \.direction,
            "theme": \.theme,
        ]
        func problem(_ message: String) {
            problems.append(SiteProblem(.usage, file: file, line: key.mark?.line, message))
        }
        guard let name = key.string, let path = keys[name] else {
            return problem(
                "unknown key \"\(key.string ?? "?")\"; known are \(keys.keys.sorted().joined(separator: ", "))")
        }
        guard let text = value.string, value.null == nil else { return problem("\(name) must be a text") }
        if name == "title", text.isEmpty { return problem("title must not be empty") }
        guard text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }) else {
            return problem("\(name) has a control character")
        }
        if name == "direction", !["ltr", "rtl"].contains(text) {
            return problem("direction must be ltr or rtl, not \"\(text)\"")
        }
        if name == "language", text.isEmpty { return problem("language must not be empty") }
        self[keyPath: path] = text
    }
}
