package import Yams

/// A settings file that is being read. It collects the problems of all values instead of stopping at the first one.
package struct SettingsFile {
    package let name: String
    package let text: String
    package private(set) var problems: [SettingsProblem] = []

    /// The maximum size in bytes. Settings files are written by hand.
    package static let largest = 1_000_000

    /// Creates a reader of the text of a file.
    package init(_ text: String, name: String) {
        self.text = text
        self.name = name
    }

    /// Reads the outermost value of the file. Returns nil for a file that is empty or has only comments. If the file is
    /// too large or is not YAML, or if its aliases expand too far, adds a problem and returns nil.
    package mutating func root() -> Node? {
        guard text.utf8.count <= Self.largest else {
            problems.append(SettingsProblem(file: name, .tooLarge(limit: Self.largest)))
            return nil
        }
        do {
            guard try YAMLAliases.areBounded(in: text) else {
                problems.append(SettingsProblem(file: name, .tooManyAliases(limit: YAMLAliases.most)))
                return nil
            }
            return try Yams.compose(yaml: text)
        } catch let error as YamlError {
            problems.append(problem(error))
        } catch {
            problems.append(SettingsProblem(file: name, .notYAML("\(error)")))
        }
        return nil
    }

    private func problem(_ error: YamlError) -> SettingsProblem {
        switch error {
        case .scanner(_, let reason, let mark, _), .parser(_, let reason, let mark, _),
            .composer(_, let reason, let mark, _):
            SettingsProblem(file: name, line: mark.line, column: mark.column, .notYAML(YAMLReason.words(reason)))
        case .duplicatedKeysInMapping(let keys, let context):
            duplicate(keys, context.mark)
        default: SettingsProblem(file: name, .notYAML("\(error)"))
        }
    }

    private func duplicate(_ keys: [String], _ mark: Mark) -> SettingsProblem {
        let found = DuplicateKeys(keys, line: mark.line, column: mark.column, in: text)
        return SettingsProblem(file: name, line: found.line, column: mark.column, .notYAML(found.message))
    }

    /// Adds a problem at the place where a value begins.
    package mutating func add(_ reason: SettingsProblem.Reason, at node: Node?) {
        problems.append(SettingsProblem(file: name, line: node?.mark?.line, column: node?.mark?.column, reason))
    }

    /// Adds a problem at a place.
    package mutating func add(_ reason: SettingsProblem.Reason, line: Int?, column: Int?) {
        problems.append(SettingsProblem(file: name, line: line, column: column, reason))
    }

    // MARK: - Values

    /// Returns a value that was read from a node. If the value is nil, adds the problem `mistake`, unless the node is
    /// null: a null node is treated like a missing key.
    package mutating func given<Value>(_ value: Value?, at node: Node, _ mistake: SettingsProblem.Reason) -> Value? {
        if value == nil, node.null == nil { add(mistake, at: node) }
        return value
    }

    /// Reads a scalar as a string, including numbers and Booleans. If the node is null, a list or a mapping, adds a
    /// problem and returns nil.
    package mutating func string(_ node: Node, _ key: String) -> String? {
        if let text = node.scalar?.string, node.null == nil { return text }
        add(.mustBe(key: key, kind: "a string"), at: node)
        return nil
    }

    /// Reads a Boolean. If the node is anything else, adds a problem and returns nil.
    package mutating func truth(_ node: Node, _ key: String) -> Bool? {
        if let value = node.bool { return value }
        add(.mustBe(key: key, kind: "true or false"), at: node)
        return nil
    }

    /// Reads one string or a list of strings, each with its node. Like ``string(_:_:)``, accepts every scalar except
    /// null, and adds a problem for every other node.
    package mutating func strings(_ node: Node, _ key: String) -> [(text: String, node: Node)] {
        var found: [(text: String, node: Node)] = []
        if let list = node.sequence {
            for entry in list { if let text = string(entry, key) { found.append((text, entry)) } }
        } else if let text = node.scalar?.string, node.null == nil {
            found.append((text, node))
        } else {
            add(.mustBe(key: key, kind: "a string or a list of strings"), at: node)
        }
        return found
    }

    /// Returns the line and the column, from 1, of a byte of a scalar's text. If they cannot be determined, for example
    /// in a folded scalar, returns the line and the column where the scalar begins; nil if these are unknown, too.
    package func place(ofByte offset: Int, in node: Node) -> (line: Int?, column: Int?) {
        guard let scalar = node.scalar, let mark = node.mark else { return (node.mark?.line, node.mark?.column) }
        let bytes = Array(scalar.string.utf8.prefix(max(offset, 0)))
        let before = String(decoding: bytes, as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        switch scalar.style {
        case .literal:
            let down = before.count { $0 == "\n" }
            let line = mark.line + 1 + down
            guard lines.indices.contains(line - 1) else { return (mark.line, mark.column) }
            let rest = before.split(separator: "\n", omittingEmptySubsequences: false).last?.unicodeScalars.count ?? 0
            let own = scalar.string.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(down).first ?? ""
            let indent = lines[line - 1].prefix { $0 == " " }.count - own.prefix { $0 == " " }.count
            return (line, max(indent, 0) + rest + 1)
        case .folded: return (mark.line, mark.column)
        default:
            let quote = scalar.style == .plain ? 0 : 1
            guard !scalar.string.contains("\n"), lines.indices.contains(mark.line - 1) else {
                return (mark.line, mark.column)
            }
            // If there are escapes before the byte, the beginning of the value is used.
            let written = lines[mark.line - 1].unicodeScalars.dropFirst(mark.column - 1 + quote)
            guard written.starts(with: before.unicodeScalars) else { return (mark.line, mark.column) }
            return (mark.line, mark.column + quote + before.unicodeScalars.count)
        }
    }
}
