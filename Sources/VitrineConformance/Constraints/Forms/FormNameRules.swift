import VitrineMarkup
import VitrineSupport

/// The rule for the names of forms.
enum FormNameRules: RuleGroup {
    static var rules: [Rule] { [.formNameRepeated] }

    static func check(_ page: PageTree, _ report: Report) {
        var names: [Bytes: Int] = [:]
        for form in page.elements(.form) where page.template(around: form) == nil {
            guard let attribute = page.attribute(.name, form) else { continue }
            let name = page.value(of: attribute)
            guard !name.isEmpty else { continue }
            guard let first = names[name] else {
                names[name] = form
                continue
            }
            report.add(
                .formNameRepeated, at: form, attribute: attribute,
                "the name \(quoted(name)) of <form> is already used on line "
                    + "\(page.place(page.start(first)).line)")
        }
    }
}

extension Rule {
    static let formNameRepeated = Rule(
        "form-name-repeated", .error, "The name of a form must be unique in the page",
        because: "A script that looks for the form by name finds only one of them.",
        reference: .html("forms.html#attr-form-name"),
        wrong: ["<form name=\"f\" action=\"a\"></form><form name=\"f\" action=\"b\"></form>"],
        right: ["<form name=\"f\" action=\"a\"></form><form name=\"g\" action=\"b\"></form>"])
}
