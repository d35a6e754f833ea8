import VitrineSupport

/// What lies in a site and is not Vitrine's, such as a `CNAME`, a `.git` or a folder of downloads: it moves along.
struct ForeignFiles {
    private let site: String
    private let name: String
    private let staging: String
    private let files: Set<[UInt8]>
    private let folders: Set<String>

    /// Looks at a site.
    /// - Parameters:
    ///   - site: its path.
    ///   - name: the path as the user named it.
    ///   - staging: the folder with the new site, complete.
    ///   - old: the files of the old site that are Vitrine's.
    init(site: String, name: String, staging: String, old: Manifest) {
        self.site = site
        self.name = name
        self.staging = staging
        files = old.paths
        folders = Set(old.files.keys.flatMap(SitePath.folders))
    }

    /// Links files, repeats links and makes folders, empty ones too.
    /// - Throws: ``SiteProblem`` when one is where a page goes, or cannot be repeated.
    func carry() throws(SiteProblem) {
        guard FileStatus.kind(of: site) == .folder else { return }
        try carry("")
    }

    private func carry(_ folder: String) throws(SiteProblem) {
        for entry in try OutputFiles.entries(of: folder.isEmpty ? site : "\(site)/\(folder)") {
            let file = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
            guard entry.isUTF8 else {
                throw SiteProblem(file: "\(name)/\(file)", .file(.obstacle(.nameNotUTF8)))
            }
            if entry.kind == .file, files.contains(Array(file.utf8)) || file == Manifest.path { continue }
            let target = "\(staging)/\(file)"
            switch (entry.kind, FileStatus.kind(of: target)) {
            case (nil, _): continue
            case (.folder, .folder): try carry(file)
            case (.folder, nil):
                if !folders.contains(file) { try OutputFiles.makeFolder(target, like: "\(site)/\(file)") }
                try carry(file)
            case (.file, nil):
                try makeParent(of: file)
                try OutputFiles.link("\(site)/\(file)", as: target)
            case (.link, nil):
                try makeParent(of: file)
                try OutputFiles.copyLink("\(site)/\(file)", to: target)
            case (_, nil):
                throw SiteProblem(file: "\(name)/\(file)", .file(.obstacle(.special)))
            default:
                throw SiteProblem(file: "\(name)/\(file)", .file(.obstacle(.page)))
            }
        }
    }

    /// A folder of the old site that has no page any more stays for what else is in it.
    private func makeParent(of file: String) throws(SiteProblem) {
        for folder in SitePath.folders(of: file) where !FileStatus.exists("\(staging)/\(folder)") {
            try OutputFiles.makeFolder("\(staging)/\(folder)", like: "\(site)/\(folder)")
        }
    }
}
