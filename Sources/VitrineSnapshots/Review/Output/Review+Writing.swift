import VitrineSupport

extension Review {
    /// Writes the review: a folder with `index.html` and the files that it needs, or one file if the path ends with
    /// `.html` or `.htm`.
    ///
    /// If the folder contains an earlier review, the files of that review are replaced or removed. If it contains other
    /// files and no review, nothing is written and an error is thrown. The output depends only on the review.
    /// - Throws: ``ReviewProblem``.
    package func write(to path: String) throws(ReviewProblem) {
        if path.lowercased().hasSuffix(".html") || path.lowercased().hasSuffix(".htm") {
            return try ReviewFolder.write(try page(), to: path)
        }
        var folder = try ReviewFolder(path)
        let document = try ReviewDocument(self, isOneFile: false)
        let pictures = pictures
        try folder.announce(
            [ReviewPlan.index, ReviewStyles.file] + document.files.map(\.name) + pictures.map(\.name))
        try folder.write(ReviewStyles.bytes, to: ReviewStyles.file)
        let index = try document.index()
        for file in document.files { try folder.write(try file.make(), to: file.name) }
        // The files that the frames need are known only after all pages have been made.
        let copies = document.assets.copies
        func name(_ copy: (path: String, side: Side)) -> String { "\(copy.side.rawValue)/\(copy.path)" }
        try folder.announce(copies.map(name))
        for copy in copies {
            guard let bytes = contents(copy.path, copy.side) else { continue }
            try folder.write(Self.onDisk(bytes, copy.path), to: name(copy))
        }
        for picture in pictures { try folder.write(picture.bytes, to: picture.name) }
        // The first page is written last, so that an interrupted run does not leave a new one without the files that it
        // needs.
        try folder.write(index, to: ReviewPlan.index)
        try folder.finish()
    }

    /// The pictures of pages as a browser draws them.
    private var pictures: [(name: String, bytes: [UInt8])] {
        pixels.enumerated().filter { !$0.element.before.isEmpty }.flatMap { number, found in
            [
                (name: ReviewCards.pixelFile(number, .before), bytes: found.before),
                (name: ReviewCards.pixelFile(number, .after), bytes: found.after),
            ]
        }
    }

    /// Returns the bytes of a file as they are copied; in a stylesheet, addresses are relative.
    private static func onDisk(_ bytes: [UInt8], _ path: String) -> [UInt8] {
        guard PageName.isStyleSheet(path) else { return bytes }
        let depth = path.utf8.count { $0 == UInt8(ascii: "/") }
        return FrameAddresses(top: String(repeating: "../", count: depth)).relative(styles: bytes)
    }

    /// Returns the review as one file. It contains the stylesheets of the frames, unless they are too large, but not
    /// the pictures.
    package func page() throws(ReviewProblem) -> [UInt8] {
        try ReviewDocument(self, isOneFile: true).index()
    }
}
