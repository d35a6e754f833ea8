import Foundation
import Testing
import VitrineComponents

@Suite("The samples of the guide to lists")
struct ListGuideTests {
    private static let here = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()

    /// Returns the lines of a text, except empty ones, without their indentation, which differs between the guide and
    /// the test's source.
    private static func lines(_ text: some StringProtocol) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    @Test("Each block after \"Vitrine:\" is compiled, line for line")
    func samplesAreCompiled() throws {
        let guide = try String(
            contentsOf: Self.here.appending(path: "../../../Documentation/coming-from-oba-list-view.md")
                .standardizedFileURL, encoding: .utf8)
        let code = Self.lines(
            try String(contentsOf: Self.here.appending(path: "ListGuide.swift"), encoding: .utf8)
        ).joined(separator: "\n")
        let blocks = guide.matches(of: /(Vitrine:|without a cell:)\n\n```swift\n([\s\S]*?)```/).map(\.output.2)
        #expect(blocks.count == 7)
        for block in blocks {
            #expect(code.contains(Self.lines(block).joined(separator: "\n")), "not compiled: \(block)")
        }
    }

    @Test("The samples show what the guide says")
    func show() throws {
        var registry = Registry()
        registry.register(viewModelType: ListGuide.ContactCard.self, classType: ListGuide.ContactCell.self)
        registry.register(viewModelType: ListGuide.LastCall.self, viewType: ListGuide.LastCallView.self)
        let id = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
        let friend = ListGuide.ContactViewModel(
            id: id, name: "Ann", address: "Oslo", onSelectAction: .address("ann.html"))
        let page = ListGuide.page([friend])
        let session = RenderSession(registry: registry)
        session.render(page.rows[0], id: "contacts--people", instance: "contacts/people", role: .row)
        let markup = session.html.string
        #expect(markup.contains("<li class=\"list-item\" id=\"contacts--people--e621-"))
        #expect(markup.contains("<a class=\"list-row subtitle\" href=\"ann.html\">"))
        #expect(markup.contains("<details open=\"\">"))
        #expect(session.bare(ListGuide.page([]).rows[0]).contains("No contacts"))
        let card = ListGuide.ContactCardItem(id: id, card: .init(name: "Ann", address: "Oslo"))
        let cards = ListView(id: "cards", sections: [ListViewSection(id: "all", contents: [card])])
        #expect(session.bare(cards).contains("<div class=\"contact\" data-component=\"ContactCard\"><p>Ann</p>"))
        #expect(session.takeProblems() == [])
    }
}
