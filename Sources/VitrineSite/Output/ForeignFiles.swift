import VitrineSupport

/// What is in a site and is not Vitrine's, such as a `CNAME`, a `.git` or a folder of downloads: it moves along.
struct ForeignFiles {
    private let site: OutputFolder
    private let name: String
    private let staging: OutputFolder
    private let files: Set<[UInt8]>
    private let folders: Set<String>

    /// Looks at a site.
    /// - Parameters:
    ///   - site: the folder.
    ///   - name: its path as the user named it.
    ///   - staging: the folder with the new site, complete.
    ///   - old: the files of the old site that are Vitrine's.
    init(site: OutputFolder, name: String, staging: OutputFolder, old: Manifest) {
        self.site = site
        self.name = name
        self.staging = staging
        files = old.paths
        folders = Set(old.files.keys.flatMap(SitePath.folders))
    }

    /// Links files, repeats links and makes folders, empty ones too.
    /// - Throws: ``SiteProblem`` when one is where a page goes, or cannot be repeated.
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

    /// A folder of the old site that has no page any more stays for what else is in it.
    private func makeParent(of file: String) throws(SiteProblem) {
        for folder in SitePath.folders(of: file) where !staging.open.has(folder) {
            try staging.makeFolder(folder, like: try site.folder(folder).open.status)
        }
    }
}
