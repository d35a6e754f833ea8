import Mustache
import VitrineComponents
import VitrineHTML
import VitrineMarkup
import VitrineSupport

/// Renders components with the templates of a folder. A template that is unsafe for some values is refused.
struct ComponentTemplates: TemplateSource {
    private let folder: TemplateFolder
    private let library: MustacheLibrary
    /// The reasons why templates are unsafe, keyed by template name.
    private let dangers: [String: TemplateSafety.Finding]

    init(_ folder: TemplateFolder) {
        self.folder = folder
        library = folder.library
        var safety = TemplateSafety(folder: folder)
        // The parts of a component are inserted as markup that their own views wrote.
        let parts = Set(folder.files.values.flatMap(\.tags.tags).map(\.name).filter { $0.hasPrefix(Self.parts) })
        (safety.ownNames, safety.markupNames) = (parts, parts)
        dangers = folder.files.reduce(into: [:]) { $0[$1.key] = safety.check($1.key) }
    }

    /// Adds all templates that components may be rendered with to the inputs of pages.
    func add(to input: inout InputBytes) {
        for (name, file) in folder.files.sorted(by: { $0.key < $1.key }) {
            input.add(name)
            input.add(file.text)
        }
    }

    var folderName: String { folder.display }

    var names: [String] { folder.files.keys.sorted() }

    func contains(_ name: String) -> Bool { folder.files[name] != nil }

    private static let parts = "parts."

    func render(
        _ name: String, _ component: any Component, words: (LocalizedText) -> String
    ) throws(TemplateProblem) -> RawMarkup {
        try render(name, component, content: TemplateContent(), words: words)
    }

    func render(
        _ name: String, _ component: any Component, content: TemplateContent, words: (LocalizedText) -> String
    ) throws(TemplateProblem) -> RawMarkup {
        guard let file = folder.files[name] else {
            throw TemplateProblem(file: name, line: 1, message: "there is no such template")
        }
        if let danger = dangers[name] {
            throw TemplateProblem(file: danger.file, line: danger.line, message: danger.mistake.message)
        }
        try checkNames(name, file, component, content, isOuter: true, [name])
        let values = TemplateValues.of(component, content, words: words)
        guard let text = library.render(values, withTemplate: name) else {
            throw TemplateProblem(file: file.display, line: 1, message: "the template could not be filled")
        }
        do throws(RawMarkupError) {
            return try RawMarkup(parsingFilled: text)
        } catch {
            let problem = error.problems.first
            let origin = LineMarks.origin(of: name, in: folder, values: values) { text in
                do throws(RawMarkupError) {
                    _ = try RawMarkup(parsingFilled: text)
                    return nil
                } catch {
                    return error.problems.first.map { ($0.line, $0.column) }
                }
            }
            throw TemplateProblem(
                file: origin?.file ?? file.display, line: origin?.line ?? problem?.line ?? 1,
                message: problem?.message ?? "\(error)")
        }
    }

    /// Throws an error for the first variable, part or partial that does not exist, which the engine would leave empty.
    /// Variables inside a section may refer to the section's values and are not checked; parts and partials are checked
    /// everywhere. A section such as `{{#parts.badge}}` asks whether the component has the part, so the part may be
    /// missing, also where it is used inside the section.
    /// - Parameter around: the names of the sections around the template, if it is a partial.
    private func checkNames(
        _ name: String, _ file: TemplateFolder.File, _ component: any Component, _ content: TemplateContent,
        isOuter: Bool, _ seen: Set<String>, in around: [String] = []
    ) throws(TemplateProblem) {
        let known = Set(Mirror(reflecting: component).children.compactMap(\.label)).union(content.names)
        var sections = around
        for tag in file.tags.tags where tag.sigil != "/" {
            let isOuter = isOuter && tag.depth == 0
            sections = Array(sections.prefix(around.count + tag.depth))
            if tag.sigil == ">" {
                guard let partial = folder.files[tag.name] else {
                    throw TemplateProblem(
                        file: file.display, line: tag.line, message: "there is no partial \(quoted(tag.name))")
                }
                guard !seen.contains(tag.name) else { continue }
                try checkNames(
                    tag.name, partial, component, content, isOuter: isOuter, seen.union([tag.name]), in: sections)
                continue
            }
            let isSection = tag.sigil == "#" || tag.sigil == "^"
            if isSection { sections.append(tag.sigil == "#" ? tag.name : "") }
            if tag.name.hasPrefix(Self.parts), tag.isUnescaped || isSection {
                if !sections.contains(tag.name), !isSection { try checkPart(tag, file, component, content) }
                continue
            }
            let first = tag.name.split(separator: ".").first.map(String.init) ?? "."
            // Transforms such as `upper(name)` are left to the engine.
            guard isOuter, first != ".", !first.contains("("), !known.contains(first) else { continue }
            throw TemplateProblem(
                file: file.display, line: tag.line,
                message:
                    "\(type(of: component)) has no value named \(quoted(first))"
                    + (known.isEmpty ? "" : "; its values are \(known.sorted().joined(separator: ", "))"))
        }
    }

    /// Throws an error if the component does not have the part that a tag names.
    private func checkPart(
        _ tag: TemplateTags.Tag, _ file: TemplateFolder.File, _ component: any Component, _ content: TemplateContent
    ) throws(TemplateProblem) {
        let part = String(tag.name.dropFirst(Self.parts.count))
        guard content.markup[part] == nil else { return }
        let names = content.markup.keys.sorted().map(quoted)
        let parts = names.joined(separator: ", ")
        let advice =
            names.isEmpty ? "" : names.count == 1 ? "; its only part is \(parts)" : "; its parts are \(parts)"
        throw TemplateProblem(
            file: file.display, line: tag.line,
            message: "\(type(of: component)) has no part \(quoted(part))\(advice)")
    }
}
