import TestSupport
import Testing
import VitrineComponents

@Suite("The guide for people who know the flexible label")
struct LabelGuideTests {
    @Test("The samples are compiled")
    func compiled() throws {
        #expect(try Guide.samples(in: "coming-from-flexible-label.md").count >= 4)
        #expect(try Guide.samplesNotCompiled(in: "coming-from-flexible-label.md") == [])
    }

    @Test("The samples do what the guide says")
    func samples() {
        #expect(labelAndModel().text == "Read the manual first.")
        let link = labelWithALink().links.first
        #expect(link.map { Array("Read the manual first.".utf16)[$0.utf16Range] } == Array("manual".utf16)[...])
        #expect(labelSection().items.map { $0.story?.name }.count == 6)
        #expect(labelChanges().map(\.name) == ["initial", "Load"])
    }
}
