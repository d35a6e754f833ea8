import Testing
import VitrineComponents
import VitrineHTML

@Suite("Symbols by name")
struct SymbolTests {
    private func page(_ component: some Component) -> (markup: String, problems: [String]) {
        let session = RenderSession(registry: Registry())
        session.html.render(component)
        return (session.html.string, session.takeProblems().map(\.error.description))
    }

    @Test("The names that apps use exist, with variants that consist of the same parts")
    func names() {
        let names = Symbol.systemNames
        #expect(names.count >= 150)
        #expect(names == names.sorted() && Set(names).count == names.count)
        #expect(names.count { $0.contains(".fill") } >= 100)
        let expected = [
            "plus", "plus.circle", "plus.circle.fill", "plus.square", "heart", "heart.fill", "heart.slash.fill",
            "chevron.left", "trash", "trash.fill", "arrow.up.circle", "bell.badge.plus", "person.crop.circle",
            "person.fill.badge.plus", "magnifyingglass", "square.and.arrow.up", "checkmark.seal.fill", "wifi.slash",
            "7.circle.fill", "gearshape.fill", "ellipsis.circle", "exclamationmark.triangle.fill", "star.slash",
        ]
        #expect(expected.filter { !names.contains($0) } == [])
        #expect(!names.contains("7"))
    }

    @Test("A sign in a circle is made smaller, and is cut out of a filled circle")
    func parts() {
        let plain = Symbol(systemName: "plus.circle")
        #expect(plain.path == "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.8v8.4M7.8 12h8.4")
        let filled = Symbol(systemName: "plus.circle.fill")
        #expect(filled.filled == "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z")
        #expect(filled.cut == "M12 7.8v8.4M7.8 12h8.4")
        #expect(Symbol(systemName: "heart.fill").filled == Symbol(systemName: "heart").path)
    }

    @Test("Every drawing is well-formed path data inside its square")
    func data() {
        for name in Symbol.systemNames {
            let symbol = Symbol(systemName: name)
            #expect(symbol.path.hasPrefix("M") || !symbol.filled.isEmpty, "\(name)")
            for path in [symbol.path, symbol.filled, symbol.cut] where !path.isEmpty {
                #expect(path.wholeMatch(of: /M[-MmLlHhVvCcSsAaZz0-9. ]+/) != nil, "\(name): \(path)")
            }
        }
    }

    @Test("A symbol with a label is an image with a name; without a label it is hidden")
    func markup() {
        let read = page(SymbolImage(systemName: "plus", label: .verbatim("Add"), size: 32, color: .danger))
        #expect(
            read.markup
                == "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"symbol color-danger\" viewBox=\"0 0 24 24\" width=\"32\" height=\"32\" role=\"img\" "
                + "aria-label=\"Add\" data-component=\"SymbolImage\"><path d=\"M12 4.5v15M4.5 12h15\"></path></svg>")
        #expect(page(SymbolImage(systemName: "plus")).markup.contains("aria-hidden=\"true\""))
        #expect(read.problems == [])
    }

    @Test(
        "An unknown name is reported with the most similar one, and a question mark is shown",
        arguments: [
            ("hearrt.fill", "there is no symbol “hearrt.fill”; did you mean “heart.fill”?"),
            ("heart.rectangle", "there is no symbol “heart.rectangle”; did you mean “heart”?"),
            ("xyzxyzxyz", "there is no symbol “xyzxyzxyz”; Symbol.systemNames lists all"),
        ])
    func unknown(_ name: String, _ message: String) {
        let page = page(SymbolImage(systemName: name))
        #expect(page.problems == [message])
        #expect(page.markup.contains("<svg"))
    }
}
