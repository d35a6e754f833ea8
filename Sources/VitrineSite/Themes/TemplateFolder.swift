import Foundation
import Mustache
import VitrineComponents
import VitrineSupport

/// The template files of a folder, parsed.
struct TemplateFolder: Sendable {
    struct File: Sendable {
        /// The path as the user would write it.
        var display: String
        var text: String
        var template: MustacheTemplate
        let tags: TemplateTags

        init(display: String, text: String, template: MustacheTemplate) {
            (self.display, self.text, self.template) = (display, text, template)
            tags = TemplateTags(text)
        }
    }

    /// The files, keyed by name without the extension.
    private(set) var files: [String: File] = [:]

    /// The path of the folder as the user would write it.
    private(set) var display = "templates"

    /// Creates a folder without templates.
    init() {}

    /// Reads all `.mustache` files of a folder; none if the folder does not exist.
    /// - Throws: ``SiteProblems`` if the folder cannot be read, or with one problem for each file that cannot be read
    ///   or parsed.
    init(_ folder: URL, display: String) throws(SiteProblems) {
        self.display = display
        var problems: [SiteProblem] = []
        let names: [String]
        do throws(FileProblem) {
            names = try Folder.entries(of: folder.path).map(\.name)
        } catch .missing {
            names = []
        } catch {
            throw SiteProblems(SiteProblem(file: display, .file(.input(.unreadable(error)))))
        }
        for name in names where name.hasSuffix(".mustache") {
            let path = "\(display)/\(name)"
            do throws(SiteProblem) {
                let text = try SiteFolder.text(at: folder.appendingPathComponent(name), display: path)
                files[String(name.dropLast(".mustache".count))] = File(
                    display: path, text: text, template: try Self.parse(text, path))
            } catch {
                problems.append(error)
            }
        }
        if !problems.isEmpty { throw SiteProblems(problems) }
    }

    /// Returns this folder with additional files from another one; the files of this folder take precedence.
    func falling(backOn other: TemplateFolder) -> TemplateFolder {
        var all = self
        all.files.merge(other.files) { mine, _ in mine }
        return all
    }

    /// The templates as a library for the engine, with partials.
    var library: MustacheLibrary { MustacheLibrary(templates: files.mapValues(\.template)) }

    private static func parse(_ text: String, _ file: String) throws(SiteProblem) -> MustacheTemplate {
        do {
            return try TemplateEngine.template(text)
        } catch let error as MustacheTemplate.ParserError {
            throw SiteProblem(
                file: file, line: max(1, error.context.lineNumber - TemplateEngine.addedLines),
                .theme(.syntax(ThemeMistake.Syntax(error.error))))
        } catch {
            throw SiteProblem(file: file, .theme(.syntax(.other("\(error)"))))
        }
    }
}

extension ThemeMistake.Syntax {
    fileprivate init(_ error: any Error) {
        self =
            switch error as? MustacheTemplate.Error {
            case .sectionCloseNameIncorrect: .wrongEnd
            case .unfinishedName: .unfinishedTag
            case .expectedSectionEnd: .missingEnd
            case .invalidSetDelimiter: .badDelimiters
            case .transformAppliedToInheritanceSection: .transformOfBlock
            case .illegalTokenInsideInheritSection, .textInsideInheritSection: .notAllowedInBlock
            case .invalidConfigVariableSyntax, .unrecognisedConfigVariable: .unknownPragma
            case nil: .other("\(error)")
            }
    }
}
