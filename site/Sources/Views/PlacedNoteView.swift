import Vitrine

/// Shows a note with its role. The view is reused and shows one note after another, in any role.
final class PlacedNoteView: ReusableComponentView {
    private var note: PlacedNote?

    init() {}

    func prepareForReuse() { note = nil }

    func configure(with viewModel: PlacedNote) { note = viewModel }

    func body(_ html: HTML) {
        guard let note else { return }
        html.div(.class("placed"), .dir("auto")) {
            html.p(html.localized(words(html.role)), .class("placed-role"))
            html.p(
                html.localized(note.isPrepared ? "Prepared before its view." : "Not prepared."), .class("placed-state"))
            if note.hasPart { html.render(PlacedNote()) }
        }
    }

    private func words(_ role: RenderRole) -> LocalizedText {
        switch role {
        case .header: "Header"
        case .row: "Row"
        case .footer: "Footer"
        case .part: "Part of the row"
        }
    }
}
