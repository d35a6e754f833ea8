import VitrineHTML

/// A reusable view behind one erased call.
class AnyReusableView {
    func show(_ component: any Component, _ html: HTML) throws {}
}
