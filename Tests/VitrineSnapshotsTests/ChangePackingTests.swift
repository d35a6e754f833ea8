import Testing
import VitrineCSS
import VitrineSupport

@testable import VitrineSnapshots

/// Tests that all properties of a change survive packing: parts of comparisons contain changes as bytes.
@Suite("Changes as bytes")
struct ChangePackingTests {
    private var effect: AccessibleEffect {
        var effect = AccessibleEffect(kind: .state, role: "button", name: "Save")
        (effect.state, effect.before, effect.after) = ("pressed", "true", "false")
        (effect.isOfMarkup, effect.hasCause, effect.causeElement, effect.count) = (true, true, "/html", 3)
        return effect
    }

    private var sheet: SheetEffect {
        var sheet = SheetEffect(
            cause: .token(.init(name: "--ink", before: nil, after: "red")),
            conditions: [.light, .print, .width(700), .touch, .state("hover")])
        sheet.isSeen = false
        sheet.contrast = .init(before: 4.5, after: 2.25)
        return sheet
    }

    private var full: Change {
        var change = Change(
            kind: .moved, subject: .column(cells: 4), layer: .data, component: "Card", instance: "a/1", element: "/p",
            part: "h3", name: "href", before: "x", after: "")
        (change.isAround, change.label, change.isCounterpart) = (true, "Ben", true)
        (change.references, change.brokenLinks) = (2, 7)
        change.resolved = .init(before: "a.html", after: "b.html")
        (change.effect, change.sheet) = (effect, sheet)
        return change
    }

    private func packed(_ change: Change) throws -> Change {
        var writer = PackedWriter()
        change.write(to: &writer)
        var reader = PackedReader(writer.bytes)
        let read = try Change(from: &reader)
        #expect(reader.isAtEnd)
        return read
    }

    @Test func packedChangesAreReadUnchanged() throws {
        #expect(try packed(full) == full)
        for cause in [SheetEffect.Cause.rules, .file(.replaced), .file(.added), .file(.removed)] {
            var change = full
            change.sheet?.cause = cause
            #expect(try packed(change) == change)
        }
        for subject in [Change.Subject.node, .documentType, .column(cells: nil)] {
            let change = Change(kind: .text, subject: subject, layer: .style, element: "", part: "")
            #expect(try packed(change) == change)
        }
        for condition in [StyleCondition.dark, .narrow, .reducedMotion, .forcedColors, .moreContrast] {
            var change = full
            change.sheet?.conditions = [condition]
            #expect(try packed(change) == change)
        }
    }

    /// Fails if a property is added to one of these types. It must then also be added to the packed form and to the
    /// values above.
    @Test func allPropertiesArePacked() {
        #expect(Mirror(reflecting: full).children.count == 18)
        #expect(Mirror(reflecting: effect).children.count == 10)
        #expect(Mirror(reflecting: sheet).children.count == 4)
        let page = SiteComparison.ChangedPage(path: "a", changes: [])
        #expect(Mirror(reflecting: page).children.count == 5)
    }

    @Test func invalidBytesAreRefused() throws {
        var writer = PackedWriter()
        full.write(to: &writer)
        for count in 0..<writer.bytes.count {
            var reader = PackedReader(Array(writer.bytes.prefix(count)))
            #expect(throws: PackedReader.Damage.self) { try Change(from: &reader) }
        }
    }
}
