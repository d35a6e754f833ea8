import VitrineMarkup
import VitrineSupport

/// The rules for `link` elements: preloads, alternative stylesheets and canonical addresses.
enum HeadLinkRules: RuleGroup {
    static var rules: [Rule] {
        [.preloadDestination, .alternateStylesheetTitle, .preloadType, .linkRepeated]
    }

    static func check(_ page: PageTree, _ report: Report) {
        var seen = Repeats()
        for link in page.elements(.link) {
            guard let rel = page.attribute(.rel, link) else { continue }
            let value = page.value(of: rel)
            judgeDestination(page, report, link, value)
            judgeStylesheet(page, report, link, value)
            if page.template(around: link) == nil { seen.judge(page, report, link, value) }
        }
    }

    private static let preloads = ["fetch", "font", "image", "script", "style", "track"]
    private static let modules = [
        "audioworklet", "json", "paintworklet", "script", "serviceworker", "sharedworker", "style", "text", "worker",
    ]

    private static func judgeDestination(_ page: PageTree, _ report: Report, _ link: Int, _ rel: Bytes) {
        let isPreload = rel.hasToken(ignoringCase: "preload")
        let isModule = rel.hasToken(ignoringCase: "modulepreload")
        guard isPreload != isModule, let attribute = page.attribute(.as, link) else { return }
        let value = page.value(of: attribute)
        let (right, wrong) = isPreload ? (preloads, modules) : (modules, preloads)
        if wrong.contains(where: { value.equals(ignoringCase: $0) }),
            !right.contains(where: { value.equals(ignoringCase: $0) })
        {
            report.add(
                .preloadDestination, at: link, attribute: attribute,
                "“as” of <link> is \(quoted(value)); with “\(isPreload ? "preload" : "modulepreload")” it must be one of "
                    + right.joined(separator: ", "))
        } else if isPreload {
            judgeType(page, report, link, value)
        }
    }

    private static func judgeType(_ page: PageTree, _ report: Report, _ link: Int, _ what: Bytes) {
        guard let attribute = page.attribute(.type, link) else { return }
        let type = page.value(of: attribute).trimmed
        let wanted: [String]
        if what.equals(ignoringCase: "style") {
            wanted = ["text/css"]
        } else if what.equals(ignoringCase: "image") {
            wanted = ["image/"]
        } else if what.equals(ignoringCase: "track") {
            wanted = ["text/vtt"]
        } else if what.equals(ignoringCase: "font") {
            wanted = ["font/", "application/font-", "application/x-font-", "application/vnd.ms-"]
        } else {
            return
        }
        guard type.contains(UInt8(ascii: "/")), !wanted.contains(where: { type.hasPrefix(ignoringCase: $0) }) else {
            return
        }
        report.add(
            .preloadType, at: link, attribute: attribute,
            "“type” of <link> is \(quoted(type)), which does not match as=\"\(AttributeText.string(what))\", so browsers do not load it"
        )
    }

    private static func judgeStylesheet(_ page: PageTree, _ report: Report, _ link: Int, _ rel: Bytes) {
        guard rel.hasToken(ignoringCase: "stylesheet"), rel.hasToken(ignoringCase: "alternate") else { return }
        let title = page.attribute(.title, link)
        guard title.map({ page.value(of: $0).isEmpty }) ?? true else { return }
        report.add(
            .alternateStylesheetTitle, at: link, attribute: title,
            "<link rel=\"alternate stylesheet\"> has \(title == nil ? "no" : "an empty") “title”; "
                + "write one, so that people can choose the stylesheet")
    }
}

/// Finds duplicates of links that should occur only once on a page.
private struct Repeats {
    private var canonical: Int?
    /// The first preload for each combination of the attributes that determine which file is fetched, and how.
    private var preloads: [[Bytes?]: Int] = [:]

    mutating func judge(_ page: PageTree, _ report: Report, _ link: Int, _ rel: Bytes) {
        if rel.hasToken(ignoringCase: "canonical") {
            if let canonical {
                add(page, report, link, canonical, "<link rel=\"canonical\">")
            } else {
                canonical = link
            }
        }
        guard rel.hasToken(ignoringCase: "preload"), let address = page.value(.href, link) else { return }
        let names: [Name] = [.href, .as, .media, .type, .crossorigin, .imagesrcset, .imagesizes]
        let key = names.map { page.value($0, link) }
        if let first = preloads[key] {
            add(page, report, link, first, "preload of \(quoted(address))")
        } else {
            preloads[key] = link
        }
    }

    private func add(_ page: PageTree, _ report: Report, _ link: Int, _ first: Int, _ what: String) {
        report.add(
            .linkRepeated, at: link, "duplicate \(what): the first is on line \(page.place(page.start(first)).line)")
    }
}
