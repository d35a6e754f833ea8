import Testing

@testable import VitrineConformance

@Suite("Autocomplete")
struct AutocompleteTests {
    @Test("Right values")
    func right() {
        for name in Autocomplete.fieldNames {
            for value in [
                name, name.uppercased(), "section-x \(name)", "shipping \(name)", "section- billing \(name)",
                "\(name) webauthn",
            ] {
                #expect(problem("autocomplete-field", value) == nil, "\(value)")
            }
        }
        let right = [
            "on", "off", "ON", " off ", "home tel", "work email", "mobile impp", "fax tel-national", "pager tel",
            "section-a shipping home tel webauthn", "  name\twebauthn\n", "SECTION-x Shipping Street-Address",
            "current-password webauthn", "section-section-x name", "cc-name", "bday-day",
        ]
        for value in right { #expect(problem("autocomplete-field", value) == nil, "\(value)") }
    }

    @Test(
        "Wrong values with the reason",
        arguments: [
            ("", "it is empty where on, off or what the field is filled with is needed"),
            (" ", "it is empty where on, off or what the field is filled with is needed"),
            ("true", "there is no field “true”"), ("firstname", "there is no field “firstname”"),
            ("nope", "there is no field “nope”"), ("on off", "“on” stands alone"), ("on name", "“on” stands alone"),
            ("shipping off", "“off” stands alone"), ("section-a on", "“on” stands alone"),
            ("name on", "“on” cannot stand behind “name”"), ("name email", "“email” cannot stand behind “name”"),
            ("name name", "“name” cannot stand behind “name”"),
            ("section-a", "the name of a field is missing at the end"),
            ("shipping", "the name of a field is missing at the end"),
            ("home", "the name of a field is missing at the end"),
            ("webauthn", "“webauthn” stands behind the name of a field"),
            ("webauthn name", "“webauthn” stands behind the name of a field"),
            ("name webauthn webauthn", "“webauthn” cannot stand behind “name”"),
            ("shipping billing name", "“billing” stands once, right before the name of a field"),
            ("shipping section-a name", "“section-a” stands in front"),
            ("section-a section-b name", "“section-b” stands in front"),
            ("home shipping tel", "“shipping” stands once, right before the name of a field"),
            ("home work tel", "“work” stands right before tel, email or impp"),
            ("home name", "“home” stands before tel, email and impp only, not before “name”"),
            ("work bday", "“work” stands before tel, email and impp only, not before “bday”"),
            ("tel home", "“home” cannot stand behind “tel”"), ("section name", "there is no field “section”"),
            ("tel-home", "there is no field “tel-home”"), ("cc", "there is no field “cc”"),
        ] as [(String, String)])
    func wrong(value: String, reason: String) { #expect(problem("autocomplete-field", value) == reason, "\(value)") }

    @Test("There are as many fields as in the Standard")
    func fields() { #expect(Autocomplete.fieldNames.count == 45 + 10 - 1) }

    @Test(
        "Fields fit the controls of their group",
        arguments: [
            ("name", "hidden text search textarea select"), ("street-address", "hidden textarea select"),
            ("new-password", "hidden text search password textarea select"),
            ("url", "hidden text search url textarea select"),
            ("username", "hidden text search email textarea select"),
            ("email", "hidden text search email textarea select"),
            ("tel", "hidden text search tel textarea select"), ("home tel", "hidden text search tel textarea select"),
            ("tel-local", "hidden text search textarea select"),
            ("bday-year", "hidden text search number textarea select"),
            ("cc-exp", "hidden text search month textarea select"), ("bday", "hidden text search date textarea select"),
            ("impp", "hidden text search url textarea select"),
            ("section-a billing cc-exp-month", "hidden text search number textarea select"),
            ("off", "text search textarea select password url email tel number month date other"),
        ] as [(String, String)])
    func fits(value: String, controls: String) {
        let fitting = Set(controls.split(separator: " ").map(String.init))
        let all: [Autocomplete.Control] = [
            .hidden, .text, .search, .textarea, .select, .password, .url, .email, .tel, .number, .month, .date, .other,
        ]
        for control in all {
            #expect(
                Autocomplete.autocompleteFits(Bytes(value.utf8), control) == fitting.contains(control.rawValue),
                "\(value) \(control)")
        }
    }

    @Test func whatBreaksTheGrammarFits() { #expect(Autocomplete.autocompleteFits(Bytes("nope".utf8), .date)) }
}
