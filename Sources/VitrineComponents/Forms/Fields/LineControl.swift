import VitrineHTML

/// A field with a line of text: its `input` element in its frame.
struct LineControl {
    /// The name under which the value is sent; nil if it is never sent.
    let name: String?
    let value: String?
    var type: String?
    let placeholder: LocalizedText?
    let autocomplete: Autocomplete?
    let isDisabled: Bool
    let constraints: FieldConstraints
    let frame: FieldFrame

    func write(to html: HTML) {
        html.reportInexpressible(constraints, of: frame.rules, field: frame.name)
        let type = type ?? constraints.type ?? "text"
        let description = frame.description(html)
        // The browser derives the direction of plain text from the text itself; a field that is empty at first keeps
        // the direction of the page. Addresses are always left to right.
        let isAddress = ["email", "url"].contains(constraints.inputmode ?? type)
        let isText = type == "text" && !isAddress
        let title = constraints.pattern == nil ? nil : frame.words(of: constraints, html)
        frame.write(to: html) { html in
            html.input(
                .id(html.id("control")), .type(type), .when(name != nil, .name(name ?? "")),
                .when(isText && !(value ?? "").isEmpty, .dir("auto")), .when(isAddress, .dir("ltr")),
                .when(value != nil, .value(value ?? "")),
                .when(placeholder != nil, .placeholder(placeholder.map { html.localized($0) } ?? "")),
                .when(autocomplete != nil, .autocomplete(autocomplete?.token ?? "")),
                .when(constraints.isRequired, .required), .when(isDisabled, .disabled),
                .when(constraints.inputmode != nil, .inputmode(constraints.inputmode ?? "")),
                .when(constraints.pattern != nil, .pattern(constraints.pattern ?? "")),
                .when(title != nil, .title(title ?? "")),
                .when(constraints.min != nil, .min(constraints.min ?? "")),
                .when(constraints.max != nil, .max(constraints.max ?? "")),
                .when(constraints.step != nil, .step(constraints.step ?? "")),
                .when(frame.state.isInvalid, .aria("invalid", "true")),
                .when(description != nil, .aria("describedby", description ?? "")))
        }
    }
}
