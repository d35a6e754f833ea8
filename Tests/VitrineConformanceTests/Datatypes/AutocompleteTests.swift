import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("Autocomplete")
struct AutocompleteTests {
    @Test("Valid values")
    func right() {
        for name in AutocompleteSyntax.fieldNames {
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
        "Invalid values, with the reason",
        arguments: [
            ("", "expected “on”, “off” or the name of a field such as “email”"),
            (" ", "expected “on”, “off” or the name of a field such as “email”, found only whitespace"),
            ("true", "“true” is not the name of an autofill field"),
            ("firstname", "“firstname” is not the name of an autofill field"),
            ("nope", "“nope” is not the name of an autofill field"),
            ("on off", "“on” is not allowed together with other words"),
            ("on name", "“on” is not allowed together with other words"),
            ("shipping off", "“off” is not allowed together with other words"),
            ("section-a on", "“on” is not allowed together with other words"),
            ("name on", "unexpected “on” after “name”"), ("name email", "unexpected “email” after “name”"),
            ("name name", "unexpected “name” after “name”"),
            ("section-a", "the name of a field is missing at the end"),
            ("shipping", "the name of a field is missing at the end"),
            ("home", "the name of a field is missing at the end"),
            ("webauthn", "“webauthn” is only allowed after the name of the field"),
            ("webauthn name", "“webauthn” is only allowed after the name of the field"),
            ("name webauthn webauthn", "unexpected “webauthn” after “name”"),
            (
                "shipping billing name",
                "unexpected “billing”; only one “shipping” or “billing” is allowed, at the start or after “section-…”"
            ),
            ("shipping section-a name", "“section-a” is only allowed at the start"),
            ("section-a section-b name", "“section-b” is only allowed at the start"),
            (
                "home shipping tel",
                "unexpected “shipping”; only one “shipping” or “billing” is allowed, at the start or after “section-…”"
            ),
            (
                "home work tel",
                "unexpected “work”; only one of “home”, “work”, “mobile”, “fax” and “pager” is allowed"
            ),
            ("home name", "“home” is only allowed before “email”, “impp”, “tel” and “tel-…”, not before “name”"),
            ("work bday", "“work” is only allowed before “email”, “impp”, “tel” and “tel-…”, not before “bday”"),
            ("tel home", "unexpected “home” after “tel”"),
            ("section name", "“section” is not the name of an autofill field"),
            ("tel-home", "“tel-home” is not the name of an autofill field"),
            ("cc", "“cc” is not the name of an autofill field"),
        ] as [(String, String)])
    func wrong(value: String, reason: String) { #expect(problem("autocomplete-field", value) == reason, "\(value)") }

    @Test("There are as many fields as in the Standard")
    func fields() { #expect(AutocompleteSyntax.fieldNames.count == 45 + 10 - 1) }

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
        let all: [AutocompleteSyntax.Control] = [
            .hidden, .text, .search, .textarea, .select, .password, .url, .email, .tel, .number, .month, .date, .other,
        ]
        for control in all {
            #expect(
                AutocompleteSyntax.fits(Bytes(value.utf8), control) == fitting.contains(control.rawValue),
                "\(value) \(control)")
        }
    }

    @Test func invalidValueFitsAnyControl() { #expect(AutocompleteSyntax.fits(Bytes("nope".utf8), .date)) }
}
