import VitrineSupport

/// Files in a site that Vitrine did not write, such as a `CNAME` file, a `.git` folder or a folder of downloads. They
/// are carried over into the new site.
struct ForeignFiles {
    private let site: OutputFolder
    private let name: String
    private let staging: OutputFolder
    private let files: Set<[UInt8]>
    private let folders: Set<String>

    /// Prepares to carry over the foreign files of a site.
    /// - Parameters:
    ///   - site: the folder of the old site.
    ///   - name: the path of the folder as the user wrote it.
    ///   - staging: the folder with the complete new site.
    ///   - old: the manifest of the old site, with the files that Vitrine wrote.
    init(site: OutputFolder, name: String, staging: OutputFolder, old: Manifest) {
        self.site = site
        self.name = name
        self.staging = staging
        files = old.paths
        folders = Set(old.files.keys.flatMap(SitePath.folders))
    }

    /// Transfers the files: hard-links files, copies symbolic links, and creates folders, even empty ones unless files
    /// that Vitrine wrote were in them.
    /// - Throws: ``SiteProblem`` if the new site has something else at the path of an entry, or if an entry cannot be
    ///   carried over.
    func carry() throws(SiteProblem) { try carry("", site) }

    private func carry(_ path: String, _ folder: OutputFolder) throws(SiteProblem) {
        for entry in try folder.entries() {
            let file = path.isEmpty ? entry.name : "\(path)/\(entry.name)"
            guard entry.isUTF8 else {
                throw SiteProblem(file: "\(name)/\(file)", .file(.obstacle(.nameNotUTF8)))
            }
            if entry.kind == .file, files.contains(Array(file.utf8)) || file == Manifest.path { continue }
            switch (entry.kind, staging.open.kind(of: file)) {
            case (nil, _): continue
            case (.folder, .folder): try carry(file, try folder.folder(entry.name))
            case (.folder, nil):
                let inside = try folder.folder(entry.name)
                if !folders.contains(file) { try staging.makeFolder(file, like: inside.open.status) }
                try carry(file, inside)
            case (.file, nil):
                try makeParent(of: file)
                try site.link(file, to: staging)
            case (.link, nil):
                try makeParent(of: file)
                try site.copyLink(file, to: staging)
            case (_, nil):
                throw SiteProblem(file: "\(name)/\(file)", .file(.obstacle(.special)))
            default:
                throw SiteProblem(file: "\(name)/\(file)", .file(.obstacle(.page)))
            }
        }
    }

    /// Makes the missing parent folders of a file in the new site. A folder is missing if Vitrine wrote files into it
    /// in the old site but not in the new one.
    private func makeParent(of file: String) throws(SiteProblem) {
        for folder in SitePath.folders(of: file) where !staging.open.has(folder) {
            try staging.makeFolder(folder, like: try site.folder(folder).open.status)
        }
    }
}
