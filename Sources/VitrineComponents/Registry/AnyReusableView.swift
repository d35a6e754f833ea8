import VitrineHTML

/// A reusable view with its type erased.
class AnyReusableView {
    func show(_ component: any Component, _ html: HTML) throws {}
}
