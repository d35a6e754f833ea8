import Vitrine

/// The pages about the precedence of registrations, and about roles.
enum RegistryPages {
    private static let group = "Kinds of view"

    static var sections: [Section] { [registrations, roles] }

    private static var registrations: Section {
        Section(
            id: "registrations", title: "Several registrations",
            header: ListHeader(title: "Which view is used")
        ) {
            Story(
                "Template, class, declarative view", RegisteredThrice(),
                notes: "The template is used, whatever was registered first.", tags: ["template", "registry"])
            Story(
                "Class, declarative view", RegisteredTwice(),
                notes: "The class takes any component and asks it what it is.", tags: ["class", "registry"])
            Story("Two declarative views", RegisteredAgain(), notes: "The later one is used.", tags: ["registry"])
        }
        .group(group)
        .summary(
            "A template is preferred to a class, and a class to a declarative view; within a kind, the last is used.")
    }

    private static var roles: Section {
        Section(
            id: "roles", title: "Roles by position",
            header: PlacedNote(), footer: PlacedNote()
        ) {
            Story("Row", PlacedNote(), tags: ["role"])
            Story("Row with a part", PlacedNote(hasPart: true), tags: ["role"])
        }
        .group(group)
        .summary("One component with one registration, as header, row, part of a row and footer.")
    }
}
