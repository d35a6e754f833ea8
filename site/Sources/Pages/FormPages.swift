import Vitrine

/// The pages about forms: the login screen live and as a filmstrip, fields in different states, and the page after the
/// login.
enum FormPages {
    private static let group = "Forms"

    static func sections() throws -> [Section] {
        let login = try Scenario.login()
        return [live, film(login), steps(login), FieldStates.section(in: group), cat]
    }

    private static var live: Section {
        Section(
            id: "forms-login", title: "Login"
        ) {
            Story("Login screen", LoginScreen(LoginViewModel()), tags: ["form", "live"])
        }
        .group(group)
        .summary(
            "Type a user name of four characters and a password of eight: the button appears, without a script."
        )
    }

    private static func film(_ login: Scenario) -> Section {
        Section(
            id: "forms-login-film", title: "Login, step by step"
        ) {
            Story("Login film", login.filmstrip(linkingTo: "forms-login-steps"), tags: ["scenario"])
        }
        .group(group)
        .summary("The same screen after each step of a script, with what was done and what changed.")
    }

    private static func steps(_ login: Scenario) -> Section {
        login.section(
            id: "forms-login-steps", title: "Login step by step"
        ).group(group).summary("Every step at its full size; each has its own page.")
    }

    private static var cat: Section {
        Section(
            id: "lola", title: "Lola",
            footer: ListFooter(
                text: "That was all.", link: PageLink(title: "Back to the login", section: "forms-login"))
        ) {
            Story("Lola", CatPicture(name: "Lola"), tags: ["drawing"])
        }
        .group(group)
        .summary("The page after the login. Nothing is checked: a page is a file.")
    }
}
