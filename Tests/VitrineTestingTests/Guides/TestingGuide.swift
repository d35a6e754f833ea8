import Foundation
import TestSupport
import Testing
import VitrineComponents
import VitrineHTML
import VitrineSnapshots
import VitrineTesting
import VitrineMarkup

#if canImport(XCTest)
    import XCTest
#endif

struct Errand: Component, Identifiable {
    let id: String
    var title: String
    var isDone = false
}

struct ErrandView: ComponentView {
    let errand: Errand
    init(viewModel: Errand) { errand = viewModel }

    func body(_ html: HTML) {
        html.article(.class(errand.isDone ? "errand done" : "errand")) {
            html.h2(errand.title)
            html.button("Delete", .type("button"))
        }
    }
}

let registry: Registry = {
    var registry = Registry()
    registry.register(ErrandView.self)
    return registry
}()

/// The folder in which the guide's samples record their snapshots, instead of a folder of this package.
private let folder = FileManager.default.temporaryDirectory.appending(path: "guide-\(UUID().uuidString)").path

@Suite("Samples of the guide to testing", .snapshots(in: folder), .enabled(if: !RecordMode.isCI(environment)))
struct TestingGuide {
    @Test func errandIsValidHTML() {
        expectConformant(Errand(id: "milk", title: "Buy milk"), in: registry)
    }

    @Test func errand() {
        expectSnapshot(of: Errand(id: "milk", title: "Buy milk"), in: registry)
    }

    @Test(arguments: [false, true]) func errandsInBothStates(isDone: Bool) {
        let errand = Errand(id: "milk", title: "Buy milk", isDone: isDone)
        expectSnapshot(of: errand, named: isDone ? "done" : "open", in: registry)
    }

    @Test func imprint() {
        expectSnapshot(ofPage: "<h1>Imprint</h1><p>Shop, Rome</p>", named: "imprint")
    }

    @Test func pageWithDate() throws {
        let date = try Redaction("date", xpath: "//time")
        expectSnapshot(ofPage: "<p>Printed on <time>2026-11-21</time></p>", named: "print", redacting: [date])
    }

    @Suite(.snapshots(record: .never))
    struct StableTests {
        @Test(.snapshots(record: .missing)) func bread() {
            expectSnapshot(of: Errand(id: "bread", title: "Buy bread"), in: registry)
        }
    }
}

private let environment = ProcessInfo.processInfo.environment

@Suite("The guide to testing")
struct TestingGuideTests {
    @Test func samplesAreCompiled() throws {
        #expect(try Guide.samplesNotCompiled(in: "testing.md") == [])
        #expect(try Guide.samples(in: "testing.md").count == 6)
    }
}
