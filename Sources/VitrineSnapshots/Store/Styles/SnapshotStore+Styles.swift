import VitrineSupport

extension SnapshotCheck {
    /// Whether neither a change of the markup nor an effect of changed styles was found. The bytes of stylesheets may
    /// still differ.
    var isShownAlike: Bool {
        if case .same = outcome { true } else { false }
    }
}

extension SnapshotStore {
    /// The result of comparing styles.
    package struct StyleComparison: Sendable {
        /// The checks, with the changes that are caused by stylesheets, pictures and fonts.
        package var checks: [SnapshotCheck]
        /// Notes about stylesheets, in addition to the changes that they cause.
        package var notes: Set<StyleNote> = []
        /// The paths of stored stylesheets that are missing or were changed, each with a snapshot that needs the
        /// stylesheet.
        package var damaged: [String: SnapshotID] = [:]
    }

    /// Compares the current styles of stories with the stored ones. Effects are computed only for stories whose styles
    /// differ.
    package func compareStyles(
        _ checks: [SnapshotCheck], with now: SnapshotStyles
    ) throws(SnapshotProblem) -> StyleComparison {
        let known = known.styles
        var result = StyleComparison(checks: checks)
        var differing: [Int] = []
        for (number, check) in checks.enumerated() {
            let seen = known.stories[check.kept]
            let current = now.styles(of: check.id, check.content, known: seen) { keptSheet($0) }
            guard let present = current ?? firstStyles(check, now) else { continue }
            result.checks[number].styles = .init(seen: seen, now: present)
            if let seen, seen != present { differing.append(number) }
        }
        guard !differing.isEmpty else { return result }
        try compare(differing, &result, frame: now.frame, paths: now.paths) { now.assets.sheet($0) }
        return result
    }

    /// Parses the stored markup of a story, and returns its current styles. This is necessary if the markup was known
    /// to be unchanged without being parsed, but the store lacks the styles of the story or the text of a style
    /// element. Returns nil if the markup was already parsed, if the stored snapshot cannot be used, or if the page of
    /// the story is not known.
    private func firstStyles(_ check: SnapshotCheck, _ now: SnapshotStyles) -> StoryStyles? {
        guard check.content == nil, let maker = try? SnapshotMaker(), let content = storedContent(check.id, maker)
        else {
            return nil
        }
        return now.styles(of: check.id, content, known: nil) { _ in nil }
    }

    /// Returns the content of a snapshot; nil if it is missing or damaged.
    package func keptContent(_ id: SnapshotID) -> SnapshotContent? {
        (try? SnapshotMaker()).flatMap { storedContent(id, $0) }
    }

    /// Returns the content of a snapshot; nil if its files are missing or damaged, or cannot be parsed.
    private func storedContent(_ id: SnapshotID, _ maker: SnapshotMaker) -> SnapshotContent? {
        guard case .intact(let texts, _) = stored(id) else { return nil }
        return try? maker.stored(texts)
    }

    private func compare(
        _ numbers: [Int], _ result: inout StyleComparison, frame: StoryFrame?, paths: [SnapshotID: String],
        sheet: @escaping @Sendable (String) -> [UInt8]?
    ) throws(SnapshotProblem) {
        let maker = try SnapshotMaker()
        let damaged = damagedSheets(numbers.compactMap { result.checks[$0].styles?.seen?.set })
        guard
            let comparison = StoryComparison(
                frame: frame, sheet: { digest in self.keptSheet(digest) ?? sheet(digest) })
        else { throw .outOfMemory }
        var changed: Set<String> = []
        for number in numbers {
            let check = result.checks[number]
            guard let state = check.styles, let seen = state.seen else { continue }
            let missing = seen.set.entries.compactMap { $0.kind.isKept ? $0.digest : nil }.filter(damaged.contains)
            if !missing.isEmpty { result.checks[number].styles?.isDamaged = true }
            for digest in missing { result.damaged[StoreStyles.path(ofSheet: digest)] = check.id }
            guard missing.isEmpty, let old = storedContent(check.kept, maker), let path = paths[check.id] else {
                continue
            }
            changed.formUnion(Self.changedSheets(seen.set, state.now.set))
            let new = check.content ?? old
            let changes = comparison.changes(
                check.id, path: path, .init(content: old, styles: seen), .init(content: new, styles: state.now))
            guard !changes.isEmpty else { continue }
            switch check.outcome {
            case .same, .changed:
                result.checks[number].content = new
                result.checks[number].outcome = .changed(
                    SnapshotPair(id: check.id, from: check.from?.id, old: old, new: new, styled: changes))
            case .missing, .unreadable: continue
            }
        }
        result.notes = comparison.notes
        for path in changed {
            if !comparison.used.contains(path) {
                result.notes.insert(.unused(path))
            } else if !comparison.effective.contains(path) {
                result.notes.insert(.noEffect(path))
            }
        }
    }

    private static func changedSheets(_ old: StyleSet, _ new: StyleSet) -> Set<String> {
        let sheets = [old, new].map { set in Set(set.entries.filter { $0.kind == .sheet || $0.kind == .import }) }
        return Set(sheets[0].symmetricDifference(sheets[1]).map(\.path))
    }

    // MARK: - Stylesheets of the store

    /// Returns the bytes of a stored or pending stylesheet, without carriage returns; nil if it cannot be read or was
    /// changed.
    package func keptSheet(_ digest: String) -> [UInt8]? {
        keptSheet(digest, below: "") ?? keptSheet(digest, below: Self.privateFolder + "/")
    }

    private func damagedSheets(_ sets: [StyleSet]) -> Set<String> {
        let digests = Set(Set(sets).flatMap(\.entries).filter(\.kind.isKept).compactMap(\.digest))
        return digests.filter { keptSheet($0) == nil }
    }

    /// Writes new styles: first the stylesheets, which are named after their digests, then the list, then the pictures
    /// and fonts. Stylesheets that are no longer used are removed last, so that those in the list always exist. The
    /// lock must be held.
    /// - Parameter writes: the new styles of snapshots whose stored styles have not changed since the comparison.
    func keepStyles(
        _ writes: [StyleWrite], _ snapshots: [SnapshotWrite], _ styles: inout StoreStyles, _ sheet: (String) -> [UInt8]?
    ) throws(SnapshotProblem) {
        let before = styles
        for write in snapshots {
            if case .remove = write.action { styles.stories[write.id] = nil }
            if let from = write.from { styles.stories[write.id] = styles.stories.removeValue(forKey: from.id) }
        }
        for write in writes { styles.stories[write.id] = write.now }
        guard styles.stories != before.stories else { return }
        try StoreFiles.makeFolder(path(StoreStyles.folder))
        for digest in styles.digests.sorted() where keptSheet(digest, below: "") == nil {
            guard let bytes = sheet(digest) else { continue }
            try replace(StoreStyles.path(ofSheet: digest), bytes)
        }
        try replace(StoreStyles.path, Array(styles.text.utf8))
        try keepFiles(styles.fileDigests, sheet)
        let kept = Set(styles.digests.map(StoreStyles.path(ofSheet:)))
        for path in before.digests.map(StoreStyles.path(ofSheet:)) where !kept.contains(path) {
            try StoreFiles.remove(self.path(path))
        }
        try removeSheets(besides: kept)
    }

    private func keptSheet(_ digest: String, below folder: String) -> [UInt8]? {
        guard let bytes = try? StoreFiles.bytes(path(folder + StoreStyles.path(ofSheet: digest))) else { return nil }
        let lines = SnapshotAssets.lines(bytes)
        return SHA256.hex(lines) == digest ? lines : nil
    }

    /// Removes unused stylesheets, which a killed run or a merge may have left behind.
    private func removeSheets(besides kept: Set<String>) throws(SnapshotProblem) {
        for file in FolderListing.files(in: path(StoreStyles.folder)) where file.hasSuffix(".css") {
            let path = "\(StoreStyles.folder)/\(file)"
            let isDigest = file.count == 20 && file.dropLast(4).allSatisfy(\.isHexDigit)
            if isDigest, !kept.contains(path) { try StoreFiles.remove(self.path(path)) }
        }
    }
}

extension SnapshotStore {
    /// Returns the former bytes, by path, of files that stories used before and that have changed or are no longer
    /// used; nil for a file whose bytes are not stored.
    package func formerFiles(_ checks: [SnapshotCheck]) -> [String: [UInt8]?] {
        var files: [String: [UInt8]?] = [:]
        for check in checks {
            guard let styles = check.styles, let seen = styles.seen, seen != styles.now else { continue }
            let now = styles.now.digests
            for (path, digest) in seen.digests where files[path] == nil && now[path] != .some(digest) {
                files[path] = .some(digest.flatMap { keptBytes($0) })
            }
        }
        return files
    }
}
