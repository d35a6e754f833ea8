import ArgumentParser
import Foundation
import VitrineSupport

/// Adds a gallery to an existing package.
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Add a gallery to the Swift package in this folder, as a package of its own in Gallery/.",
        discussion: """
            The existing package is not changed; the new package in Gallery/ depends on its first library, if it has \
            one. Workflows for GitHub and GitLab are written to this folder, unless they exist.

            Examples:
              vitrine init                         With the checkout of Vitrine that this program was
                                                   built in.
              vitrine init --folder Samples        In Samples/ instead of Gallery/.
              vitrine init --vitrine ../vitrine    With a copy of Vitrine in a folder.

            Exit status: 0 the gallery was written, 3 it could not be written, 64 wrong usage, or there is no Package.swift.
            """)

    @Option(help: ArgumentHelp("The folder of the new package.", valueName: "path"))
    var folder = "Gallery"
    @OptionGroup var options: ProjectOptions

    func validate() throws {
        if folder.isEmpty { throw ValidationError("--folder must not be empty") }
    }

    func run() throws {
        try ProjectOptions.reporting { () throws(CommandProblem) in
            let manifest = try Self.manifest()
            let own = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).lastPathComponent
            let package = Self.first(#/name:\s*"([^"\\]+)"/#, in: manifest) ?? own
            let library = Self.first(#/\.library\(\s*name:\s*"([^"\\]+)"/#, in: manifest)
            // If the new target had the name of the library, there would be two modules of that name.
            guard let project = ProjectName("\(package) samples") else { throw .noProjectName(package) }
            let source = try options.source(from: folder)
            let path = RelativePath.path(to: ".", from: folder)
            let inner = RelativePath.path(to: folder, from: ".")
            let isInside = inner.split(separator: "/").first != ".."
            let shown = Project.Shown(package: package, library: library, path: path, folder: isInside ? inner : nil)
            let workflows = try Project(project, source: source, showing: shown).write(to: folder)
            print(ProjectOptions.nextSteps(for: project, in: folder, with: source))
            for (file, isNew) in workflows { print(Self.sentence(file, isNew, project, in: folder)) }
            if let top = Self.outerRepository {
                print(
                    "GitHub and GitLab do not look for these files here; move them to \(top), and correct the paths "
                        + "in them."
                )
            }
        }
    }

    /// The top folder of the repository that contains the current folder; nil if that is the current folder, or if
    /// there is no repository.
    private static var outerRepository: String? {
        var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        guard !FileStatus.exists(folder.path + "/.git") else { return nil }
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            if FileStatus.exists(folder.path + "/.git") { return folder.path }
        }
        return nil
    }

    /// Returns a sentence about a file for CI: that it was written, or what to add to the existing one.
    private static func sentence(_ file: String, _ isNew: Bool, _ project: ProjectName, in folder: String) -> String {
        if isNew { return "\(file) was written." }
        let command = "swift run \(project.type)Gallery build"
        return "\(file) already exists and was not changed; add a job that runs “\(command)” in \(folder)/."
    }

    /// The text of the existing package's manifest.
    private static func manifest() throws(CommandProblem) -> String {
        let path = "Package.swift"
        do throws(FileProblem) {
            return String(decoding: try FileReader.bytes(of: path), as: UTF8.self)
        } catch {
            throw error.isMissing ? .noSuchPath(path) : .notAFile(path, error)
        }
    }

    private static func first(_ pattern: Regex<(Substring, Substring)>, in text: String) -> String? {
        text.firstMatch(of: pattern).map { String($0.output.1) }
    }
}
