import VitrineMarkup
import VitrineSupport

/// A form control, and the indices of the attributes that its checks need.
struct FieldCheck {
    let page: PageTree
    let node: Int
    let element: Name
    private(set) var type = InputType.text
    private(set) var value: Int?
    private var controlName: Int?
    private var autocomplete: Int?
    private(set) var minimum: Int?
    private(set) var maximum: Int?
    private(set) var step: Int?
    private var minlength: Int?
    private var maxlength: Int?
    private var pattern: Int?
    private var hasTitle = false

    init(_ page: PageTree, _ node: Int, _ element: Name) {
        self.page = page
        self.node = node
        self.element = element
        if element == .input { type = page.inputType(node) }
        for attribute in page.attributes(node) {
            switch page.attributeName(attribute) {
            case .value: value = attribute
            case .name: controlName = attribute
            case .autocomplete: autocomplete = attribute
            case .min: minimum = attribute
            case .max: maximum = attribute
            case .step: step = attribute
            case .minlength: minlength = attribute
            case .maxlength: maxlength = attribute
            case .pattern: pattern = attribute
            case .title: hasTitle = true
            default: break
            }
        }
    }

    func judge(_ report: Report) {
        if let controlName { judgeName(report, controlName) }
        if let autocomplete, element != .fieldset, element != .output, element != .button {
            judgeAutocomplete(report, autocomplete)
        }
        guard element == .input || element == .textarea else { return }
        if minlength != nil || maxlength != nil { judgeLengths(report) }
        guard element == .input else { return }
        if minimum != nil || maximum != nil { judgeRange(report) }
        if let pattern, !hasTitle, takesPattern {
            report.add(
                .patternTitle, at: node, attribute: pattern,
                "<input> has a “pattern” but no “title”; add one that says what is expected")
        }
    }

    func bytes(_ attribute: Int) -> Bytes { page.value(of: attribute) }

    private var takesPattern: Bool {
        switch type {
        case .text, .search, .url, .tel, .email, .password: true
        default: false
        }
    }

    private func judgeName(_ report: Report, _ attribute: Int) {
        let name = bytes(attribute)
        if name.elementsEqual("isindex".utf8) {
            report.add(
                .controlName, at: node, attribute: attribute,
                "“name” of \(tag(page, node)) is “isindex”, which old browsers treat specially; "
                    + "choose another name")
        } else if element == .input, type == .hidden, let value, name.equals(ignoringCase: "_charset_") {
            report.add(
                .controlName, at: node, attribute: value,
                "<input> with the “name” “_charset_” must have no “value”: browsers put the encoding there")
        }
    }

    private func judgeLengths(_ report: Report) {
        guard element == .textarea || takesPattern else { return }
        let least = minlength.flatMap { AttributeText.count(bytes($0)) }
        guard let maxlength, let most = AttributeText.count(bytes(maxlength)) else { return }
        if let least, least > most {
            report.add(
                .lengthReversed, at: node, attribute: maxlength,
                "“maxlength” of \(tag(page, node)) is \(most), less than “minlength”, which is \(least)")
            return
        }
        let length = element == .input ? value.map { AttributeText.length(bytes($0)) } ?? 0 : textLength
        guard length > most else { return }
        report.add(
            .valueTooLong, at: node, attribute: element == .input ? value : maxlength,
            "the length of the value of \(tag(page, node)) is \(length), greater than “maxlength”, which is \(most)")
    }

    /// The length of a `textarea`'s text in UTF-16 code units. On pages in the HTML syntax, a line feed right after the
    /// start tag does not count, because HTML parsers drop it.
    private var textLength: Int {
        var length = 0
        for inside in page.descendants(node) {
            guard var text = page.text(inside) else { continue }
            if inside == node + 1, page.syntax == .html, !page.isReadAsHTML, text.first == 0x0A {
                text = text.dropFirst()
            }
            length += AttributeText.length(text)
        }
        return length
    }
}
