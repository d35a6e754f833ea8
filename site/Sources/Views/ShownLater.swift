import Vitrine

/// Another declarative view, registered later.
struct ShownLater: ComponentView {
    private let registrations: [String]

    init(viewModel: any Component) throws { registrations = try viewModel.as((any Registered).self).registrations }

    func body(_ html: HTML) { RegisteredMarkup.write("Shown by the declarative view ShownLater.", registrations, html) }
}
