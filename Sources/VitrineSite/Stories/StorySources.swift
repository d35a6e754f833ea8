import Foundation
import VitrineComponents
import VitrineSupport

/// The code of the stories that have a page about them: excerpts from source files, or values written as code.
struct StorySources: Sendable {
    struct Source: Sendable {
        /// The code that creates the story: an excerpt from its file, or its value written as code.
        var code: SwiftCode
        /// The address that opens the file; nil if the file was not found, or if there is no link template.
        var address: String?
    }

    private var sources: [Int: Source] = [:]

    /// The names of the files that declare the stories that have a page about them.
    static func names(_ plan: SitePlan) -> Set<String> {
        Set(plan.stories.filter { $0.page != nil }.map { SourceFiles.name(of: $0.place.file) })
    }

    /// Finds the code of stories.
    /// - Throws: ``SiteProblems`` with all files that cannot be read.
    init(_ plan: SitePlan, _ files: SourceFiles, _ settings: SourceSettings) throws(SiteProblems) {
        let package = SwiftSources(files)
        let types = SwiftTypes(package)
        for number in plan.stories.indices where plan.stories[number].page != nil {
            let story = plan.stories[number]
            let file = files.path(of: story.place.file)
            var code: SwiftCode?
            if let file, story.isNamed, file.hasSuffix(".swift") {
                code = SwiftExcerpt.code(of: story.name, in: file, line: story.place.line, package)
            }
            if code == nil, let component = plan.component(of: story) {
                let module = String(story.place.file.prefix { $0 != "/" })
                code = SwiftValue.code(of: component, in: module, types)
            }
            guard let code else { continue }
            sources[number] = Source(
                code: code, address: file.flatMap { settings.address(file: $0, line: story.place.line) })
        }
        if !package.problems.isEmpty { throw SiteProblems(package.problems) }
    }

    subscript(_ story: Int) -> Source {
        sources[story] ?? Source(code: SwiftCode(kind: .none, text: ""))
    }
}
