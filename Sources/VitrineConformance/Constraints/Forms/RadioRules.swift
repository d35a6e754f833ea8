import VitrineMarkup
import VitrineSupport

/// The rules for groups of radio buttons: all those with the same name that belong to the same form, or to none.
enum RadioRules: RuleGroup {
    static var rules: [Rule] { [.radioSeveral, .radioAlone, .radioRequired] }

    private struct Group {
        var first: Int
        var count = 0
        var checked: Int?
        var checkedTwice: Int?
        var required = 0
    }

    static func check(_ page: PageTree, _ report: Report) {
        var groups: [ScopedName: Group] = [:]
        var order: [ScopedName] = []
        var forms: Enclosing?
        for input in page.elements(.input) where page.inputType(input) == .radio && page.isLive(input) {
            guard let name = page.value(.name, input), !name.isEmpty else { continue }
            let known = forms ?? Enclosing(page, .form)
            forms = known
            let tree = page.template(around: input)
            let key = ScopedName(scope: page.form(of: input, known) ?? tree.map { -2 - $0 } ?? -1, name: name)
            if groups[key] == nil { order.append(key) }
            var group = groups[key] ?? Group(first: input)
            group.count += 1
            if page.has(.required, input) { group.required += 1 }
            if page.has(.checked, input) {
                if group.checked == nil {
                    group.checked = input
                } else if group.checkedTwice == nil {
                    group.checkedTwice = input
                }
            }
            groups[key] = group
        }
        for key in order {
            guard let group = groups[key] else { continue }
            judge(page, report, group, key.name)
        }
    }

    private static func judge(_ page: PageTree, _ report: Report, _ group: Group, _ name: Bytes) {
        if let first = group.checked, let second = group.checkedTwice {
            report.add(
                .radioSeveral, at: second, attribute: page.attribute(.checked, second),
                "the radio button on line \(page.place(page.start(first)).line) of the same group, \(quoted(name)), "
                    + "is already “checked”; remove “checked” from one of them")
        }
        if group.count == 1 {
            report.add(
                .radioAlone, at: group.first,
                "the radio button \(quoted(name)) is the only one in its group; add another one, or use a check box")
        } else if group.required > 0, group.required < group.count {
            report.add(
                .radioRequired, at: group.first,
                "“required” is on \(group.required) of the \(group.count) radio buttons in the group \(quoted(name)); "
                    + "add it to all")
        }
    }
}

extension Rule {
    static let radioSeveral = Rule(
        "radio-several", .warning, "At most one radio button of a group should be checked",
        because: "Browsers check only the last one.",
        reference: .html("input.html#radio-button-state-(type=radio)"),
        wrong: [
            """
            <form action="a"><p><label><input type="radio" name="a" value="1" checked=""/> One</label>
            <label><input type="radio" name="a" value="2" checked=""/> Two</label></p></form>
            """
        ],
        right: [
            """
            <form action="a"><p><label><input type="radio" name="a" value="1" checked=""/> One</label>
            <label><input type="radio" name="a" value="2"/> Two</label></p></form>
            """
        ])

    static let radioAlone = Rule(
        "radio-alone", .warning, "A group should have more than one radio button",
        because: "A single radio button cannot be unchecked again. For yes or no, use a check box.",
        reference: .html("input.html#radio-button-state-(type=radio)"),
        wrong: ["<form action=\"a\"><p><label><input type=\"radio\" name=\"a\" value=\"1\"/> One</label></p></form>"],
        right: ["<form action=\"a\"><p><label><input type=\"checkbox\" name=\"a\" value=\"1\"/> One</label></p></form>"]
    )

    static let radioRequired = Rule(
        "radio-required", .warning, "Either all radio buttons of a group should be required, or none",
        because: "Browsers need “required” on one of them only, but screen readers then announce it only for that one.",
        reference: .html("input.html#the-required-attribute"),
        wrong: [
            """
            <form action="a"><p><label><input type="radio" name="a" value="1" required=""/> One</label>
            <label><input type="radio" name="a" value="2"/> Two</label></p></form>
            """
        ],
        right: [
            """
            <form action="a"><p><label><input type="radio" name="a" value="1" required=""/> One</label>
            <label><input type="radio" name="a" value="2" required=""/> Two</label></p></form>
            """
        ])
}
