import Vitrine

/// Shows a list of registrations, and a sentence with the name of this view.
struct ShownDeclaratively: ComponentView {
    private let registrations: [String]

    init(viewModel: any Component) throws { registrations = try viewModel.as((any Registered).self).registrations }

    func body(_ html: HTML) {
        RegisteredMarkup.write("Shown by the declarative view ShownDeclaratively.", registrations, html)
    }
}
