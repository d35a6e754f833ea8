import VitrineSupport

/// The folder of a review. It contains a list of its files, which may be replaced or removed.
struct ReviewFolder {
    private let path: String
    private let folder: OpenFolder
    private let earlier: Set<String>
    private var written: Set<String> = []

    /// The name of the list, which has one path per line.
    private static let list = ".vitrine-review"

    /// Opens a folder: a new one, an empty one, or one with an earlier review.
    /// - Throws: ``ReviewProblem/foreignFolder(_:)`` for any other folder, and ``ReviewProblem/unwritable(_:reason:)``.
    init(_ path: String) throws(ReviewProblem) {
        self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        if let list = try? FileReader.bytes(of: "\(self.path)/\(Self.list)") {
            let names = String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init)
            earlier = Set(names.filter { !$0.hasPrefix("/") && !$0.split(separator: "/").contains("..") })
        } else {
            earlier = []
            let found = (try? Folder.entries(of: self.path)) ?? []
            guard found.isEmpty else { throw .foreignFolder(path) }
        }
        folder = try Self.naming(self.path) { () throws(FileProblem) in
            try Folder.makeAll(path)
            return try OpenFolder(path)
        }
        // The list is written before any other file, so that a later run recognizes the files of an interrupted one as
        // a review.
        try put(Array(earlier.sorted().joined(separator: "\n").utf8), Self.list)
    }

    mutating func write(_ bytes: [UInt8], to file: String) throws(ReviewProblem) {
        guard written.insert(file).inserted else { return }
        try put(bytes, file)
    }

    /// Writes a file. No link is followed, because somebody may have replaced a file of an earlier review with a link.
    private func put(_ bytes: [UInt8], _ file: String) throws(ReviewProblem) {
        try Self.naming("\(path)/\(file)") { () throws(FileProblem) in
            if let slash = file.lastIndex(of: "/") { try folder.makeAll(String(file[..<slash])) }
            try folder.replace(file, bytes)
        }
    }

    /// Removes the files of an earlier review that this one does not have.
    func finish() throws(ReviewProblem) {
        for file in earlier.subtracting(written) { try? folder.remove(file) }
        try put(Array((written.sorted().joined(separator: "\n") + "\n").utf8), Self.list)
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
