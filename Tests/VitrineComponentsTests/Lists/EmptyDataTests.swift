import Foundation
import Testing
import VitrineComponents
import VitrineHTML

@Suite("Empty lists")
struct EmptyDataTests {
    private let session = RenderSession(registry: .standard)

    private func markup(_ emptyData: EmptyData?, _ sections: [ListViewSection] = []) -> String {
        session.bare(ListView(id: "l", sections: sections, emptyData: emptyData))
            .replacing(/<svg.*?<\/svg>/, with: "SVG")
    }

    @Test("Only the parts that are set are shown")
    func parts() {
        #expect(markup(nil) == "<div class=\"list\"></div>")
        #expect(markup(.standard(.init())) == "<div class=\"list\"><div class=\"list-empty\"></div></div>")
        #expect(
            markup(
                .standard(
                    .init(
                        alignment: .top, title: "None", body: "Add one.", image: .symbol(.tray),
                        buttonConfig: .init(title: "Add", destination: .address("add.html")))))
                == "<div class=\"list\"><div class=\"list-empty top\"><div class=\"list-empty-image\">SVG</div>"
                + "<h2 class=\"list-empty-title\" dir=\"auto\">None</h2><p dir=\"auto\">Add one.</p>"
                + "<a class=\"list-button\" href=\"add.html\">Add</a></div></div>")
    }

    @Test("A custom component can be shown instead")
    func custom() {
        #expect(
            markup(.custom(Note("none"))) == "<div class=\"list\"><p data-component=\"Note\">none</p></div>")
        #expect(EmptyData.custom(Note("a")) == .custom(Note("a")))
        #expect(EmptyData.custom(Note("a")) != .custom(Note("b")))
        #expect(EmptyData.custom(Note("a")) != .standard(.init()))
    }

    @Test("A list with an empty section is not empty")
    func sections() {
        let sections = [ListViewSection(id: "a", title: "A", contents: [])]
        #expect(!markup(.standard(.init(title: "None")), sections).contains("None"))
    }

    private struct Plain: Error {}
    private struct Spoken: LocalizedError { var errorDescription: String? { "The cable is broken." } }
    private struct SpokenOffline: LocalizedError, CustomNSError {
        static var errorDomain: String { NSURLErrorDomain }
        var errorDescription: String? { "No line." }
    }
    private struct Offline: Error, CustomNSError, CustomStringConvertible {
        static var errorDomain: String { NSURLErrorDomain }
        var description: String { "offline" }
    }

    @Test("An error determines the text, and the picture unless one is set")
    func errors() {
        let plain = EmptyData.Standard(error: Plain())
        #expect(plain.title == nil)
        #expect(plain.body == .verbatim(Plain().localizedDescription))
        #expect(plain.image == .symbol(.warning))
        #expect(plain.alignment == .center)
        #expect(EmptyData.Standard(error: Spoken()).body == .verbatim("The cable is broken."))
        #expect(EmptyData.Standard(error: SpokenOffline()).body == .verbatim("No line."))
        let words = URLError(.notConnectedToInternet).localizedDescription
        #expect(EmptyData.Standard(error: URLError(.notConnectedToInternet)).body == .verbatim(words))
        #expect(!words.contains("Code=-1009"))
        #expect(EmptyData.Standard(error: Offline()).image == .symbol(.noConnection))
        #expect(EmptyData.Standard(error: Offline(), image: .symbol(.tray)).image == .symbol(.tray))
        #expect(EmptyData(error: Plain()) == .standard(plain))
    }
}
