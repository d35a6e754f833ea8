import VitrineMarkup
import VitrineSupport

/// The rules for buttons that act on another element.
enum InvokerRules: RuleGroup {
    static var rules: [Rule] { [.invokerSubmits, .commandIncomplete] }

    static func check(_ page: PageTree, _ report: Report) {
        var forms: Enclosing?
        for name in [Name.button, .input] {
            for button in page.elements(name) where page.document.nodes[button].attributeCount > 0 {
                judge(page, report, button, name, &forms)
            }
        }
    }

    private static func judge(
        _ page: PageTree, _ report: Report, _ button: Int, _ name: Name, _ forms: inout Enclosing?
    ) {
        var popover: Int?
        var target: Int?
        var command: Int?
        for attribute in page.attributes(button) {
            switch page.attributeName(attribute) {
            case .popovertarget: popover = attribute
            case .commandfor where name == .button: target = attribute
            case .command where name == .button: command = attribute
            default: break
            }
        }
        guard popover != nil || target != nil || command != nil else { return }
        if (target == nil) != (command == nil), let only = target ?? command {
            report.add(
                .commandIncomplete, at: button, attribute: only,
                "<button> has “\(page.attributeSpelling(only))” without “\(target == nil ? "commandfor" : "command")”, so "
                    + "it runs no command; use both or neither")
        }
        guard let invoker = target ?? popover, let effect = effect(page, button, name) else { return }
        let known = forms ?? Enclosing(page, .form)
        forms = known
        guard page.form(of: button, known) != nil else { return }
        report.add(
            .invokerSubmits, at: button, attribute: invoker,
            "\(tag(page, button)) with “\(page.attributeSpelling(invoker))” belongs to a form, so it "
                + "\(effect); write type=\"button\"")
    }

    /// Describes what a button does in a form instead of acting on the other element, such as “does nothing”.
    /// Returns nil if it acts on the element.
    private static func effect(_ page: PageTree, _ button: Int, _ name: Name) -> String? {
        if name == .input {
            switch page.inputType(button) {
            case .submit, .image: return "submits the form and ignores the attribute"
            case .reset: return "resets the form and ignores the attribute"
            default: return nil
            }
        }
        let type = page.value(.type, button)
        if let type, type.equals(ignoringCase: "button") { return nil }
        if let type, type.equals(ignoringCase: "reset") { return "resets the form and ignores the attribute" }
        if let type, type.equals(ignoringCase: "submit") { return "submits the form and ignores the attribute" }
        let isCommand = page.has(.command, button) || page.has(.commandfor, button)
        return isCommand ? "does nothing" : "submits the form and ignores the attribute"
    }
}

extension Rule {
    static let invokerSubmits = Rule(
        "invoker-submits", .warning,
        "A button with “popovertarget” or “commandfor” should not submit or reset a form",
        because: """
            The form is sent or reset, or nothing happens. In each case, the button does nothing to the element that \
            it refers to.
            """,
        reference: .html("popover.html#the-popover-target-attributes"),
        wrong: [
            """
            <form action="a"><p><button popovertarget="p">Help</button></p></form><div id="p" popover="auto">Help</div>
            """
        ],
        right: [
            """
            <form action="a"><p><button type="button" popovertarget="p">Help</button></p></form>
            <div id="p" popover="auto">Help</div>
            """,
            "<p><button type=\"button\" popovertarget=\"p\">Help</button></p><div id=\"p\" popover=\"auto\">Help</div>",
        ])

    static let commandIncomplete = Rule(
        "command-incomplete", .warning, "“command” and “commandfor” should be used together",
        because: "A button that has only one of the two runs no command.",
        reference: .html("form-elements.html#attr-button-commandfor"),
        wrong: ["<p><button type=\"button\" command=\"show-modal\">Open</button></p>"],
        right: [
            """
            <p><button type="button" command="show-modal" commandfor="d">Open</button></p>
            <dialog id="d" aria-label="Box"><p>Text</p></dialog>
            """
        ])
}
