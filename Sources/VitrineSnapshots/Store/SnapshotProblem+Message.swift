import VitrineSupport

extension SnapshotProblem: CustomStringConvertible {
    /// The problem, as a sentence without a final period.
    package var description: String {
        switch self {
        case .emptyName(let role): "the \(role) has no name"
        case .controlCharacter(let role, let name):
            "the \(role) “\(name.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? "?" : String($0) }.joined())” has a control character in its name"
        case .malformed(let problems):
            problems.first.map { "\($0.line):\($0.column): \($0.message)" } ?? "is not well-formed"
        case .file(let path, let reason): "\(path): \(reason)"
        case .newerManifest(let path, let version):
            "\(path) has format \(version) of a newer version of Vitrine; update Vitrine"
        case .redaction(let name, let reason): "the redaction “\(name)” could not be applied: its XPath \(reason)"
        case .outOfMemory: "the XML parser cannot be started: out of memory"
        }
    }
}

extension SnapshotDamage: CustomStringConvertible {
    /// The problem in words, to be written after the name of the snapshot.
    package var description: String {
        switch self {
        case .mergeMarkers(let line): "has conflict markers on line \(line)"
        case .cut: "is cut short: its last line is missing"
        case .notASnapshot: "is not a snapshot: its first line is not that of a snapshot"
        case .newerFormat(let version): "has format \(version) of a newer version of Vitrine; update Vitrine"
        case .unreadable(let reason): "cannot be read: \(reason)"
        case .malformed(let line, let column, let message): "is not well-formed: \(line):\(column): \(message)"
        case .noAccessibility: "has no accessibility snapshot: its file .a11y.txt is missing"
        case .halfWritten: "was written by a run that was killed before it finished"
        case .lost: "is in the manifest, but its file is missing"
        }
    }
}

extension StoreRemark: CustomStringConvertible {
    /// The message: a sentence without a final period.
    package var description: String {
        switch self {
        case .unreadableList(let path, let damage): "\(path): \(damage)"
        case .newerManifest(let path, let version): "\(SnapshotProblem.newerManifest(path, version: version))"
        case .formerManifest(let path): "\(path) has an old format; run snapshot record to update it"
        case .noStyles(let path):
            "\(path) is missing, so styles are not compared; run snapshot accept or snapshot record to write it"
        case .contradictingStyles(let path, let ids):
            "\(path) has contradictory lines, as after a merge, so the styles of "
                + "\(Count.of(ids.count, "snapshot", "snapshots")) are not compared: \(Self.listed(ids)); "
                + "look at these stories, then run snapshot record"
        case .mergeMarkers(let path): "\(path) has conflict markers; run snapshot record to write it again"
        case .strangeLine(let path, let line):
            "\(path):\(line): this line is not valid; run snapshot record to write the manifest again"
        case .unfinished(let folder, let intended, let written):
            "\(folder): a run was killed while it was writing \(Count.of(intended, "snapshot", "snapshots")); these were written: \(Self.listed(written))"
        }
    }

    private static func listed(_ ids: [SnapshotID]) -> String {
        ids.prefix(3).map(\.description).joined(separator: ", ") + (ids.count > 3 ? ", …" : "")
    }
}

extension SnapshotWriteReport.Refusal {
    /// The reason in words, to be written after the name of the snapshot: `has conflict markers on line 3; replace it
    /// with snapshot record --all`.
    package var reason: String {
        switch cause {
        case .changedSince: "has changed since it was compared; compare it again"
        case .damaged(let damage, _) where damage.isNewer: "\(damage)"
        case .damaged(let damage, .recordAll): "\(damage); replace it with snapshot record --all"
        case .damaged(let damage, .acceptByName): "\(damage); replace it with snapshot accept \(id)"
        }
    }
}
