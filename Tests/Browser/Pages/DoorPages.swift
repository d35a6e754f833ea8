import Foundation
import Vitrine
import VitrineComponents
import VitrineSite

/// A component that shows a text in every place where a view can use data.
private struct Door: Component, Identifiable {
    let id: String
    var text: String
    /// The key of the same text in the String Catalog.
    var key: LocalizedText
}

/// Resolves the parts of a text to an address that contains the text.
private struct DoorTaps: TapResolver {
    func destination(of value: TappableLabelValue, in text: String) throws -> Destination? {
        .address("?q=" + (text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""))
    }
}

/// A component like ``Door`` that is shown by a template.
private struct TemplateDoor: Component, Identifiable {
    let id: String
    var text: String
}

private struct DoorView: ComponentView {
    private let door: Door

    init(viewModel: Door) { door = viewModel }

    func body(_ html: HTML) {
        html.div(.class("door"), .title(door.text), .attribute("data-text", door.text)) {
            html.p(door.text)
            html.pre(door.text)
            html.p(html.localized(door.key))
            html.svg(.role("img")) { svg in svg.title { html.text(door.text) } }
        }
    }
}

/// Writes pages with hostile texts in every place where data can be used.
enum DoorPages {
    /// - Parameters:
    ///   - strings: a YAML file with a list of texts.
    ///   - site: the folder of a gallery, with templates and that file.
    ///   - folder: the folder in which `site/` and `writer/` are created.
    static func write(strings: String, site path: String, to folder: String) async throws {
        let site = SiteFolder(path)
        let texts: [String] = try site.load(strings)
        let writer = URL(fileURLWithPath: folder).appendingPathComponent("writer", isDirectory: true)
        try FileManager.default.createDirectory(at: writer, withIntermediateDirectories: true)
        for (number, start) in stride(from: 0, to: texts.count, by: 50).enumerated() {
            let html = HTML()
            page(html, texts[start..<min(start + 50, texts.count)])
            try Data(html.bytes()).write(to: writer.appendingPathComponent("\(number).html"))
        }
        var registry = Registry()
        registry.register(DoorView.self)
        registry.register(template: "door", for: TemplateDoor.self)
        let shown = texts.filter { !$0.allSatisfy(\.isWhitespace) }
        let sections = stride(from: 0, to: shown.count, by: 100).map { start in
            let part = shown[start..<min(start + 100, shown.count)]
            let name = shown[start]
            return Section(
                id: "\(name) \(start)", title: name,
                rows: part.enumerated().flatMap { number, text -> [any Component] in
                    let number = start + number
                    return [
                        Story(
                            "\(text) \(number)",
                            Door(id: "\(text)\(number)", text: text, key: LocalizedText(key: "text \(number)")),
                            notes: text, tags: [text]),
                        TemplateDoor(id: "t\(number)", text: text),
                        Story(
                            "label \(number)",
                            TappableLabel(displayableContentText: text, detectableText: [.userDefined(text)])),
                    ]
                }
            ).summary(name).storyPages(.none)
        }
        var configuration = try SiteConfiguration(folder: site)
        configuration.policy = .none
        var options = BuildOptions()
        options.output = "\(folder)/site"
        options.isDurable = false
        options.keepInvalid = "\(folder)/invalid"
        let gallery = Site(
            sections: sections, registry: registry, folder: site, configuration: configuration,
            taps: DoorTaps())
        do {
            _ = try await gallery.build(options)
        } catch {
            print(error.lines.prefix(40).joined(separator: "\n"))
            exit(1)
        }
    }

    /// Passes each text to the writer as names, values, texts, comments, scripts, styles and raw markup. Texts that the
    /// writer refuses are left out of the page.
    private static func page(_ html: HTML, _ texts: ArraySlice<String>) {
        html.doctype()
        html.html(.lang("en")) {
            html.head {
                html.meta(.charset("utf-8"))
                html.title("Doors")
            }
            html.body { for text in texts { html.section { cells(html, text) } } }
        }
    }

    private static func cells(_ html: HTML, _ text: String) {
        html.p(text, .title(text), .class(text), .id(text), .attribute("data-x", text), .lang(text))
        html.a(text, .href(text), .attribute("ping", text), .attribute("target", text))
        html.img(.src(text), .alt(text), .attribute("srcset", text), .attribute("sizes", text))
        html.p(text, .attribute("style", text))
        html.p("x", .attribute(text, "x"), .attribute("onclick", text), .attribute("x\(text)", text))
        html.element(text) { html.text(text) }
        html.element("x-\(text)", .attribute("a", text))
        html.comment(text)
        html.pre(text)
        html.textarea(text, .attribute("name", text))
        html.script(source: text, .attribute("type", "application/json"))
        html.style(text)
        html.svg(.attribute("viewBox", text)) { svg in
            svg.title { html.text(text) }
            svg.a(.attribute("href", text)) { html.text(text) }
            svg.animate(.attributeName(text), .attribute("values", text), .attribute("to", text))
        }
        html.math { math in math.mtext { html.text(text) } }
        html.form(.attribute("action", text)) {
            html.input(.attribute("value", text), .attribute("pattern", text), .attribute("formaction", text))
        }
        for markup in [try? RawMarkup(sanitizing: text), try? RawMarkup(parsing: text)].compactMap(\.self) {
            // Browsers drop parts of tables outside tables, so they are skipped; `--raw` tests them inside a table.
            guard !isPartOfTable(markup) else { continue }
            html.div { html.raw(markup) }
            html.iframe(.srcdoc(markup), .title("x"))
        }
    }

    private static func isPartOfTable(_ markup: RawMarkup) -> Bool {
        let html = HTML()
        html.raw(markup)
        let name = html.string.drop { $0.isWhitespace }.dropFirst().prefix { $0.isLetter }
        return ["td", "th", "tr", "col", "colgroup", "caption", "tbody", "thead", "tfoot"].contains(name)
    }
}
