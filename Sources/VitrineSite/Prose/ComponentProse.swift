import VitrineComponents
import VitrineMarkdown

/// What a file says about a component: a Markdown file, or the comment before the declaration of its type.
struct ComponentProse: Hashable, Sendable {
    let document: MarkdownDocument
    /// The text as the file has it.
    let text: String
    /// The path of the file in the package, and the line where the text begins.
    let place: SourcePlace
    /// Whether it is a file of Markdown.
    let isFile: Bool
    /// Whether the text has markup that is shown as it is written.
    let isPlain: Bool

    /// Parses a text.
    /// - Parameters:
    ///   - name: the name of the component: a first heading that repeats it is left out.
    ///   - readsMarkdown: whether the text is read as Markdown, not as plain paragraphs.
    init(_ text: String, at place: SourcePlace, about name: String, isFile: Bool, readsMarkdown: Bool) {
        self.text = text
        self.place = place
        self.isFile = isFile
        isPlain = !readsMarkdown && MarkdownDocument.hasMarkup(text)
        var document = readsMarkdown ? MarkdownDocument(parsing: text) : MarkdownDocument(plain: text)
        if case .heading(1, let title)? = document.blocks.first?.kind, title.plainText == name {
            document.blocks.removeFirst()
        }
        self.document = document
    }

    /// A place in the file.
    /// - Parameter line: the line of the text, from 1.
    func place(line: Int) -> SourcePlace { SourcePlace(file: place.file, line: place.line + max(1, line) - 1) }
}

/// What files say about the components of a site.
struct SiteProse: Sendable {
    private var byComponent: [Int: ComponentProse] = [:]
    /// The numbers of components by the paths of their files: those of Markdown and of code. Links lead from one to the other.
    private var numbers: [String: Int] = [:]
    /// The paths of all these files, sorted.
    private(set) var files: [String] = []

    /// The names of the files that may say something about a component.
    static func names(_ plan: SitePlan) -> Set<String> {
        Set(plan.components.flatMap { [typeName(of: $0) + ".md", typeName(of: $0) + ".swift"] })
    }

    /// Reads what files say about the components of a plan.
    init(_ plan: SitePlan, _ files: SourceFiles, readsMarkdown: Bool) {
        for (number, component) in plan.components.enumerated() {
            let name = Self.typeName(of: component)
            let module = component.entry.fullName.split(separator: ".").first.map(String.init) ?? ""
            // Ready-made components have the names of many others.
            let isInModule = { (path: String) in path.split(separator: "/").dropLast().contains { $0 == module } }
            let code = files.path(of: "\(module)/\(name).swift").flatMap {
                component.entry.isBuiltIn && !isInModule($0) ? nil : $0
            }
            if let code { numbers[code] = number }
            if let path = Self.markdown(name, beside: code, files), !component.entry.isBuiltIn || isInModule(path),
                let bytes = files.bytes(of: path)
            {
                numbers[path] = number
                byComponent[number] = ComponentProse(
                    String(decoding: bytes, as: UTF8.self), at: SourcePlace(file: path, line: 1),
                    about: component.entry.name, isFile: true, readsMarkdown: readsMarkdown)
            } else if let code, let bytes = files.bytes(of: code),
                let comment = DocumentationComment(of: name, in: String(decoding: bytes, as: UTF8.self))
            {
                byComponent[number] = ComponentProse(
                    comment.text, at: SourcePlace(file: code, line: comment.line), about: component.entry.name,
                    isFile: false, readsMarkdown: readsMarkdown)
            }
        }
        self.files = numbers.keys.sorted()
    }

    /// The text about a component.
    subscript(_ component: Int) -> ComponentProse? { byComponent[component] }

    /// How many texts are shown as they are written, because they are not read as Markdown.
    var plainTexts: Int { byComponent.values.count(where: \.isPlain) }

    /// Where texts are nested too deeply to be shown with their markup: the first place of each, sorted, and how many others it has.
    var deepPlaces: [(place: SourcePlace, others: Int)] {
        byComponent.sorted { $0.key < $1.key }.compactMap { _, prose in
            let lines = prose.document.deepLines
            return lines.first.map { (prose.place(line: $0), lines.count - 1) }
        }
    }

    /// The component whose file of Markdown or code has a path.
    func component(file path: String) -> Int? { numbers[path] }

    /// The name of a type without its parameters.
    private static func typeName(of component: SitePlan.ComponentPage) -> String {
        String(component.entry.name.prefix { $0 != "<" })
    }

    /// The Markdown file in the folder of the type's file; where no file has the name of the type, the only one beside Swift code.
    private static func markdown(_ name: String, beside code: String?, _ files: SourceFiles) -> String? {
        let found = files.paths(named: "\(name).md")
        if let code { return found.first { SourceFiles.folder(of: $0) == SourceFiles.folder(of: code) } }
        let beside = found.filter { files.codeFolders.contains(SourceFiles.folder(of: $0)) }
        return beside.count == 1 ? beside.first : nil
    }
}
