import VitrineAccessibility
import VitrineSupport

/// Writes a comparison as a JSON object, for programs.
package struct ComparisonJSON {
    /// The version of the format, which `Documentation/schemas/compare.schema.json` describes. It changes if a key is
    /// removed or gets another meaning.
    private static let format = 1

    /// Returns an object with the keys `{"unchanged", "added", "removed", "changed": [{"path", "changes": [...]}],
    /// "groups": [...]}` and others.
    package static func text(_ comparison: SiteComparison) -> String {
        var json = JSONWriter()
        json.object { json in
            json.field("tool", "vitrine")
            json.field("version", VitrineVersion.current)
            json.field("format", format)
            json.field("unchanged", comparison.unchanged)
            json.field("rewritten", comparison.rewritten)
            json.field("added", comparison.added)
            json.field("removed", comparison.removed)
            json.array("renamed", comparison.renamed) { rename, json in
                json.field("from", rename.from)
                json.field("to", rename.to)
                json.field("likeness", rename.likeness)
            }
            json.field("changedFiles", comparison.changedFiles)
            json.field("ignored", comparison.ignored)
            let grouped = ChangeGroups(comparison.changed.map { (path: $0.path, changes: $0.changes) })
            let changed = zip(comparison.changed, grouped.numbers).map { (page: $0, groups: $1) }
            json.array("changed", changed) { entry, json in
                let page = entry.page
                json.field("path", page.path)
                if let old = page.oldPath { json.field("from", old) }
                if page.isCoarse { json.field("coarse", true) }
                json.field("accessibility", page.announcesTheSame ? "same" : "changed")
                json.array("changes", Array(zip(page.changes, entry.groups))) {
                    change($0.0, grouped.groups[$0.1].id, &$1)
                }
            }
            json.array("groups", grouped.groups) { group, json in
                json.field("id", group.id)
                json.field("summary", group.summary)
                json.field("kind", group.example.kind.rawValue)
                json.field("layer", group.example.layer.rawValue)
                json.field("count", group.count)
                json.field("pages", group.pages)
                json.array("examples", group.examples) { example, json in
                    json.field("path", example.page)
                    json.field("sentence", example.change.sentence)
                }
            }
            json.array("layers", comparison.verdicts) { verdict, json in
                json.field("layer", verdict.layer.rawValue)
                json.field("changes", verdict.changes)
                json.field("groups", verdict.groups)
                json.field("pages", verdict.pages)
                json.field("lostNames", verdict.lostNames)
            }
            json.field("failOn", comparison.failing.sorted().map(\.rawValue))
            json.field("styleNotes", comparison.styleNotes.sorted().map(\.description))
            if !comparison.pixelNotes.isEmpty {
                json.array("pixels", comparison.pixels) { found, json in
                    json.field("path", found.path)
                    json.field("width", found.width)
                    json.field("scheme", found.scheme)
                    json.field("count", found.count)
                    json.field("explained", found.isExplained)
                    json.field("sentence", found.sentence)
                }
                json.field("pixelNotes", comparison.pixelNotes)
            }
            json.field("readInTwoWays", comparison.readings.map(\.to))
            json.array("problems", comparison.problems) { problem, json in
                json.field("path", problem.path)
                if let side = problem.side { json.field("side", side.rawValue) }
                if problem.line > 0 { json.field("line", problem.line) }
                if problem.column > 0 { json.field("column", problem.column) }
                json.field("message", problem.message)
            }
        }
        return String(decoding: json.bytes, as: UTF8.self) + "\n"
    }

    /// Returns a value of a change; a list of classes is trimmed here. Texts and most other values were already trimmed
    /// when the change was created.
    private static func bounded(_ text: String, _ change: Change) -> String {
        change.kind == .class ? text.trimmed(to: ChangeWriter.markupLimit) : text
    }

    /// Writes the effect of a stylesheet or another file: the cause, with the values if it is a custom property; the
    /// conditions; and the contrast if it changed.
    private static func sheet(_ sheet: SheetEffect, _ json: inout JSONWriter) {
        switch sheet.cause {
        case .file: json.field("cause", "file")
        case .rules: json.field("cause", "rule")
        case .token(let token):
            json.field("cause", "token")
            json.object("token") {
                $0.field("name", token.name)
                if let before = token.before { $0.field("before", before) }
                if let after = token.after { $0.field("after", after) }
            }
        }
        json.field("conditions", sheet.conditions.sorted().map(\.name))
        guard let contrast = sheet.contrast else { return }
        json.object("contrast") {
            $0.field("before", contrast.texts.before)
            $0.field("after", contrast.texts.after)
        }
    }

    private static func change(_ change: Change, _ group: String, _ json: inout JSONWriter) {
        json.field("kind", change.kind.rawValue)
        json.field("layer", change.layer.rawValue)
        if let component = change.component { json.field("component", component) }
        if let instance = change.instance { json.field("instance", instance) }
        json.field("element", change.element)
        if let name = change.name { json.field("name", name) }
        if let before = change.before { json.field("before", bounded(before, change)) }
        if let after = change.after { json.field("after", bounded(after, change)) }
        if change.isAround { json.field("around", true) }
        if let effect = change.effect { json.field("effect", effect.sentence) }
        if change.losesName { json.field("losesName", true) }
        if let sheet = change.sheet { self.sheet(sheet, &json) }
        json.field("group", group)
        json.field("sentence", change.sentence)
    }
}
