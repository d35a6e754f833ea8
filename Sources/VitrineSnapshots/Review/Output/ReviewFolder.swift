import VitrineSupport

/// The folder of a review. A list of its files says which ones may be replaced or removed.
struct ReviewFolder {
    private let path: String
    private let earlier: Set<String>
    private var written: Set<String> = []

    /// The list, with a path on every line.
    private static let list = ".vitrine-review"

    /// Takes a folder: a new one, an empty one, or one with an earlier review.
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
        try Self.make(self.path)
        // Written before any other file, so that what a broken off run leaves is known for a review.
        try Self.write(Array(earlier.sorted().joined(separator: "\n").utf8), to: "\(self.path)/\(Self.list)")
    }

    private static func make(_ folder: String) throws(ReviewProblem) {
        do throws(FileProblem) {
            try Folder.makeAll(folder)
        } catch {
            throw .unwritable(folder, reason: error.reason)
        }
    }

    mutating func write(_ bytes: [UInt8], to file: String) throws(ReviewProblem) {
        guard written.insert(file).inserted else { return }
        if let slash = file.lastIndex(of: "/") { try Self.make("\(path)/\(file[..<slash])") }
        try Self.write(bytes, to: "\(path)/\(file)")
    }

    /// Removes what an earlier review had and this one has not.
    func finish() throws(ReviewProblem) {
        for file in earlier.subtracting(written) { try? Files.remove("\(path)/\(file)") }
        try Self.write(Array((written.sorted().joined(separator: "\n") + "\n").utf8), to: "\(path)/\(Self.list)")
    }

    /// Writes a file in whole: a reader never sees half of it.
    static func write(_ bytes: [UInt8], to path: String) throws(ReviewProblem) {
        do throws(FileProblem) {
            try FileWriter.replace(path, bytes)
        } catch {
            throw .unwritable(path, reason: error.reason)
        }
    }
}
