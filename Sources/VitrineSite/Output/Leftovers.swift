import VitrineSupport

/// Removes what builds leave next to a site: the old site after an exchange, and the files of a build that was killed.
///
/// A file that might be the only copy is never deleted. In an old site, such a file is one that is neither in the
/// manifest nor equal to the file with the same path in the new site: it is moved into the new site or kept where it
/// is. Two symbolic links with the same path count as equal, whatever their targets are. Folders that belong to another
/// user are not touched, even if they have the name of a folder that builds leave.
struct Leftovers {
    /// The folder that contains the site.
    let parent: OutputFolder
    /// The names of the site, of the staging folder, and of the folder to which the old site is moved during an
    /// exchange.
    let site, staging, spare: String

    /// Cleans up after a build that was killed at any moment.
    /// - Throws: ``SiteProblem`` if something other than a folder has the name of the staging folder, if files remain
    ///   in that folder, or if a leftover folder cannot be moved or is refused by ``adopt(_:)``.
    func recover() throws(SiteProblem) {
        // The spare folder is used only where folders cannot be exchanged in one step. If it exists, a build was killed
        // between two renames.
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

    /// Opens a folder that an earlier build left.
    /// - Throws: ``SiteProblem`` if the folder cannot be opened, if it belongs to another user, or if more people may
    ///   write to it than to the site. A folder that others can write to may contain anything.
    @discardableResult
    private func adopt(_ name: String) throws(SiteProblem) -> OutputFolder {
        let folder = try parent.folder(name)
        guard folder.open.status.isOwn(like: try? parent.open.status(of: site)) else {
            throw SiteProblem(file: folder.path, .file(.obstacle(.foreignStaging)))
        }
        return folder
    }

    /// Removes a half-written staging folder. All its files were written by the build, or are hard links to other files
    /// or copies of them.
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

    /// Removes the files of the old site, whose folder now has the name of the staging folder, and all folders that are
    /// empty afterwards. Files that might be the only copy are moved into the new site or kept.
    func removeOldSite(_ old: OutputFolder, manifest: Manifest) {
        // If there is no site, a build was killed before its new site was in place: files that Vitrine did not write
        // are kept.
        remove("", old.open, try? parent.open.folder(site), manifest.paths)
        // The manifest is removed last: without it, the remaining files would look like a site that is only partly
        // written.
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
                // If the file system has no hard links, files that were carried over are copies.
                try? folder.remove(name)
            } else if let now, there == nil {
                try? folder.move(name, to: now, as: file)
            }
        }
    }
}
