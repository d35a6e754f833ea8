import ArgumentParser
import Foundation
import VitrineSupport

/// Adds a gallery to an existing package.
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Add a gallery to the Swift package in this folder, as a package of its own in Gallery/.",
        discussion: """
            The existing package is not changed; the new package in Gallery/ depends on the first library of the \
            existing one.

            Examples:
              vitrine init                         With this program's copy of Vitrine.
              vitrine init --vitrine ../vitrine    With a copy of Vitrine in a folder.

            Exit status: 0 the gallery was written, 3 it could not be written, 64 wrong usage, or there is no Package.swift.
            """)

    private static let folder = "Gallery"

    @OptionGroup var options: ProjectOptions

    func run() throws {
        try ProjectOptions.reporting { () throws(CommandProblem) in
            guard let bytes = try? FileReader.bytes(of: "Package.swift") else { throw .noSuchPath("Package.swift") }
            let manifest = String(decoding: bytes, as: UTF8.self)
            let own = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).lastPathComponent
            let package = Self.first(#/name:\s*"([^"\\]+)"/#, in: manifest) ?? own
            let library = Self.first(#/\.library\(\s*name:\s*"([^"\\]+)"/#, in: manifest)
            // If the new target had the name of the library, there would be two modules of that name.
            guard let project = ProjectName("\(package) samples") else { throw .noProjectName(package) }
            let source = try options.source(from: Self.folder)
            try Project(project, source: source, showing: (package, library)).write(to: Self.folder)
            print(
                "\(Self.folder)/ was written. Show the gallery in the browser:\n  cd \(Self.folder)\n  swift run \(project.type)Gallery dev --open"
            )
        }
    }

    private static func first(_ pattern: Regex<(Substring, Substring)>, in text: String) -> String? {
        text.firstMatch(of: pattern).map { String($0.output.1) }
    }
}
