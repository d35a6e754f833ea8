import TestSupport
import Testing
import VitrineComponents
import VitrineTesting

let shop: StyleSheets = [
    .css(":root { color-scheme: light dark; --ink: light-dark(#1a201e, #e5eae7) }"),
    .css(".errand { padding: 1rem; color: var(--ink); background: light-dark(white, black) }"),
    .css(".done h2 { color: #767676 }"),
]

@Suite("Samples of the guide to styles")
struct StylesGuide {
    @Test func doneErrandIsPale() {
        let errand = Errand(id: "milk", title: "Buy milk", isDone: true)
        expectStyle(of: errand, matching: "h2", is: ["color": "#767676"], styles: shop, in: registry)
        expectStyle(
            of: errand, matching: ".errand", is: ["color": "#e5eae7", "padding": "16px"], under: "dark, 390px",
            styles: shop, in: registry)
    }

    @Test func errandsCanBeRead() {
        expectContrast(of: Errand(id: "milk", title: "Buy milk"), matching: "h2", styles: shop, in: registry)
        expectContrast(ofPage: "<style>p { color: #777 }</style><p>One</p>", matching: "p", atLeast: 4)
    }
}

@Suite("The guide to styles")
struct StylesGuideTests {
    @Test func samplesAreCompiled() throws {
        #expect(try Guide.samplesNotCompiled(in: "styles.md") == [])
        #expect(try Guide.samples(in: "styles.md").count == 3)
    }

    @Test func issueMatchesGuide() throws {
        final class Heard: @unchecked Sendable { var text = "" }
        let heard = Heard()
        withKnownIssue {
            expectStyle(
                of: Errand(id: "milk", title: "Buy milk", isDone: true), matching: "h2",
                is: ["color": "#1a1a1a", "font-weight": "400"], styles: shop, in: registry)
        } matching: { issue in
            heard.text = issue.comments.first?.rawValue ?? ""
            return true
        }
        #expect(try Guide.blocks(in: "styles.md", language: "text").contains(heard.text + "\n"), "\(heard.text)")
    }
}
