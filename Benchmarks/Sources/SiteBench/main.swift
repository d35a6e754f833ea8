// A site of plain 8 kB pages, for measuring whole builds from outside:
//   site-bench build --output DIR      with PAGES=10000 in the environment, and PARAGRAPHS=0 for pages of 1 kB
import Foundation
import Vitrine

struct Paragraphs: Component, Identifiable {
    let id: Int
    var title: String
    var texts: [String]
}

struct ParagraphsView: ComponentView {
    let model: Paragraphs

    init(viewModel: Paragraphs) { model = viewModel }

    func body(_ html: HTML) {
        html.article(.class("entry")) {
            html.h2(model.title)
            for (index, text) in model.texts.enumerated() {
                html.p(text, .class("text"), .data("number", String(index)))
                html.ul(.class("links")) {
                    html.li {
                        html.a("Read on & on", .href("https://example.org/more?entry=\(model.id)&part=\(index)"))
                    }
                    html.li { html.a("Notes", .href("https://example.org/notes#n\(index)")) }
                }
            }
        }
    }
}

struct BenchGallery: Gallery {
    func register(in registry: inout Registry) {
        registry.register(viewModelType: Paragraphs.self, viewType: ParagraphsView.self)
    }

    func sections(in site: SiteFolder) -> [Section] {
        let count = ProcessInfo.processInfo.environment["PAGES"].flatMap { Int($0) } ?? 1000
        let paragraphs = ProcessInfo.processInfo.environment["PARAGRAPHS"].flatMap { Int($0) } ?? 10
        let words = [
            "lorem", "ipsum", "dolor", "sit", "amet", "consetetur", "sadipscing", "elitr", "žluťoučký", "кот", "<b>",
            "&",
        ]
        // Texts are created once and shared, so that their creation takes hardly any of the measured time.
        let stock = (0..<997).map { start in
            (0..<46).map { words[(start &* 7 &+ $0 &* 5) % words.count] }.joined(separator: " ")
        }
        return (0..<count).map { page in
            let texts = (0..<paragraphs).map { stock[(page &* 7 &+ $0 &* 13) % stock.count] }
            return Section(
                id: .string("page-\(page)"), title: "Page \(page)",
                rows: [Paragraphs(id: page, title: "Entry \(page)", texts: texts)]
            )
            .storyPages(.none)
        }
    }
}

await BenchGallery.main()
