/// Elements that load something or send data somewhere.
enum LoadingElement: String, CaseIterable {
    case script, style, link, img, image, feimage, use, input, button, form, video, audio, source, track, iframe, frame,
        embed
    case object, base, body, a, area

    /// The elements, keyed by name. The bytes of a name, at most eight, are packed into an integer, because every
    /// element of every page is looked up.
    private static let all = Dictionary(
        uniqueKeysWithValues: allCases.map { (packed($0.rawValue.utf8), $0) })

    /// Creates the element with a name, in letters of any case; nil if no element listed here has this name.
    init?(_ name: some Collection<UInt8>) {
        guard name.count <= 8, let element = Self.all[Self.packed(name)] else { return nil }
        self = element
    }

    private static func packed(_ name: some Collection<UInt8>) -> UInt64 {
        name.reduce(0) { $0 << 8 | UInt64($1.asciiLowercased) }
    }

    /// Whether `ping` is the only attribute of the element for which ``directive(of:words:)`` returns a directive.
    /// Links are frequent and rarely have this attribute.
    var isLink: Bool { self == .a || self == .area }

    /// The policy directive for the addresses in an attribute.
    /// - Parameter words: returns the words in another attribute of the element.
    /// - Returns: nil if the policy has no directive for the attribute.
    func directive(of attribute: String, words: (String) -> [String]) -> PagePolicy.Directive? {
        switch (self, attribute) {
        case (.script, "src"), (.script, "href"), (.script, "xlink:href"): .script
        case (.link, "href"): Self.directive(ofLink: words("rel"), as: words("as"))
        case (.link, "imagesrcset"): .image
        case (.img, "src"), (.img, "srcset"), (.input, "src"), (.video, "poster"), (.source, "srcset"),
            (.body, "background"):
            .image
        case (.image, "href"), (.image, "xlink:href"), (.feimage, "href"), (.feimage, "xlink:href"): .image
        case (.use, "href"), (.use, "xlink:href"): .image
        case (.video, "src"), (.audio, "src"), (.source, "src"), (.track, "src"): .media
        case (.iframe, "src"), (.frame, "src"): .frame
        case (.embed, "src"), (.object, "data"): .object
        case (.form, "action"), (.button, "formaction"), (.input, "formaction"): .form
        case (.base, "href"): .base
        case (.a, "ping"), (.area, "ping"): .connect
        default: nil
        }
    }

    private static func directive(ofLink words: [String], as kind: [String]) -> PagePolicy.Directive? {
        if words.contains("stylesheet") { return .style }
        if words.contains(where: ["icon", "apple-touch-icon", "mask-icon"].contains) { return .image }
        if words.contains("manifest") { return .manifest }
        if words.contains("modulepreload") { return .script }
        guard words.contains("preload") else { return nil }
        switch kind.first {
        case "style": return .style
        case "script": return .script
        case "font": return .font
        case "image": return .image
        case "audio", "video", "track": return .media
        case "fetch": return .connect
        default: return nil
        }
    }
}
