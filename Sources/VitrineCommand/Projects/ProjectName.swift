/// The name of the target for the components, made from a text: `my-shop` gives `MyShop`. The names of the package and
/// of the other targets begin with it.
struct ProjectName: Hashable {
    /// The name as a Swift identifier that begins with a capital letter.
    let type: String

    /// Modules that a package with a gallery imports or could import, and the words of Swift that `import` refuses.
    private static let taken: Set<String> = Set(
        [
            "Any", "Self",
            "ArgumentParser", "ArgumentParserToolInfo", "Mustache", "OpenCombine", "SystemPackage", "TappableText",
            "Vitrine", "VitrineAccessibility", "VitrineCSS", "VitrineCombine", "VitrineCommand", "VitrineComponents",
            "VitrineConformance", "VitrineHTML", "VitrineKit", "VitrineMarkdown", "VitrineMarkup", "VitrinePixels",
            "VitrineSite", "VitrineSnapshots", "VitrineSupport", "VitrineTesting", "VitrineThemes", "Yams",
            "Combine", "Cxx", "CxxStdlib", "Darwin", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
            "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc", "Musl", "Observation",
            "RegexBuilder", "Runtime", "Swift", "SwiftOnoneSupport", "Synchronization", "Testing", "XCTest",
        ].map { $0.lowercased() })

    /// Whether a target cannot have this name, because Swift or Vitrine already uses it. File systems that ignore case
    /// would confuse two modules whose names differ only in case.
    var isTaken: Bool { Self.taken.contains(type.lowercased()) }

    /// Creates a name from the ASCII letters and digits of a text.
    ///
    /// Returns nil if the text has none, or if the name would begin with a digit or be longer than 64 characters.
    init?(_ text: String) {
        let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        guard let first = name.first, first.isLetter, name.count <= 64 else { return nil }
        type = name
    }
}
