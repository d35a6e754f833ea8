import VitrineSupport

/// Takes away what builds leave beside a site: the old site after an exchange, and what a killed build left.
///
/// Nothing is deleted that might be somebody's only copy. In an old site that is every file that is neither in its
/// manifest nor a hard link of the same file in the new site; such a file moves into the new site, or stays where it is.
enum Leftovers {
    /// Brings the folders into order after a build that was killed at any moment.
    static func recover(site: String, staging: String, spare: String) throws(SiteProblem) {
        // Only where folders cannot be exchanged in one step: the build died between its two renames.
        if FileStatus.kind(of: spare) == .folder {
            if !FileStatus.exists(site) {
                try OutputFiles.move(spare, to: site)
            } else if !FileStatus.exists(staging) {
                try OutputFiles.move(spare, to: staging)
            }
        }
        switch FileStatus.kind(of: staging) {
        case nil: return
        case .folder: break
        default: throw SiteProblem(file: staging, .file(.obstacle(.staging)))
        }
        let file = "\(staging)/\(Manifest.path)"
        if let bytes = try? FileReader.bytes(of: file), let manifest = Manifest(String(decoding: bytes, as: UTF8.self))
        {
            removeOldSite(staging, now: site, manifest: manifest)
        } else {
            removeStaging(staging)
        }
        guard !FileStatus.exists(staging) else {
            throw SiteProblem(file: staging, .file(.obstacle(.filesInStaging)))
        }
    }

    /// Removes a half-written staging folder: its files were written by the build or are hard links.
    static func removeStaging(_ folder: String) {
        for entry in (try? Folder.entries(of: folder)) ?? [] {
            let path = "\(folder)/\(entry.name)"
            if entry.kind == .folder { removeStaging(path) } else { try? Files.remove(path) }
        }
        try? Folder.removeEmpty(folder)
    }

    /// Removes the files of an old site, and its folders when they are empty then.
    static func removeOldSite(_ old: String, now site: String, manifest: Manifest) {
        remove("", old, site, manifest.paths)
        // Last of all: without it, what is left of the site would pass for something half written.
        try? Files.remove("\(old)/\(Manifest.path)")
        try? Folder.removeEmpty(old)
    }

    private static func remove(_ folder: String, _ old: String, _ site: String, _ ours: Set<[UInt8]>) {
        let base = folder.isEmpty ? old : "\(old)/\(folder)"
        var comparer = FileComparer()
        for entry in (try? Folder.entries(of: base)) ?? [] {
            let file = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
            let path = "\(old)/\(file)"
            let now = "\(site)/\(file)"
            if file == Manifest.path { continue }
            if entry.kind == .folder {
                remove(file, old, site, ours)
            } else if ours.contains(Array(file.utf8)) || Files.areSame(path, now) {
                try? Files.remove(path)
            } else if entry.kind == .link, FileStatus.kind(of: now) == .link {
                try? Files.remove(path)
            } else if entry.kind == .file, FileStatus.kind(of: now) == .file,
                (try? comparer.areEqual(path, now)) == true
            {
                // Where there are no hard links, files that move along are copies.
                try? Files.remove(path)
            } else if !FileStatus.exists(now) {
                try? Files.move(path, to: now)
            }
        }
        try? Folder.removeEmpty(base)
    }
}
