import Foundation
import TestSupport
import Testing
import VitrineComponents
import VitrineHTML
import VitrineSnapshots

@testable import VitrineTesting

private struct Todo: Component, Identifiable {
    let id: Int
    var title: String
    var isDone = false
}

private struct TodoView: ComponentView {
    let todo: Todo
    init(viewModel: Todo) { todo = viewModel }

    func body(_ html: HTML) {
        html.article(.class(todo.isDone ? "todo done" : "todo")) {
            html.h2(todo.title)
            html.button("Delete", .type("button"))
        }
    }
}

private struct Banner: Component { var text: String }

private struct BannerView: ComponentView {
    let banner: Banner
    init(viewModel: Banner) { banner = viewModel }

    func body(_ html: HTML) { html.p(banner.text) }
}

/// A namespace for a component whose name differs from `Todo` only in case, and for its view.
private enum Lowercase {
    struct todo: Component { var title: String }

    struct TodoView: ComponentView {
        let model: Lowercase.todo
        init(viewModel: Lowercase.todo) { model = viewModel }

        func body(_ html: HTML) { html.p(model.title) }
    }
}

/// A separate folder for snapshots. Code that is passed to `run` uses this folder, and the given environment variables.
private struct Sandbox: TestFolder {
    // The folder is created by the tested code when it records.
    let path = FileManager.default.temporaryDirectory.appending(path: "vitrine-snapshots-\(UUID().uuidString)").path
    var folder: String { path }

    func run<Result>(_ environment: [String: String] = [:], _ body: () throws -> Result) rethrows -> Result {
        var settings = SnapshotTestSettings.current
        settings.folder = folder
        settings.environment = environment
        settings.register = SnapshotRegister()
        return try SnapshotTestSettings.$current.withValue(settings, operation: body)
    }

    var files: [String] {
        (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
            .filter { $0.contains(".html") || $0.contains(".a11y") }.sorted()
    }
}

/// Collects the messages and the lines of the issues that the tested functions record.
private final class Heard: @unchecked Sendable {
    var texts: [String] = []
    var lines: [Int] = []
}

private func issues(_ body: () throws -> Void) throws -> (texts: [String], lines: [Int]) {
    let heard = Heard()
    try withKnownIssue(isIntermittent: true) {
        try body()
    } matching: { issue in
        heard.texts.append(issue.comments.first?.rawValue ?? "")
        heard.lines.append(issue.sourceLocation?.line ?? 0)
        return true
    }
    return (heard.texts, heard.lines)
}

@Suite("Snapshots in a test")
struct SnapshotTests {
    private let sandbox = Sandbox()
    private var registry: Registry {
        var registry = Registry()
        registry.register(viewModelType: Todo.self, viewType: TodoView.self)
        registry.register(viewModelType: Banner.self, viewType: BannerView.self)
        return registry
    }

    @Test func missingSnapshotIsRecordedAndPasses() throws {
        try sandbox.run {
            let recorded = try issues { expectSnapshot(of: Todo(id: 1, title: "Milk"), in: registry) }
            #expect(
                recorded.texts == ["Recorded \(sandbox.folder)/todo/1.html; look at it before you commit it."])
            #expect(sandbox.files == ["todo/1.a11y.txt", "todo/1.html"])
            #expect(try sandbox.read("todo/1.html").contains("<h2>Milk</h2>"))
            #expect(try sandbox.read("todo/1.a11y.txt").contains("- heading \"Milk\" [level=2]"))
            let again = try issues { #expect(expectSnapshot(of: Todo(id: 1, title: "Milk"), in: registry)) }
            #expect(again.texts.isEmpty)
        }
    }

    @Test func differenceFailsWithSentencesAtCall() throws {
        try sandbox.run {
            _ = try issues { expectSnapshot(of: Todo(id: 1, title: "Milk"), in: registry) }
        }
        // A later run renders something else.
        try sandbox.run(["CI": "true"]) {
            let failed = try issues { expectSnapshot(of: Todo(id: 1, title: "Bread", isDone: true), in: registry) }
            #expect(failed.lines == [#line - 1])
            #expect(
                failed.texts == [
                    """
                    Todo “1” differs from its snapshot, 2 changes:
                      Todo <h2>: “Milk” became “Bread”
                      Todo: class “done” added
                    The snapshot is at \(sandbox.folder)/todo/1.html
                    To accept the new version, run the test outside CI with VITRINE_SNAPSHOTS=failed, and commit the files.
                    """
                ])
            #expect(try sandbox.read("todo/1.html").contains("Milk"))
        }
    }

    @Test func nothingIsRecordedInCI() throws {
        for environment in [["CI": "true"], ["CI": "1", "VITRINE_SNAPSHOTS": "all"]] {
            try sandbox.run(environment) {
                let failed = try issues { expectSnapshot(of: Todo(id: 1, title: "Milk"), in: registry) }
                #expect(
                    failed.texts == [
                        """
                        Todo “1” has no snapshot.
                        Expected at \(sandbox.folder)/todo/1.html
                        Snapshots are not recorded in CI; run the test outside CI, and commit the files.
                        """
                    ])
                #expect(sandbox.files.isEmpty)
            }
        }
    }

    @Test func failedModeRecordsDifferences() throws {
        try sandbox.run { _ = try issues { expectSnapshot(of: Todo(id: 1, title: "Milk"), in: registry) } }
        try sandbox.run(["VITRINE_SNAPSHOTS": "failed"]) {
            let recorded = try issues { #expect(expectSnapshot(of: Todo(id: 1, title: "Bread"), in: registry)) }
            #expect(
                recorded.texts == [
                    """
                    Recorded \(sandbox.folder)/todo/1.html; look at it before you commit it.
                      Todo <h2>: “Milk” became “Bread”
                    """
                ])
            #expect(try sandbox.read("todo/1.html").contains("Bread"))
        }
    }

    @Test func invalidMode() throws {
        try sandbox.run(["VITRINE_SNAPSHOTS": "yes"]) {
            let failed = try issues { expectSnapshot(of: Todo(id: 1, title: "Milk"), in: registry) }
            #expect(failed.texts == ["VITRINE_SNAPSHOTS is “yes”; expected one of never, missing, failed, all."])
        }
    }

    @Test func duplicateName() throws {
        try sandbox.run {
            let failed = try issues {
                expectSnapshot(of: Banner(text: "One"), named: "same", in: registry)
                expectSnapshot(of: Banner(text: "Two"), named: "same", in: registry)
            }
            let line = #line - 3
            #expect(failed.lines == [line, line + 1])
            #expect(
                failed.texts.last
                    == "Two different expectations use the snapshot name “same” for Banner: SnapshotTests.swift:\(line) in duplicateName() and SnapshotTests.swift:\(line + 1) in duplicateName(). Give each its own name with “named:”."
            )
            #expect(try sandbox.read("banner/same.html").contains("One"))
        }
    }

    @Test func callWithChangingContent() throws {
        try sandbox.run {
            let line = #line + 3
            let failed = try issues {
                for text in ["One", "One", "Two"] {
                    expectSnapshot(of: Banner(text: text), named: "loop", in: registry)
                }
            }
            #expect(failed.texts.count == 2)
            #expect(
                failed.texts.last
                    == "Banner “loop” was rendered in two ways under the snapshot name “loop” in one run (SnapshotTests.swift:\(line) in callWithChangingContent()): the output must be the same every time, and calls in a loop need different names."
            )
        }
    }

    @Test func missingIdentityUsesTestName() throws {
        try sandbox.run {
            _ = try issues { expectSnapshot(of: Banner(text: "One"), in: registry) }
            #expect(sandbox.files.count == 2)
            #expect(sandbox.files.last?.hasPrefix("banner/missing-identity-uses-test-name~") == true)
        }
    }

    @Test func storiesUseTheirNames() throws {
        try sandbox.run {
            _ = try issues { expectSnapshot(of: Story("done", Todo(id: 1, title: "Milk", isDone: true)), in: registry) }
            #expect(sandbox.files == ["todo/done.a11y.txt", "todo/done.html"])
        }
    }

    @Test func pagesAndMarkup() throws {
        try sandbox.run {
            _ = try issues { expectSnapshot(ofPage: "<h1>One</h1><p>Text</p>", named: "help/first.html") }
            #expect(sandbox.files == ["_pages/help/first.a11y.txt", "_pages/help/first.html"])
        }
    }

    @Test func pagesAreReadAsHTML() throws {
        let page = "<!doctype html><html lang=en><title>One</title><p @click=go :class=a>1 < 2<table><tr><td>b</table>"
        try sandbox.run {
            _ = try issues { expectSnapshot(ofPage: page, named: "page") }
            _ = try issues { expectSnapshot(ofPage: "<tr><td>a<br>b", named: "row") }
            let text = try sandbox.read("_pages/page.html")
            #expect(
                text.contains(
                    """
                    <!DOCTYPE html>
                    <html lang="en">
                      <head>
                        <title>One</title>
                      </head>
                      <body>
                        <p _x3A_class="a" _x40_click="go">1 &lt; 2</p>
                        <table>
                          <tbody>
                            <tr>
                              <td>b</td>
                            </tr>
                          </tbody>
                        </table>
                      </body>
                    </html>

                    """), "\(text)")
            // The stored content equals the rendered content.
            #expect(try issues { expectSnapshot(ofPage: page, named: "page") }.texts == [])
            #expect(try issues { expectSnapshot(ofPage: "<TR><TD>a<BR/>b</TD>", named: "row") }.texts == [])
        }
        try sandbox.run {
            let changed = try issues {
                expectSnapshot(ofPage: page.replacing("@click=go", with: "@click=stay"), named: "page")
            }
            #expect(changed.texts.first?.contains("<p>: _x40_click “go” became “stay”") == true, "\(changed.texts)")
        }
    }

    @Test func componentWithoutViewIsNotRecorded() throws {
        try sandbox.run {
            let failed = try issues { expectSnapshot(of: Todo(id: 1, title: "Milk"), in: Registry()) }
            #expect(failed.texts.first?.contains("Todo") == true)
            #expect(sandbox.files.isEmpty)
        }
    }

    @Test func damagedSnapshotIsNotOverwritten() throws {
        try sandbox.run {
            _ = try issues { expectSnapshot(of: Todo(id: 1, title: "Milk"), in: registry) }
            let path = "\(sandbox.folder)/todo/1.html"
            let text =
                "<!-- vitrine snapshot 1 -->\n<<<<<<< ours\n<p>a</p>\n=======\n<p>b</p>\n>>>>>>> theirs\n<!-- end -->\n"
            try text.write(toFile: path, atomically: true, encoding: .utf8)
            let failed = try issues { expectSnapshot(of: Todo(id: 1, title: "Milk"), in: registry) }
            #expect(
                failed.texts == [
                    "Todo “1”: its snapshot has conflict markers on line 2.\nIt is at \(path)\n"
                        + "To replace it, run the test with VITRINE_SNAPSHOTS=all."
                ])
            #expect(try sandbox.read("todo/1.html") == text)
        }
    }

    @Test func newerSnapshotNeedsUpdate() throws {
        let environments: [[String: String]] = [[:], ["CI": "true"]]
        for environment in environments {
            try sandbox.run(environment) {
                try sandbox.write("<!-- vitrine snapshot 2 -->\n<p>a</p>\n<!-- end -->\n", to: "todo/1.html")
                let failed = try issues { expectSnapshot(of: Todo(id: 1, title: "Milk"), in: registry) }
                #expect(
                    failed.texts == [
                        """
                        Todo “1”: its snapshot has format 2 of a newer version of Vitrine; update Vitrine.
                        It is at \(sandbox.folder)/todo/1.html
                        """
                    ])
            }
        }
    }

    @Test func componentsWithOneFileName() throws {
        var registry = registry
        registry.register(viewModelType: Lowercase.todo.self, viewType: Lowercase.TodoView.self)
        try sandbox.run {
            let failed = try issues {
                expectSnapshot(of: Todo(id: 1, title: "Milk"), named: "same", in: registry)
                expectSnapshot(of: Lowercase.todo(title: "Milk"), named: "same", in: registry)
            }
            let line = #line - 3
            #expect(sandbox.files == ["todo/same.a11y.txt", "todo/same.html"])
            #expect(
                failed.texts.last
                    == "Two different expectations use the snapshot name “same” for todo: SnapshotTests.swift:\(line) in componentsWithOneFileName() and SnapshotTests.swift:\(line + 1) in componentsWithOneFileName(). Give each its own name with “named:”."
            )
        }
    }

    @Test func folderIsNextToTestFile() {
        #expect(SnapshotExpectation.folder(beside: "/a/Tests/TodoTests.swift") == "/a/Tests/snapshots")
    }
}

/// The folder that the tests of the suite below share. These tests run concurrently.
private let shared = Sandbox()

@Suite("Snapshots of a suite with a trait", .snapshots(record: .missing, in: shared.folder))
struct SnapshotTraitTests {
    private var registry: Registry {
        var registry = Registry()
        registry.register(viewModelType: Todo.self, viewType: TodoView.self)
        return registry
    }

    private func outsideCI(_ body: () throws -> Void) throws -> [String] {
        var settings = SnapshotTestSettings.current
        settings.environment = [:]
        return try SnapshotTestSettings.$current.withValue(settings) { try issues(body).texts }
    }

    @Test(arguments: 0..<20) func parameterised(id: Int) throws {
        let texts = try outsideCI {
            for _ in 0..<3 { expectSnapshot(of: Todo(id: id, title: "Todo \(id)"), in: registry) }
        }
        #expect(texts.count == 1)
    }

    @Test(.snapshots(record: .never)) func innerTraitTakesPrecedence() throws {
        let texts = try outsideCI { expectSnapshot(of: Todo(id: 99, title: "Never"), in: registry) }
        #expect(
            texts == [
                """
                Todo “99” has no snapshot.
                Expected at \(shared.folder)/todo/99.html
                To record it, run the test with VITRINE_SNAPSHOTS=missing.
                """
            ])
    }

    @Test func suiteTraitSetsFolder() { #expect(SnapshotTestSettings.current.folder == shared.folder) }
}
