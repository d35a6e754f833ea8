import VitrineComponents
import VitrineMarkdown
import VitrineSupport

/// The texts of a site: the documentation of its components, and its guides.
struct SiteProse: Sendable {
    private var byComponent: [Int: ProseText] = [:]
    /// The index of each component in the plan, keyed by the paths of its Markdown and Swift files, for links between
    /// these files.
    private var numbers: [String: Int] = [:]
    /// The index of each guide, keyed by the path of its file in the package.
    private var guides: [String: Int] = [:]
    private let guideTexts: [ProseText]
    /// The digest of everything to which links between texts can lead: the paths of files, and the headings in them.
    let linkDigest: String

    /// The names of the files that may document a component.
    static func names(_ plan: SitePlan) -> Set<String> {
        Set(plan.components.flatMap { [typeName(of: $0) + ".md", typeName(of: $0) + ".swift"] })
    }

    /// Reads the documentation of the components of a plan, and lists its guides.
    /// - Throws: ``SiteProblems`` with the first file that cannot be read.
    init(_ plan: SitePlan, _ files: SourceFiles, readsMarkdown: Bool) throws(SiteProblems) {
        let texts = plan.guides.map { $0.texts.map(\.prose) }
        guideTexts = texts.flatMap(\.self)
        for (number, texts) in texts.enumerated() { for text in texts { guides[text.path] = number } }
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
                let bytes = try files.bytes(of: path)
            {
                numbers[path] = number
                byComponent[number] = ProseText(
                    String(decoding: bytes, as: UTF8.self), at: SourcePlace(file: path, line: 1),
                    about: component.entry.name, isFile: true, readsMarkdown: readsMarkdown)
            } else if let code, let bytes = try files.bytes(of: code),
                let comment = DocumentationComment(of: name, in: String(decoding: bytes, as: UTF8.self))
            {
                byComponent[number] = ProseText(
                    comment.text, at: SourcePlace(file: code, line: comment.line), about: component.entry.name,
                    isFile: false, readsMarkdown: readsMarkdown)
            }
        }
        var input = InputBytes()
        for (file, number) in numbers.sorted(by: { $0.key < $1.key }) {
            input.add(file)
            for slug in byComponent[number]?.document.headingSlugs ?? [] { input.add(slug) }
        }
        for text in guideTexts {
            input.add(text.path)
            for slug in text.document.headingSlugs { input.add(slug) }
        }
        linkDigest = input.digest
    }

    /// The documentation of a component, by its number; nil if it has none.
    subscript(_ component: Int) -> ProseText? { byComponent[component] }

    /// The number of texts whose Markdown syntax is shown literally because Markdown is not supported by this build.
    var plainTexts: Int { (Array(byComponent.values) + guideTexts).count(where: \.isPlain) }

    /// The places where texts are nested too deeply to be shown with their markup: the first place in each text, and
    /// the number of other places in it.
    var deepPlaces: [(place: SourcePlace, others: Int)] {
        (byComponent.sorted { $0.key < $1.key }.map(\.value) + guideTexts).compactMap { prose in
            let lines = prose.document.deepLines
            return lines.first.map { (prose.place(line: $0), lines.count - 1) }
        }
    }

    /// The number of the guide to which a Markdown file belongs, possibly as a translation; nil if it belongs to none.
    func guide(file path: String) -> Int? { guides[path] }

    /// The number of the component that a Markdown or Swift file belongs to; nil if it belongs to none.
    func component(file path: String) -> Int? { numbers[path] }

    /// The name of a component's type without its generic parameters.
    private static func typeName(of component: SitePlan.ComponentPage) -> String {
        String(component.entry.name.prefix { $0 != "<" })
    }

    /// The Markdown file that is named after a type, in the same folder as the type's Swift file; nil if there is none.
    /// If the Swift file is not known, the only Markdown file with the type's name in a folder with Swift code; nil if
    /// there are none or several.
    private static func markdown(_ name: String, beside code: String?, _ files: SourceFiles) -> String? {
        let found = files.paths(named: "\(name).md")
        if let code { return found.first { SourceFiles.folder(of: $0) == SourceFiles.folder(of: code) } }
        let beside = found.filter { files.codeFolders.contains(SourceFiles.folder(of: $0)) }
        return beside.count == 1 ? beside.first : nil
    }
}
