import Foundation
import Testing
import VitrineComponents
import VitrineHTML

@testable import VitrineSite

@Suite("Templates of components with computed values")
struct ConfiguredTemplateTests {
    private struct Tag: Component { var name: String }
    private struct TagView: ComponentView {
        let tag: Tag
        init(viewModel: Tag) { tag = viewModel }
        func body(_ html: HTML) { html.em(tag.name, .class("tag")) }
    }
    private struct Invoice: TemplateConfigurable {
        var title: String
        var cents: Int
        var labels: [String] = []

        func configure(_ template: inout TemplateContent, _ html: HTML) throws {
            if cents < 0 { throw Negative() }
            template["total"] = html.context.formatters.decimal(Double(cents) / 100, fractionDigits: 2)
            template["title"] = title.uppercased()
            template["page"] = html.link(to: "a")
            template.set("isFree", cents == 0)
            template.set("words", labels.map { "#" + $0 })
            if let first = labels.first { template.parts["first"] = Tag(name: first) }
        }
    }
    private struct Negative: Error, CustomStringConvertible { var description: String { "less than nothing" } }

    private func render(_ template: String, _ invoice: Invoice) async throws -> (page: String, problems: [String]) {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write(template, to: "site/templates/invoice.mustache")
        var registry = Registry()
        registry.register(viewModelType: Invoice.self, templateName: "invoice")
        registry.register(viewModelType: Tag.self, viewType: TagView.self)
        do {
            try await bench.build([Section(id: "a", rows: [invoice])], registry: registry)
            let page = try bench.read("out/bare/invoice--a-invoice-1.html")
            return (page, [])
        } catch let failure as BuildFailure {
            return ("", failure.lines.map { $0.replacing(#/^.*?error: /#, with: "") })
        }
    }

    @Test("Computed values, conditions, lists and links take precedence over properties")
    func values() async throws {
        let template = """
            <article><h3><a href="{{page}}">{{title}}</a></h3><p>{{total}}{{#isFree}} (free){{/isFree}}</p>
            <ul>{{#words}}<li>{{.}}</li>{{/words}}</ul></article>
            """
        let page = try await render(template, Invoice(title: "a < b", cents: 1250, labels: ["x", "y"])).page
        #expect(page.contains(">A &lt; B</a></h3><p>12.50</p>"), "\(page)")
        #expect(page.contains("<ul><li>#x</li><li>#y</li></ul></article>"))
        #expect(page.contains("href=\"../a.html\""))
        #expect(try await render(template, Invoice(title: "t", cents: 0)).page.contains("<p>0.00 (free)</p>"))
    }

    @Test("A part is shown by its own view, at its place in the template")
    func parts() async throws {
        let (page, problems) = try await render(
            "<section><p>{{{parts.first}}}</p></section>", Invoice(title: "t", cents: 1, labels: ["<new>"]))
        #expect(problems == [])
        #expect(
            page.contains("<p><em data-component=\"Tag\" class=\"tag\">&lt;new&gt;</em></p></section>")
                || page.contains("<p><em class=\"tag\" data-component=\"Tag\">&lt;new&gt;</em></p></section>"),
            "\(page)")
    }

    @Test("A section on a part is shown only if the component has the part")
    func optionalParts() async throws {
        let template = """
            <section>{{#parts.first}}<p>{{{parts.first}}}</p>{{/parts.first}}\
            {{^parts.first}}<p>None</p>{{/parts.first}}</section>
            """
        let (page, problems) = try await render(template, Invoice(title: "t", cents: 1, labels: ["new"]))
        #expect(problems == [])
        #expect(page.contains(">new</em></p></section>") && !page.contains("<p>None</p>"), "\(page)")
        let (other, otherProblems) = try await render(template, Invoice(title: "t", cents: 1))
        #expect(otherProblems == [])
        #expect(other.contains("><p>None</p></section>") && !other.contains("<em"), "\(other)")
    }

    @Test(
        "Missing values, unsafe places and thrown errors are reported",
        arguments: [
            (
                "<p>{{{parts.last}}}</p>", 1,
                "Invoice (a/invoice-1): templates/invoice.mustache:1: Invoice has no part “last”; "
                    + "its only part is “first”"
            ),
            (
                "<p>{{totals}}</p>", 1,
                "Invoice (a/invoice-1): templates/invoice.mustache:1: Invoice has no value named “totals”; "
                    + "its values are cents, isFree, labels, page, title, total, words"
            ),
            ("<p>{{total}}</p>", -1, "Invoice (a/invoice-1): less than nothing"),
            (
                "<p title=\"{{{parts.first}}}\"></p>", 1,
                "Invoice (a/invoice-1): templates/invoice.mustache:1: {{parts.first}} is markup and cannot be used in "
                    + "the value of “title”; put it between tags, where text is allowed"
            ),
        ])
    func mistakes(template: String, cents: Int, message: String) async throws {
        let found = try await render(template, Invoice(title: "t", cents: cents, labels: ["x"])).problems
        #expect(found.map { $0.replacing(#/[^ ]*templates\//#, with: "templates/") } == [message])
    }
}
