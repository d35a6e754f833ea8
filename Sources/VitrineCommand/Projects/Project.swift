import Foundation
import VitrineSupport

/// The files of a new package with a gallery.
struct Project {
    private let name: String
    private let source: VitrineSource
    /// The existing package whose components the gallery is for, and its first library, if it has one; nil if there is
    /// no existing package.
    private let shown: (package: String, library: String?)?

    /// Creates a project.
    /// - Parameter shown: the existing package around the new one, and its first library; nil if there is no existing
    ///   package.
    init(_ name: ProjectName, source: VitrineSource, showing shown: (package: String, library: String?)? = nil) {
        self.name = name.type
        self.source = source
        self.shown = shown
    }

    /// Writes the files into a folder, which is created if necessary.
    /// - Throws: ``CommandProblem`` if the folder already contains files, or a file cannot be written.
    func write(to folder: String) throws(CommandProblem) {
        if let entries = try? Folder.entries(of: folder), !entries.isEmpty { throw .folderInUse(folder) }
        for (path, text) in files.sorted(by: { $0.key < $1.key }) {
            let file = "\(folder)/\(path)"
            do throws(FileProblem) {
                try Folder.makeAll(URL(fileURLWithPath: file).deletingLastPathComponent().path)
                try FileWriter.create(file, Array(text.utf8))
            } catch {
                throw .output(file, reason: error.reason)
            }
        }
    }

    /// The texts of all files, keyed by path.
    var files: [String: String] {
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
            ".github/workflows/gallery.yml": ProjectFiles.github(name),
            ".gitlab-ci.yml": ProjectFiles.gitlab(name),
        ]
    }

    private var manifest: String {
        var dependencies = [source.dependency]
        var components = [".product(name: \"VitrineKit\", package: \(SwiftText.literal(source.package)))"]
        if let shown, let library = shown.library {
            dependencies.append(".package(name: \(SwiftText.literal(shown.package)), path: \"..\")")
            components.append(
                ".product(name: \(SwiftText.literal(library)), package: \(SwiftText.literal(shown.package)))")
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
