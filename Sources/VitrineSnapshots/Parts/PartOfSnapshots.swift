import VitrineSupport

/// The results of one part of a check of snapshots.
package struct PartOfSnapshots: Sendable {
    /// The result for each snapshot.
    package var checks: [SnapshotCheck] = []
    /// The stories and pages that could not be rendered or read. Problems with stored stylesheets are not in parts,
    /// because the merge finds them.
    package var failures: [SnapshotReport.Failure] = []
    /// The number of matches of each redaction.
    package var hits: [Int] = []
    /// The page around stories, taken from the first story of the part.
    package var frame: StoryFrame?

    /// Creates an empty result.
    package init() {}

    /// Writes the results: the hash of each snapshot that is exactly what was rendered, and the rendered output for the
    /// others.
    package func write(to packed: inout PackedWriter) {
        packed.add(checks.sorted { $0.id < $1.id }) { check, packed in
            packed.add(check.id.description)
            if let hash = check.provenHash {
                packed.add(true)
                packed.add(hash)
                packed.add(check.isUnlisted)
            } else {
                packed.add(false)
                packed.add(check.content?.texts.markup ?? "")
                packed.add(check.content?.texts.accessibility ?? "")
            }
        }
        packed.add(failures) { failure, packed in
            packed.add(failure.id.description)
            packed.add(failure.message)
        }
        packed.add(hits) { $1.add($0) }
        packed.add([frame].compactMap(\.self)) { frame, packed in
            packed.add(frame.path)
            packed.add(frame.before)
            packed.add(frame.after)
        }
    }

    /// Reads what ``write(to:)`` wrote. Rendered output is compared with the store again.
    /// - Parameter planned: the snapshots that the part may contain.
    package init(
        from packed: inout PackedReader, planned: [String: SnapshotID], in store: SnapshotStore,
        with maker: SnapshotMaker
    ) throws(PackedReader.Damage) {
        func id(_ packed: inout PackedReader) throws(PackedReader.Damage) -> SnapshotID {
            guard let id = planned[try packed.string()] else { throw PackedReader.Damage() }
            return id
        }
        checks = try packed.list { (packed) throws(PackedReader.Damage) in
            let id = try id(&packed)
            if try packed.bool() {
                return SnapshotCheck(
                    id: id, outcome: .same, content: nil, seen: .intact(try packed.string()),
                    isUnlisted: try packed.bool())
            }
            let texts = SnapshotTexts(markup: try packed.string(), accessibility: try packed.string())
            do throws(SnapshotDamage) {
                return store.check(id, try maker.stored(texts), with: maker)
            } catch {
                throw PackedReader.Damage()
            }
        }
        failures = try packed.list { (packed) throws(PackedReader.Damage) in
            SnapshotReport.Failure(id: try id(&packed), message: try packed.string())
        }
        hits = try packed.list { (packed) throws(PackedReader.Damage) in try packed.int(in: 0...Int(Int32.max)) }
        frame = try packed.list { (packed) throws(PackedReader.Damage) in
            StoryFrame(path: try packed.string(), before: try packed.bytes(), after: try packed.bytes())
        }.first
    }
}

extension SnapshotCheck {
    /// The hash of the snapshot if it is equal to what was rendered; otherwise nil.
    fileprivate var provenHash: String? {
        guard case .same = outcome, case .intact(let hash) = seen, content.map({ $0.hash == hash }) ?? true else {
            return nil
        }
        return hash
    }
}

extension SnapshotStore {
    /// The digest of the paths and contents of all files of the store, except hidden and private ones. If a check is
    /// divided into parts, all parts and the merge must have the same files.
    package var digest: String {
        var packed = PackedWriter()
        for file in FolderListing.files(in: folder) where !file.hasPrefix(Self.privateFolder + "/") {
            packed.add(file)
            packed.add((try? FileReader.bytes(of: path(file))).map { SHA256.hex($0) })
        }
        return SHA256.hex(packed.bytes)
    }
}
