extension Review {
    /// Writes the review: a folder with `index.html` and the files that it needs, or one file if the path ends with
    /// `.html`.
    ///
    /// If the folder contains an earlier review, its files are replaced. If it contains anything else, nothing is
    /// written and an error is thrown. The output depends only on the review.
    /// - Throws: ``ReviewProblem``.
    package func write(to path: String) throws(ReviewProblem) {
        if path.lowercased().hasSuffix(".html") || path.lowercased().hasSuffix(".htm") {
            return try ReviewFolder.write(try page(), to: path)
        }
        var folder = try ReviewFolder(path)
        let document = try ReviewDocument(self, isOneFile: false)
        try folder.write(ReviewStyles.bytes, to: ReviewStyles.file)
        let index = try document.index()
        for file in document.files { try folder.write(try file.make(), to: file.name) }
        for copy in document.assets.copies {
            guard let bytes = contents(copy.path, copy.side) else { continue }
            try folder.write(bytes, to: "\(copy.side.rawValue)/\(copy.path)")
        }
        for (number, found) in pixels.enumerated() where !found.before.isEmpty {
            for (side, bytes) in [(Side.before, found.before), (.after, found.after)] {
                try folder.write(bytes, to: ReviewCards.pixelFile(number, side))
            }
        }
        // The first page is written last, so an interrupted review does not have it.
        try folder.write(index, to: ReviewPlan.index)
        try folder.finish()
    }

    /// Returns the review as one file, which contains the stylesheets of its frames but not their pictures.
    package func page() throws(ReviewProblem) -> [UInt8] {
        try ReviewDocument(self, isOneFile: true).index()
    }
}
