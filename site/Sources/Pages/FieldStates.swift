import Vitrine
import VitrineKit

/// The page about fields and buttons in different states, such as untouched, valid, invalid and disabled.
enum FieldStates {
    static func section(in group: String) -> Section {
        Section(
            id: "forms-fields", title: "Fields"
        ) {
            lines
            choices
        }
        .group(group)
        .summary(
            "Each kind of field in each of its states. The rules are written once, in Swift; the browser checks them too."
        )
    }

    private static let email = FieldRules(.required, .email)
    private static let handle = FieldRules(
        .required, .length(3...20),
        .characters(.asciiLetters + .digits + .anyOf(".-"), message: "Letters, digits, dots and hyphens."))

    private static var lines: [any Component] {
        [
            Story(
                "Text, untouched",
                TextField(
                    "handle", label: "Handle", rules: handle, placeholder: .verbatim("ann.lee"), icon: .person,
                    hint: "3 to 20 letters, digits, dots and hyphens.", autocomplete: .username)),
            Story(
                "Text, valid", TextField("handle", label: "Handle", value: "ann.lee", rules: handle, icon: .person)),
            Story(
                "Text, invalid", TextField("handle", label: "Handle", value: "ann lee", rules: handle, icon: .person)),
            Story(
                "Text, refused by a server",
                TextField(
                    "handle", label: "Handle", value: "ann.lee", rules: handle, icon: .person,
                    state: .invalid("This name is taken.")),
                notes: "A state that only the server knows."),
            Story(
                "Text, disabled",
                TextField("handle", label: "Handle", value: "ann.lee", rules: handle, icon: .person, isDisabled: true)),
            Story(
                "E-mail address, invalid",
                TextField(
                    "email", label: "E-mail address", value: "ann@", rules: email, icon: .envelope, autocomplete: .email
                )),
            Story(
                "Address on the web",
                TextField(
                    "site", label: "Website", value: "https://example.com/ann", rules: FieldRules(.url), icon: .link,
                    autocomplete: .url)),
            Story(
                "Number",
                TextField("seats", label: "Seats", value: "7", rules: FieldRules(.number(1...6, step: 1)))),
            Story(
                "Day",
                TextField(
                    "day", label: "Day of arrival", value: "2026-09-21",
                    rules: FieldRules(.date(from: FieldDate(year: 2026, month: 9, day: 1))))),
            Story(
                "Password, invalid",
                SecureField("password", label: "Password", value: "secret", rules: LoginRules.password, icon: .key),
                notes: "The page has six dots; what was typed is not in it."),
        ]
    }

    private static var choices: [any Component] {
        let sizes: [Picker.Option] = [
            .init("s", label: "Small"), .init("m", label: "Medium"), .init("l", label: "Large"),
        ]
        return [
            Story(
                "Several lines",
                TextArea(
                    "note", label: "Note", value: "Ring twice.\nThe dog is friendly.",
                    hint: "What a courier should know.")),
            Story(
                "Menu, untouched",
                Picker("size", label: "Size", options: sizes, prompt: "Choose a size", rules: FieldRules(.required))),
            Story("Menu, chosen", Picker("size", label: "Size", options: sizes, selection: "m")),
            Story(
                "Buttons",
                Picker("cup", label: "Cup", options: sizes, selection: "l", style: .buttons)),
            Story("Toggle, off", Toggle("news", label: "Send me news")),
            Story("Toggle, on", Toggle("news", label: "Send me news", isOn: true)),
            Story(
                "Toggle, refused",
                Toggle(
                    "terms", label: "I agree to the terms", rules: FieldRules(.required),
                    state: .invalid("You must agree to continue."))),
            Story("Button", Button("save", label: "Save")),
            Story("Button, disabled", Button("save", label: "Save", isDisabled: true)),
            Story(
                "Button that leads elsewhere",
                Button("help", label: "Forgot your password?", action: .link(.section("forms-login")))),
        ]
    }
}
