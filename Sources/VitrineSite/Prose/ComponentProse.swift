import VitrineComponents
import VitrineMarkdown

/// The documentation of a component, from a Markdown file or from the comment before the declaration of its type.
struct ComponentProse: Hashable, Sendable {
    let document: MarkdownDocument
    /// The text as it is in the file.
    let text: String
    /// The path of the file in the package, and the line where the text begins.
    let place: SourcePlace
    /// Whether the text is from a Markdown file.
    let isFile: Bool
    /// Whether the text contains Markdown syntax that is shown literally.
    let isPlain: Bool

    /// Parses a text.
    /// - Parameters:
    ///   - name: the name of the component. A first heading that repeats it is left out.
    ///   - readsMarkdown: whether to read the text as Markdown instead of plain paragraphs.
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

    /// The place of a line of the text in its file.
    /// - Parameter line: the number of the line in the text, from 1.
    func place(line: Int) -> SourcePlace { SourcePlace(file: place.file, line: place.line + max(1, line) - 1) }
}

/// The documentation of the components of a site.
struct SiteProse: Sendable {
    private var byComponent: [Int: ComponentProse] = [:]
    /// The numbers of components, keyed by the paths of their Markdown and Swift files, for links between these files.
    private var numbers: [String: Int] = [:]
    /// The paths of all these files, sorted.
    private(set) var files: [String] = []

    /// The names of the files that may document a component.
    static func names(_ plan: SitePlan) -> Set<String> {
        Set(plan.components.flatMap { [typeName(of: $0) + ".md", typeName(of: $0) + ".swift"] })
    }

    /// Reads the documentation of the components of a plan.
    init(_ plan: SitePlan, _ files: SourceFiles, readsMarkdown: Bool) {
        for (number, component) in plan.components.enumerated() {
            let name = Self.typeName(of: component)
            let module = component.entry.fullName.split(separator: ".").first.map(String.init) ?? ""
            // The names of ready-made components are common, so their files must be in a folder named after the module.
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

    /// The documentation of a component, by its number.
    subscript(_ component: Int) -> ComponentProse? { byComponent[component] }

    /// The number of texts whose Markdown syntax is shown literally because Markdown is not supported by this build.
    var plainTexts: Int { byComponent.values.count(where: \.isPlain) }

    /// The places where texts are nested too deeply to be shown with their markup: the first place of each text,
    /// sorted, and the number of further ones.
    var deepPlaces: [(place: SourcePlace, others: Int)] {
        byComponent.sorted { $0.key < $1.key }.compactMap { _, prose in
            let lines = prose.document.deepLines
            return lines.first.map { (prose.place(line: $0), lines.count - 1) }
        }
    }

    /// The number of the component whose Markdown or Swift file has a path.
    func component(file path: String) -> Int? { numbers[path] }

    /// The name of a component's type without its generic parameters.
    private static func typeName(of component: SitePlan.ComponentPage) -> String {
        String(component.entry.name.prefix { $0 != "<" })
    }

    /// The Markdown file in the same folder as the type's Swift file. If no Swift file has the name of the type, it is
    /// the only Markdown file of that name in a folder with Swift code.
    private static func markdown(_ name: String, beside code: String?, _ files: SourceFiles) -> String? {
        let found = files.paths(named: "\(name).md")
        if let code { return found.first { SourceFiles.folder(of: $0) == SourceFiles.folder(of: code) } }
        let beside = found.filter { files.codeFolders.contains(SourceFiles.folder(of: $0)) }
        return beside.count == 1 ? beside.first : nil
    }
}
