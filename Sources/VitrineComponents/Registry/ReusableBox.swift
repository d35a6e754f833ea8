import VitrineHTML

/// Wraps a reusable view of one type as an ``AnyReusableView``.
final class ReusableBox<View: ReusableComponentView>: AnyReusableView {
    private let view: View

    init(_ view: View) { self.view = view }

    override func show(_ component: any Component, _ html: HTML) throws {
        guard let model = component as? View.Model else {
            throw RenderError.invalidModel(
                expected: TypeName.short(View.Model.self), actual: TypeName.short(type(of: component)))
        }
        view.prepareForReuse()
        try view.configure(with: model)
        try view.body(html)
    }
}
