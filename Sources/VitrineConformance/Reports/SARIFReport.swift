import VitrineSupport

extension CheckReport {
    /// A report in SARIF 2.1.0, which code hosting platforms can read. Columns are counted in UTF-16 code units.
    public var sarif: [UInt8] {
        let rules = Set(findings.map(\.rule)).sorted()
        let numbers = Dictionary(rules.enumerated().map { ($1, $0) }) { first, _ in first }
        var json = JSONWriter()
        json.object { json in
            json.field(
                "$schema", "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
            json.field("version", "2.1.0")
            json.array("runs", [0]) { _, json in
                json.object("tool") { json in
                    json.object("driver") { json in
                        json.field("name", "vitrine")
                        json.field("semanticVersion", version)
                        json.array("rules", rules) { descriptor($0, &$1) }
                    }
                }
                json.field("columnKind", "utf16CodeUnits")
                json.array("results", results(numbers)) { result($0, &$1) }
            }
        }
        json.newline()
        return json.bytes
    }

    private func descriptor(_ id: String, _ json: inout JSONWriter) {
        let rule = rule(id)
        json.field("id", id)
        json.object("shortDescription") { $0.field("text", rule?.title ?? id) }
        if let rule, !rule.reason.isEmpty { json.object("fullDescription") { $0.field("text", rule.reason) } }
        if let reference = rule?.reference {
            json.field("helpUri", reference.address)
            json.object("help") {
                $0.field("text", "\(rule?.reason ?? "") \(reference.document), \(reference.address)")
            }
        }
        json.object("defaultConfiguration") { $0.field("level", (rule?.severity ?? .error).rawValue) }
    }

    private struct Result {
        var finding: Finding
        var rule: Int
        var fingerprint: String
    }

    /// Returns the findings as results. Each has a fingerprint without the line and column, so that it usually stays
    /// the same when lines are added above the defect. Findings that differ only in their places are numbered, so that
    /// their fingerprints differ.
    private func results(_ numbers: [String: Int]) -> [Result] {
        var seen: [UInt64: Int] = [:]
        return findings.map { finding in
            var hash = StableHash()
            for part in [finding.rule, finding.path, finding.message, finding.element ?? ""] {
                hash.add(part.utf8)
                hash.add([0])
            }
            let before = seen[hash.value, default: 0]
            seen[hash.value] = before + 1
            return Result(
                finding: finding, rule: numbers[finding.rule] ?? 0, fingerprint: "\(hash.hexadecimal):\(before + 1)")
        }
    }

    private func result(_ result: Result, _ json: inout JSONWriter) {
        let finding = result.finding
        json.field("ruleId", finding.rule)
        json.field("ruleIndex", result.rule)
        json.field("level", finding.severity.rawValue)
        json.object("message") { $0.field("text", finding.message) }
        if !finding.path.isEmpty {
            json.array("locations", [0]) { _, json in
                json.object("physicalLocation") { json in
                    json.object("artifactLocation") {
                        $0.field(
                            "uri",
                            (finding.path.hasPrefix("/") ? "file://" : "") + PercentEncoding.encoded(path: finding.path)
                        )
                    }
                    guard finding.line > 0 else { return }
                    json.object("region") { json in
                        json.field("startLine", finding.line)
                        let column = finding.excerpt?.utf16Column ?? (finding.column == 1 ? 1 : nil)
                        if let column { json.field("startColumn", column) }
                    }
                }
                if let element = finding.element {
                    json.array("logicalLocations", [element]) { element, json in
                        json.field("fullyQualifiedName", element)
                        json.field("kind", "element")
                    }
                }
            }
        }
        json.object("partialFingerprints") { $0.field("vitrineFinding/v1", result.fingerprint) }
        let origin = [finding.component, finding.instance, finding.source]
        if origin.contains(where: { $0 != nil }) {
            json.object("properties") { json in
                if let component = finding.component { json.field("component", component) }
                if let instance = finding.instance { json.field("instance", instance) }
                if let source = finding.source { json.field("source", source) }
            }
        }
    }
}
