import VitrineSupport

/// Removes what builds leave next to a site: the old site after an exchange, and what a killed build left.
///
/// Nothing is deleted that might be the only copy. In an old site that is every file that is neither in its
/// manifest nor a hard link of the same file in the new site; such a file moves into the new site, or stays where it is.
/// What another user put where a build leaves something is not touched at all.
struct Leftovers {
    /// The folder that the site is in.
    let parent: OutputFolder
    /// The names of the site, of what is written beside it, and of what is moved aside.
    let site, staging, spare: String

    /// Brings the folders into order after a build that was killed at any moment.
    func recover() throws(SiteProblem) {
        // Only where folders cannot be exchanged in one step: the build died between its two renames.
        if parent.open.kind(of: spare) == .folder {
            if !parent.open.has(site) {
                try adopt(spare)
                try parent.move(spare, as: site)
            } else if !parent.open.has(staging) {
                try adopt(spare)
                try parent.move(spare, as: staging)
            }
        }
        switch parent.open.kind(of: staging) {
        case nil: return
        case .folder: break
        default: throw SiteProblem(file: parent.path(of: staging), .file(.obstacle(.staging)))
        }
        let folder = try adopt(staging)
        if let bytes = try? folder.open.bytes(of: Manifest.path),
            let manifest = Manifest(String(decoding: bytes, as: UTF8.self))
        {
            removeOldSite(folder, manifest: manifest)
        } else {
            removeStaging(folder)
        }
        guard !parent.open.has(staging) else {
            throw SiteProblem(file: parent.path(of: staging), .file(.obstacle(.filesInStaging)))
        }
    }

    /// Opens what an earlier build left.
    /// - Throws: when it belongs to another user, or more people may write to it than to the site: it may hold anything.
    @discardableResult
    private func adopt(_ name: String) throws(SiteProblem) -> OutputFolder {
        let folder = try parent.folder(name)
        guard folder.open.status.isOwn(like: try? parent.open.status(of: site)) else {
            throw SiteProblem(file: folder.path, .file(.obstacle(.foreignStaging)))
        }
        return folder
    }

    /// Removes a half-written staging folder: its files were written by the build or are hard links.
    func removeStaging(_ folder: OutputFolder) {
        Self.empty(folder.open)
        try? parent.open.removeEmpty(staging)
    }

    private static func empty(_ folder: OpenFolder) {
        for entry in (try? folder.entries()) ?? [] {
            if entry.kind == .folder {
                if let inside = try? folder.folder(entry.name) { empty(inside) }
                try? folder.removeEmpty(entry.name)
            } else {
                try? folder.remove(entry.name)
            }
        }
    }

    /// Removes the files of an old site, which is the staging folder now, and its folders when they are empty then.
    func removeOldSite(_ old: OutputFolder, manifest: Manifest) {
        // Without a site, a build was killed before its new one got its place: what is not ours stays.
        remove("", old.open, try? parent.open.folder(site), manifest.paths)
        // The manifest goes last: without it, the rest of the site would be taken for a site that is only partly written.
        try? old.open.remove(Manifest.path)
        try? parent.open.removeEmpty(staging)
    }

    private func remove(_ path: String, _ folder: OpenFolder, _ now: OpenFolder?, _ ours: Set<[UInt8]>) {
        var comparer = FileComparer()
        for entry in (try? folder.entries()) ?? [] {
            let name = entry.name
            let file = path.isEmpty ? name : "\(path)/\(name)"
            if file == Manifest.path { continue }
            if entry.kind == .folder {
                if let inside = try? folder.folder(name) { remove(file, inside, now, ours) }
                try? folder.removeEmpty(name)
                continue
            }
            let there = try? now?.status(of: file)
            if ours.contains(Array(file.utf8))
                || there.map({ $0.identity == (try? folder.status(of: name))?.identity }) ?? false
            {
                try? folder.remove(name)
            } else if entry.kind == .link, there?.kind == .link {
                try? folder.remove(name)
            } else if let now, entry.kind == .file, there?.kind == .file,
                (try? comparer.areEqual(name, in: folder, file, in: now)) == true
            {
                // Where there are no hard links, files that move along are copies.
                try? folder.remove(name)
            } else if let now, there == nil {
                try? folder.move(name, to: now, as: file)
            }
        }
    }
}
