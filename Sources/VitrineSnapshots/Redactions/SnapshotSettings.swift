import VitrineSupport
import VitrineMarkup
import Yams

/// The settings under `snapshots:` in `vitrine.yml`.
///
/// ```yaml
/// snapshots:
///   folder: snapshots
///   include: ["todo-row/*"]
///   exclude: ["todo-row/todos-*"]
///   pages: [index.html]
///   renamed: {"card/*": "tile/*"}
///   failOn: [accessibility, data, markup, style]
///   redact:
///     - name: date
///       select: //time/@datetime
///     - name: token
///       select: //input[@name = 'token']/@value
///       files: ["login/*"]
/// ```
///
/// `include`, `exclude` and `files` are globs for the names of snapshots; `pages` are globs for the paths of ordinary
/// pages in the site.
package struct SnapshotSettings: Sendable {
    /// The folder of the snapshots, relative to the folder of the site.
    package var folder = "snapshots"
    /// The redactions that are applied before comparing.
    package var redactions: [Redaction] = []
    /// The layers whose differences make a check fail.
    package var failOn = FailingLayers.all
    /// The renames of stories, as listed in the settings.
    package private(set) var renamed: [RecordedRename] = []
    var include: [Glob] = []
    var exclude: [Glob] = []
    var pages: [Glob] = []

    /// The rows of the settings reference for the keys under `snapshots`.
    package static let rows = [
        SettingRow(
            "snapshots.folder", "path", standard: "snapshots", "The folder of the snapshots, in the site's folder."),
        SettingRow(
            "snapshots.include", "list of globs", standard: "[]", otherwise: "all stories",
            "The stories that have a snapshot, by the names of their snapshots: `todo-row/*`."),
        SettingRow("snapshots.exclude", "list of globs", standard: "[]", "The stories that have no snapshot."),
        SettingRow(
            "snapshots.pages", "list of globs", standard: "[]",
            "Ordinary pages that have a snapshot, by their paths in the site: `index.html`."),
        SettingRow(
            "snapshots.failOn", "list of layers", standard: "[accessibility, data, markup, style]",
            "The layers whose differences make a check fail (status 1); with `none`, no changed story does. "
                + "Stories without a snapshot, snapshots without a story, and renamed stories still give status 2."),
        SettingRow(
            "snapshots.renamed", "former names with new ones", standard: "{}",
            "Stories that were renamed and changed too much for the rename to be recognized: `card/*: tile/*`."),
        SettingRow(
            "snapshots.redact", "list of redactions", standard: "[]",
            "What differs in every run. It is replaced before snapshots are compared."),
    ]
    /// The rows of the settings reference for the keys of an entry of `redact`.
    package static let redactionRows = [
        SettingRow(
            "redact.name", "text", standard: nil, otherwise: "required",
            "The name of the replacement: a value is replaced with `[date 1]`, for example."),
        SettingRow(
            "redact.select", "XPath", standard: nil, otherwise: "required",
            "The attributes, texts or elements to replace: `//time/@datetime`."),
        SettingRow(
            "redact.files", "list of globs", standard: "[]", otherwise: "all snapshots",
            "The snapshots that the redaction applies to."),
        SettingRow(
            "redact.numbered", "true or false", standard: "true",
            "Whether replacements are numbered, so that equal values have the same number: `[token 1]`, `[token 2]`. "
                + "With `false`, all become `[token]`."),
    ]

    /// Creates the default settings: every story, no ordinary page, no replacements.
    package init() {}

    /// Reads the key `snapshots` of a file and ignores other keys.
    /// - Throws: ``SettingsProblems`` with all problems.
    package init(yaml: String, file name: String) throws(SettingsProblems) {
        var file = SettingsFile(yaml, name: name)
        if let found = file.root()?.mapping?["snapshots"],
            let mapping = file.given(found.mapping, at: found, .mustBe(key: "snapshots", kind: "keys and values"))
        {
            for (key, value) in mapping { take(key, value, in: &file) }
        }
        if !file.problems.isEmpty { throw SettingsProblems(file.problems) }
    }

    /// Returns whether a story has a snapshot, according to the settings.
    package func includes(_ id: SnapshotID) -> Bool {
        let name = id.description
        return (include.isEmpty || include.contains { $0.matches(name) }) && !exclude.contains { $0.matches(name) }
    }

    /// Returns whether an ordinary page of the site has a snapshot, according to the settings.
    package func includes(page path: String) -> Bool { pages.contains { $0.matches(path) } }

    private mutating func take(_ key: Node, _ value: Node, in file: inout SettingsFile) {
        switch key.scalar?.string {
        case "folder":
            guard let text = file.string(value, "folder") else { return }
            folder = text
            if text.isEmpty { file.add(.mustBe(key: "folder", kind: "the name of a folder"), at: value) }
        case "include": include = file.strings(value, "include").map { Glob($0.text) }
        case "exclude": exclude = file.strings(value, "exclude").map { Glob($0.text) }
        case "pages": pages = file.strings(value, "pages").map { Glob($0.text) }
        case "failOn":
            failOn.layers = []
            for (text, node) in file.strings(value, "failOn") where text != "none" {
                if let layer = Change.Layer(rawValue: text) {
                    failOn.layers.insert(layer)
                } else {
                    let names = FailingLayers.names.joined(separator: ", ")
                    file.add(.mustBe(key: "failOn", kind: "a list of \(names), or none"), at: node)
                }
            }
        case "renamed": takeRenames(value, in: &file)
        case "redact":
            let mistake = SettingsProblem.Reason.mustBe(key: "redact", kind: "a list of redactions")
            for entry in file.given(value.sequence, at: value, mistake) ?? [] { redaction(entry, &file) }
        case let other: file.add(.unknownKey(other ?? "?", known: Self.rows.names), at: key)
        }
    }

    private mutating func takeRenames(_ value: Node, in file: inout SettingsFile) {
        let kind =
            "old names of snapshots with their new names, as in todo-row/open: todo-row/todo or card/*: tile/*"
        for (from, to) in file.given(value.mapping, at: value, .mustBe(key: "renamed", kind: kind)) ?? [:] {
            guard let old = from.scalar?.string, let new = to.scalar?.string,
                let rename = RecordedRename(from: old, to: new)
            else {
                file.add(.mustBe(key: "renamed", kind: kind), at: from)
                continue
            }
            renamed.append(rename)
        }
    }

    private mutating func redaction(_ node: Node, _ file: inout SettingsFile) {
        guard let mapping = node.mapping else {
            return file.add(.mustBe(key: "a redaction", kind: "keys and values: name, select"), at: node)
        }
        var (name, select): ((String, Node)?, (String, Node)?)
        var files: [Glob] = []
        var isNumbered = true
        for (key, value) in mapping {
            switch key.scalar?.string {
            case "name": name = file.string(value, "name").map { ($0, value) }
            case "select": select = file.string(value, "select").map { ($0, value) }
            case "files": files = file.strings(value, "files").map { Glob($0.text) }
            case "numbered": isNumbered = file.truth(value, "numbered") ?? true
            case let other: file.add(.unknownKey(other ?? "?", known: Self.redactionRows.map(\.name)), at: key)
            }
        }
        if mapping["name"] == nil { file.add(.redactionLacks(key: "name", redaction: nil), at: node) }
        if mapping["select"] == nil { file.add(.redactionLacks(key: "select", redaction: name?.0), at: node) }
        if let (text, place) = name {
            if text.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) == nil {
                file.add(.badName(text), at: place)
            } else if redactions.contains(where: { $0.name == text }) {
                file.add(.redactionTwice(text), at: place)
            }
        }
        guard let select, let expression = expression(select, &file), let name else { return }
        redactions.append(
            Redaction(
                name.0, select: expression, isNumbered: isNumbered, files: files,
                place: "\(file.name):\(node.mark?.line ?? 1)"))
    }

    private func expression(_ found: (text: String, node: Node), _ file: inout SettingsFile) -> XPathExpression? {
        do throws(XPathProblem) {
            let expression = try XPathExpression(found.text)
            try XPathProgram.check(expression, selects: true)
            return expression
        } catch {
            var place = (line: found.node.mark?.line, column: found.node.mark?.column)
            if case .syntax(let offset, _) = error { place = file.place(ofByte: offset, in: found.node) }
            file.add(.xpath(key: "select", "\(error)"), line: place.line, column: place.column)
            return nil
        }
    }
}
