import Vitrine

/// Shows anything that lists its registrations, and that it was this class that did.
final class ShownByClass: ReusableComponentView {
    private var registrations: [String] = []

    init() {}

    func prepareForReuse() { registrations = [] }

    func configure(with viewModel: any Component) throws {
        registrations = try viewModel.as((any Registered).self).registrations
    }

    func body(_ html: HTML) { RegisteredMarkup.write("Shown by the class ShownByClass.", registrations, html) }
}

/// The same, as a declarative view.
struct ShownDeclaratively: ComponentView {
    private let registrations: [String]

    init(viewModel: any Component) throws { registrations = try viewModel.as((any Registered).self).registrations }

    func body(_ html: HTML) {
        RegisteredMarkup.write("Shown by the declarative view ShownDeclaratively.", registrations, html)
    }
}

/// Another declarative view, registered later.
struct ShownLater: ComponentView {
    private let registrations: [String]

    init(viewModel: any Component) throws { registrations = try viewModel.as((any Registered).self).registrations }

    func body(_ html: HTML) { RegisteredMarkup.write("Shown by the declarative view ShownLater.", registrations, html) }
}

private enum RegisteredMarkup {
    static func write(_ words: LocalizedText, _ registrations: [String], _ html: HTML) {
        html.div(.class("registered")) {
            html.p(html.localized(words), .class("registered-by"))
            html.ol { for registration in registrations { html.li { html.code(registration) } } }
        }
    }
}
