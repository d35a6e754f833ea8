import Vitrine

/// Shows a list of registrations, and a sentence with the name of this class.
final class ShownByClass: ReusableComponentView {
    private var registrations: [String] = []

    init() {}

    func prepareForReuse() { registrations = [] }

    func configure(with viewModel: any Component) throws {
        registrations = try viewModel.as((any Registered).self).registrations
    }

    func body(_ html: HTML) { RegisteredMarkup.write("Shown by the class ShownByClass.", registrations, html) }
}
