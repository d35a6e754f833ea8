import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("Controls and forms")
struct FormConstraintTests {
    @Test("The values of gauges must be in their range")
    func gauges() throws {
        try ConstraintCheck.body([
            ("<meter value=\"0.5\"></meter><meter value=\"0\"></meter><meter value=\"1\"></meter>", []),
            ("<meter value=\"1.01\"></meter>", ["gauge-range"]),
            ("<meter value=\"-1\"></meter>", ["gauge-range"]),
            ("<meter value=\"-1\" min=\"-2\" max=\"0\"></meter>", []),
            ("<meter value=\"1e2\" max=\"100\"></meter>", []),
            ("<meter value=\"5\" min=\"9\" max=\"1\"></meter>", ["gauge-range"]),
            ("<meter value=\"2\" min=\"2\"></meter>", ["gauge-range"]),
            ("<meter value=\"5\" max=\"9\" low=\"10\"></meter>", ["gauge-range"]),
            ("<meter value=\"5\" max=\"9\" high=\"10\" optimum=\"-1\"></meter>", ["gauge-range", "gauge-range"]),
            ("<meter value=\"5\" max=\"9\" low=\"7\" high=\"3\"></meter>", ["gauge-range"]),
            ("<meter value=\"5\" max=\"9\" low=\"3\" high=\"3\" optimum=\"9\"></meter>", []),
            // Invalid numbers are reported by another rule.
            ("<meter value=\"5\" max=\"many\"></meter><meter value=\"+5\"></meter>", []),
            ("<progress></progress><progress max=\"9\"></progress><progress value=\"1\"></progress>", []),
            ("<progress value=\"1.5\"></progress>", ["gauge-range"]),
            ("<progress value=\"9\" max=\"9\"></progress>", []),
            ("<progress value=\"9.5\" max=\"9\"></progress>", ["gauge-range"]),
            ("<progress value=\"-1\" max=\"9\"></progress>", ["gauge-range"]),
            ("<progress max=\"0\"></progress>", ["gauge-range"]),
        ])
        #expect(
            try ConstraintCheck.messages("<meter value=\"12\">12</meter>") == [
                "“value” of <meter> is “12”, which is greater than 1, the default “max”"
            ])
    }

    @Test("Minimum lengths must not exceed maximum lengths, and values must fit")
    func lengths() throws {
        try ConstraintCheck.body([
            ("<input minlength=\"2\" maxlength=\"2\"/>", []),
            ("<input minlength=\"3\" maxlength=\"2\"/>", ["length-reversed"]),
            ("<textarea minlength=\"3\" maxlength=\"2\"></textarea>", ["length-reversed"]),
            ("<input maxlength=\"3\" value=\"abc\"/>", []),
            ("<input maxlength=\"3\" value=\"abcd\"/>", ["value-too-long"]),
            ("<input maxlength=\"3\" value=\"äöü\"/>", []),
            ("<input maxlength=\"3\" value=\"😀😀\"/>", ["value-too-long"]),
            ("<input type=\"number\" maxlength=\"1\" value=\"12\"/>", []),
            ("<textarea maxlength=\"3\">abc</textarea>", []),
            ("<textarea maxlength=\"3\">\nabc</textarea>", []),
            ("<textarea maxlength=\"3\">a\nbc</textarea>", ["value-too-long"]),
            ("<textarea maxlength=\"3\">a&amp;b</textarea>", []),
        ])
    }

    @Test("Bounds of numbers, dates and times")
    func ranges() throws {
        try ConstraintCheck.body([
            ("<input type=\"number\" min=\"1\" max=\"1\"/>", []),
            ("<input type=\"number\" min=\"2\" max=\"1\"/>", ["input-range-reversed"]),
            ("<input type=\"number\" min=\"10\" max=\"9\"/>", ["input-range-reversed"]),
            ("<input type=\"range\" min=\"-1\" max=\"-2\"/>", ["input-range-reversed"]),
            ("<input type=\"date\" min=\"2026-01-02\" max=\"2026-01-01\"/>", ["input-range-reversed"]),
            ("<input type=\"date\" min=\"9999-01-02\" max=\"10000-01-01\"/>", []),
            ("<input type=\"month\" min=\"2026-02\" max=\"2026-01\"/>", ["input-range-reversed"]),
            ("<input type=\"week\" min=\"2026-W02\" max=\"2026-W01\"/>", ["input-range-reversed"]),
            ("<input type=\"week\" min=\"2026-W02\" max=\"2026-W03\"/>", []),
            ("<input type=\"time\" min=\"21:00\" max=\"06:00\"/>", []),
            (
                "<input type=\"datetime-local\" min=\"2026-01-01T10:00:30\" max=\"2026-01-01T10:00\"/>",
                ["input-range-reversed"]
            ),
            ("<input type=\"datetime-local\" min=\"2026-01-01T10:00:00\" max=\"2026-01-01 10:00\"/>", []),
            ("<input type=\"text\" min=\"2\" max=\"1\"/>", []),
            ("<input type=\"number\" min=\"few\" max=\"1\" value=\"0\"/>", []),
            ("<input type=\"number\" min=\"1\" value=\"0\"/>", ["value-outside-range"]),
            ("<input type=\"number\" max=\"1\" value=\"2\"/>", ["value-outside-range"]),
            ("<input type=\"date\" max=\"2026-01-01\" value=\"2026-01-02\"/>", ["value-outside-range"]),
            ("<input type=\"time\" min=\"10:00\" max=\"12:00\" value=\"13:00\"/>", ["value-outside-range"]),
            ("<input type=\"time\" min=\"21:00\" max=\"06:00\" value=\"23:00\"/>", []),
            ("<input type=\"time\" min=\"21:00\" max=\"06:00\" value=\"05:00\"/>", []),
            ("<input type=\"time\" min=\"21:00\" max=\"06:00\" value=\"12:00\"/>", ["value-outside-range"]),
            ("<input type=\"number\" min=\"1\" step=\"3\" value=\"4\"/>", []),
            ("<input type=\"number\" min=\"1\" step=\"3\" value=\"5\"/>", ["value-outside-range"]),
            ("<input type=\"number\" min=\"1\" value=\"1.5\"/>", []),
            ("<input type=\"number\" min=\"0\" step=\"any\" value=\"1.5\"/>", []),
            ("<input type=\"number\" step=\"3\" value=\"5\"/>", []),
            ("<input pattern=\"[0-9]\"/>", ["pattern-title"]),
            ("<input pattern=\"[0-9]\" title=\"A digit\"/>", []),
        ])
        #expect(
            try ConstraintCheck.messages("<input type=\"time\" min=\"21:00\" max=\"06:00\" value=\"12:00\"/>") == [
                "“value” of <input> is “12:00”, less than “min”, which is “21:00”, and greater than “max”, which is “06:00”"
            ])
    }

    @Test("Names of controls and forms")
    func names() throws {
        try ConstraintCheck.body([
            ("<input name=\"isindex\"/>", ["control-name"]),
            ("<input name=\"ISINDEX\"/><input name=\"isindexes\"/>", []),
            ("<select name=\"isindex\"></select>", ["control-name"]),
            ("<input type=\"hidden\" name=\"_charset_\"/>", []),
            ("<input type=\"hidden\" name=\"_CHARSET_\" value=\"x\"/>", ["control-name"]),
            ("<input name=\"_charset_\" value=\"x\"/>", []),
            ("<form name=\"a\"></form><form name=\"b\"></form><form></form><form></form>", []),
            ("<form name=\"a\"></form><form name=\"a\"></form>", ["form-name-repeated"]),
            ("<form name=\"a\"></form><form id=\"a\"></form>", []),
        ])
    }

    @Test(
        "Autocomplete values that fit the control",
        arguments: [
            ("text", "name"), ("search", "name"), ("hidden", "name"), ("text", "cc-exp"), ("month", "cc-exp"),
            ("number", "cc-exp-month"), ("date", "bday"), ("number", "bday-day"), ("email", "email"),
            ("email", "username"), ("password", "current-password"), ("text", "one-time-code"), ("url", "url"),
            ("url", "impp"), ("tel", "tel"), ("tel", "on"), ("number", "off"), ("hidden", "street-address"),
            ("email", "section-a work email webauthn"), ("password", "new-password webauthn"), ("text", "webauthn"),
            ("number", "unknown"), ("checkbox", "name"),
        ])
    func autocompleteFits(type: String, value: String) throws {
        try ConstraintCheck.body([("<input type=\"\(type)\" autocomplete=\"\(value)\"/>", [])])
    }

    @Test(
        "Autocomplete values that do not fit the control",
        arguments: [
            ("number", "name"), ("tel", "tel-national"), ("email", "name"), ("date", "bday-day"), ("month", "bday"),
            ("tel", "email"), ("url", "email"), ("password", "username"), ("email", "current-password"),
            ("text", "street-address"), ("search", "shipping street-address"), ("hidden", "on"), ("hidden", "OFF"),
            ("color", "name"), ("range", "cc-exp-month"), ("tel", "one-time-code"),
        ])
    func autocompleteMisfits(type: String, value: String) throws {
        try ConstraintCheck.body([("<input type=\"\(type)\" autocomplete=\"\(value)\"/>", ["autocomplete-control"])])
    }

    @Test("Autocomplete values of other controls")
    func autocompleteElsewhere() throws {
        try ConstraintCheck.body([
            ("<textarea autocomplete=\"street-address\"></textarea><textarea autocomplete=\"bday\"></textarea>", []),
            ("<select autocomplete=\"country\"></select><select autocomplete=\"street-address\"></select>", []),
            ("<textarea autocomplete=\"name webauthn\"></textarea>", []),
            ("<select autocomplete=\"name webauthn\"></select>", ["autocomplete-control"]),
        ])
        #expect(
            try ConstraintCheck.messages("<input type=\"number\" autocomplete=\"bday\"/>") == [
                "“autocomplete” of <input> with the “type” “number” is “bday”, which is not allowed on this type; "
                    + "use type=\"text\", type=\"search\" or type=\"date\""
            ])
    }

    @Test("A select element with a single choice")
    func selects() throws {
        try ConstraintCheck.body([
            ("<select><option>a</option><option selected=\"\">b</option></select>", []),
            ("<select><option selected=\"\">a</option><option selected=\"\">b</option></select>", ["select-several"]),
            (
                """
                <select><optgroup label="x"><option selected="">a</option></optgroup><option selected="">b</option></select>
                """, ["select-several"]
            ),
            ("<select multiple=\"\"><option selected=\"\">a</option><option selected=\"\">b</option></select>", []),
            ("<select required=\"\"><option value=\"\">a</option></select>", []),
            ("<select required=\"\"><option></option><option>a</option></select>", []),
            ("<select required=\"\"><option value=\"\" label=\"x\"></option></select>", []),
            ("<select required=\"\"><option>a</option></select>", ["select-placeholder"]),
            ("<select required=\"\"><option value=\"a\"></option></select>", ["select-placeholder"]),
            ("<select required=\"\"></select>", ["select-placeholder"]),
            (
                "<select required=\"\"><optgroup label=\"x\"><option value=\"\">a</option></optgroup></select>",
                ["select-placeholder"]
            ),
            ("<select required=\"\" size=\"2\"><option>a</option></select>", []),
            ("<select required=\"\" size=\"1\"><option>a</option></select>", ["select-placeholder"]),
            ("<select required=\"\" multiple=\"\"><option>a</option></select>", []),
            (
                """
                <select required=""><button><selectedcontent></selectedcontent></button><option value="">a</option></select>
                """, []
            ),
            ("<select required=\"\"><hr/><option value=\"\">a</option></select>", []),
        ])
    }

    @Test("Groups of radio buttons")
    func radios() throws {
        func radio(_ name: String, _ more: String = "") -> String { "<input type=\"radio\" name=\"\(name)\" \(more)/>" }
        let checked = "checked=\"\""
        try ConstraintCheck.body([
            (radio("a", checked) + radio("a"), []),
            (radio("a", checked) + radio("a", checked), ["radio-several"]),
            (radio("a", checked) + radio("a", checked) + radio("a", checked), ["radio-several"]),
            (radio("a"), ["radio-alone"]),
            ("<input type=\"radio\"/>", []),
            ("<form>\(radio("a", checked) + radio("a"))</form><form>\(radio("a", checked) + radio("a"))</form>", []),
            ("<form>\(radio("a"))</form>\(radio("a"))", ["radio-alone", "radio-alone"]),
            ("<form id=\"f\">\(radio("a"))</form>\(radio("a", "form=\"f\""))", []),
            (radio("a", "required=\"\"") + radio("a"), ["radio-required"]),
            (radio("a", "required=\"\"") + radio("a", "required=\"\""), []),
            ("<template>\(radio("a"))</template>", []),
        ])
    }
}
