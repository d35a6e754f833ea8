import Foundation
import VitrineSupport

/// The files of a new package with a gallery.
struct Project {
    private let name: String
    private let source: VitrineSource
    /// The existing package whose components the gallery is for; nil if there is none.
    private let shown: Shown?

    /// An existing package whose components a gallery shows.
    struct Shown {
        var package: String
        /// The first library of the package; nil if it has none.
        var library: String?
        /// The path from the folder of the new package to that of the existing one.
        var path: String
        /// The path from the folder of the existing package to that of the new one; nil if it is not inside.
        var folder: String?
    }

    init(_ name: ProjectName, source: VitrineSource, showing shown: Shown? = nil) {
        self.name = name.type
        self.source = source
        self.shown = shown
    }

    /// Writes the files into a folder, which is created if necessary. If the folder is inside that of an existing
    /// package, the files for CI are written into the folder of that package, which is the current one.
    /// - Returns: the files for CI, and whether each is new. One that already exists is not changed.
    /// - Throws: ``CommandProblem`` if the folder already contains files, or a file cannot be written.
    @discardableResult
    func write(to folder: String) throws(CommandProblem) -> [(file: String, isNew: Bool)] {
        if let entries = try? Folder.entries(of: folder), !entries.isEmpty { throw .folderInUse(folder) }
        for (path, text) in files.sorted(by: { $0.key < $1.key }) { try Self.write(text, to: "\(folder)/\(path)") }
        var found: [(file: String, isNew: Bool)] = []
        let workflows = ProjectWorkflows(program: "\(name)Gallery", folder: shown?.folder)
        for (path, text) in workflows.files.sorted(by: { $0.key < $1.key }) {
            let file = shown?.folder == nil ? "\(folder)/\(path)" : path
            let isNew = !FileStatus.isFile(file)
            if isNew { try Self.write(text, to: file) }
            found.append((file, isNew))
        }
        return found
    }

    private static func write(_ text: String, to file: String) throws(CommandProblem) {
        do throws(FileProblem) {
            try Folder.makeAll(URL(fileURLWithPath: file).deletingLastPathComponent().path)
            try FileWriter.create(file, Array(text.utf8))
        } catch {
            throw .output(file, reason: error.reason)
        }
    }

    /// The texts of all files except those for CI, keyed by path.
    private var files: [String: String] {
        [
            "Package.swift": manifest,
            "Sources/\(name)/Notice.swift": ProjectFiles.notice,
            "Sources/\(name)/Quote.swift": ProjectFiles.quote,
            "Sources/\(name)Gallery/\(name)Gallery.swift": ProjectFiles.gallery(name),
            "Tests/\(name)Tests/\(name)Tests.swift": ProjectFiles.tests(name),
            "Tests/\(name)Tests/snapshots/.gitkeep": "",
            "vitrine.yml": "title: \(name)\ndescription: The components of \(name).\nlanguage: en\n",
            "data/quotes.json": ProjectFiles.quotes,
            "templates/quote.mustache": ProjectFiles.quoteTemplate,
            "assets/site.css": ProjectFiles.styles,
            "README.md": ProjectFiles.readme(name),
            ".gitignore": ".build/\n_site/\n.swiftpm/\n",
            ".swift-format": ProjectFiles.swiftFormat,
        ]
    }

    private var manifest: String {
        var dependencies = [source.dependency]
        var components = [".product(name: \"VitrineKit\", package: \(SwiftText.literal(source.package)))"]
        if let shown, let library = shown.library {
            let (package, path) = (SwiftText.literal(shown.package), SwiftText.literal(shown.path))
            dependencies.append(".package(name: \(package), path: \(path))")
            components.append(".product(name: \(SwiftText.literal(library)), package: \(package))")
        }
        func list(_ lines: [String], _ indent: Int) -> String {
            lines.map { String(repeating: " ", count: indent) + $0 }.joined(separator: ",\n") + ",\n"
        }
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "\(name)Gallery",
                platforms: [.macOS(.v15)],
                dependencies: [
            \(list(dependencies, 8))    ],
                targets: [
                    // The components, for your own programs too.
                    .target(
                        name: "\(name)",
                        dependencies: [
            \(list(components, 16))            ]),
                    // The gallery: swift run \(name)Gallery dev --open
                    .executableTarget(
                        name: "\(name)Gallery",
                        dependencies: ["\(name)", .product(name: "Vitrine", package: \(SwiftText.literal(source.package)))]),
                    .testTarget(
                        name: "\(name)Tests",
                        dependencies: [
                            "\(name)",
                            .product(name: "VitrineKit", package: \(SwiftText.literal(source.package))),
                            .product(name: "VitrineTesting", package: \(SwiftText.literal(source.package))),
                        ],
                        exclude: ["snapshots"]),
                ]
            )

            """
    }
}
