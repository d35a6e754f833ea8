import VitrineSupport

/// The folder of a review. It contains a list of the files that a later review may replace or remove.
struct ReviewFolder {
    private let path: String
    private let folder: OpenFolder
    /// The files in the list: those of an earlier review, and those that this one is going to write.
    private var listed: Set<String>
    private var written: Set<String> = []

    /// The name of the list, which has one path per line.
    private static let list = ".vitrine-review"

    /// Opens a folder: a new one, which is created; an empty one; or one with an earlier review.
    /// - Throws: ``ReviewProblem/foreignFolder(_:)`` for any other folder; ``ReviewProblem/unwritable(_:reason:)`` if
    ///   the folder cannot be created, opened or written to.
    init(_ path: String) throws(ReviewProblem) {
        self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        if let list = try? FileReader.bytes(of: "\(self.path)/\(Self.list)") {
            let names = String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init)
            listed = Set(names.filter { !$0.hasPrefix("/") && !$0.split(separator: "/").contains("..") })
        } else {
            listed = []
            let found = (try? Folder.entries(of: self.path)) ?? []
            guard found.isEmpty else { throw .foreignFolder(path) }
        }
        folder = try Self.naming(self.path) { () throws(FileProblem) in
            try Folder.makeAll(path)
            return try OpenFolder(path)
        }
        try announce([])
    }

    /// Adds files to the list before they are written, so that a later run recognizes the files of an interrupted one
    /// and can remove them.
    mutating func announce(_ files: [String]) throws(ReviewProblem) {
        listed.formUnion(files)
        try writeList(listed)
    }

    mutating func write(_ bytes: [UInt8], to file: String) throws(ReviewProblem) {
        guard written.insert(file).inserted else { return }
        try put(bytes, file)
    }

    private func writeList(_ files: Set<String>) throws(ReviewProblem) {
        try put(Array(files.sorted().map { $0 + "\n" }.joined().utf8), Self.list)
    }

    /// Writes a file. No link is followed, because somebody may have replaced a file of an earlier review with a link.
    private func put(_ bytes: [UInt8], _ file: String) throws(ReviewProblem) {
        try Self.naming("\(path)/\(file)") { () throws(FileProblem) in try folder.write(bytes, to: file) }
    }

    /// Removes the files of an earlier review that this one does not have, and writes the list.
    func finish() throws(ReviewProblem) {
        for file in listed.subtracting(written) { try? folder.remove(file) }
        try writeList(written)
    }

    /// Replaces a file atomically, so that readers never see half of it.
    static func write(_ bytes: [UInt8], to path: String) throws(ReviewProblem) {
        try naming(path) { () throws(FileProblem) in try FileWriter.replace(path, bytes) }
    }

    private static func naming<Result>(
        _ path: String, _ body: () throws(FileProblem) -> Result
    ) throws(ReviewProblem) -> Result {
        do throws(FileProblem) {
            return try body()
        } catch {
            throw .unwritable(path, reason: error.reason)
        }
    }
}
