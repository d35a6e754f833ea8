#if canImport(XCTest)
    import Foundation
    import TestSupport
    import VitrineComponents
    import VitrineHTML
    import XCTest

    @testable import VitrineTesting

    private struct Note: Component, Identifiable {
        let id: Int
        var text: String
    }

    private struct NoteView: ComponentView {
        let note: Note
        init(viewModel: Note) { note = viewModel }

        func body(_ html: HTML) { html.p(note.text) }
    }

    final class SnapshotXCTests: XCTestCase {
        func testSnapshotIsRecordedAndCompared() throws {
            var registry = Registry()
            registry.register(viewModelType: Note.self, viewType: NoteView.self)
            let temporary = try TemporaryFolder("snapshots")
            defer { temporary.remove() }
            let folder = temporary.path
            var settings = SnapshotTestSettings(folder: folder, environment: [:], register: SnapshotRegister())
            SnapshotTestSettings.$current.withValue(settings) {
                assertSnapshot(of: Note(id: 1, text: "One"), in: registry)
                assertSnapshot(of: Note(id: 1, text: "One"), in: registry)
                assertSnapshot(ofPage: "<p>One</p>", named: "one")
            }
            XCTAssertTrue(FileManager.default.fileExists(atPath: "\(folder)/note/1.html"))
            // Simulates a later run.
            settings.register = SnapshotRegister()
            SnapshotTestSettings.$current.withValue(settings) {
                XCTExpectSnapshotFailure(#line + 1) {
                    assertSnapshot(of: Note(id: 1, text: "Two"), in: registry)
                }
            }
        }

        /// Expects a failure on Apple's systems. Elsewhere, XCTest cannot expect failures, so the body is not run and
        /// nothing is tested.
        private func XCTExpectSnapshotFailure(_ line: Int, _ body: () -> Void) {
            #if canImport(Darwin)
                XCTExpectFailure("the snapshot differs", failingBlock: body) { issue in
                    issue.compactDescription.contains("Note <p>")
                        || issue.compactDescription.contains("“One” became “Two”")
                }
            #endif
        }
    }
#endif
