import Vitrine
import VitrineKit

/// The pages about the effects of gestures on a list: a filmstrip and its steps.
enum GesturePages {
    static func sections() throws -> [Section] {
        let film = try gestures()
        return [
            Section(id: "lists-gestures", title: "Gestures as a film", header: ListHeader(title: "Gestures")) {
                Story("Gestures film", film.filmstrip(linkingTo: "lists-gestures-steps"), tags: ["scenario", "list"])
            }
            .group("Lists")
            .summary("Swiping, pulling, inserting, deleting and moving: what the list shows after each."),
            film.section(id: "lists-gestures-steps", title: "Gestures step by step").group("Lists")
                .summary("Every step of the film at its full size."),
        ]
    }

    private static func gestures() throws -> Scenario {
        try Scenario("Gestures", of: InboxModel(), showing: \.list) { screen in
            screen.step("At rest")
            screen.perform("“Mill Lane” is swiped.") { $0.swipe("Mill Lane") }
            screen.step("Swiped open", notes: "The swipe uncovers the strip of actions.")
            screen.perform("“Mill Lane” is deleted.") { $0.change { $0.removeAll { $0 == "Mill Lane" } } }
            screen.step("Deleted", notes: "The row is struck through where it was.")
            screen.perform("The list is pulled down.") {
                $0.settle()
                $0.pull()
            }
            screen.step("Pulled to refresh")
            screen.perform("A new row comes.") { $0.change { $0.insert("East Pier", at: 1) } }
            screen.step("Inserted")
            screen.perform("“Old Bridge” is dragged to the top.") {
                $0.settle()
                $0.change { $0.insert($0.removeLast(), at: 0) }
            }
            screen.step("Moved", notes: "One move explains the new order; the row shows where it came from.")
            screen.perform("The list comes to rest.") { $0.settle() }
            screen.step("At rest again")
        }
    }
}
