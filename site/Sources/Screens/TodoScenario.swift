import Vitrine

extension Scenario {
    /// The to-do screen while to-dos are typed, added, completed and deleted, as in the demo of Blocks.
    static func todos() throws -> Scenario {
        try Scenario("To-dos", of: TodoScreenModel(), showing: { TodoScreen($0) }) { screen in
            screen.step("Nothing yet")
            screen.type("Buy groceries", into: \.title)
            screen.step("Typed")
            screen.tap("add") { $0.add() }
            screen.step("Added", notes: "The row is there, and the field is empty again.")
            screen.type("Read a book", into: \.title)
            screen.tap("add") { $0.add() }
            screen.step("Two to-dos")
            screen.perform("The first row is checked off.") { $0.complete(1) }
            screen.step("One completed", notes: "It goes to the other list, with a line through its title.")
            screen.perform("All rows are deleted.") { $0.empty() }
            screen.step("Emptied")
        }
    }
}
