import Testing
import VitrineMarkup

@testable import VitrineCSS

@Suite struct StyleSharingTests {
    private static let page = """
        <html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>x</title><style>
        .a { height: 5px } .b { height: 7px } .f { display: flex } i { height: inherit } u { margin: var(--m); top: 1em }
        b { background: var(--back, red); inset-block-start: 3px } .a b { all: unset; color: green }
        </style></head><body><div class="a"><i>1</i><u>2</u></div><div class="b"><i>1</i><u>2</u></div>
        <div class="f"><i>1</i><u>2</u></div><p class="a"><b style="--back: blue">3</b></p><p><b>4</b></p></body></html>
        """

    private func texts(_ property: String, of name: String, _ properties: PropertySet? = nil) throws -> [String] {
        let document = try MarkupReader(names: []).read(Array(Self.page.utf8))
        var builder = RuleSetBuilder(conditions: StyleConditions(), properties: properties)
        for entry in PageSheets(document).entries {
            if case .element(let text, _) = entry.source { builder.add(StyleSheet(text), name: "page.html") }
        }
        let rules = builder.finish()
        let styles = DocumentStyles(ElementTree(document, atoms: rules.atoms), rules: rules)
        let id = try #require(PropertyID(property))
        return styles.tree.elements.indices.filter { styles.tree.localName($0) == name }
            .map { styles.styles[$0].text(id) }
    }

    @Test func inheritingElementsDoNotShare() throws {
        #expect(try texts("height", of: "i") == ["5px", "7px", "auto"])
    }

    @Test func flexItemsAreBlocks() throws {
        #expect(try texts("display", of: "u") == ["inline", "inline", "block"])
    }

    @Test(arguments: ["color", "background-color", "top", "height", "display"])
    func propertySetGivesTheSameValues(property: String) throws {
        for name in ["i", "u", "b"] {
            #expect(try texts(property, of: name, PropertySet([property])) == texts(property, of: name))
        }
    }

    @Test func otherPropertiesAreNotComputed() throws {
        #expect(try texts("height", of: "i", PropertySet(["color"])) == ["auto", "auto", "auto"])
    }
}
