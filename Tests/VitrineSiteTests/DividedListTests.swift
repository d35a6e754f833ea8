import Foundation
import TestSupport
import Testing
import VitrineComponents
import VitrineHTML
import VitrineMarkup

@testable import VitrineSite
@testable import VitrineSupport

/// Lists that are too long for one page: the index, all stories, and the stories of a component.
@Suite("Divided lists")
struct DividedListTests {
    private struct Card: Component, Identifiable {
        let id: String
    }

    private struct CardView: ComponentView {
        private let card: Card
        init(viewModel: Card) { card = viewModel }
        func body(_ html: HTML) { html.p(card.id) }
    }

    private struct Desk {
        let bench: Workbench
        var count = 25
        var limits = ListLimits(longest: 12, page: 10)
        var hasSearch = true
        var pages = StoryPages.none

        init() throws { bench = try Workbench() }

        var site: Site {
            var registry = Registry.samples
            registry.register(viewModelType: Card.self, viewType: CardView.self)
            var configuration = SiteConfiguration()
            configuration.limits = limits
            configuration.hasSearch = hasSearch
            configuration.locales = ["ar"]
            let sections = (0..<count).map { number in
                // Every fifth story has a name.
                let card = Card(id: "card-\(number)")
                let row: any Component = number % 5 == 0 ? Story("Number \(number)", card) : card
                return Section(id: .string("page-\(number)"), title: "Page \(number)", rows: [row])
                    .group(number < 8 ? nil : "Group \(number / 8)").storyPages(pages)
            }
            return Site(sections: sections, registry: registry, folder: bench.site, configuration: configuration)
        }

        func options(_ output: String) -> BuildOptions {
            var options = BuildOptions()
            options.output = "\(bench.path)/\(output)"
            options.isDurable = false
            options.allowsRemoval = true
            return options
        }

        @discardableResult
        func build(_ output: String = "out", only: String? = nil) async throws -> BuildReport {
            var options = options(output)
            options.only = only
            return try await site.build(options)
        }

        func page(_ path: String) throws -> XMLTree.Element {
            try XMLTree(parsing: try bench.read("out/\(path)")).root
        }

        /// Returns the addresses of the links in certain lists in the main part of a page.
        /// - Parameter list: the value of the lists' `class` attribute.
        func links(_ path: String, in list: String) throws -> [String] {
            try page(path).first("main")?.all("ul").filter { $0["class"] == list }.flatMap { $0.all("a") }
                .compactMap { $0["href"] } ?? []
        }
    }

    @Test("A list within the limit is on one page, with the same bytes as with a higher limit")
    func short() async throws {
        var desk = try Desk()
        defer { desk.bench.remove() }
        desk.limits = ListLimits()
        try await desk.build()
        desk.limits = ListLimits(longest: 25, page: 10)
        try await desk.build("limited")
        #expect(desk.bench.files("out") == desk.bench.files("limited"))
        #expect(!desk.bench.files("out").keys.contains { $0.hasSuffix("--2.html") })
        desk.limits = ListLimits(longest: 24, page: 10)
        try await desk.build("limited")
        #expect(desk.bench.files("limited").keys.contains("all-stories--3.html"))
    }

    @Test("Every section and every story is on exactly one page of its list, and all links lead somewhere")
    func complete() async throws {
        let desk = try Desk()
        defer { desk.bench.remove() }
        let report = try await desk.build()
        #expect(report.findings.filter { $0.rule != "missing-string" } == [])
        let files = desk.bench.files("out")
        for name in ["index", "all-stories"] {
            #expect(files["\(name)--3.html"] != nil && files["ar/\(name)--3.html"] != nil)
            #expect(files["\(name)--1.html"] == nil && files["\(name)--4.html"] == nil)
        }
        let index = ["index.html", "index--2.html", "index--3.html"]
        let sections = try index.flatMap { try desk.links($0, in: "tiles") + desk.links($0, in: "links") }
        #expect(sections.sorted() == (0..<25).map { "page-\($0).html" }.sorted())
        let lists = ["all-stories.html", "all-stories--2.html", "all-stories--3.html"]
        let stories = try lists.map { list in
            try desk.page(list).first("main")?.all("li").filter { $0.all("a").count == 1 } ?? []
        }
        // The first page also has links to the two other pages.
        #expect(stories.map(\.count) == [12, 10, 5])
        // The five stories with names are shown; the other twenty are listed.
        #expect(try desk.links("components/card.html", in: "links").count == 10)
        #expect(try desk.links("components/card--2.html", in: "links").count == 10)
        #expect(files["components/card--3.html"] == nil)
        #expect(try LinkChecker("\(desk.bench.path)/out").problems == [])
    }

    @Test("Pages of a list have titles, a breadcrumb to the first, and links to their neighbors")
    func navigation() async throws {
        let desk = try Desk()
        defer { desk.bench.remove() }
        try await desk.build()
        let second = try desk.page("all-stories--2.html")
        #expect(second.first("title")?.text.hasPrefix("All stories · Page 2 of 3") == true)
        func nav(_ page: XMLTree.Element, _ name: String) -> [String] {
            page.all("nav").first { $0["class"] == name }?.all("a").compactMap { $0["href"] } ?? []
        }
        #expect(nav(second, "pager") == ["all-stories.html", "all-stories--3.html"])
        #expect(nav(second, "breadcrumb").last == "all-stories.html")
        #expect(nav(try desk.page("index.html"), "pager") == ["index--2.html"])
        #expect(nav(try desk.page("index--3.html"), "pager") == ["index--2.html"])
        #expect(nav(try desk.page("components/card--2.html"), "pager") == ["../components/card.html"])
        let links = try desk.links("index.html", in: "facts").filter { $0.hasPrefix("index--") }
        #expect(links == ["index--2.html", "index--3.html"])
        // The search field of a divided list states that only the current page is searched. A component's list has no
        // field.
        #expect(second.first("search")?.all("p").map(\.text) == ["Only this page is searched."])
        #expect(try desk.page("components/card--2.html").first("search") == nil)
        // The links to groups in the navigation lead to the page of the list on which the group begins.
        #expect(nav(try desk.page("page-0.html"), "side").contains("index--2.html#page_group-3"))
        let json = try desk.bench.read("out/index.json")
        #expect(json.contains(#"{"path":"index--2.html","kind":"list","title":"Pages · Page 2 of 3""#))
    }

    @Test("A link to a story without a page leads to the page of the list that contains it")
    func anchors() async throws {
        let desk = try Desk()
        defer { desk.bench.remove() }
        try await desk.build()
        let plan = SitePlan(sections: desk.site.sections, registry: desk.site.registry, limits: desk.limits)
        for (number, story) in plan.stories.enumerated() {
            let parts = plan.address(ofStory: number).split(separator: "#").map(String.init)
            #expect(parts.count == 2 && parts[1] == "story_\(story.slug)")
            #expect(try desk.bench.read("out/\(parts[0])").contains("id=\"\(parts[1])\""))
        }
    }

    @Test("Parts contain later pages of lists; the merged site equals one run", arguments: [StoryPages.none, .all])
    func parts(pages: StoryPages) async throws {
        var desk = try Desk()
        defer { desk.bench.remove() }
        desk.pages = pages
        try await desk.build()
        for number in 1...3 {
            let report = try await desk.site.build(
                try #require(Shard("\(number)/3")), desk.options("p\(number)"), costs: nil)
            #expect(report.check.findings.filter { $0.severity == .error } == [])
        }
        _ = try await desk.site.merge(
            (1...3).map { "\(desk.bench.path)/p\($0)" }, desk.options("merged"), costs: nil)
        #expect(desk.bench.files("merged") == desk.bench.files("out"))
        #expect((1...3).contains { desk.bench.files("p\($0)")["all-stories--2.html"] != nil })
    }

    @Test("A build of one page of a list keeps the order of index.json, and a second build changes nothing")
    func again() async throws {
        let desk = try Desk()
        defer { desk.bench.remove() }
        try await desk.build()
        let before = desk.bench.files("out")
        try await desk.build(only: "all-stories--2.html")
        #expect(desk.bench.files("out") == before)
        #expect(try await desk.build().changed == [])
    }
}
