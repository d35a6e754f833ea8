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
        guard FileSystem.kind(site) == .folder else { return }
        try carry("")
    }

    private func carry(_ folder: String) throws(SiteProblem) {
        for (entry, kind) in try FileSystem.entries(of: folder.isEmpty ? site : "\(site)/\(folder)") {
            let file = folder.isEmpty ? entry : "\(folder)/\(entry)"
            if kind == .file, files.contains(Array(file.utf8)) || file == Manifest.path { continue }
            let target = "\(staging)/\(file)"
            let found = FileSystem.kind(target)
            switch (kind, found) {
            case (.folder, .folder): try carry(file)
            case (.folder, .missing):
                if !folders.contains(file) { try FileSystem.makeFolder(target, like: "\(site)/\(file)") }
                try carry(file)
            case (.file, .missing):
                try makeParent(of: file)
                try FileSystem.link("\(site)/\(file)", target)
            case (.link, .missing):
                try makeParent(of: file)
                try FileSystem.copyLink("\(site)/\(file)", target)
            case (.other, .missing):
                throw SiteProblem(.output, file: "\(name)/\(file)", "is neither a file nor a folder; move it elsewhere")
            default:
                throw SiteProblem(
                    .output, file: "\(name)/\(file)", "is not Vitrine's and in the way of a page; move it elsewhere")
            }
        }
    }

    /// A folder of the old site that has no page any more stays for what else is in it.
    private func makeParent(of file: String) throws(SiteProblem) {
        for folder in SitePath.folders(of: file) where FileSystem.kind("\(staging)/\(folder)") == .missing {
            try FileSystem.makeFolder("\(staging)/\(folder)", like: "\(site)/\(folder)")
        }
    }
}
