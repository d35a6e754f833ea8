import VitrineAccessibility

/// Checks labels: each should have a control and text.
enum LabelTexts {
    static func check(_ names: AccessibleNames, _ report: Report) {
        let page = names.page
        var labelled: Set<Int>?
        for label in page.elements(.label) where !page.isConcealed(label) {
            let withControl = labelled ?? names.labels.labelled
            labelled = withControl
            guard withControl.contains(label) else {
                // A “for” that refers to no control is reported by the check of references.
                if !page.has(.for, label) {
                    report.add(
                        .labelWithoutControl, at: label,
                        "<label> has neither “for” nor a control inside, so it labels nothing")
                }
                continue
            }
            if !names.hasContents(label), !page.has(.ariaLabel, label), !page.has(.ariaLabelledby, label) {
                report.add(.labelEmpty, at: label, "<label> has no text, so it gives its control no name; add text")
            }
        }
    }
}

extension Rule {
    static let labelEmpty = Rule(
        "label-empty", .warning, "A label should have text",
        because: """
            The text is the name of the control, for people who hear the page and for people who use it by voice.
            """,
        reference: .wcag("labels-or-instructions"),
        wrong: ["<p><label><input type=\"text\" name=\"mail\"/></label></p>"],
        right: ["<p><label>Mail <input type=\"text\" name=\"mail\"/></label></p>"])

    static let labelWithoutControl = Rule(
        "label-without-control", .warning, "A label should belong to a control",
        because: "Otherwise a click on it does nothing, and it gives no control a name.",
        reference: .html("forms.html#the-label-element"),
        wrong: ["<p><label>Mail</label></p>"],
        right: ["<p><label for=\"mail\">Mail</label> <input type=\"text\" name=\"mail\" id=\"mail\"/></p>"])
}
