import VitrineSupport

/// `_files/`: the pictures and fonts of stories, kept so that a review can show a former file next to the current one.
enum KeptFiles {
    static let folder = "_files"
    /// The maximum size of a file in bytes; for larger files, only the digest is kept.
    static let largest = 1_000_000
    /// The content of ``attributesFile``. It is needed because the `.gitattributes` of the parent folder declares all
    /// files as text.
    static let attributes = "# The pictures and fonts of stories, kept byte for byte.\n* binary\n"
    static let attributesFile = folder + "/.gitattributes"

    /// Returns the path of a file by its digest.
    static func path(_ digest: String) -> String { "\(folder)/\(digest.prefix(16))" }
}

extension SnapshotStore {
    /// Returns the bytes of a stored or pending picture or font; nil if it cannot be read or was changed.
    func keptFile(_ digest: String) -> [UInt8]? {
        keptFile(digest, below: "") ?? keptFile(digest, below: Self.privateFolder + "/")
    }

    /// Returns the bytes of a stored or pending stylesheet, picture or font by their digest; nil if they cannot be read
    /// or were changed.
    func keptBytes(_ digest: String) -> [UInt8]? { keptSheet(digest) ?? keptFile(digest) }

    private func keptFile(_ digest: String, below folder: String) -> [UInt8]? {
        guard let bytes = try? StoreFiles.bytes(path(folder + KeptFiles.path(digest))) else { return nil }
        return SHA256.hex(bytes) == digest ? bytes : nil
    }

    /// Writes files that are new or damaged, and removes those that are no longer used. The lock must be held.
    func keepFiles(
        _ digests: Set<String>, below prefix: String = "", _ bytes: (String) -> [UInt8]?
    ) throws(SnapshotProblem) {
        for digest in digests.sorted() where keptFile(digest, below: prefix) == nil {
            guard let bytes = bytes(digest), bytes.count <= KeptFiles.largest else { continue }
            try StoreFiles.makeFolder(path(prefix + KeptFiles.folder))
            if !FileStatus.exists(path(prefix + KeptFiles.attributesFile)) {
                try replace(prefix + KeptFiles.attributesFile, Array(KeptFiles.attributes.utf8))
            }
            try replace(prefix + KeptFiles.path(digest), bytes)
        }
        let kept = Set(digests.map(KeptFiles.path))
        for file in FolderListing.files(in: path(prefix + KeptFiles.folder)) {
            let isDigest = file.count == 16 && file.allSatisfy(\.isHexDigit)
            guard isDigest, !kept.contains("\(KeptFiles.folder)/\(file)") else { continue }
            try StoreFiles.remove(path("\(prefix)\(KeptFiles.folder)/\(file)"))
        }
    }
}
