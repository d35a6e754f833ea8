import VitrineSupport

/// An earlier release of a site: the names and hashes of its files and, if the whole folder is available, their bytes.
struct FormerSite: Sendable {
    private let hashes: [String: String]
    /// The folder of the release; nil if only its manifest is available.
    private let folder: String?

    /// Opens a release.
    /// - Parameter path: the path of its folder, or of its `manifest.sha256`.
    init(_ path: String) throws(SiteProblem) {
        let isManifest = path.hasSuffix(".sha256")
        let file = isManifest ? path : "\(path)/\(Manifest.path)"
        let bytes: [UInt8]
        do throws(FileProblem) {
            bytes = try FileReader.bytes(of: file)
        } catch {
            throw SiteProblem(file: file, .file(.input(.unreadable(error))))
        }
        guard let manifest = Manifest(String(decoding: bytes, as: UTF8.self)) else {
            throw SiteProblem(file: file, .command(.noManifest))
        }
        hashes = manifest.files
        folder = isManifest ? nil : path
    }

    /// Whether the files themselves are available.
    var hasContents: Bool { folder != nil }

    /// The paths of all its files. The bytes of the paths determine the order.
    var files: [String] { hashes.keys.sorted { $0.precedesInBytes($1) } }

    /// The paths of its pages, in the order of ``files``.
    var pages: [String] { files.filter { PageName.isPage($0) } }

    /// The hash of a file; nil if the release does not have the file.
    func hash(of file: String) -> String? { hashes[file] }

    /// The bytes of a file; nil if only the manifest is available, or if the file is not in the manifest or cannot be
    /// read.
    func bytes(of file: String) -> [UInt8]? {
        guard let folder, hashes[file] != nil else { return nil }
        return try? OpenFolder(folder).bytes(of: file)
    }
}
