import VitrineHTML

/// A type-erased reusable view.
class AnyReusableView {
    func show(_ component: any Component, _ html: HTML) throws {}
}
