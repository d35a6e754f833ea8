import VitrineHTML

class AnyReusableView {
    func show(_ component: any Component, _ html: HTML) throws {}
}
