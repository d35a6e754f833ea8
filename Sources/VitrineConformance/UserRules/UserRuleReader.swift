import VitrineSupport
import VitrineMarkup
internal import Yams

/// Reads a file of user-defined rules and collects all problems with it.
struct UserRuleReader {
    private var file: SettingsFile
    private var places: [String: String]

    var problems: [SettingsProblem] { file.problems }

    private static let keys = ["name", "severity", "select", "assert", "forbid", "message", "files", "why"]

    init(_ yaml: String, file: String, before: [UserRule]) {
        self.file = SettingsFile(yaml, name: file)
        places = Dictionary(before.map { ($0.rule.id, $0.place) }) { first, _ in first }
    }

    mutating func read() -> [UserRule] {
        guard let root = file.root() else { return [] }
        guard let list = root.sequence else {
            if root.null == nil { file.add(.mustBe(key: "the file", kind: "a list of rules"), at: root) }
            return []
        }
        return list.compactMap { rule($0) }
    }

    private mutating func rule(_ node: Node) -> UserRule? {
        guard let mapping = node.mapping else {
            let kind = "a mapping with keys such as name, select, assert and message"
            file.add(.mustBe(key: "a rule", kind: kind), at: node)
            return nil
        }
        let before = file.problems.count
        var texts: [String: (text: String, node: Node)] = [:]
        var files: [Glob] = []
        for (key, value) in mapping {
            guard let name = key.scalar?.string, Self.keys.contains(name) else {
                file.add(.unknownKey(key.scalar?.string ?? "?", known: Self.keys), at: key)
                continue
            }
            if name == "files" {
                files = file.strings(value, name).map { Glob($0.text) }
            } else if let text = file.string(value, name) {
                if text.allSatisfy(\.isWhitespace) {
                    file.add(.mustBe(key: name, kind: "a string that is not blank"), at: value)
                }
                texts[name] = (text, value)
            }
        }
        let name = name(texts["name"], node)
        let severity = severity(texts["severity"])
        let select = selection(texts, name, node)
        let assert = texts["assert"].flatMap { expression("assert", $0, selects: false) }
        let message = message(texts["message"], name, node)
        guard file.problems.count == before, let name, let select, let message else { return nil }
        let why = texts["why"].map { Self.titleAndReason($0.text) }
        let rule = Rule(
            name, severity, why?.title ?? name, because: why?.reason ?? "", reference: nil, wrong: [], right: [])
        return UserRule(
            rule: rule, files: files, select: select, assert: assert, message: message, place: places[name] ?? "")
    }

    /// Returns the first line of a text, without the period at its end, and the other lines.
    private static func titleAndReason(_ text: String) -> (title: String, reason: String) {
        let start = text.drop(while: \.isWhitespace)
        let text = start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
        let line = text.prefix { !$0.isNewline }
        let reason = text.dropFirst(line.count).drop(while: \.isWhitespace)
        return (String(line.hasSuffix(".") ? line.dropLast() : line), String(reason))
    }

    // MARK: - Keys

    private mutating func name(_ found: (text: String, node: Node)?, _ rule: Node) -> String? {
        guard let (name, node) = found else {
            file.add(.missing(key: "name", rule: nil), at: rule)
            return nil
        }
        if name.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) == nil {
            file.add(.badName(name), at: node)
        } else if Rules.named(name) != nil {
            file.add(.nameOfVitrine(name), at: node)
        } else if let other = places[name] {
            file.add(.nameTwice(name, other: other), at: node)
        } else {
            places[name] = "\(file.name):\(node.mark?.line ?? 1)"
        }
        return name
    }

    private mutating func severity(_ found: (text: String, node: Node)?) -> Finding.Severity {
        guard let (text, node) = found else { return .error }
        if let severity = Finding.Severity(rawValue: text) { return severity }
        file.add(.badSeverity(text), at: node)
        return .error
    }

    /// Reads the expression that selects nodes: either `select`, which must be accompanied by `assert`, or `forbid`,
    /// which must not be combined with either of them.
    private mutating func selection(
        _ texts: [String: (text: String, node: Node)], _ name: String?, _ rule: Node
    ) -> XPathExpression? {
        if let forbid = texts["forbid"] {
            for key in ["select", "assert"] {
                if let other = texts[key] { file.add(.forbidWith(key: key), at: other.node) }
            }
            return expression("forbid", forbid, selects: true)
        }
        switch (texts["select"], texts["assert"]) {
        case (let select?, .some): return expression("select", select, selects: true)
        case (let select?, nil):
            file.add(.missing(key: "assert", rule: name), at: rule)
            return expression("select", select, selects: true)
        case (nil, .some): file.add(.missing(key: "select", rule: name), at: rule)
        case (nil, nil): file.add(.nothingToSelect(rule: name), at: rule)
        }
        return nil
    }

    private mutating func expression(
        _ key: String, _ found: (text: String, node: Node), selects: Bool
    ) -> XPathExpression? {
        do throws(XPathProblem) {
            let expression = try XPathExpression(found.text)
            try XPathProgram.check(expression, selects: selects)
            return expression
        } catch {
            var place = (line: found.node.mark?.line, column: found.node.mark?.column)
            if case .syntax(let offset, _) = error { place = file.place(ofByte: offset, in: found.node) }
            file.add(.xpath(key: key, "\(error)"), line: place.line, column: place.column)
            return nil
        }
    }

    private mutating func message(
        _ found: (text: String, node: Node)?, _ name: String?, _ rule: Node
    ) -> MessageTemplate? {
        guard let (text, node) = found else {
            file.add(.missing(key: "message", rule: name), at: rule)
            return nil
        }
        do throws(MessageTemplate.Problem) {
            return try MessageTemplate(text)
        } catch {
            let place = file.place(ofByte: error.offset, in: node)
            file.add(error.reason, line: place.line, column: place.column)
            return nil
        }
    }
}
