import Foundation

/// Takes away what builds leave beside a site: the old site after an exchange, and what a killed build left.
///
/// Nothing is deleted that might be somebody's only copy. In an old site that is every file that is neither in its
/// manifest nor a hard link of the same file in the new site; such a file moves into the new site, or stays where it is.
enum Leftovers {
    /// Brings the folders into order after a build that was killed at any moment.
    static func recover(site: String, staging: String, spare: String) throws(SiteProblem) {
        // Only where folders cannot be exchanged in one step: the build died between its two renames.
        if FileSystem.kind(spare) == .folder {
            if FileSystem.kind(site) == .missing {
                try FileSystem.rename(spare, site)
            } else if FileSystem.kind(staging) == .missing {
                try FileSystem.rename(spare, staging)
            }
        }
        switch FileSystem.kind(staging) {
        case .missing: return
        case .folder: break
        default: throw SiteProblem(.output, file: staging, "is in the way; move it elsewhere")
        }
        let file = "\(staging)/\(Manifest.path)"
        if let data = try? Data(contentsOf: URL(fileURLWithPath: file)),
            let manifest = Manifest(String(decoding: data, as: UTF8.self))
        {
            removeOldSite(staging, now: site, manifest: manifest)
        } else {
            removeStaging(staging)
        }
        guard FileSystem.kind(staging) == .missing else {
            throw SiteProblem(
                .output, file: staging, "was left by an earlier build and has files of its own; move them elsewhere")
        }
    }

    /// Removes a half-written staging folder: its files were written by the build or are hard links.
    static func removeStaging(_ folder: String) {
        for (entry, kind) in (try? FileSystem.entries(of: folder)) ?? [] {
            let path = "\(folder)/\(entry)"
            if kind == .folder { removeStaging(path) } else { FileSystem.remove(file: path) }
        }
        FileSystem.remove(emptyFolder: folder)
    }

    /// Removes the files of an old site, and its folders when they are empty then.
    static func removeOldSite(_ old: String, now site: String, manifest: Manifest) {
        remove("", old, site, manifest.paths)
        // Last of all: without it, what is left of the site would pass for something half written.
        FileSystem.remove(file: "\(old)/\(Manifest.path)")
        FileSystem.remove(emptyFolder: old)
    }

    private static func remove(_ folder: String, _ old: String, _ site: String, _ ours: Set<[UInt8]>) {
        let base = folder.isEmpty ? old : "\(old)/\(folder)"
        for (entry, kind) in (try? FileSystem.entries(of: base)) ?? [] {
            let file = folder.isEmpty ? entry : "\(folder)/\(entry)"
            let path = "\(old)/\(file)"
            let now = "\(site)/\(file)"
            if file == Manifest.path { continue }
            if kind == .folder {
                remove(file, old, site, ours)
            } else if ours.contains(Array(file.utf8)) || FileSystem.isSameFile(path, now) {
                FileSystem.remove(file: path)
            } else if kind == .link, FileSystem.kind(now) == .link {
                FileSystem.remove(file: path)
            } else if kind == .file, FileSystem.hasSameBytes(path, now) {
                // Where there are no hard links, files that move along are copies.
                FileSystem.remove(file: path)
            } else if FileSystem.kind(now) == .missing {
                try? FileSystem.rename(path, now)
            }
        }
        FileSystem.remove(emptyFolder: base)
    }
}
