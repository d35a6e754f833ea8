import Testing
import VitrineComponents
import VitrineHTML
import VitrineTesting

private struct Note: Component, Identifiable {
    let id: Int
    var text: String
}

private struct NoteView: ComponentView {
    let note: Note
    init(viewModel: Note) { note = viewModel }

    func body(_ html: HTML) {
        html.section { html.p(note.text) }
    }
}

@Suite("Conformance in a test")
struct ConformanceTests {
    private var registry: Registry {
        var registry = Registry()
        registry.register(viewModelType: Note.self, viewType: NoteView.self)
        return registry
    }

    @Test func validComponentPasses() {
        #expect(expectConformant(Note(id: 1, text: "Bread"), in: registry).isEmpty)
    }

    @Test func validPagePasses() {
        let page =
            "<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\"/><title>One</title></head><body><main><h1>One</h1></main></body></html>"
        #expect(expectConformant(page: page).isEmpty)
    }

    @Test func pageIsReadAsInBrowsers() {
        let page =
            "<!doctype html><html lang=en><meta charset=utf-8><title>One</title><main><h1>One</h1><p>a<br>b&nbsp;c</main>"
        #expect(expectConformant(page: page).isEmpty)
        withKnownIssue {
            expectConformant(page: page, syntax: .polyglot)
        } matching: { issue in
            issue.description.contains("[well-formed]")
        }
    }

    /// This file imports no module that declares `PageSyntax`, so `VitrineTesting` must export the type.
    @Test func syntaxCanBeNamed() {
        let syntax: PageSyntax = .polyglot
        let page = """
            <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>One</title></head>
            <body><main><h1>One</h1></main></body></html>
            """
        #expect(expectConformant(page: page, syntax: syntax).isEmpty)
    }

    @Test func invalidPageFails() {
        withKnownIssue {
            expectConformant(
                page:
                    "<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\"/><title>One</title></head><body><main><h1>One</h1><p></b></main></body></html>"
            )
        } matching: { issue in
            issue.description.contains("[unexpected-end-tag]")
        }
    }

    @Test func componentWithoutViewFails() {
        withKnownIssue {
            expectConformant(Note(id: 1, text: "Bread"), in: Registry())
        } matching: { issue in
            issue.description.contains("Note")
        }
    }
}
