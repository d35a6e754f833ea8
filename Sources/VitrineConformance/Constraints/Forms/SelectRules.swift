import VitrineMarkup

/// The rules for `select`: the options that are initially selected, and the empty option that a required `select`
/// needs.
enum SelectRules: RuleGroup {
    static var rules: [Rule] { [.selectSeveral, .selectPlaceholder] }

    static func check(_ page: PageTree, _ report: Report) {
        for select in page.elements(.select) where !page.has(.multiple, select) {
            judgeSelected(page, report, select)
            if page.has(.required, select) { judgePlaceholder(page, report, select) }
        }
    }

    private static func judgeSelected(_ page: PageTree, _ report: Report, _ select: Int) {
        var first: Int?
        for option in page.descendants(select) where page.names[option] == .option {
            guard let attribute = page.attribute(.selected, option) else { continue }
            guard let before = first else {
                first = option
                continue
            }
            report.add(
                .selectSeveral, at: option, attribute: attribute,
                "the <option> on line \(page.place(page.start(before)).line) is already “selected”; "
                    + "remove “selected” from one of them, or add “multiple” to the <select>")
            return
        }
    }

    private static func judgePlaceholder(_ page: PageTree, _ report: Report, _ select: Int) {
        if let size = page.value(.size, select).flatMap({ AttributeText.count($0) }), size != 1 { return }
        let first = page.descendants(select).first { page.names[$0] == .option }
        if let first, page.parent(first) == select, isEmpty(page, first) { return }
        report.add(
            .selectPlaceholder, at: select, attribute: page.attribute(.required, select),
            "<select> is “required” but "
                + (first == nil ? "has no <option>" : "does not begin with an empty option")
                + "; add <option value=\"\">…</option> as its first child")
    }

    /// Returns whether the value of an option is empty: its `value` attribute or, without one, its text.
    private static func isEmpty(_ page: PageTree, _ option: Int) -> Bool {
        if let value = page.value(.value, option) { return value.isEmpty }
        return !page.descendants(option).contains { page.isNonblankText($0) }
    }
}

extension Rule {
    static let selectSeveral = Rule(
        "select-several", .error, "At most one option may be selected in a <select> without “multiple”",
        because: "Browsers select only the last one.",
        reference: .html("form-elements.html#attr-option-selected"),
        wrong: [
            """
            <p><label>Fruit <select name="f"><option selected="">Pear</option><option selected="">Fig</option></select>\
            </label></p>
            """
        ],
        right: [
            """
            <p><label>Fruit <select name="f" multiple=""><option selected="">Pear</option>\
            <option selected="">Fig</option></select></label></p>
            """,
            "<p><label>Fruit <select name=\"f\"><option>Pear</option><option selected=\"\">Fig</option></select></label></p>",
        ])

    /// A required `select` that is a drop-down box must begin with an empty option.
    static let selectPlaceholder = Rule(
        "select-placeholder", .error, "A required <select> must begin with an empty option",
        because: """
            Otherwise the first option counts as chosen, and the requirement is always met. A <select> with “multiple” \
            or with a “size” greater than 1 does not need one.
            """,
        reference: .html("form-elements.html#placeholder-label-option"),
        wrong: ["<p><label>Fruit <select name=\"f\" required=\"\"><option>Pear</option></select></label></p>"],
        right: [
            """
            <p><label>Fruit <select name="f" required=""><option value="">Choose</option><option>Pear</option></select>\
            </label></p>
            """,
            "<p><label>Fruit <select name=\"f\" required=\"\" size=\"2\"><option>Pear</option></select></label></p>",
        ])
}
